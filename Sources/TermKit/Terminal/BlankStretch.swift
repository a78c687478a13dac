import TermKitGraphics

/// Blanks side by side on one background, and the style that they cost the fewest bytes in.
///
/// The colour and the weight of a blank cannot be seen. So a blank is given those of the ink before it in its row, on whatever
/// background that is, or else of the first ink behind it, since to change them and back again costs more bytes than the text. Only
/// many blanks on the terminal's own background keep its own colour, as those can be erased with one sequence.
struct BlankStretch {
  /// A cell of the style that the blanks are sent in; its glyph has no meaning.
  private(set) var style = Cell()
  /// The column behind the last of them.
  private(set) var end = 0

  /// From so many blanks on, erasing is the shorter way.
  static let erasable = 12

  /// No blanks at all.
  init() {}

  /// Looks at the blanks around a column of a row that has one there. What comes out is the same for each of them.
  /// - Parameter ink: What `ink(for:in:)` answers for the column, if that is known.
  init(around x: Int, in cells: UnsafeBufferPointer<Cell>, ink: Cell?) {
    let background = cells[x].background
    end = x + 1
    while end < cells.count, cells[end].isBlank, cells[end].background == background { end += 1 }
    if background.alpha == 0 {
      var start = x
      while start > 0, cells[start - 1].isBlank, cells[start - 1].background == background { start -= 1 }
      if end - start >= Self.erasable { return }
    }
    style = ink ?? Cell()
    style.background = background
    // These can be seen on a blank.
    style.attributes.subtract([.underline, .reverse])
  }

  /// The ink that blanks around a column have for a model: the last before it or, if there is none, the first behind it.
  static func ink(for x: Int, in cells: UnsafeBufferPointer<Cell>) -> Cell? {
    cells[..<x].last { !$0.isBlank } ?? cells[x...].first { !$0.isBlank }
  }
}
