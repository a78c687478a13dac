import TTTModel
import TermKit

/// The first screen: the board, Pause and New Game.
final class PlayViewController: ViewController {
  private let model: TicTacToeModel
  private let board = BoardView()
  private let pauseButton = Button(title: "Pause")
  private let newGameButton = Button(title: "New Game")
  private let hint = HintLabel()
  private let column = StackView(axis: .vertical, spacing: 1)
  private lazy var buttons = BelowBoardView(board: board, contents: buttonRow)
  private let buttonRow = StackView(spacing: 2)
  private var notice: String?
  private var observation: Observation?

  init(model: TicTacToeModel) {
    self.model = model
    super.init()
    title = "Play"
  }

  override func loadView() {
    board.addTarget(self, action: PlayViewController.placePiece, for: .valueChanged)
    pauseButton.addTarget(self, action: PlayViewController.togglePause, for: .touchUpInside)
    newGameButton.addTarget(self, action: PlayViewController.startNewGame, for: .touchUpInside)
    hint.textAlignment = .center

    [pauseButton, newGameButton].forEach(buttonRow.addArrangedSubview)
    buttonRow.distribution = .equalSpacing
    [board, buttons, hint].forEach(column.addArrangedSubview)
    column.layoutMargins = EdgeInsets(top: 1, left: 2, right: 2)
    board.setContentHuggingPriority(LayoutPriority(1), for: .vertical)
    view = column
  }

  // Short terminals give the row above the hint to the board.
  override func viewWillLayoutSubviews() {
    column.setCustomSpacing(view.bounds.height < Self.compactHeight ? 0 : 1, after: buttons)
  }

  private static let compactHeight = 20

  override func viewDidLoad() {
    observation = model.observe { [weak self] change in self?.modelDidChange(change) }
    tell(model.takeNotices())
    showGame()
  }

  override var preferredFocusedView: View? { board }

  override var preferredStatusBarStyle: StatusBarStyle { model.currentGame.isOver ? .lightContent : .default }

  // MARK: Commands

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(title: "Place as on a keypad", keys: Self.digits, keyLabel: "1–9") { [weak self] key in
        Self.digits.firstIndex(of: key).map { self?.board.chooseSquare(onKeypad: $0 + 1) }
      },
      KeyCommand(title: "New game", keys: [.character("n")]) { [weak self] in self?.startNewGame() },
      KeyCommand(title: pauseButton.isSelected ? "Go on" : "Pause", keys: [.character("p")]) { [weak self] in
        self?.togglePause()
      },
    ]
  }

  private static let digits = (1...9).map { Key.character(Character("\($0)")) }

  private func placePiece() {
    guard let square = board.chosenSquare else { return }
    notice = nil
    model.place(at: square)
    updateHint()
  }

  private func togglePause() {
    pauseButton.isSelected.toggle()
    board.isPaused = pauseButton.isSelected
    View.animate(withDuration: Motion.duration) { board.alpha = board.isPaused ? 0.25 : 1 }
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
    case .currentGame, .icon: View.animate(withDuration: Motion.duration) { showGame() }
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
    if !notices.isEmpty { notice = notices.map(\.description).joined(separator: " ") }
    updateHint()
  }

  private func updateHint() {
    hint.numberOfLines = notice == nil ? 1 : 0
    hint.text = notice ?? PlayHint.text(for: model.profile, isPaused: board.isPaused)
    hint.isNotice = notice != nil
  }
}
