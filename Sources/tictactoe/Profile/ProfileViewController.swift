import TTTModel
import TermKit

/// The user's piece, the opponent, the statistics, the last weeks, and the way to the history.
///
/// These are rows of a table. In windows of at least 100 columns, a dashboard in place of the rows also has a card for each opponent.
final class ProfileViewController: PaddedTableViewController {
  private let model: TicTacToeModel
  private let dateTexts: DateTexts
  /// The way to other players, or nil if the user plays alone.
  private let courier: (any LobbyCourier)?
  /// Leads to a game against the opponent that the user has chosen.
  private let startGame: @MainActor () -> Void
  /// Leads to the game on the board.
  private let showBoard: @MainActor () -> Void
  private let historyStyle = HistoryStyle()
  private let pieceControl = PieceControl()
  private lazy var pieceCell = PieceCell(pieceControl)
  private let opponentCell = TableViewCell(style: .value1)
  private let tallies = ProfileNumbers.images.map { _ in TallyView() }
  private let strip = FormView()
  private lazy var dashboard = makeDashboard()
  // Runs while the profile is on the screen. At midnight the days move.
  private var clock: ScheduledTimer?
  // Whether the control of the piece gets the focus when it is on the screen.
  private var movesFocus = false
  private var observation: Observation?
  private var language: Language?

  private enum Section: Int, CaseIterable {
    case piece, opponent, statistics, history
  }

  init(
    model: TicTacToeModel, dateTexts: DateTexts, courier: (any LobbyCourier)?,
    startGame: @escaping @MainActor () -> Void,
    showBoard: @escaping @MainActor () -> Void
  ) {
    self.courier = courier
    self.showBoard = showBoard
    self.model = model
    self.dateTexts = dateTexts
    self.startGame = startGame
    super.init()
    observation = model.observe { [weak self] in self?.modelDidChange($0) }
    for control in [pieceControl, dashboard.pieceControl] {
      control.addAction(for: .valueChanged) { [weak self, weak control] _ in control.map { self?.pieceChosen($0) } }
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    clock?.invalidate()
    clock = schedule(every: DateTexts.updateInterval) { $0.showModel() }
    showModel()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    clock?.invalidate()
    clock = nil
  }

  private var isOnScreen: Bool { clock != nil }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    // When the screen only returns, the table is not reloaded, so that the focus and the scroll position stay.
    guard language != traitCollection.language else { return }
    language = traitCollection.language
    tableView.reloadData()
    if isOnScreen { showModel() }
  }

  override var preferredFocusedView: View? { isDashboard ? dashboard.pieceControl : pieceControl }

  // MARK: The dashboard

  private func makeDashboard() -> DashboardView {
    let showLobby: @MainActor () -> Void = { [weak self] in self?.showLobby() }
    return DashboardView(
      model: model, play: { [weak self] in self?.play(against: $0) },
      showHistory: { [weak self] in self?.showHistory() }, showLobby: courier == nil ? nil : showLobby)
  }

