// In an interface from right to left, views lay out and draw as in any other interface. Their columns count from the
// right edge, because the finished cells are mirrored. These methods draw texts, which must not look like mirror images.

extension Canvas {
  /// The direction of layout of the view that draws.
  package var layoutDirection: UserInterfaceLayoutDirection { isMirrored ? .rightToLeft : .leftToRight }

  /// Draws a line of text, which is `columns` wide, with its first letter at its left end, also if the canvas is mirrored.
  @inline(never)
  package mutating func drawStraight(columns: Int, at point: Point, _ body: (inout Canvas) -> Void) {
    if isMirrored {
      withOppositeDirection(in: Rect(origin: point, size: Size(width: columns, height: 1)), clips: true, body)
    } else {
      body(&self)
    }
  }
}

extension Canvas {
  /// Draws a text whose blanks at its ends are room before and after it, in the direction of layout.
  package mutating func drawPadded(_ text: String, at point: Point, style: TextStyle) {
    guard isMirrored, let first = text.firstIndex(where: { $0 != " " }) else {
      return _ = draw(text, at: point, style: style)
    }
    let end = text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.endIndex
    var place = point
    for part in [text[..<first], text[first..<end], text[end...]] {
      place.x += draw(part, at: place, style: style)
    }
  }
}

extension Rect {
  /// The mirror image of the rectangle in another one.
  package func mirrored(in area: Rect) -> Rect {
    Rect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
  }
}
