import TTTModel
import TermKit

/// The choice of the games in the history, by result and by opponent, with the number of games for each choice.
final class GameFilterViewController: PaddedTableViewController {
  private let list: GameList
  private var observation: Observation?
  private var shownTraits: TraitCollection?

  private static let results: [Game.Result?] = [nil, .victory, .defeat, .draw, .inProgress]
  private static let opponents: [Opponent?] = [nil] + Opponent.allCases

  init(model: TicTacToeModel, list: GameList) {
    self.list = list
    super.init()
    navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .done) { [weak self] _ in self?.dismiss() }
    observation = model.observe { [weak self] in
      if $0 == .statistics || $0 == .currentGame { self?.tableView.reloadDataKeepingFocus() }
    }
  }

  /// The size of the screen with its bar in a sheet.
  static let sheetSize = Size(width: 60, height: 16)

  override var paddedTableHeight: Int { 36 }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard shownTraits != traitCollection else { return }
    shownTraits = traitCollection
    title = strings.filter
    tableView.reloadData()
  }

  // MARK: Rows

  override func numberOfSections(in tableView: TableView) -> Int { 2 }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? Self.results.count : Self.opponents.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? strings.gameResult : strings.opponent
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .value1)
    let choice = choice(at: indexPath)
    cell.textLabel.text = name(at: indexPath)
    cell.detailTextLabel?.text = String(list.count(matching: choice))
    cell.showCheckmark(choice == list.filter)
    return cell
  }

  private func name(at path: IndexPath) -> String {
    if path.section == 1 { return Self.opponents[path.row].map(strings.name) ?? strings.allOpponents }
    return Self.results[path.row].map { strings.result($0) } ?? strings.allGames
  }

  // The filter with one of its two parts replaced.
  private func choice(at path: IndexPath) -> GameFilter {
    var filter = list.filter
    if path.section == 0 { filter.result = Self.results[path.row] } else { filter.opponent = Self.opponents[path.row] }
    return filter
  }

  // The history behind may still be hidden when this screen comes back.
  override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    list.encodeFilter(coder)
  }

  override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    list.decodeFilter(coder)
    tableView.reloadData()
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    list.filter = choice(at: indexPath)
    tableView.reloadDataKeepingFocus()
  }
}
