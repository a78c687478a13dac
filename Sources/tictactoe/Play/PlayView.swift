import TermKit

/// The views of the first screen: the board, the state of the game, a notice, the buttons, and in wide windows the score.
///
/// The board is above the other views. At the accessibility sizes of text, it fills the height of the screen, and the others are beside it.
final class PlayView: StackView {
  let board = BoardView()
  let pauseButton = Button(title: "")
  let undoButton = Button(title: "")
  let newGameButton = Button(title: "")
  let state = GameStateView()
  /// A notice about the store. Without one, it takes no row.
  let noticeLabel = TintLabel()
  let score = Score()
  private let buttonRow = StackView(spacing: 1)

  init() {
    super.init(frame: .zero)
    for button in [pauseButton, undoButton, newGameButton] {
      button.titleFont = .preferredFont(forTextStyle: .body)
      button.adjustsFontForContentSizeCategory = true
    }
    noticeLabel.textAlignment = .center
    noticeLabel.numberOfLines = 0
    [pauseButton, undoButton, score.drawsLabel, newGameButton].forEach(buttonRow.addArrangedSubview)
    buttonRow.distribution = .equalSpacing
    let buttons = BelowBoardView(board: board, contents: buttonRow)
    let belowBoard = StackView(arrangedSubviews: [state, noticeLabel, buttons], axis: .vertical)
    [board, belowBoard].forEach(addArrangedSubview)
    score.sides.forEach(addSubview)
    board.setContentHuggingPriority(LayoutPriority(1), for: .vertical)
    board.setContentCompressionResistancePriority(.required, for: .horizontal)
    belowBoard.setContentHuggingPriority(LayoutPriority(1), for: .horizontal)
    belowBoard.distribution = .equalSpacing
  }

  /// Gives the buttons their titles and the letters that press them.
  func showTitles(_ strings: Strings) {
    pauseButton.setTitle(strings.pause, for: .normal)
    newGameButton.setTitle(strings.newGame, for: .normal)
    undoButton.setTitle(strings.undo, for: .normal)
    pauseButton.keyEquivalent = .character("p")
    undoButton.keyEquivalent = .character("u")
    newGameButton.keyEquivalent = .character("n")
  }

  // MARK: Layout

  override func layoutSubviews() {
    arrange()
    super.layoutSubviews()
    score.layOut(beside: board.boardFrame.offset(by: board.frame.origin), in: bounds.inset(by: safeAreaInsets))
  }

  // On short terminals, the board begins directly below the status bar.
  private func arrange() {
    let isShort = traitCollection.verticalSizeClass == .compact
    let isBeside = putsTextBesideBoard
    score.isShown = hasRoomForScore
    let side = score.isShown ? Score.columns : 2
    layoutMargins =
      isBeside ? EdgeInsets(left: 1, right: 1) : EdgeInsets(top: isShort ? 0 : 1, left: side, bottom: 1, right: side)
    axis = isBeside ? .horizontal : .vertical
    spacing = isBeside ? 1 : 0
    board.columns = isBeside ? boardBesideText.width : nil
    state.isColumn = isBeside
    buttonRow.axis = isBeside ? .vertical : .horizontal
  }

  // Beside a board that fills the height, the texts leave no room for the score.
  private var hasRoomForScore: Bool {
    bounds.width >= ListDetailViewController.splitWidth
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  // At the accessibility sizes, the board takes the rows of the texts. On narrow screens, they would leave few columns beside it.
  private var putsTextBesideBoard: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      && boardBesideText.height >= Self.usualBoardRows
  }

  // The columns of the text beside the board.
  private static let textColumns = 24

  // The rows of the board at the usual size of text on 80 by 24 cells.
  private static let usualBoardRows = 17

  // The frame of the board if the text is beside it.
  private var boardBesideText: Rect {
    let room = bounds.inset(by: safeAreaInsets)
    let width = max(0, room.width - Self.textColumns - 3)
    return BoardGeometry(fitting: Rect(x: 0, y: 0, width: width, height: room.height)).frame
  }
}
