import TermKitGraphics

// The looks that all controls share, for controls of your own too.

extension Canvas {
  /// Fills a rectangle with the tint at an opacity of 0.12. A control calls it while it has the focus.
  ///
  /// With 16 colours, 8 or none, it does nothing: there, `TextStyle.focused(_:in:)` underlines the text to show the focus.
  public mutating func fillFocus(in rect: Rect) {
    if traits.colorDepth.blends { fill(rect, with: tintColor.withOpacity(0.12)) }
  }

  /// Shows a pressed control as a plate in a colour, in which the contents are knocked out. Does nothing where colours do not blend.
  /// - Parameter contentOpacity: `Control.contentOpacity`, with which the plate disappears after the press.
  package mutating func drawPlate(in rect: Rect, _ color: Color, _ contentOpacity: Double) {
    let share = (1 - contentOpacity) / (1 - Control.pressedContentOpacity)
    guard share > 0, traits.colorDepth.blends else { return }
    update(rect) { cell in
      let paper = cell.background.alpha == 0 ? .white : cell.background
      let plate = color.withContrast(MinimumContrast.text.ratio, against: paper)
      if !cell.isBlank {
        cell.foreground = cell.foreground.mixed(with: paper, share)
        cell.minimumContrast = .text
      }
      cell.background = paper.mixed(with: plate, share)
    }
  }

  /// Fills each cell of a rectangle with its foreground colour, and knocks the text out: its glyph gets the cell's background colour. For
  /// selected parts, drawn in `TextStyle.filling(against:)`.
  ///
  /// A transparent background counts as white. Without colours, the terminal shows the cells in reverse.
  public mutating func exchangeColors(in rect: Rect) {
    let hasColors = traits.colorDepth != .none
    update(rect) { cell in
      if hasColors {
        let paper = cell.background.alpha == 0 ? .white : cell.background
        (cell.foreground, cell.background) = (paper, cell.foreground)
      } else {
        cell.attributes.insert(.reverse)
        (cell.foreground, cell.background) = (.clear, .clear)
      }
    }
  }

  /// Returns the background colour in the middle of a rectangle, or white if the background is transparent there.
  ///
  /// If only a part of the rectangle is visible, its middle counts. A view that calls this method is always redrawn as a whole.
  public func paper(in rect: Rect) -> Color {
    notePaperRead()
    let color = self[rect.intersection(clipBounds).center]?.background ?? .clear
    return color.alpha == 0 ? .white : color
  }

  /// Returns the style of a control's plain text: black, or white on a dark background.
  package func plainTextStyle(in rect: Rect) -> TextStyle {
    TextStyle(foreground: paper(in: rect).brightness < 0.5 ? .white : .black, minimumContrast: .text)
  }

  /// Draws blanks over `rect`, filling it with the background of `style`. Unlike `fill(_:with:)`, it removes the text there.
  public mutating func drawBlanks(in rect: Rect, _ style: TextStyle) {
    let blanks = String(repeating: " ", count: max(0, rect.width))
    for y in rect.minY..<max(rect.minY, rect.maxY) { draw(blanks, at: Point(x: rect.minX, y: y), style: style) }
  }

  /// Draws a glyph in the first column of a rectangle, and another one in the last column.
  package mutating func drawEnds(_ left: Unicode.Scalar, _ right: Unicode.Scalar, in rect: Rect, _ style: TextStyle) {
    for y in rect.minY..<max(rect.minY, rect.maxY) {
      draw(Glyph(left), at: Point(x: rect.minX, y: y), style: style)
      draw(Glyph(right), at: Point(x: rect.maxX - 1, y: y), style: style)
    }
  }

  /// Draws a box along the edges of a rectangle, with rounded corners if the terminal has them.
  package mutating func drawBox(in rect: Rect, _ style: TextStyle) {
    let corners = traits.glyphLevel == .blocks ? ["┌", "┐", "└", "┘"] : ["╭", "╮", "╰", "╯"]
    let line = String(repeating: "─", count: max(0, rect.width - 2))
    draw(corners[0] + line + corners[1], at: rect.origin, style: style)
    drawEnds("│", "│", in: rect.inset(by: EdgeInsets(top: 1, bottom: 1)), style)
    draw(corners[2] + line + corners[3], at: Point(x: rect.minX, y: rect.maxY - 1), style: style)
  }

