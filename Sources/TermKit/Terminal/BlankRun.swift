import TermKitGraphics

/// A run of adjacent blanks on one background, and the style in which they cost the fewest bytes.
///
/// The foreground colour and the weight of a blank are invisible. A blank therefore takes the style of the last non-blank cell before it in
/// its row, or else of the first one after it, on any background. Changing the style and changing it back would cost more bytes than the
/// text. Only a long run on the terminal's own background keeps the terminal's own colour, because one sequence can erase it.
struct BlankRun {
  /// The style that the blanks are sent in. The glyph of the cell has no meaning.
  private(set) var style = Cell()
  /// The column after the last blank.
  private(set) var end = 0

  /// The number of blanks from which erasing takes fewer bytes than sending them.
  static let erasable = 12

  /// Creates an empty run.
  init() {}

  /// Finds the blanks around a column. The column must hold a blank; the style is the same for every column of the run.
  /// - Parameter ink: The result of `ink(for:in:)` for the column.
  init(around x: Int, in cells: UnsafeBufferPointer<Cell>, ink: Cell?) {
    let background = cells[x].background
    end = x + 1
    while end < cells.count, Self.contains(cells[end], like: cells[x]) { end += 1 }
    if background.alpha == 0, cells[x].extra == 0 {
      var start = x
      while start > 0, Self.contains(cells[start - 1], like: cells[x]) { start -= 1 }
      if end - start >= Self.erasable { return }
    }
    style = ink ?? Cell()
    style.background = background
    style.extra = cells[x].extra
    // Underlines and reversed colours are visible on a blank.
    style.attributes.subtract([.underline, .reverse])
  }

  private static func contains(_ cell: Cell, like first: Cell) -> Bool {
    cell.isBlank && cell.background == first.background && cell.extra == first.extra
  }

  /// Returns the cell whose style the blanks around a column take: the last non-blank cell before it, or else the first one after it.
  static func ink(for x: Int, in cells: UnsafeBufferPointer<Cell>) -> Cell? {
    cells[..<x].last { !$0.isBlank } ?? cells[x...].first { !$0.isBlank }
  }
}
