import TTTModel
import TermKit

/// All games, newest first, the one on the board too.
final class HistoryViewController: TableViewController {
  private let model: TicTacToeModel
  private let moments: Moments
  private var observation: Observation?
  private var language: Language?

  init(model: TicTacToeModel, moments: Moments) {
    self.model = model
    self.moments = moments
    super.init()
    navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .done) { [weak self] _ in self?.dismiss() }
    observation = model.observe { [weak self] in self?.modelDidChange($0) }
  }

  override func viewDidLoad() {
    tableView.register(HistoryCell.self, style: .subtitle, forCellReuseIdentifier: "game")
    tableView.rowHeight = 3
    tableView.contentInset = EdgeInsets(top: 1)
  }

  // The bar has a back indicator of its own.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    title = strings.history
    navigationController?.navigationBar.backIndicatorImage = .backIndicator
    navigationController?.navigationBar.backIndicatorTransitionMaskImage = .backIndicatorMask
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    // Not when it only comes back: the person goes on where they were.
    guard language != traitCollection.language else { return }
    language = traitCollection.language
    title = strings.history
    tableView.reloadData()
  }

  // MARK: Rows

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { model.gameCount }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "game", for: indexPath)
    show(model.game(at: indexPath.row), in: cell)
    return cell
  }

  private func show(_ game: Game?, in cell: TableViewCell) {
    guard let game else { return }
    cell.textLabel.text = moments.dateAndTime(game.startDate)
    cell.detailTextLabel?.text = strings.result(of: game) ?? ""
    cell.accessoryType = .disclosureIndicator
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard let game = model.game(at: indexPath.row) else { return }
    navigationController?.pushViewController(GameViewController(game.id, model: model), animated: true)
  }

  // MARK: The model

  private func modelDidChange(_ change: Change) {
    guard isViewLoaded else { return }
    switch change {
    case .gamesAdded(let count):
      tableView.insertRows(at: (0..<count).map { IndexPath(row: $0, section: 0) }, with: .top)
    case .game(let id):
      guard let row = model.row(of: id) else { return }
      if let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) { show(model.game(id), in: cell) }
    case .games: tableView.reloadData()
    case .icon, .currentGame, .statistics, .messagesAdded, .message, .messages, .draft, .saving: break
    }
  }
}

/// A row whose second line has the tint.
final class HistoryCell: TableViewCell {
  override func tintColorDidChange() {
    super.tintColorDidChange()
    detailTextLabel?.textColor = tintColor
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    detailTextLabel?.textColor = tintColor
  }
}

extension Strings {
  /// How a game ended, nil for one that has not.
  func result(of game: Game) -> String? {
    switch game.result {
    case .inProgress: nil
    case .victory: victory
    case .defeat: defeat
    case .draw: drawnGame
    }
  }
}