  private var isDashboard: Bool { tableView.tableHeaderView != nil }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if movesFocus, preferredFocusedView?.becomeFirstResponder() == true { movesFocus = false }
    let bounds = tableView.bounds
    let hasRoom =
      bounds.width >= ListDetailViewController.splitWidth
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    // The table leaves a row free below the dashboard.
    dashboard.room = Size(
      width: bounds.width, height: bounds.height - tableView.adjustedContentInset.vertical - 1)
    guard hasRoom != isDashboard, !bounds.isEmpty else { return }
    let hadFocus = tableView.window?.firstResponder?.isDescendant(of: tableView) == true
    tableView.tableHeaderView = hasRoom ? dashboard : nil
    tableView.reloadData()
    movesFocus = hadFocus
  }

  // MARK: The model

  // The new key colour spreads from the chosen square. A choice that the store refuses is taken back before the next frame.
  private func pieceChosen(_ control: PieceControl) {
    Motion.spread(from: control.chosenSquareFrame, of: control, ring: Palette.tint(of: control.icon)) {
      model.setIcon(control.icon)
      if control.icon != model.icon { control.icon = model.icon }
    }
  }

  private func choose(_ icon: Icon) {
    let control = isDashboard ? dashboard.pieceControl : pieceControl
    control.icon = icon
    pieceChosen(control)
  }

  override var keyCommands: [KeyCommand] {
    let pieces = Icon.allCases.map { icon in
      KeyCommand(
        title: strings.play(as: icon), keys: [.character(icon == .x ? "x" : "o")],
        disabledReason: icon == model.icon ? "" : nil
      ) { [weak self] in self?.choose(icon) }
    }
    let history = KeyCommand(title: strings.showHistory, keys: [.character("h")]) { [weak self] in self?.showHistory() }
    let lobby = KeyCommand(title: strings.players, keys: [.character("l")]) { [weak self] in self?.showLobby() }
    return pieces + [history] + (courier == nil ? [] : [lobby]) + super.keyCommands
  }

  // The form is read only while it can be seen.
  private func modelDidChange(_ change: Change) {
    if isOnScreen, [.icon, .statistics, .opponent].contains(change) { showModel() }
  }

  private func showModel() {
    pieceControl.icon = model.icon
    let form = model.form(ofDays: 7 * FormView.maximumWeeks) { [dateTexts] in Int(dateTexts.day(of: $0)) }
    ProfileNumbers.show(model.statistics, form, in: tallies)
    strip.show(form, dateTexts)
    dashboard.show(form, dateTexts, strings: strings)
    opponentCell.detailTextLabel?.text = strings.otherPlayer(model.opponent, model.person)
    tableView.performBatchUpdates(nil)
  }

  private func play(against opponent: Opponent) {
    model.setOpponent(opponent)
    startGame()
  }

  /// Shows the other players of this host, if there can be any.
  func showLobby() { makeLobby().map { navigationController?.pushViewController($0, animated: true) } }

  func makeLobby() -> ViewController? {
    courier.map { courier in
      let lobby = LobbyViewController(model: model, courier: courier, startGame: startGame, showBoard: showBoard)
      // A watched game comes back above it, with this title beside the arrow.
      lobby.title = strings.players
      return lobby
    }
  }

  func makeWatch(_ coder: Coder) -> ViewController? { courier.flatMap { WatchViewController(coder, courier: $0) } }

  private func showHistory() { present(makeHistory()) }

  func makeHistory() -> ViewController {
    let screen = HistoryScreenViewController(model: model, dateTexts: dateTexts, style: historyStyle)
    // A game that was open comes back above it, with this title beside the arrow.
    screen.title = strings.history
    let history = CoveringNavigationController(rootViewController: screen, model: model)
    history.restorationIdentifier = "history"
    return history
  }

  func makeOpponentChoice() -> ViewController {
    let showLobby: @MainActor () -> Void = { [weak self] in self?.showLobby() }
    return OpponentViewController(model: model, startGame: startGame, showLobby: courier == nil ? nil : showLobby)
  }

  // MARK: Rows

  override func numberOfSections(in tableView: TableView) -> Int { isDashboard ? 0 : Section.allCases.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    Section(rawValue: section) == .statistics ? tallies.count : 1
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    Section(rawValue: section) == .statistics ? strings.statistics : nil
  }

  // The first section begins directly at the bar.
  override func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
    Section(rawValue: section) == .piece ? 0 : tableView.sectionHeaderHeight
  }

  override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    switch Section(rawValue: indexPath.section) {
    case .piece, .history, nil: tableView.rowHeight
    case .opponent, .statistics: rowHeight
    }
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    switch Section(rawValue: indexPath.section) {
    case .piece, nil: pieceCell
    case .opponent: opponentRow()
    case .statistics: statisticsCell(indexPath.row)
    case .history: historyCell()
    }
  }

  private func statisticsCell(_ row: Int) -> TableViewCell {
    let cell = StatisticCell(tallies[row])
    cell.imageView.image = ProfileNumbers.images[row]
    cell.textLabel.text = ProfileNumbers.words(strings)[row]
    return cell
  }

  private func opponentRow() -> TableViewCell {
    opponentCell.textLabel.text = strings.opponent
    opponentCell.detailTextLabel?.text = strings.otherPlayer(model.opponent, model.person)
    opponentCell.accessoryType = .disclosureIndicator
    return opponentCell
  }

  private func historyCell() -> TableViewCell {
    let cell = HistoryLinkCell(strip)
    cell.textLabel.text = strings.showHistory
    return cell
  }

  override func titleOfChoice(at path: IndexPath) -> String? {
    switch Section(rawValue: path.section) {
    case .opponent: strings.chooseOpponent
    case .history: strings.showHistory
    default: nil
    }
  }

  override func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    [.opponent, .history].contains(Section(rawValue: indexPath.section))
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    if Section(rawValue: indexPath.section) == .opponent {
      navigationController?.pushViewController(makeOpponentChoice(), animated: true)
      return
    }
    showHistory()
  }
}
