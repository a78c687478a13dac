extension Canvas {
  /// Draws one line of text with a line through it.
  ///
  /// ncurses has no attribute for the line. It is a combining stroke over each glyph instead, or the dim attribute where the terminal shows
  /// no combining characters.
  /// - Returns: The width of the text, in columns.
  @discardableResult
  package mutating func drawStruckThrough(_ text: String, at point: Point, style: TextStyle) -> Int {
    guard traits.glyphLevel == .braille else {
      var style = style
      style.attributes.insert(.dim)
      return draw(text, at: point, style: style)
    }
    let columns = draw(text, at: point, style: style)
    strikeThrough(point, columns)
    return columns
  }

  /// Draws a line through a number of columns of drawn text, on a terminal that shows combining characters.
  mutating func strikeThrough(_ point: Point, _ columns: Int) {
    for x in point.x..<point.x + columns {
      let place = Point(x: x, y: point.y)
      // A cell holds few scalars, and terminals disagree on emoji with marks.
      guard var cell = self[place], cell.width > 0, cell.glyph.scalars.count <= 4,
        !ScalarProperties(cell.glyph.base).isPictographic
      else { continue }
      cell.glyph = Glyph(scalars: cell.glyph.scalars + ["\u{336}"])
      put(cell, at: place)
    }
  }
}
