extension Canvas {
  /// Fills a rectangle with the ink of what is written there, which is knocked out: it shows the paper that was in its own cell, white
  /// where that is the terminal's. Without colours the terminal does it.
  mutating func exchangeColors(in rect: Rect) {
    let area = rect.intersection(clipBounds)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let point = Point(x: x, y: y)
        guard var cell = self[point], cell.width > 0 else { continue }
        let (ink, paper) = (cell.foreground, cell.background)
        if traits.colorDepth == .none {
          cell.attributes.insert(.reverse)
          (cell.foreground, cell.background) = (.clear, .clear)
        } else {
          cell.background = ink
          cell.foreground = paper.alpha == 0 ? .white : paper
        }
        put(cell, at: point)
      }
    }
  }
}
