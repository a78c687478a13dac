import TTTModel
import TermKit

/// The board of a message. Pressing it opens the game.
final class BoardControl: Control {
  /// Its usual size in cells: the small board, and a blank column at each side.
  static let size = Size(width: SmallBoardView.size.width + 2, height: SmallBoardView.size.height)
  private static let largeSize = Size(width: 37, height: 17)
  /// Whether the board is drawn as in a game. Defaults to false.
  var isLarge = false { didSet { if isLarge != oldValue { setNeedsLayout() } } }
  private let boardView = SmallBoardView()
  private var largeBoard: PositionView?
  private var shown: (position: Game, icon: Icon)?

  init() {
    super.init()
    isAccessibilityElement = true
    boardView.isAccessibilityElement = false
    addSubview(boardView)
  }

  /// Shows a position. `icon` is the piece of the owner of the profile.
  func show(_ board: Message.Board?, icon: Icon) {
    isHidden = board == nil
    guard let board else { return }
    shown = (board.position, icon)
    boardView.show(board.position, icon: icon)
    setNeedsLayout()
    accessibilityLabel = strings.spokenBoard(board.position, icon: icon)
  }

  override var keyCommands: [KeyCommand] { pressCommands }

  override func sizeThatFits(_ size: Size) -> Size { isHidden ? .zero : isLarge ? Self.largeSize : Self.size }

  override func layoutSubviews() {
    boardView.isHidden = isLarge
    boardView.frame = bounds.centered(SmallBoardView.size)
    guard isLarge, let shown else {
      largeBoard?.removeFromSuperview()
      largeBoard = nil
      return
    }
    let board = largeBoard ?? addLargeBoard()
    board.frame = bounds.inset(by: EdgeInsets(left: 1, right: 1))
    board.show(shown.position, icon: shown.icon)
  }

  private func addLargeBoard() -> PositionView {
    let board = PositionView()
    board.isAccessibilityElement = false
    addSubview(board)
    largeBoard = board
    return board
  }

  // Brackets in the blank columns show the focus on terminals without pale colours.
  override func draw(in canvas: inout Canvas) {
    guard isFocused else { return }
    canvas.fillFocus(in: bounds)
    let style = canvas.tintTextStyle(.bold)
    for y in bounds.minY..<bounds.maxY {
      canvas.draw(Glyph("["), at: Point(x: bounds.minX, y: y), style: style)
      canvas.draw(Glyph("]"), at: Point(x: bounds.maxX - 1, y: y), style: style)
    }
  }
}
