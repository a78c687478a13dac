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
  private let ratingControl = RatingControl()
  private lazy var ratingItem = BarButtonItem(customView: ratingControl)
  private lazy var column = StackView(
    arrangedSubviews: [titleRow, emptyLabel, board, replay, statusRow], axis: .vertical, spacing: 1)
  private lazy var titleRow = CenteredView(StackView(arrangedSubviews: [titleLabel, ratingControl], spacing: 3))
  private let titleLabel = Label()
  /// Why no game can go on from the shown position. In a narrow bar, the rating takes the place of the title, which is here then.
  private let statusLabel = Label()
  private lazy var statusRow = CenteredView(statusLabel)
  private let emptyLabel = Label()
  private var observation: Observation?
  private var game: Game?
  // The number of moves on the board. Nil shows all moves, and also later ones.
  private var shownMoves: Int?
  private var timer: ScheduledTimer?
  private var copyTimer: ScheduledTimer?

  // The columns of the back button and the gaps beside the title.
  private static let columnsOfBackButton = 16

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
    restorationIdentifier = "game"
    replay.backButton.addAction(for: .touchUpInside) { [weak self] _ in self?.step(by: -1) }
    replay.forwardButton.addAction(for: .touchUpInside) { [weak self] _ in self?.step(by: 1) }
    replay.replayButton.addTarget(self, action: GameViewController.toggleReplay, for: .touchUpInside)
    ratingControl.addTarget(self, action: GameViewController.rated, for: .valueChanged)
    replay.playButton.addTarget(self, action: GameViewController.playFromHere, for: .touchUpInside)
    observation = model.observe { [weak self] in self?.modelDidChange($0) }
  }

  override func loadView() {
    titleLabel.textAttributes = .bold
    for label in [emptyLabel, statusLabel] {
      label.textAlignment = .center
      label.textColor = Palette.secondaryText
    }
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
    let isVeryLow = traitCollection.verticalSizeClass == .compact
    let top = isVeryLow || isPane && isLow ? 0 : 1
    column.layoutMargins = EdgeInsets(top: top, left: isNarrow ? 0 : 2, bottom: isLow ? 0 : 1, right: isNarrow ? 0 : 2)
    column.setCustomSpacing(isVeryLow ? 0 : 1, after: board)
    column.setCustomSpacing(isLow ? 0 : 1, after: replay)
    if let game { showTitle(of: game) }
  }

  private var isNarrow: Bool { traitCollection.horizontalSizeClass == .compact }

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
    if change == .currentGame { showTitle() }
  }

  private func showGame() {
    guard isViewLoaded else { return }
    game = id.flatMap(model.game)
    emptyLabel.text = strings.selectGame
    emptyLabel.isHidden = game != nil
    titleRow.isHidden = game == nil || !isPane
    for row in [board, replay, statusRow] { row.isHidden = game == nil }
    // A game that has not begun cannot be rated.
    ratingControl.isHidden = game.map { $0.moveCount == 0 } ?? true
    guard let game else {
      title = ""
      return
    }
    ratingControl.rating = game.rating
    if !isPane { placeRating() }
    showTitle()
    View.performWithoutAnimation { showPosition() }
  }

  // A bar has one view or the other.
  private func placeRating() {
    if isNarrow ? navigationItem.titleView != nil : navigationItem.rightBarButtonItem != nil { return }
    navigationItem.titleView = nil
    navigationItem.rightBarButtonItem = isNarrow ? nil : ratingItem
    if isNarrow { navigationItem.titleView = ratingControl }
  }

  private func showTitle() {
    guard let game else { return }
    showTitle(of: game)
    showStatus()
  }

  // The list has the date too, so it is left out where there is no room for it.
  private func showTitle(of game: Game) {
    let result = strings.resultAndOpponent(of: game, isOnBoard: game.id == model.currentGame.id)
    let others = ratingControl.sizeThatFits(.unlimited).width + (isPane ? 7 : isNarrow ? 0 : Self.columnsOfBackButton)
    title = text(result, of: game, fitting: view.bounds.width - (isNarrow ? 4 : others))
    titleLabel.text = title
  }

  // The result, with the date if there is room for it.
  private func text(_ result: String, of game: Game, fitting columns: Int) -> String {
    let (date, time) = (dateTexts.date(game.startDate), dateTexts.dateAndTime(game.startDate))
    return ["\(result) · \(time)", "\(result) · \(date)"].first { $0.columns <= columns } ?? result
  }

  // MARK: Replay

  /// The number of moves on the board.
  private var moveCount: Int { min(shownMoves ?? .max, game?.moveCount ?? 0) }

  private func showPosition() {
    (navigationController as? CoveringNavigationController)?.updateKeys()
    guard let game else { return }
    let move = moveCount
    let position = game.position(afterMoves: move)
    board.show(position, icon: model.icon)
    replay.content = ReplayBar.Content(
      move: move, moveCount: game.moveCount, isPlaying: timer != nil, canGoOn: !position.isOver)
    showStatus()
  }

  private func showStatus() {
    guard let game else { return }
    let reason = replay.content.canGoOn ? nil : strings.stepBackFirst
    guard isNarrow, !isPane else { return showStatus(reason ?? "", below: replay.playButton) }
    guard let reason else { return showStatus(title ?? "") }
    let room = view.bounds.width - reason.columns - 3
    showStatus(text(strings.result(game.result), of: game, fitting: room) + "  " + reason)
  }

  private func showStatus(_ text: String, below place: View? = nil) {
    statusLabel.text = text
    statusRow.place = place
    statusRow.setNeedsLayout()
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
  private func playFromHere() {
    guard let game, replay.content.canGoOn else { return }
    showMoves(shownMoves)
    if let refusal = model.resume(game, afterMoves: moveCount) {
      let alert = AlertController(title: strings.playFromHere, message: strings.refusal(refusal))
      alert.addAction(AlertAction(title: strings.ok, style: .cancel))
      return present(alert)
    }
    let tabs = view.window?.rootViewController as? TabBarController
    dismiss()
    tabs?.selectedIndex = 0
  }

  // Copies the position on the board.
  private func copy() {
    guard let game else { return }
    Pasteboard.general.string = strings.tiles(of: game.position(afterMoves: moveCount), icon: model.icon)
    showStatus(strings.copied)
    Accessibility.post(.announcement(strings.copied))
    copyTimer?.invalidate()
    copyTimer = schedule(after: 3) { $0.showStatus() }
  }

  // MARK: State restoration

  /// Creates the screen of the last run. Returns nil if the game is gone.
  convenience init?(_ coder: Coder, model: TicTacToeModel, dateTexts: DateTexts) {
    let id = Game.ID(rawValue: Int64(coder.decodeInteger(forKey: "game")))
    guard model.game(id) != nil else { return nil }
    self.init(id, model: model, dateTexts: dateTexts)
    returnsToWideList = coder.decodeBool(forKey: "returnsToWideList")
  }

  override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    if let id { coder.encode(Int(id.rawValue), forKey: "game") }
    coder.encode(returnsToWideList, forKey: "returnsToWideList")
    if let shownMoves { coder.encode(shownMoves, forKey: "shownMoves") }
  }

  // The list shows a game in the pane.
  override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    let moves = coder.decodeInteger(forKey: "shownMoves")
    guard coder.containsValue(forKey: "shownMoves"), let game, 0..<game.moveCount ~= moves,
      Int(game.id.rawValue) == coder.decodeInteger(forKey: "game")
    else { return }
    showMoves(moves)
    View.performWithoutAnimation { showPosition() }
  }

  // MARK: Rating

  // The control shows a rating before the store has it. One that the store refuses is taken back before the next frame.
  private func rated() {
    guard let id, let rating = ratingControl.rating else { return }
    if !model.rate(id, rating) { return showGame() }
    // A star with the focus says its own state.
    let isFocused = view.window?.firstResponder?.isDescendant(of: ratingControl) == true
    if !isFocused { Accessibility.post(.announcement(strings.stars(rating + 1))) }
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
    let playFromHere = KeyCommand(
      title: strings.playFromHere, keys: [ReplayBar.playKey],
      disabledReason: replay.content.canGoOn ? nil : strings.stepBackFirst
    ) { [weak self] in self?.playFromHere() }
    let copy = KeyCommand(title: strings.copy, keys: [.character("y")]) { [weak self] in self?.copy() }
    return game.moveCount > 0 ? replayCommands + [playFromHere, rate, copy] : [playFromHere]
  }

  // Stars with the focus keep the arrow keys.
  private var replayCommands: [KeyCommand] {
    let replay = KeyCommand(title: timer == nil ? strings.replay : strings.pause, keys: [.character(" ")]) {
      [weak self] _ in
      self?.toggleReplay()
    }
    if view.window?.firstResponder?.isDescendant(of: ratingControl) == true { return [replay] }
    let content = self.replay.content
    let back = KeyCommand(
      title: strings.previousMove, keys: [Key(.left)], disabledReason: content.move > 0 ? nil : ""
    ) { [weak self] in self?.step(by: -1) }
    let forward = KeyCommand(
      title: strings.nextMove, keys: [Key(.right)], disabledReason: content.move < content.moveCount ? nil : ""
    ) { [weak self] in self?.step(by: 1) }
    return [back, forward, replay]
  }
}

/// A view that centres another view at its preferred size, or puts it below a view.
private final class CenteredView: View {
  private let content: View
  /// The view above whose middle the content is. If nil, the content is in the middle. Defaults to nil.
  var place: View?

  init(_ content: View) {
    self.content = content
    super.init()
    addSubview(content)
  }

  override func sizeThatFits(_ size: Size) -> Size { content.sizeThatFits(size) }

  override func layoutSubviews() {
    content.frame = bounds.centered(content.sizeThatFits(bounds.size))
    guard let place else { return }
    let middle = place.convert(place.bounds, to: self).midX
    content.frame.origin.x = max(0, min(bounds.maxX - 1 - content.frame.width, middle - content.frame.width / 2))
  }
}
