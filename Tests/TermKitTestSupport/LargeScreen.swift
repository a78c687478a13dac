package import TermKit

/// The screens with large text that the probe shows, one after the other.
package enum LargeScreen: Int, CaseIterable {
  /// The text, and a word in the first row.
  case textAndWord
  /// The text alone. The first row and all rows below are blank for ncurses.
  case textAlone
  /// The text, and a cursor before a row of it.
  case cursorBefore
  /// The cursor is inside of the text, three columns further on.
  case cursorInside
  /// A box covers a cell of the text.
  case covered
  /// The text is as at first.
  case uncovered
  /// The text has moved by one column.
  case moved

  /// The size of the screens.
  package static let size = Size(width: 30, height: 8)

  /// The position of the text.
  package var origin: Point { Point(x: self == .moved ? 3 : 2, y: 2) }

  /// The position of the cursor, or nil if it is hidden.
  package var cursor: Point? {
    switch self {
    case .cursorBefore: Point(x: 1, y: 4)
    case .cursorInside: Point(x: 4, y: 4)
    case .textAndWord, .textAlone, .covered, .uncovered, .moved: nil
    }
  }

  /// Draws the screen.
  package func buffer(size: Size) -> CellBuffer {
    var canvas = Canvas(CellBuffer(size: size))
    if let text = LargeText("Abc", font: .systemFont(ofSize: 40), fitting: size) {
      canvas.draw(text, at: origin, style: TextStyle(foreground: .red))
    }
    if self == .textAndWord { canvas.draw("word", at: .zero) }
    if self == .covered { canvas.fill(Rect(x: 5, y: 4, width: 1, height: 1), with: .blue) }
    return canvas.buffer
  }
}
