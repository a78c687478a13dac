import TermKitGraphics
import TermKitViews

/// The layer in front of a row's contents.
///
/// It draws the hairline, the accessory and the focus mark. Where colours cannot show the selection, it inverts the row.
final class RowOverlay: View {
  struct Look: Equatable {
    var separator: Separator?
    var accessory = TableViewCell.AccessoryType.none
    /// The column at which the accessory is drawn.
    var accessoryColumn = 0
    var isFocused = false
    /// Whether the row is shown as selected.
    var isSelected = false
    /// Whether a `selectedBackgroundView` draws the background of the selected row.
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

  override func draw(in canvas: inout Canvas) {
    if bounds.isEmpty { return }
    drawAccessory(in: &canvas)
    if let separator = look.separator { draw(separator, in: &canvas) }
    if look.isSelected { invertIfNeeded(in: &canvas) }
    if look.isFocused { drawFocus(in: &canvas) }
  }

  // MARK: Hairline

  // The hairline shares the last row of cells with the contents and is drawn only where that row is blank.
  private func draw(_ separator: Separator, in canvas: inout Canvas) {
    let traits = canvas.traits
    let glyph = Glyph(traits.glyphLevel == .braille ? "▁" : "_")
    var style = TextStyle(foreground: separator.color)
    // Without blended colours, a hairline in full strength would stand out more than the text.
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

  // These terminals have no grey that differs from every paper.
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
      // Colourful text keeps its colour. Black, grey and white text on light paper becomes white on black, and the reverse.
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
  /// Whether the colour is far from grey.
  fileprivate var isColorful: Bool { max(red, green, blue) - min(red, green, blue) > 64 }
}

extension TableViewCell.AccessoryType {
  fileprivate func glyph(_ level: GlyphLevel) -> Glyph? {
    switch self {
    case .none, .detailButton: nil
    case .disclosureIndicator, .detailDisclosureButton: Glyph(level == .braille ? "›" : ">")
    case .checkmark: Glyph(level == .blocks ? "√" : "✓")
    }
  }
}
