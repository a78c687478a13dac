import TTTModel
import TermKit

/// The list of all games, newest first. It includes the game on the board.
final class HistoryViewController: EntryListController {
  /// The pane beside the list. It shows the game that has the focus.
  let detail: GameViewController

  let list: GameList
  /// Returns the menu of a game. Set by the screen that contains the list.
  var makeMenu: (@MainActor (Game) -> Menu)?
  private let model: TicTacToeModel
  private let dateTexts: DateTexts
  private var observation: Observation?
  /// The row that is pressed by a click or by Space, which opens its game.
  private var pressedRow: IndexPath?

  init(model: TicTacToeModel, list: GameList, dateTexts: DateTexts) {
    self.model = model
    self.list = list
    self.dateTexts = dateTexts
    detail = GameViewController(nil, model: model, dateTexts: dateTexts)
    super.init()
    restorationIdentifier = "list"
    observation = model.observe { [weak self] in self?.modelDidChange($0) }
  }

  override func viewDidLoad() {
    tableView.register(HistoryCell.self, forCellReuseIdentifier: "game")
    // The system's time zone can change while the program runs.
    schedule(every: DateTexts.updateInterval) { $0.showVisibleRows() }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    let row = currentRow
    tableView.rowHeight = HistoryCell.height(traitCollection)
    if let row, tableView.indexPathForFocusedRow?.row != row { select(row: row) }
    showVisibleRows()
  }

  // MARK: Rows

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { list.count }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "game", for: indexPath, as: HistoryCell.self)
    show(list.game(at: indexPath.row), in: cell)
    return cell
  }

  private func show(_ game: Game?, in cell: HistoryCell) {
    cell.accessoryType = isDetailShown || game == nil ? .none : .disclosureIndicator
    cell.content = game.map { HistoryCell.Content($0, model, dateTexts) }
  }

  private func showVisibleRows() {
    for path in tableView.indexPathsForVisibleRows {
      (tableView.cellForRow(at: path) as? HistoryCell).map { show(list.game(at: path.row), in: $0) }
    }
  }

  // MARK: Selection

  /// The row that is selected or has the focus, or nil.
  var currentRow: Int? { (tableView.indexPathForSelectedRow ?? tableView.indexPathForFocusedRow)?.row }

  /// Selects a row, and shows its game in the pane if there is one.
  func select(row: Int) {
    let path = IndexPath(row: row, section: 0)
    tableView.selectRow(at: path, animated: false, scrollPosition: .middle)
    if isDetailShown { detail.show(list.game(at: row)?.id) }
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard let game = list.game(at: indexPath.row) else { return }
    if isDetailShown { detail.show(game.id) } else if pressedRow == indexPath { open(game) }
  }

  override func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) { pressedRow = indexPath }

  // The row is selected after this, in the same event.
  override func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    schedule(after: 0) { $0.pressedRow = nil }
  }

  override var keyCommands: [KeyCommand] {
    guard let row = currentRow, let game = list.game(at: row) else { return [] }
    return [
      KeyCommand(title: strings.openGame, keys: [Key(.enter)]) { [weak self] in
        guard let self else { return }
        if isDetailShown { detail.preferredFocusedView?.becomeFirstResponder() } else { open(game) }
      }
    ]
  }

  private func open(_ game: Game) {
    let screen = GameViewController(game.id, model: model, dateTexts: dateTexts)
    // The list returns with the game in its pane, because the row of the game still has the focus.
    screen.returnsToWideList = true
    navigationController?.pushViewController(screen, animated: true)
  }

  // The focused row is still the game that was opened last.
  override func detailDidChange() {
    showVisibleRows()
    guard isDetailShown else { return }
    let row = tableView.indexPathForFocusedRow?.row ?? 0
    if row < list.count { tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false) }
    detail.show(list.game(at: row)?.id)
  }

  override func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? {
    guard let makeMenu, let game = list.game(at: indexPath.row) else { return nil }
    return ContextMenuConfiguration { _ in makeMenu(game) }
  }

  // MARK: State restoration

  override func applicationFinishedRestoringState() {
    super.applicationFinishedRestoringState()
    if isDetailShown { detail.show(tableView.indexPathForSelectedRow.flatMap { list.game(at: $0.row) }?.id) }
  }

  // MARK: The model

  /// Reads all rows again.
  /// - Parameter keepsRow: Whether the focus stays in its row, counted from the end. Otherwise, it goes to the first row. Defaults to true.
  func reload(keepsRow: Bool = true) {
    guard isViewLoaded else { return }
    if keepsRow {
      tableView.reloadDataKeepingRow()
    } else {
      tableView.reloadData()
      if list.count > 0 { select(row: 0) }
    }
    if isDetailShown { detail.show(tableView.indexPathForSelectedRow.flatMap { list.game(at: $0.row) }?.id) }
  }

  // A game is added with its first move, which may be later than its beginning.
  private func showChangedGames() {
    let added = list.count - tableView.numberOfRows(inSection: 0)
    if added < 0 { return reload() }
    if added > 0 { tableView.insertRows(at: (0..<added).map { IndexPath(row: $0, section: 0) }, with: .top) }
    showVisibleRows()
  }

  private func modelDidChange(_ change: Change) {
    guard isViewLoaded else { return }
    switch change {
    case .gamesAdded where list.isFiltered, .game where list.isFiltered, .games, .gameDeleted, .gameRestored: reload()
    case .gamesAdded, .game, .currentGame: showChangedGames()
    case .icon: showVisibleRows()
    case .opponent, .statistics, .messagesAdded, .message, .messageDeleted, .messageRestored, .messages,
      .draft, .saving, .unsentCount, .courier:
      break
    }
  }
}
