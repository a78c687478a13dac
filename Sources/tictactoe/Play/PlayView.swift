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
  /// Flakes at the sides of the board, in windows of at least 80 columns.
  private let flakes = [FlakesView(first: 0), FlakesView(first: 1_000)]
  private let buttonRow = StackView(spacing: 1)
  /// Whether a row of keys separates the view from the tab bar. Otherwise an empty row does. Defaults to false.
  var isAboveKeyBar = false

  init() {
    super.init(frame: .zero)
    for button in [pauseButton, undoButton, newGameButton] {
      button.titleFont = .preferredFont(forTextStyle: .body)
      button.adjustsFontForContentSizeCategory = true
    }
    noticeLabel.textAlignment = .center
    noticeLabel.numberOfLines = 0
    [pauseButton, undoButton, newGameButton].forEach(buttonRow.addArrangedSubview)
    buttonRow.distribution = .equalSpacing
    let buttons = BelowBoardView(board: board, contents: buttonRow)
    let belowBoard = StackView(arrangedSubviews: [state, noticeLabel, buttons], axis: .vertical)
    [board, belowBoard].forEach(addArrangedSubview)
    (flakes + score.sides).forEach(addSubview)
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

  /// Lets flakes in some colours fall once the last piece has grown. If there are no colours, ends this.
  func letFlakesFall(_ colors: [Color]) {
    let isWide = bounds.width >= Self.flakesWidth
    for view in flakes { view.fall(isWide ? colors : []) }
  }

  private static let flakesWidth = 80

  // MARK: Layout

  override func layoutSubviews() {
    arrange()
    super.layoutSubviews()
    let (frame, room) = (board.boardFrame.offset(by: board.frame.origin), bounds.inset(by: safeAreaInsets))
    score.layOut(beside: frame, in: room)
    for (view, x) in zip(flakes, [room.minX, frame.maxX + 1]) {
      let end = x < frame.minX ? frame.minX - 1 : room.maxX
      view.frame = Rect(x: x, y: room.minY, width: max(0, end - x), height: max(0, frame.maxY - room.minY))
    }
  }

  // The board begins directly below the status bar. Except on short terminals, an empty row separates it from the state.
  private func arrange() {
    let isShort = traitCollection.verticalSizeClass == .compact
    let isBeside = putsTextBesideBoard
    score.isShown = hasRoomForScore
    let side = score.isShown ? Score.columns : 2
    layoutMargins =
      isBeside ? EdgeInsets(left: 1, right: 1) : EdgeInsets(left: side, bottom: isAboveKeyBar ? 0 : 1, right: side)
    axis = isBeside ? .horizontal : .vertical
    spacing = isBeside || !isShort ? 1 : 0
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
