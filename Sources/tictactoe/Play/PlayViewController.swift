import TTTModel
import TermKit

/// The first screen: the board, Pause and New Game.
final class PlayViewController: ViewController {
  private let model: TicTacToeModel
  private let board = BoardView()
  private let pauseButton = Button(title: "")
  private let newGameButton = Button(title: "")
  private let hint = HintLabel()
  private let column = StackView(axis: .vertical)
  private lazy var buttons = BelowBoardView(board: board, contents: buttonRow)
  private let buttonRow = StackView(spacing: 2)
  private var notice: String?
  private var observation: Observation?

  init(model: TicTacToeModel) {
    self.model = model
    super.init()
  }

  override func loadView() {
    board.addTarget(self, action: PlayViewController.placePiece, for: .valueChanged)
    pauseButton.addTarget(self, action: PlayViewController.togglePause, for: .touchUpInside)
    newGameButton.addTarget(self, action: PlayViewController.startNewGame, for: .touchUpInside)
    hint.textAlignment = .center

    [pauseButton, newGameButton].forEach(buttonRow.addArrangedSubview)
    buttonRow.distribution = .equalSpacing
    [board, hint, buttons].forEach(column.addArrangedSubview)
    board.setContentHuggingPriority(LayoutPriority(1), for: .vertical)
    view = column
  }

  // On short terminals the board begins at the status bar.
  override func viewWillLayoutSubviews() {
    let isShort = traitCollection.verticalSizeClass == .compact
    column.layoutMargins = EdgeInsets(top: isShort ? 0 : 1, left: 2, bottom: 1, right: 2)
  }

  override func viewDidLoad() {
    observation = model.observe { [weak self] change in self?.modelDidChange(change) }
    tell(model.takeNotices())
    showTexts()
    showGame()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.language != traitCollection.language { showTexts() }
  }

  private func showTexts() {
    pauseButton.setTitle(strings.pause, for: .normal)
    newGameButton.setTitle(strings.newGame, for: .normal)
    pauseButton.keyEquivalent = .character("p")
    newGameButton.keyEquivalent = .character("n")
    updateHint()
  }

  override var preferredFocusedView: View? { board }

  override var preferredStatusBarStyle: StatusBarStyle { model.currentGame.isOver ? .lightContent : .default }

  // MARK: Commands

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        title: strings.placeAsOnKeypad, keys: Self.digits, keyLabel: "1–9", disabledReason: whyNoPieceCanBePlaced
      ) { [weak self] key in
        Self.digits.firstIndex(of: key).map { self?.board.chooseSquare(onKeypad: $0 + 1) }
      },
      KeyCommand(title: strings.newGame, keys: [.character("n")]) { [weak self] in self?.startNewGame() },
      KeyCommand(title: pauseButton.isSelected ? strings.goOn : strings.pause, keys: [.character("p")]) { [weak self] in
        self?.togglePause()
      },
    ]
  }

  private var whyNoPieceCanBePlaced: String? {
    if model.currentGame.isOver { return strings.gameIsOver }
    return board.isPaused ? strings.gameIsPaused : nil
  }

  private static let digits = (1...9).map { Key.character(Character("\($0)")) }

  private func placePiece() {
    guard let square = board.chosenSquare else { return }
    notice = nil
    let icon = model.profile.icon(of: model.currentGame.currentPlayer)
    if model.place(at: square) == .placed { announceMove(of: icon, at: square) }
    updateHint()
  }

  // For those who do not see the board: what was done, and how it ended.
  private func announceMove(of icon: Icon, at square: Square) {
    let game = model.currentGame
    let outcome =
      switch game.result {
      case .inProgress: strings.toMove(model.profile.icon(of: game.currentPlayer))
      case .victory, .defeat: strings.wins(icon)
      case .draw: strings.draw
      }
    Accessibility.post(.announcement(strings.placed(icon, at: square) + " " + outcome))
  }

  private func togglePause() {
    pauseButton.isSelected.toggle()
    board.isPaused = pauseButton.isSelected
    Motion.animateBoard { board.alpha = board.isPaused ? 0.25 : 1 }
    if board.isPaused { Accessibility.post(.announcement(strings.paused)) }
    updateHint()
  }

  private func startNewGame() {
    notice = nil
    model.newGame()
    updateHint()
  }

  // MARK: Showing

  private func modelDidChange(_ change: Change) {
    switch change {
    case .currentGame, .icon: Motion.animateBoard { showGame() }
    case .saving: tell(model.takeNotices())
    case .game, .games, .gamesAdded, .message, .messages, .messagesAdded, .draft, .statistics: break
    }
  }

  // Inside an animation block everything moves together: the piece, the paper, the bars, the status bar.
  private func showGame() {
    let isOver = model.currentGame.isOver
    board.show(model.currentGame, icon: model.icon)
    board.barColor = isOver ? .white : .black
    view.backgroundColor = isOver ? .black : .white
    setNeedsStatusBarAppearanceUpdate()
    updateHint()
  }

  // What there is to say about the store stands below the board until the next move; the status bar goes on saying that
  // nothing is saved.
  private func tell(_ notices: [StoreNotice]) {
    if !notices.isEmpty { notice = notices.map(strings.notice).joined(separator: " ") }
    updateHint()
  }

  // Somebody who has never played is told how to; later the ghost of the next piece says enough.
  private var firstHint: String? {
    model.gameCount == 1 && model.currentGame.moveCount == 0 ? strings.firstHint : nil
  }

  private func updateHint() {
    hint.numberOfLines = notice == nil ? 1 : 0
    hint.text = notice ?? firstHint ?? ""
    hint.isNotice = notice != nil
  }
}
