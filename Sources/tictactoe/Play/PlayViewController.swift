import TTTModel
import TermKit

/// The first screen: the board, the state of the game, Pause and New Game.
final class PlayViewController: ViewController {
  private let model: TicTacToeModel
  private let computer: ComputerPlayer
  private let hasLobby: Bool
  let playView = PlayView()
  private var hasNewNotice = false
  private var observation: Observation?
  private var shownGame: Game?
  /// Whether the user sees the board.
  private(set) var isOnScreen = false {
    didSet { (tabBarController as? MainViewController)?.updateTurns() }
  }
  // Runs while the game before New Game is offered.
  private var offer: ScheduledTimer?
  // A text that the row under the board shows for a moment, such as that a square is taken.
  private var remark: (text: String, end: ScheduledTimer?)?
  // Whether the score was beside the board when the state was shown last.
  private var showsScore = false

  /// Creates the screen.
  /// - Parameter hasLobby: Whether the user can play with others at other terminals.
  init(model: TicTacToeModel, generator: any RandomNumberGenerator, hasLobby: Bool) {
    self.model = model
    self.hasLobby = hasLobby
    computer = ComputerPlayer(model: model, generator: generator)
    super.init()
  }

  private var board: BoardView { playView.board }
  private var undoButton: Button { playView.undoButton }

  override func loadView() {
    board.place = { [unowned self] square in placePiece(at: square) }
    board.squareIsTaken = { [unowned self] in say(strings.squareIsTaken) }
    board.pauseAgain = { [unowned self] in togglePause() }
    playView.pauseButton.addTarget(self, action: PlayViewController.togglePause, for: .touchUpInside)
    undoButton.addTarget(self, action: PlayViewController.undo, for: .touchUpInside)
    playView.newGameButton.addTarget(self, action: PlayViewController.startNewGame, for: .touchUpInside)
    view = playView
  }

  override func viewDidLoad() {
    observation = model.observe { [weak self] change in self?.modelDidChange(change) }
    show(notice: nil)
    show(model.takeNotices())
    playView.showTitles(strings)
    showGame()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    playView.showTitles(strings)
    showGame()
  }

  // A computer thinks only while the user can see it.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isOnScreen = true
    letComputerThink(isAnnounced: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isOnScreen = false
    computer.stop()
  }

