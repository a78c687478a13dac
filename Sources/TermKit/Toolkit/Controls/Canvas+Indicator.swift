import TermKitGraphics

extension Canvas {
  /// Fills each cell of a rectangle with its foreground colour, and knocks the text out: its glyph gets the cell's background colour.
  ///
  /// A transparent background counts as white. Without colours, the terminal shows the cells in reverse.
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

  /// Returns the background colour in the middle of a rectangle, or white if the background is transparent there.
  func paper(in rect: Rect) -> Color {
    // The clip may contain only a part of the rectangle.
    let color = self[rect.intersection(clipBounds).center]?.background ?? .clear
    return color.alpha == 0 ? .white : color
  }

  /// Draws blanks in a style over a rectangle.
  mutating func drawBlanks(in rect: Rect, _ style: TextStyle) {
    let blanks = String(repeating: " ", count: max(0, rect.width))
    for y in rect.minY..<max(rect.minY, rect.maxY) { draw(blanks, at: Point(x: rect.minX, y: y), style: style) }
  }

  /// Adds the attributes of the focus to the bottom row of an image. Lines across the whole image would spoil it.
  mutating func markFocus(_ attributes: TextAttributes, in rect: Rect) {
    if attributes.isEmpty || rect.isEmpty { return }
    add(attributes, in: Rect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
  }
}

extension TraitCollection {
  /// The opacity of a disabled image that is drawn in its own colours.
  var disabledOpacity: Double { colorDepth.blends ? 0.4 : 0.3 }
}

extension TextStyle {
  /// Returns the style for a shape from which text is knocked out. Its foreground, which fills the shape, is made dark or light enough for
  /// text in the given background colour.
  func filling(against paper: Color) -> TextStyle {
    var style = self
    style.foreground = foreground.withContrast(MinimumContrast.text.ratio, against: paper)
    return style
  }

  /// Returns the style of a disabled control: grey with a contrast of 2.5 : 1 and never bold. It is italic where colours blend, and dim
  /// elsewhere.
  /// - Parameters:
  ///   - grey: The colour before the contrast is ensured. On a light background, it is lighter than the result.
  ///   - traits: The traits of the terminal.
  func disabled(_ grey: Color, in traits: TraitCollection) -> TextStyle {
    var style = self
    style.foreground = grey
    style.minimumContrast = .disabled
    style.attributes.remove(.bold)
    style.attributes.insert(traits.colorDepth.blends ? .italic : .dim)
    return style
  }
}
