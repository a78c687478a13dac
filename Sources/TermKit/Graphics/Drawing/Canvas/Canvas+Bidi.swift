extension TraitCollection {
  /// Whether text is put into the order of the screen. Terminals without all of Unicode lack the letters. Screen readers read cells from left to
  /// right, and need the order of the text.
  package var reordersText: Bool { glyphLevel == .braille && !usesScreenReader }

  /// Returns the directions of a text, or nil if nothing in it is reordered.
  /// - Parameters:
  ///   - text: The text.
  ///   - isOneLine: Whether the text is shown in one line, with signs or blanks in place of newlines. Defaults to true.
  ///   - isOfInterface: Whether the text belongs to the interface, such as a label or a title. In an interface from right to left, its base
  ///     direction is right to left. Defaults to true. With false, the first letter decides, as in an edited text.
  package func directions(of text: String, isOneLine: Bool = true, isOfInterface: Bool = true) -> BidiText? {
    guard reordersText, BidiText.mayReorder(text) else { return nil }
    return BidiText(text, base: isOfInterface && isRightToLeft ? .rightToLeft : .natural, isOneLine: isOneLine)
  }

  /// Returns a text of one line in the order of the screen, or nil if nothing in it is reordered.
  package func order(of text: String, isOfInterface: Bool = true) -> BidiLine? {
    directions(of: text, isOfInterface: isOfInterface)?.line
  }
}

extension Canvas {
  /// Draws a line that is in the order of the screen.
  /// - Returns: The width of the line, in columns.
  @discardableResult
  package mutating func draw(_ line: BidiLine, at point: Point, style: TextStyle) -> Int {
    draw(line, at: point) { _ in style }
  }

  /// Draws a line that is in the order of the screen, and each glyph in a style of its own.
  /// - Returns: The width of the line, in columns.
  @discardableResult
  package mutating func draw(_ line: BidiLine, at point: Point, style: (BidiLine.Item) -> TextStyle) -> Int {
    let visible = clipBounds
    guard point.y >= visible.minY, point.y < visible.maxY else { return line.columns }
    var x = point.x
    for item in line.items {
      if x + item.width > visible.minX, x < visible.maxX {
        drawItem((item.glyph, item.width), at: Point(x: x, y: point.y), style: style(item))
      }
      x += item.width
    }
    return line.columns
  }
}
