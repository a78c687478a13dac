extension TraitCollection {
  /// Whether text is put into the order of the screen. Terminals without all of Unicode lack the letters. Screen readers read cells from left to
  /// right, and need the order of the text.
  package var reordersText: Bool { glyphLevel == .braille && !usesScreenReader }

  /// Returns whether a text has letters that are put into the order of the screen.
  package func reorders(_ text: String) -> Bool { reordersText && BidiText.mayReorder(text) }

  /// Returns the base direction of a text that has letters from right to left.
  package func base(isOfInterface: Bool = true) -> BidiBase {
    isOfInterface && layoutDirection == .rightToLeft ? .rightToLeft : .natural
  }

  /// Returns the directions of a text, or nil if nothing in it is reordered.
  /// - Parameters:
  ///   - text: The text.
  ///   - isOneLine: Whether the text is shown in one line, with signs or blanks in place of newlines. Defaults to true.
  ///   - isOfInterface: Whether the text belongs to the interface, such as a label or a title. In an interface from right to left, its base
  ///     direction is right to left. Defaults to true. With false, the first letter decides, as in an edited text.
  package func directions(of text: String, isOneLine: Bool = true, isOfInterface: Bool = true) -> BidiText? {
    reorders(text) ? BidiText(text, base: base(isOfInterface: isOfInterface), isOneLine: isOneLine) : nil
  }

  /// Returns a text of one line in the order of the screen, or nil if nothing in it is reordered. For the parameters, see
  /// `directions(of:isOneLine:isOfInterface:)`.
  package func order(of text: String, isOfInterface: Bool = true) -> BidiLine? {
    directions(of: text, isOfInterface: isOfInterface)?.line
  }
}

/// A part of a line with its style.
package struct StyledPiece {
  /// The length of its text, in bytes of UTF-8.
  package let length: Int
  package let style: TextStyle
  package let isStruckThrough: Bool

  package init(_ text: String, style: TextStyle, isStruckThrough: Bool = false) {
    (length, self.style, self.isStruckThrough) = (text.utf8.count, style, isStruckThrough)
  }
}

extension Canvas {
  /// Draws a line that is in the order of the screen, in the styles of its pieces. The pieces are in the order of the text.
  package mutating func draw(_ line: BidiLine, _ pieces: [StyledPiece], at point: Point) {
    if isMirrored { return drawStraight(columns: line.columns, at: point) { $0.draw(line, pieces, at: point) } }
    var ends: [Int] = []
    for piece in pieces { ends.append((ends.last ?? 0) + piece.length) }
    func piece(of item: BidiLine.Item) -> StyledPiece? { ends.firstIndex { item.byte < $0 }.map { pieces[$0] } }
    draw(line, at: point) { piece(of: $0)?.style ?? TextStyle() }
    var x = point.x
    for item in line.items {
      if piece(of: item)?.isStruckThrough == true { strikeThrough(Point(x: x, y: point.y), item.width) }
      x += item.width
    }
  }

  /// Draws a line that is in the order of the screen.
  /// - Returns: The width of the line, in columns.
  @discardableResult
  package mutating func draw(_ line: BidiLine, at point: Point, style: TextStyle) -> Int {
    draw(line, at: point) { _ in style }
  }

  /// Draws a line that is in the order of the screen. A closure returns the style of each glyph.
  /// - Returns: The width of the line, in columns.
  @discardableResult
  package mutating func draw(_ line: BidiLine, at point: Point, style: (BidiLine.Item) -> TextStyle) -> Int {
    if isMirrored {
      drawStraight(columns: line.columns, at: point) { _ = $0.draw(line, at: point, style: style) }
      return line.columns
    }
    let visible = clipBounds
    guard point.y >= visible.minY, point.y < visible.maxY else { return line.columns }
    var x = point.x
    for item in line.items {
      if x + item.width > visible.minX, x < visible.maxX {
        drawItem((item.glyph, item.width), at: Point(x: x, y: point.y), style: style(item))
      }
      x += item.width
    }
    if isSpecial { noteTraced(line, at: point, style: style) }
    return line.columns
  }

  @inline(never)
  private func noteTraced(_ line: BidiLine, at point: Point, style: (BidiLine.Item) -> TextStyle) {
    guard let trace, let first = line.items.first else { return }
    let text = line.items.map { String(String.UnicodeScalarView($0.glyph.scalars)) }.joined()
    trace.note(text, columns: line.columns, at: point + origin, style(first), self)
  }
}
