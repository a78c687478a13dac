import TermKitGraphics

extension CellBuffer {
  /// The cells as lines of text, without the blanks at the ends of the lines. Blank rows are empty lines. Tests compare screens with it.
  public var text: String {
    (0..<size.height).map(line).joined(separator: "\n")
  }

  /// Returns one row as text, without trailing blanks.
  /// - Precondition: The row is inside the bounds.
  public func line(_ y: Int) -> String {
    var scalars = String.UnicodeScalarView()
    withRow(y) { cells in
      for cell in cells where cell.width != 0 { scalars.append(contentsOf: cell.glyph.scalars) }
    }
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }
}