  override var preferredFocusedView: View? { board }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard playView.score.isShown != showsScore else { return }
    showsScore.toggle()
    showState()
  }

  // The paper of a finished game is black, unless the terminal shows black as a light colour.
  private var isOnBlack: Bool { model.currentGame.isOver && !traitCollection.invertsColors }

  override var preferredStatusBarStyle: StatusBarStyle { isOnBlack ? .lightContent : .default }

  // MARK: Commands

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        title: strings.placeAsOnKeypad, keys: Self.digits, keyLabel: "1–9",
        disabledReason: strings.reasonAgainstMove(in: model.currentGame, isPaused: board.isPaused)
      ) { [weak self] key in
        Self.digits.firstIndex(of: key).map { self?.board.chooseSquare(onKeypad: $0 + 1) }
      },
      KeyCommand(title: strings.newGame, naming: newGameKeys) { [weak self] _ in self?.startNewGame() },
      KeyCommand(
        title: board.isPaused ? strings.resume : strings.pause, keys: [.character("p")],
        disabledReason: canPause ? nil : model.currentGame.isOver ? strings.gameIsOver : strings.cannotPause
      ) { [weak self] in self?.togglePause() },
      KeyCommand(
        title: offersLastGame ? strings.undoNewGame : strings.takeBack, keys: [.character("u")],
        disabledReason: undoDisabledReason
      ) { [weak self] in self?.undo() },
    ] + (hasLobby ? [lobbyCommand] : [])
  }

  private var lobbyCommand: KeyCommand {
    KeyCommand(title: strings.players, keys: [.character("l")]) { [weak self] in
      (self?.tabBarController as? MainViewController)?.showLobby()
    }
  }

  // Until the game is over, Enter belongs to the board.
  private var newGameKeys: [Key] { [.character("n")] + (model.currentGame.isOver ? [Key(.enter)] : []) }

  private static let digits = (1...9).map { Key.character(Character("\($0)")) }

  private func placePiece(at square: Square) -> Bool {
    let icon = model.profile.icon(of: model.currentGame.currentPlayer)
    hasNewNotice = false
    guard model.place(at: square) == .placed else { return false }
    // The notice may be about this move, if it is the first that could not be saved.
    if !hasNewNotice { show(notice: nil) }
    announceMove(of: icon, at: square)
    letEnterBeginNewGame()
    return true
  }

  /// The time in seconds during which the row under the board says why a key did nothing.
  static let remarkTime = 2.0

  private func say(_ text: String) {
    remark?.end?.invalidate()
    let end = schedule(after: Self.remarkTime) { controller in
      controller.remark = nil
      controller.showState()
    }
    remark = (text, end)
    showState()
    Accessibility.post(.announcement(text))
  }

  override func disabledKeyCommandPressed(_ command: KeyCommand) { say(command.disabledReason ?? "") }

  // Enter starts the next game after the end of this one. A button with the focus would take it.
  private func letEnterBeginNewGame() {
    if model.currentGame.isOver { board.becomeFirstResponder() }
  }

  // Tells users of screen readers the move and the result.
  private func announceMove(of icon: Icon, at square: Square) {
    let game = model.currentGame
    let outcome =
      switch game.result {
      case .inProgress: spokenTurn
      case .victory, .defeat: spokenOutcome
      case .draw: strings.draw
      }
    Accessibility.post(.announcement(strings.placed(icon, at: square) + " " + outcome))
  }

  // The player to move.
  private var spokenTurn: String {
    let game = model.currentGame
    if game.isComputersTurn { return strings.isThinking(game.opponent) }
    if let person = game.person, game.isPersonsTurn { return strings.isToMove(person) }
    return strings.toMove(model.profile.icon(of: game.currentPlayer))
  }

  // The winner and the score.
  private var spokenOutcome: String {
    let game = model.currentGame
    let score = strings.score(after: game, model.record(of: game))
    return [strings.outcome(of: game, icon: model.icon), score].compactMap { $0.map(strings.sentence) }
      .joined(separator: " ")
  }

  // A game that another process has finished may be paused here.
  private var canPause: Bool { board.isPaused || !model.currentGame.isOver && model.currentGame.person == nil }

  private func togglePause() {
    board.isPaused.toggle()
    playView.pauseButton.isSelected = board.isPaused
    Motion.animateBoard { board.alpha = board.isPaused ? 0.25 : 1 }
    if board.isPaused { Accessibility.post(.announcement(strings.paused)) }
    showState()
    letComputerThink(isAnnounced: true)
  }

  private func startNewGame() {
    show(notice: nil)
    let wasInPlay = !model.currentGame.isOver
    let previous = model.currentGame.id
    model.newGame()
    if wasInPlay, model.currentGame.id != previous { offerLastGame() }
    board.focusCenter()
    board.becomeFirstResponder()
    announceThinking()
  }

  /// Begins a game against the opponent that the user has chosen in the profile. If the board has moves of another game, the user is asked.
  func beginWithChosenOpponent() {
    let game = model.currentGame
    board.becomeFirstResponder()
    let isSameOpponent = game.opponent == model.opponent && game.person == model.person
    // Against a person, several games can go on.
    if game.moveCount == 0 || !game.isOver && isSameOpponent && model.person == nil { return }
    let message = game.isOver ? nil : strings.currentGameIs(against: game)
    let title = strings.beginQuestion(against: model.opponent, model.person)
    let question = AlertController(title: title, message: message)
    let begin = AlertAction(title: strings.newGame) { [weak self] _ in self?.startNewGame() }
    question.addAction(AlertAction(title: strings.cancel, style: .cancel))
    question.addAction(begin)
    question.preferredAction = begin
    present(question)
  }

  // MARK: Undo

  /// The time in seconds during which New Game in the middle of a game can be undone.
  static let offerTime = 10.0

  private var offersLastGame: Bool { offer != nil && model.gameBeforeNewGame != nil }

  private func offerLastGame() {
    offer?.invalidate()
    offer = schedule(after: Self.offerTime) { controller in
      controller.offer = nil
      controller.showState()
    }
    showState()
    if offersLastGame { Accessibility.post(.announcement(strings.pressToReturn)) }
  }

  private var undoDisabledReason: String? {
    if offersLastGame { return nil }
    if board.isPaused, !model.currentGame.isOver { return strings.gameIsPaused }
    if model.currentGame.person != nil, model.currentGame.moveCount > 0 { return strings.refusal(.movesStay) }
    return model.currentGame.positionBeforeLastTurn == nil ? strings.noMoveToTakeBack : nil
  }

  private func undo() {
    guard undoDisabledReason == nil else { return }
    show(notice: nil)
    let refusal = offersLastGame ? model.undoNewGame() : model.takeBack()
    // Another process has made a move that the user has not seen before. It is on the board now.
    if let refusal, refusal != .conflict { return show(notice: strings.refusal(refusal)) }
    if refusal == nil { Accessibility.post(.announcement(strings.tookBack + " " + spokenTurn)) }
    if !undoButton.isFocused || !undoButton.isEnabled { board.becomeFirstResponder() }
  }

  // MARK: The computer

  /// Lets the computer think about the present position, unless the game is paused or another screen is shown.
  private func letComputerThink(isAnnounced: Bool = false) {
    guard isOnScreen, !board.isPaused else { return computer.stop() }
    computer.think(in: view)
    if isAnnounced { announceThinking() }
  }

  private func announceThinking() {
    let game = model.currentGame
    guard game.isComputersTurn, !board.isPaused else { return }
    Accessibility.post(.announcement(strings.isThinking(game.opponent)))
  }

  // This also concerns an answer that another process has made.
  private func announceAnswer(after previous: Game?) {
    let game = model.currentGame
    guard let previous, previous.isOthersTurn, previous.id == game.id, game.moveCount == previous.moveCount + 1,
      let move = game.lastMove
    else { return }
    board.moveFocusOn(from: move.square)
    announceMove(of: model.profile.icon(of: move.player), at: move.square)
    letEnterBeginNewGame()
  }

  // MARK: Showing

  private func modelDidChange(_ change: Change) {
    switch change {
    case .currentGame, .icon:
      let previous = shownGame
      Motion.animateBoard { showGame() }
      celebrate(after: previous)
      if isOnScreen { announceAnswer(after: previous) }
      letComputerThink()
    case .statistics:
      Motion.animateBoard { showScore() }
      showState()
    case .saving: show(model.takeNotices())
    case .game, .gameDeleted, .gameRestored, .games, .gamesAdded, .message, .messageDeleted, .messageRestored,
      .messages, .messagesAdded, .draft, .opponent, .unsentCount, .courier:
      break
    }
  }

  // Inside an animation block the piece, the paper, the bars and the status bar animate together.
  private func showGame() {
    if shownGame != model.currentGame {
      remark?.end?.invalidate()
      remark = nil
    }
    shownGame = model.currentGame
    board.show(model.currentGame, icon: model.icon)
    board.position.barColor = isOnBlack ? .white : .black
    view.backgroundColor = isOnBlack ? .black : .white
    setNeedsStatusBarAppearanceUpdate()
    showState()
    showScore()
  }

  // The user does not celebrate the victory of a computer or of a person at another terminal.
  private func celebrate(after previous: Game?) {
    let game = model.currentGame
    guard game.result == .victory || game.result == .defeat && game.hasBothPlayersHere else {
      return playView.letFlakesFall([])
    }
    guard let previous, previous.id == game.id, !previous.isOver else { return }
    let winner = model.profile.icon(of: game.result == .victory ? .me : .enemy)
    playView.letFlakesFall([Palette.piece(winner), Palette.gold, board.position.barColor])
  }

  private func showScore() { playView.score.show(model, isOnBlack: isOnBlack, strings: strings) }

  // The notices stay until the next move. The status bar keeps saying that nothing is saved.
  private func show(_ notices: [StoreNotice]) {
    if notices.isEmpty { return }
    hasNewNotice = true
    show(notice: notices.map(strings.notice).joined(separator: " "))
  }

  private func show(notice: String?) {
    playView.noticeLabel.text = notice ?? ""
    playView.noticeLabel.isHidden = notice == nil
  }

  /// Shows the player to move, or the result.
  func showState() {
    guard isViewLoaded else { return }
    playView.state.content = stateContent
    (tabBarController as? MainViewController)?.updateKeys()
    undoButton.isEnabled = undoDisabledReason == nil
    playView.pauseButton.isEnabled = canPause
  }

  private var stateContent: GameStateView.Content {
    var content = lastingContent
    guard let remark else { return content }
    (content.detail, content.hasScore, content.isDetailBrief) = (remark.text, false, true)
    return content
  }

  private var lastingContent: GameStateView.Content {
    let game = model.currentGame
    if board.isPaused, !game.isOver {
      return GameStateView.Content(
        text: strings.pausedState, spoken: strings.paused, detail: hint(strings.pressToResume))
    }
    switch game.result {
    case .inProgress:
      return GameStateView.Content(
        icon: model.profile.icon(of: game.currentPlayer), needsPiece: true,
        text: textOfTurn, spoken: spokenTurn,
        detail: (offersLastGame ? hint(strings.pressToReturn) : nil) ?? quietDetail)
    case .victory, .defeat, .draw:
      return GameStateView.Content(
        text: strings.outcome(of: game, icon: model.icon), spoken: spokenOutcome,
        detail: strings.score(after: game, model.record(of: game)), hasScore: true,
        isOnBlack: isOnBlack)
    }
  }

  // In wide windows, the names are beside the board.
  private var quietDetail: String? {
    let (game, draws) = (model.currentGame, model.record(of: model.currentGame).draws)
    let waiting = (tabBarController as? MainViewController)?.waitingGames ?? 0
    if waiting > 0 { return strings.waitingGames(waiting) }
    if let person = game.person, game.moveCount == 0 { return strings.proposes(to: person) }
    if showsScore { return draws > 0 ? strings.draws(draws) : nil }
    return game.hasBothPlayersHere ? strings.withFriend : nil
  }

  // The row of keys says the same. In narrow windows, it may have no room for the key.
  private func hint(_ text: String) -> String? {
    playView.isAboveKeyBar && traitCollection.horizontalSizeClass == .regular ? nil : text
  }

  // The name of the other player is always shown, also where there is no room for the score.
  private var textOfTurn: String {
    let game = model.currentGame
    if game.isOthersTurn { return spokenTurn }
    return game.hasBothPlayersHere ? strings.toMove : strings.toMove(against: game)
  }
}
