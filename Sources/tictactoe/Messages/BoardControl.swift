import TTTModel
import TermKit

/// The small board of a message. Pressing it opens the game.
final class BoardControl: Control {
  /// Its size in cells: the board, and a blank column at each side.
  static let size = Size(width: SmallBoardView.size.width + 2, height: SmallBoardView.size.height)
  private let boardView = SmallBoardView()

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
    boardView.show(board.position, icon: icon)
    accessibilityLabel = strings.spokenBoard(board.position, icon: icon)
  }

  override var keyCommands: [KeyCommand] { pressCommands }

  override func sizeThatFits(_ size: Size) -> Size { isHidden ? .zero : Self.size }

  override func layoutSubviews() { boardView.frame = bounds.centered(SmallBoardView.size) }

  // Brackets in the blank columns show the focus on terminals without pale colours.
  override func draw(in canvas: inout Canvas) {
    guard isFocused else { return }
    canvas.fillFocus(in: bounds)
    let style = canvas.tintTextStyle(.bold)
    for y in bounds.minY..<bounds.maxY {
      canvas.draw("[", at: Point(x: bounds.minX, y: y), style: style)
      canvas.draw("]", at: Point(x: bounds.maxX - 1, y: y), style: style)
    }
  }
}
