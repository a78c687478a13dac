import TTTModel
import TermKit

/// A game of the history, with its result and date as the title, its board, its replay and its rating. The board takes no moves.
///
/// The controller is pushed as a screen, or it is the pane beside the list, which shows one game after another.
final class GameViewController: ViewController {
  /// The game shown. If nil, a text tells how to select one.
  private(set) var id: Game.ID?
  /// Whether a pushed screen returns to the list as soon as the window is wide enough for two panes. Defaults to false.
  var returnsToWideList = false
  private let isPane: Bool
  private let model: TicTacToeModel
  private let dateTexts: DateTexts
  private let board = PositionView()
  private let replay = ReplayBar()
  private lazy var replayRow = CenteredView(replay)
  private let ratingControl = RatingControl()
  private let goOnButton = Button(title: "")
  private lazy var ratingRow = CenteredView(StackView(arrangedSubviews: [ratingControl, goOnButton], spacing: 1))
  private lazy var column = StackView(
    arrangedSubviews: [titleLabel, emptyLabel, board, replayRow, ratingRow], axis: .vertical, spacing: 1)
  private let titleLabel = Label()
  private let emptyLabel = Label()
  private var observation: Observation?
  private var game: Game?
  // The number of moves on the board. Nil shows all moves, and also later ones.
  private var shownMoves: Int?
  private var timer: ScheduledTimer?

  /// The time between two moves of a replay, in seconds.
  static let replayInterval = 0.5

  /// Creates the screen.
  /// - Parameter id: The game to show. If nil, the controller is a pane.
  init(_ id: Game.ID?, model: TicTacToeModel, dateTexts: DateTexts) {
    self.id = id
    self.model = model
    self.dateTexts = dateTexts
    isPane = id == nil
    super.init()
    replay.backButton.addAction(for: .touchUpInside) { [weak self] _ in self?.step(by: -1) }
    replay.forwardButton.addAction(for: .touchUpInside) { [weak self] _ in self?.step(by: 1) }
    replay.replayButton.addTarget(self, action: GameViewController.toggleReplay, for: .touchUpInside)
    ratingControl.addTarget(self, action: GameViewController.rated, for: .valueChanged)
    goOnButton.addTarget(self, action: GameViewController.goOn, for: .touchUpInside)
    observation = model.observe { [weak self] in self?.modelDidChange($0) }
  }

  override func loadView() {
    titleLabel.textAlignment = .center
    titleLabel.textAttributes = .bold
    emptyLabel.textAlignment = .center
    emptyLabel.textColor = Palette.secondaryText
    column.backgroundColor = .white
    board.setContentHuggingPriority(LayoutPriority(1), for: .vertical)
    view = column
    showGame()
    schedule(every: DateTexts.updateInterval) { $0.showTitle() }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    showGame()
  }

