import TermKitGraphics

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

  /// What is behind a rectangle: the colour in its middle, white where that is the terminal's.
  func paper(in rect: Rect) -> Color {
    // Only a part may be drawn anew.
    let color = self[rect.intersection(clipBounds).center]?.background ?? .clear
    return color.alpha == 0 ? .white : color
  }

  /// Draws blanks in a style over a rectangle.
  mutating func drawBlanks(in rect: Rect, _ style: TextStyle) {
    let blanks = String(repeating: " ", count: max(0, rect.width))
    for y in rect.minY..<max(rect.minY, rect.maxY) { draw(blanks, at: Point(x: rect.minX, y: y), style: style) }
  }

  /// Adds the attributes of the focus to an image: to its bottom row, since lines through a picture would be dirt in it.
  mutating func markFocus(_ attributes: TextAttributes, in rect: Rect) {
    if attributes.isEmpty || rect.isEmpty { return }
    add(attributes, in: Rect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
  }
}

extension TraitCollection {
  /// How much is seen of a picture in its own colours that is not to be used.
  var disabledOpacity: Double { colorDepth.blends ? 0.4 : 0.3 }
}

extension TextStyle {
  /// The style whose foreground fills a shape from which text in the colour of the paper is knocked out: dark or light enough for that text.
  func filling(against paper: Color) -> TextStyle {
    var style = self
    style.foreground = foreground.withContrast(MinimumContrast.text.ratio, against: paper)
    return style
  }

  /// The style of a control that is disabled: a grey of 2.5 : 1 that is never bold, slanted where colours blend and dim elsewhere.
  /// - Parameters:
  ///   - grey: The colour before the contrast is ensured; lighter than the result on a light background.
  ///   - traits: What can be shown.
  func disabled(_ grey: Color, in traits: TraitCollection) -> TextStyle {
    var style = self
    style.foreground = grey
    style.minimumContrast = .disabled
    style.attributes.remove(.bold)
    style.attributes.insert(traits.colorDepth.blends ? .italic : .dim)
    return style
  }
}
