import TTTModel
import TermKit

/// The part of the sheet for a board: the button that attaches or removes it, and the attached board.
final class AttachmentView: View {
  /// The key that attaches or removes the board.
  static let key = Key.character("g", .control)
  /// The button that attaches or removes the board.
  let button = Button(title: "")
  private let boardControl = BoardControl()

  init() {
    super.init()
    clipsToBounds = true
    button.contentEdgeInsets = .zero
    button.keyEquivalent = Self.key
    // The game cannot be opened from the sheet.
    boardControl.isEnabled = false
    boardControl.isHidden = true
    [boardControl, button].forEach(addSubview)
  }

  /// Shows a board, or that one can be attached.
  func show(_ board: Message.Board?, isAttachable: Bool, icon: Icon) {
    boardControl.show(board, icon: icon)
    button.setTitle(board == nil ? strings.attachBoard : strings.removeBoard, for: .normal)
    button.isEnabled = board != nil || isAttachable
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let height = isHidden ? 0 : boardControl.isHidden ? 1 : BoardControl.size.height
    return Size(width: size.width, height: min(size.height, height))
  }

  // The blank column of the board is left of the text. The button is at the right of the board, in its last row.
  override func layoutSubviews() {
    // A low sheet leaves no rows.
    button.isHidden = bounds.height == 0
    let board = boardControl.isHidden ? .zero : BoardControl.size
    boardControl.frame = Rect(origin: Point(x: -1, y: 0), size: board)
    let x = boardControl.isHidden ? 0 : board.width
    let width = min(button.sizeThatFits(bounds.size).width, max(0, bounds.width - x))
    button.frame = Rect(x: x, y: bounds.maxY - 1, width: width, height: 1)
  }
}