  // A low window gives its rows to the board.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isLow = view.bounds.height < 28
    column.layoutMargins = EdgeInsets(top: isPane ? 1 : 2, left: 2, bottom: isLow ? 0 : 1, right: 2)
    column.setCustomSpacing(isLow ? 0 : 1, after: replayRow)
  }

  // The stack of screens cannot change during a layout pass.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard returnsToWideList, view.bounds.width >= ListDetailViewController.splitWidth else { return }
    schedule(after: 0) { screen in
      guard let navigation = screen.navigationController, navigation.topViewController === screen else { return }
      navigation.popViewController(animated: false)
    }
  }

  /// Shows another game. If nil, shows how to select one.
  func show(_ id: Game.ID?) {
    if id != self.id { showMoves(nil) }
    self.id = id
    showGame()
  }

  private func modelDidChange(_ change: Change) {
    if id.map({ change == .game($0) }) == true || change == .games || change == .icon { showGame() }
  }

  private func showGame() {
    guard isViewLoaded else { return }
    game = id.flatMap(model.game)
    emptyLabel.text = strings.selectGame
    emptyLabel.isHidden = game != nil
    titleLabel.isHidden = game == nil || !isPane
    for row in [board, replayRow, ratingRow] { row.isHidden = game == nil }
    guard let game else {
      title = ""
      return
    }
    goOnButton.setTitle(strings.goOn, for: .normal)
    goOnButton.keyEquivalent = .character("g")
    showTitle()
    View.performWithoutAnimation { showPosition() }
    ratingControl.rating = game.rating
  }

  private func showTitle() {
    guard let game else { return }
    title = title(of: game)
    titleLabel.text = title
  }

  // A narrow bar has no room for the date beside an opponent. The list has the date.
  private func title(of game: Game) -> String {
    let result = strings.resultAndOpponent(of: game)
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    if isNarrow, game.opponent.isComputer { return result }
    return "\(result) · \(isNarrow ? dateTexts.date(game.startDate) : dateTexts.dateAndTime(game.startDate))"
  }

  // MARK: Replay

  /// The number of moves on the board.
  private var moveCount: Int { min(shownMoves ?? .max, game?.moveCount ?? 0) }

  private func showPosition() {
    guard let game else { return }
    let move = moveCount
    let position = game.position(afterMoves: move)
    board.show(position, icon: model.icon)
    goOnButton.isEnabled = !position.isOver
    replay.content = ReplayBar.Content(move: move, moveCount: game.moveCount, isPlaying: timer != nil)
  }

  /// Shows the position after a number of moves, and ends a replay. Nil shows the last position.
  private func showMoves(_ count: Int?) {
    timer?.invalidate()
    timer = nil
    shownMoves = count
  }

  private func step(by count: Int) {
    guard let game else { return }
    let move = moveCount + count
    guard 0...game.moveCount ~= move else { return }
    showMoves(move == game.moveCount ? nil : move)
    showStep(to: move)
  }

  // From the last position, the replay begins with an empty board.
  private func toggleReplay() {
    guard let game, game.moveCount > 0 else { return }
    if timer != nil {
      showMoves(shownMoves)
      return showPosition()
    }
    if shownMoves == nil { shownMoves = 0 }
    timer = schedule(every: Self.replayInterval) { $0.showNextMove() }
    Motion.animateBoard { showPosition() }
  }

  private func showNextMove() {
    guard let game else { return showMoves(nil) }
    let move = (shownMoves ?? 0) + 1
    if move < game.moveCount { shownMoves = move } else { showMoves(nil) }
    showStep(to: min(move, game.moveCount))
  }

  private func showStep(to move: Int) {
    Motion.animateBoard { showPosition() }
    Accessibility.post(.announcement(spoken(move)))
  }

  private func spoken(_ move: Int) -> String {
    guard let game else { return "" }
    let number = strings.move(move, of: game.moveCount)
    guard let last = game.position(afterMoves: move).lastMove else { return number }
    return number + ". " + strings.placed(model.profile.icon(of: last.player), at: last.square)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    showMoves(shownMoves)
    showPosition()
  }

  // MARK: Going on

  // The board of the first tab then has the position.
  private func goOn() {
    guard let game, goOnButton.isEnabled else { return }
    showMoves(shownMoves)
    if let refusal = model.resume(game, afterMoves: moveCount) {
      let alert = AlertController(title: strings.goOn, message: strings.refusal(refusal))
      alert.addAction(AlertAction(title: strings.ok, style: .cancel))
      return present(alert)
    }
    let tabs = view.window?.rootViewController as? TabBarController
    dismiss()
    tabs?.selectedIndex = 0
  }

  // MARK: Rating

  // The control shows a rating before the store has it. One that the store refuses is taken back before the next frame.
  private func rated() {
    if let id, let rating = ratingControl.rating, !model.rate(id, rating) { showGame() }
  }

  override var preferredFocusedView: View? {
    replay.replayButton.isEnabled ? replay.replayButton : ratingControl.lastLitButton
  }

  override var keyCommands: [KeyCommand] {
    guard isViewLoaded, let game else { return [] }
    let digits = (1...5).map { Key.character(Character("\($0)")) }
    let rate = KeyCommand(title: strings.rate, keys: digits, keyLabel: "1–5") { [weak self] key in
      digits.firstIndex(of: key).map { self?.ratingControl.rate($0) }
    }
    let goOn = KeyCommand(
      title: strings.goOn, keys: [.character("g")], disabledReason: goOnButton.isEnabled ? nil : strings.stepBackFirst
    ) { [weak self] in self?.goOn() }
    return (game.moveCount > 0 ? replayCommands : []) + [goOn, rate]
  }

  // Stars with the focus keep the arrow keys.
  private var replayCommands: [KeyCommand] {
    let replay = KeyCommand(title: timer == nil ? strings.replay : strings.pause, keys: [.character(" ")]) {
      [weak self] _ in
      self?.toggleReplay()
    }
    if view.window?.firstResponder?.isDescendant(of: ratingRow) == true { return [replay] }
    let arrows = [Key(.left), Key(.right)]
    let step = KeyCommand(title: strings.stepThroughMoves, naming: arrows) { [weak self] key in
      self?.step(by: key == arrows[0] ? -1 : 1)
    }
    return [step, replay]
  }
}

/// A view that centres another view at its preferred size.
private final class CenteredView: View {
  private let content: View

  init(_ content: View) {
    self.content = content
    super.init()
    addSubview(content)
  }

  override func sizeThatFits(_ size: Size) -> Size { content.sizeThatFits(size) }

  override func layoutSubviews() { content.frame = bounds.centered(content.sizeThatFits(bounds.size)) }
}
