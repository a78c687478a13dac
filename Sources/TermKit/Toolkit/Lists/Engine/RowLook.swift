import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// The parts of a row's look that the table decides.
struct RowLook: Equatable {
  /// The colour of the hairline at the row's lower edge, or nil for no hairline.
  var separatorColor: Color?
  /// The columns left free at both ends of the hairline. If nil, the cell decides.
  var separatorInset: EdgeInsets?
  /// Whether the row is the last of a group, whose hairline is as wide as the row.
  var endsGroup = false
  /// Whether the row is on white paper in front of the darker background of a grouped table.
  var isGrouped = false
  /// The columns kept free at each side, in addition to the margins of the row.
  var readableInset = 0
  /// The columns kept free at the right for the index of the table.
  var indexWidth = 0
  /// Whether the row has the focus mark.
  var isFocused = false
  /// The row's controls in editing mode, or nil outside that mode.
  var editing: RowEditing?
  /// The opaque background of a row that is being dragged, or nil.
  var draggedBackground: Color?

  /// Returns the hairline of a row, with columns left free at both ends, or nil for none.
  func separator(in bounds: Rect, _ inset: @autoclosure () -> EdgeInsets) -> RowOverlay.Separator? {
    // In a row one cell high, a hairline would touch the text.
    guard let separatorColor, bounds.height > 1 else { return nil }
    let line = endsGroup ? bounds : bounds.inset(by: inset()).intersection(bounds)
    return RowOverlay.Separator(columns: line.minX..<line.maxX, color: separatorColor)
  }
}

/// The values on which the places and looks of all rows depend.
struct RowArrangement: Equatable {
  var movements: Int
  var width: Int
  var look: RowLook
  var reorder: RowReorder?
}

/// The layer in front of a row's contents.
///
/// It draws the hairline, the accessory and the focus mark. Where colours cannot show the selection, it inverts the row.
final class RowOverlay: PassiveView {
  struct Look: Equatable {
    var separator: Separator?
    var accessory = TableViewCell.AccessoryType.none
    /// The column at which the accessory is drawn.
    var accessoryColumn = 0
    var isFocused = false
    /// The column of the focus mark.
    var focusColumn = 0
    /// The column of the mark that says whether the row is selected, in editing mode. Nil for no mark.
    var markColumn: Int?
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

  override func draw(in canvas: inout Canvas) {
    if bounds.isEmpty { return }
    drawAccessory(in: &canvas)
    if let column = look.markColumn { drawMark(at: column, in: &canvas) }
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
    guard let glyph = look.accessory.glyph(canvas.traits) else { return }
    let point = Point(x: look.accessoryColumn, y: (bounds.height - 1) / 2)
    let grey = TextStyle(foreground: Color(white: 0.66), minimumContrast: .element)
    let style = look.accessory == .checkmark ? canvas.tintTextStyle() : grey
    canvas.draw(glyph, at: point, style: style)
  }

  // MARK: Selection

  private func drawMark(at column: Int, in canvas: inout Canvas) {
    let grey = TextStyle(foreground: Color(white: 0.66), minimumContrast: .element)
    let style = look.isSelected ? canvas.tintTextStyle() : grey
    let glyphs = [Glyph("("), look.isSelected ? canvas.traits.checkmark : Glyph(" "), Glyph(")")]
    for (x, glyph) in glyphs.enumerated() {
      canvas.draw(glyph, at: Point(x: column + x, y: (bounds.height - 1) / 2), style: style)
    }
  }

  // These terminals have no grey that differs from every paper.
  private func invertIfNeeded(in canvas: inout Canvas) {
    let depth = canvas.traits.colorDepth
    if depth == .none { return canvas.reverse(in: bounds) }
    guard depth == .eight, !look.hasOwnBackground else { return }
    canvas.update(bounds) { cell in
      // Colourful text keeps its colour. Black, grey and white text on light paper becomes white on black, and the reverse.
      let isLight = cell.background.alpha == 0 || cell.background.brightness > 0.5
      if !cell.foreground.isColorful { cell.foreground = isLight ? .white : .black }
      cell.background = isLight ? .black : .white
    }
  }

  // MARK: Focus

  private func drawFocus(in canvas: inout Canvas) {
    let isPlain = canvas.traits.glyphLevel == .ascii
    let style = canvas.tintTextStyle()
    let middle = (bounds.height - 1) / 2
    for y in isPlain ? middle...middle : 0...bounds.height - 1 {
      canvas.draw(Glyph(isPlain ? ">" : "▌"), at: Point(x: look.focusColumn, y: y), style: style)
    }
  }
}

extension Color {
  /// Whether the colour is far from grey.
  fileprivate var isColorful: Bool { max(red, green, blue) - min(red, green, blue) > 64 }
}

extension TableViewCell.AccessoryType {
  fileprivate func glyph(_ traits: TraitCollection) -> Glyph? {
    switch self {
    case .none, .detailButton: nil
    case .disclosureIndicator, .detailDisclosureButton: Glyph(traits.glyphLevel == .braille ? "›" : ">")
    case .checkmark: traits.checkmark
    }
  }
}

/// The grey behind the contents of a selected row, in front of its background view.
final class SelectionBackgroundView: PassiveView {
  var color: Color? { didSet { if color != oldValue { setNeedsDisplay() } } }

  override func draw(in canvas: inout Canvas) { canvas.fillSelection(bounds, color, opacity: 1) }
}

extension Canvas {
  /// Fills a rectangle with the background of a selected row.
  mutating func fillSelection(_ rect: Rect, _ color: Color?, opacity: Double) {
    switch traits.colorDepth {
    // A light grey on white paper, a dark grey on black.
    case .truecolor, .palette256:
      fill(rect, with: color?.withOpacity(opacity) ?? Color(white: 0.5).withAlphaComponent(0.3 * opacity))
    case .sixteen: if opacity >= 0.5 { fill(rect, with: color ?? Color(red: 192, green: 192, blue: 192)) }
    // `RowOverlay` shows the selection.
    case .eight, .none: break
    }
  }
}