  /// Draws an image in the style of text: a template in the colour of the text, any other image in its own colours, and paler if disabled.
  package mutating func drawIcon(_ image: Image, in rect: Rect, _ style: TextStyle, isEnabled: Bool) {
    let isOriginal = image.renderingMode == .alwaysOriginal
    let attributes = isOriginal ? [] : style.attributes.subtracting(.italic)
    withOpacity(isOriginal && !isEnabled ? traits.disabledOpacity : 1, in: rect) { canvas in
      canvas.draw(image, in: rect, tint: style.foreground, attributes: attributes)
    }
    if !isEnabled { keepVisible(image, in: rect) }
  }

  /// Gives the image of a disabled control a minimum contrast, except for colours that nothing may change.
  package mutating func keepVisible(_ image: Image, in rect: Rect) {
    if image.renderingMode != .alwaysOriginal || !traits.colorDepth.blends {
      setMinimumContrast(.disabled, in: rect)
    }
  }

  /// Fills a rectangle with an image in its own colours, unless its rendering mode says otherwise. An image that is not resizable is tiled.
  package mutating func fill(_ rect: Rect, with image: Image) {
    let filling = image.resizingMode == nil ? image.resizableImage(withCapInsets: .zero, resizingMode: .tile) : image
    draw(filling, in: rect, usually: .alwaysOriginal)
  }

  /// Adds the `attributes` of a `TextStyle.focused(_:in:)`, such as underline, to the bottom row of the rectangle `rect` of an image. Lines
  /// across the whole image would spoil it. Without attributes, it does nothing.
  public mutating func markFocus(_ attributes: TextAttributes, in rect: Rect) {
    if attributes.isEmpty || rect.isEmpty { return }
    add(attributes, in: Rect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
  }

  /// Exchanges reverse and normal cells in a rectangle.
  package mutating func reverse(in rect: Rect) {
    update(rect) { $0.attributes.formSymmetricDifference(.reverse) }
  }

  /// Adds `attributes` to the cells of `rect`, a rectangle in the canvas's coordinates.
  public mutating func add(_ attributes: TextAttributes, in rect: Rect) {
    update(rect) { $0.attributes.formUnion(attributes) }
  }
}

extension TraitCollection {
  /// The mark of a chosen row or item of a menu. Braille displays have dots for "*" and none for a check mark.
  package var checkmark: Glyph { Glyph(usesScreenReader ? "*" : glyphLevel == .blocks ? "√" : "✓") }

  /// The opacity of a disabled image that is drawn in its own colours: 0.4 with 256 colours or more, otherwise 0.3.
  public var disabledOpacity: Double { colorDepth.blends ? 0.4 : 0.3 }

  /// Returns the opacity of pressed artwork that has no look for this: at least a half where colours blend, so that its glyphs stay visible.
  /// - Parameter contentOpacity: The opacity of contents that fade while a control is pressed. Defaults to `Control.pressedContentOpacity`.
  package func pressedOpacity(_ contentOpacity: Double = Control.pressedContentOpacity) -> Double {
    colorDepth.blends ? 0.5 + contentOpacity / 2 : contentOpacity
  }
}

extension TextStyle {
  /// Returns the style for a control with or without the focus. With the focus, text is bold, and with 16 colours, 8 or none also
  /// underlined. If `isFocused` is false, the style is unchanged. `traits` are those of the terminal.
  public func focused(_ isFocused: Bool, in traits: TraitCollection) -> TextStyle {
    guard isFocused else { return self }
    var style = self
    style.attributes.formUnion(traits.colorDepth.blends ? .bold : [.bold, .underline])
    return style
  }

  /// Returns the style for a shape from which text is knocked out with `Canvas.exchangeColors(in:)`. Its foreground, which fills the shape,
  /// is made dark or light enough for text in the given background colour.
  public func filling(against paper: Color) -> TextStyle {
    var style = self
    style.foreground = foreground.withContrast(MinimumContrast.text.ratio, against: paper)
    return style
  }

  /// Returns the style of a disabled control: grey with a contrast of 2.5 : 1, not bold, and italic, or dim with fewer than 256 colours.
  /// - Parameters:
  ///   - grey: The colour before it is darkened to ensure the contrast on a light background. Defaults to the grey of disabled buttons.
  ///   - traits: The traits of the terminal.
  public func disabled(_ grey: Color = Color(white: 0.62), in traits: TraitCollection) -> TextStyle {
    var style = self
    style.foreground = grey
    style.minimumContrast = .disabled
    style.attributes.remove(.bold)
    style.attributes.insert(traits.colorDepth.blends ? .italic : .dim)
    return style
  }
}
