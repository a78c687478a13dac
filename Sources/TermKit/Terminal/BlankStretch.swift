/// Blanks side by side on one background, and the style that they cost the fewest bytes in.
///
/// The colour and the weight of a blank cannot be seen. So a space between words is given those of the word before it,
/// since to change them and back again costs more bytes than the text. Only many blanks on the terminal's own
/// background keep its own colour, as those can be erased with one sequence.
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
  init(around x: Int, in cells: UnsafeBufferPointer<Cell>) {
    let background = cells[x].background
    var start = x
    end = x + 1
    while start > 0, cells[start - 1].isBlank, cells[start - 1].background == background { start -= 1 }
    while end < cells.count, cells[end].isBlank, cells[end].background == background { end += 1 }
    let isErasable = background.alpha == 0 && end - start >= Self.erasable
    style = isErasable ? Cell() : Self.style(of: start, in: cells)
  }

  // Underlined or reversed ink is no model for a blank, where those can be seen.
  private static func style(of start: Int, in cells: UnsafeBufferPointer<Cell>) -> Cell {
    guard start > 0, cells[start - 1].background == cells[start].background,
      cells[start - 1].attributes.isDisjoint(with: [.underline, .reverse])
    else { return cells[start] }
    return cells[start - 1]
  }
}
