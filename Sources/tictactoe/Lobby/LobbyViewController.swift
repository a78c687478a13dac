import TTTModel
import TermKit

/// The other players, the games with them, and games of others to watch.
final class LobbyViewController: PaddedTableViewController {
  private let model: TicTacToeModel
  private let courier: any LobbyCourier
  private let startGame: @MainActor () -> Void
  private let showBoard: @MainActor () -> Void
  private var contents = LobbyContents()
  private var problem: CourierProblem?
  private var observation: Observation?
  private var clock: ScheduledTimer?
  // The row whose game the user watches. It has the focus afterwards.
  private var watchedRow: LobbyContents.Row?

  /// The seconds after which the lobby looks again who is here, while it is shown.
  static let interval = 5.0

  /// Creates the lobby.
  /// - Parameters:
  ///   - startGame: Leads to a new game against the person that the user has chosen.
  ///   - showBoard: Leads to the game that is on the board now.
  init(
    model: TicTacToeModel, courier: any LobbyCourier, startGame: @escaping @MainActor () -> Void,
    showBoard: @escaping @MainActor () -> Void
  ) {
    self.model = model
    self.courier = courier
    self.startGame = startGame
    self.showBoard = showBoard
    super.init()
    restorationIdentifier = "lobby"
    observation = model.observe { [weak self] _ in self?.update() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    courier.setLobbyShown(true)
    clock = schedule(every: Self.interval) { $0.update() }
    update()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    focus(watchedRow)
    watchedRow = nil
  }

  private func focus(_ row: LobbyContents.Row?) {
    guard let place = row.flatMap(contents.path) else { return }
    tableView.moveFocus(to: IndexPath(row: place.row, section: place.section))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    courier.setLobbyShown(false)
    clock?.invalidate()
    clock = nil
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard previous?.language != traitCollection.language else { return }
    title = strings.players
    tableView.reloadData()
  }

  private func update() {
    guard clock != nil else { return }
    let new = LobbyContents(games: model.gamesWithPersons(), neighbours: courier.neighbours(), user: courier.name)
    guard new != contents || courier.problem != problem else { return }
    let focused = tableView.indexPathForFocusedRow.map(row)
    let wasEmpty = contents.sections.isEmpty
    contents = new
    problem = courier.problem
    tableView.reloadData()
    focus(focused)
    // An empty table has no focus.
    if wasEmpty { tableView.becomeFirstResponder() }
  }

  // MARK: Rows

  private func row(at path: IndexPath) -> LobbyContents.Row { contents.sections[path.section].rows[path.row] }

  override func numberOfSections(in tableView: TableView) -> Int { max(1, contents.sections.count) }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    contents.sections.isEmpty ? 0 : contents.sections[section].rows.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    guard !contents.sections.isEmpty else { return nil }
    return switch contents.sections[section].section {
    case .yourTurn: strings.yourTurn
    case .theirTurn: strings.theirTurn
    case .players: strings.players
    case .watchable: strings.gamesToWatch
    }
  }

  override func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    guard section + 1 >= contents.sections.count else { return nil }
    if let problem { return strings.text(problem) }
    return contents.sections.isEmpty ? strings.nobodyElse(isOnHost: courier is HostCourier) : nil
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .value1)
    let (name, detail) = texts(of: row(at: indexPath))
    cell.textLabel.text = name
    cell.detailTextLabel?.text = detail
    if case .player(_, isHere: true) = row(at: indexPath) { cell.detailTextLabel?.textAttributes = .bold }
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  private func texts(of row: LobbyContents.Row) -> (String, String) {
    switch row {
    case .game(let game):
      guard let person = game.person else { return ("", "") }
      let isInvitation = game.moveCount == 1 && !game.isPersonsTurn
      return (isInvitation ? strings.invites(person) : person.rawValue, strings.moves(game.moveCount))
    case .player(let name, let isHere): return (name.rawValue, isHere ? strings.isHere : strings.isAway)
    case .watchable(let game, let player):
      guard let other = game.person else { return ("", "") }
      return (strings.versus(player, other), strings.isToMove(game.isPersonsTurn ? other : player))
    }
  }

  // MARK: Selection

  override func titleOfChoice(at path: IndexPath) -> String? {
    switch row(at: path) {
    case .game: strings.continueGame
    case .player(let name, _):
      contents.waitingGame(with: name) == nil ? strings.play(against: .friend, name) : strings.continueGame
    case .watchable: strings.watch
    }
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch row(at: indexPath) {
    case .game(let game): open(game)
    case .player(let name, _):
      // An invitation may have come while the user looked at the player.
      if let game = contents.waitingGame(with: name) { return open(game) }
      model.setOpponent(name)
      navigationController?.popToRootViewController(animated: false)
      startGame()
    case .watchable(let game, let player):
      watchedRow = row(at: indexPath)
      let screen = WatchViewController(game, of: player, courier: courier)
      navigationController?.pushViewController(screen, animated: true)
    }
  }

  private func open(_ game: Game) {
    // Another process may have moved since; then the row is about to change.
    guard model.resume(game, afterMoves: game.moveCount) == nil else { return update() }
    // The next game is against the same person.
    if let person = game.person { model.setOpponent(person) }
    navigationController?.popToRootViewController(animated: false)
    showBoard()
  }
}
