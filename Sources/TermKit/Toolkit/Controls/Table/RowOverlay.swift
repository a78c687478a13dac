import TermKitGraphics

/// What a row shows in front of its contents: the hairline, the accessory, the mark of the focus, and the selection where colours do not
/// tell it.
final class RowOverlay: View {
  struct Look: Equatable {
    var separator: Separator?
    var accessory = TableViewCell.AccessoryType.none
    /// The column of the accessory.
    var accessoryColumn = 0
    var isFocused = false
    /// How the selection is shown.
    var isSelected = false
    /// True when somebody else draws what is behind a selected row.
    var hasOwnBackground = false
  }

  struct Separator: Equatable {
    var columns: Range<Int>
    var color: Color
  }

  var look = Look() { didSet { if look != oldValue { setNeedsDisplay() } } }

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func tintColorDidChange() {
    if look.isFocused || look.accessory == .checkmark { setNeedsDisplay() }
  }

  override func draw(in canvas: inout Canvas) {
    if bounds.isEmpty { return }
    drawAccessory(in: &canvas)
    if let separator = look.separator { draw(separator, in: &canvas) }
    if look.isSelected { invertIfNeeded(in: &canvas) }
    if look.isFocused { drawFocus(in: &canvas) }
  }

  // MARK: Hairline

  // It takes no row of its own: in the last row it is where nothing is written.
  private func draw(_ separator: Separator, in canvas: inout Canvas) {
    let traits = canvas.traits
    let glyph = Glyph(traits.glyphLevel == .braille ? "▁" : "_")
    var style = TextStyle(foreground: separator.color)
    // Where colours do not blend a line of full strength would be louder than what it divides.
    if !traits.colorDepth.blends { style = TextStyle(foreground: Color(white: 0.5), attributes: .dim) }
    for x in separator.columns {
      let point = Point(x: x, y: bounds.maxY - 1)
      if let below = canvas[point], below.isBlank, below.width == 1 { canvas.draw(glyph, at: point, style: style) }
    }
  }

  // MARK: Accessory

  private func drawAccessory(in canvas: inout Canvas) {
    guard let glyph = look.accessory.glyph(canvas.traits.glyphLevel) else { return }
    let point = Point(x: look.accessoryColumn, y: (bounds.height - 1) / 2)
    let style =
      look.accessory == .checkmark
      ? canvas.tintTextStyle()
      : TextStyle(
        foreground: Color(white: 0.66), minimumContrast: .element)
    canvas.draw(glyph, at: point, style: style)
  }

  // MARK: Selection

  // Where there is no grey that differs from all papers.
  private func invertIfNeeded(in canvas: inout Canvas) {
    let depth = canvas.traits.colorDepth
    guard depth == .none || depth == .eight && !look.hasOwnBackground else { return }
    let area = canvas.clipBounds.intersection(bounds)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { invert(Point(x: x, y: y), in: &canvas) }
    }
  }

  private func invert(_ point: Point, in canvas: inout Canvas) {
    guard var cell = canvas[point], cell.width > 0 else { return }
    if canvas.traits.colorDepth == .none {
      cell.attributes.formSymmetricDifference(.reverse)
    } else {
      // Colours stay; what is black, grey or white on light paper becomes white on black, and the other way about.
      let isLight = cell.background.alpha == 0 || cell.background.brightness > 0.5
      if !cell.foreground.isColorful { cell.foreground = isLight ? .white : .black }
      cell.background = isLight ? .black : .white
    }
    canvas.put(cell, at: point)
  }

  // MARK: Focus

  private func drawFocus(in canvas: inout Canvas) {
    let isPlain = canvas.traits.glyphLevel == .ascii
    let style = canvas.tintTextStyle()
    let middle = (bounds.height - 1) / 2
    for y in isPlain ? middle...middle : 0...bounds.height - 1 {
      canvas.draw(Glyph(isPlain ? ">" : "▌"), at: Point(x: 0, y: y), style: style)
    }
  }
}

extension Color {
  /// True when it is far from all greys.
  fileprivate var isColorful: Bool { max(red, green, blue) - min(red, green, blue) > 64 }
}

extension TableViewCell.AccessoryType {
  fileprivate func glyph(_ level: GlyphLevel) -> Glyph? {
    switch self {
    case .none: nil
    case .disclosureIndicator: Glyph(level == .braille ? "›" : ">")
    case .checkmark: Glyph(level == .blocks ? "√" : "✓")
    }
  }
}
