import TermKitControls
import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// The background of a bar: a colour or an image, translucent or opaque (B1–B4). It may extend beyond the bar.
final class BarBackground: PassiveView {
  /// The whole look except for the colour, which is animatable.
  struct Look: Equatable {
    var style = BarStyle.default
    var hasBarTint = false
    var isTranslucent = true
    var image: BarImages.Entry?
    var rowsUnderStatusBar = 0
  }

  var look = Look() { didSet { if look != oldValue { setNeedsDisplay() } } }
  @Animatable var color = BarStyle.default.barColor

  /// The colour in the present frame, without the content that shines through.
  var presentationColor: Color { $color.over(look.style.barColor) }

  override func draw(in canvas: inout Canvas) {
    let isTranslucent = look.isTranslucent && canvas.traits.colorDepth.blends
    guard let entry = look.image else { return drawColor(in: bounds, isTranslucent, &canvas) }
    let image = entry.image
    let rows = covers(image) ? 0 : look.rowsUnderStatusBar
    if rows > 0, look.hasBarTint {
      drawColor(in: Rect(x: 0, y: 0, width: bounds.width, height: rows), isTranslucent, &canvas)
    }
    let area = bounds.inset(by: EdgeInsets(top: rows))
    if !isTranslucent { drawColor(in: area, false, &canvas) }
    // An opaque image is made translucent if the bar is.
    let opacity = isTranslucent && !entry.hasTransparency ? FrostedGlass.opacity(of: look.style.barColor) : 1
    canvas.withOpacity(opacity, in: area) { $0.fill(area, with: image) }
  }

  // An image continues under the status bar if it is resizable, or higher than the bar alone.
  private func covers(_ image: Image) -> Bool {
    image.resizingMode != nil || image.size.height > bounds.height - look.rowsUnderStatusBar
  }

  private func drawColor(in area: Rect, _ isTranslucent: Bool, _ canvas: inout Canvas) {
    if isTranslucent {
      canvas.fillFrosted(area, with: $color)
    } else {
      canvas.fill(area, with: presentationColor)
    }
  }
}

/// Frosted glass: colours shine through it, but text hardly does.
enum FrostedGlass {
  /// Returns the opacity of the glass. Dark glass is more opaque, because bright content stands out more behind it.
  static func opacity(of glass: Color) -> Double { glass.brightness > 0.5 ? 0.85 : 0.91 }
  /// The factor by which text behind the glass is fainter than colours.
  static let contrast = 0.6
}

extension Canvas {
  /// Lays frosted glass over a rectangle: the colours beneath shine through, but the text hardly does. A translucent colour determines the
  /// opacity of the glass.
  mutating func fillFrosted(_ rect: Rect, with color: Color) {
    let glass = color.isOpaque ? color.withAlphaComponent(FrostedGlass.opacity(of: color)) : color
    let contrast = (1 - Double(glass.alpha) / 255) * FrostedGlass.contrast
    update(rect) { cell in
      let back = cell.background.alpha == 0 ? glass.over(.white) : glass.over(cell.background)
      if Mosaic(cell.glyph) == nil {
        let ink = cell.foreground.alpha == 0 ? Color.black : cell.foreground
        cell.foreground = back.mixed(with: ink, contrast)
      } else {
        cell.foreground = glass.over(cell.foreground)
      }
      cell.background = back
      cell.attributes = []
      cell.minimumContrast = .none
    }
  }
}

/// The strip outside a bar that separates it from the content (B6).
final class BarShadow: PassiveView {
  struct Look: Equatable {
    var style = BarStyle.default
    var image: Image?
    /// False if the strip is above the bar.
    var isBelow = true
  }

  var look = Look() { didSet { if look != oldValue { setNeedsDisplay() } } }

  var height: Int { look.image.map(\.size.height) ?? 1 }

  override func didMoveToWindow() { window?.windowScene?.redrawAsWhole(self) }

  override func draw(in canvas: inout Canvas) {
    guard let image = look.image else { return drawHairline(in: &canvas) }
    canvas.fill(bounds, with: image)
  }

  // The line is drawn whole or not at all, because a line with gaps beside words is hard to read. Only upright lines and a few half blocks
  // may cross it.
  private func drawHairline(in canvas: inout Canvas) {
    let row = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1).intersection(canvas.clipBounds)
    let points = (row.minX..<row.maxX).lazy.map { Point(x: $0, y: row.minY) }
    var blockCount = 0
    for point in points {
      guard let cell = canvas[point], !isFree(cell) else { continue }
      if Self.halfBlocks.contains(cell.glyph) {
        blockCount += 1
      } else if !Self.uprightLines.contains(cell.glyph), !Self.flatLines.contains(cell.glyph) {
        return drawEdge(in: &canvas)
      }
    }
    // So many blocks are a pattern, not the ends of bars.
    if 8 * blockCount > row.width { return drawEdge(in: &canvas) }
    let glyph = hairline(canvas.traits.glyphLevel)
    let style = hairlineStyle(canvas.traits)
    for point in points {
      if let cell = canvas[point], !Self.uprightLines.contains(cell.glyph), !Self.halfBlocks.contains(cell.glyph) {
        canvas.draw(glyph, at: point, style: style)
      }
    }
  }

  // Behind text, the edge of the bar is a pale band in place of a line.
  private func drawEdge(in canvas: inout Canvas) {
    guard canvas.traits.colorDepth.blends else { return }
    let shade = look.style.edgeColor
    canvas.update(bounds) { cell in
      if cell.background.alpha != 0 { cell.background = shade.over(cell.background) }
    }
  }

  // The right half of a wide glyph looks blank, but a line over it would erase the glyph.
  private func isFree(_ cell: Cell) -> Bool { cell.isBlank && cell.width == 1 }

  // The thumb of a scroll view, the mark of the focus, dividers and the bars of boards. They stay, and the line continues beside them.
  private static let uprightLines = Set(["│", "|", "▌", "▐", "▝", "▗", "█"].map { Glyph($0) })
  // The ends of the bars of boards, which may begin in the middle of a row.
  private static let halfBlocks = Set(["▀", "▄"].map { Glyph($0) })
  // The hairlines of tables, which the hairline replaces.
  private static let flatLines = Set(["▁", "▔"].map { Glyph($0) })

  // Returns the glyph whose line is as close to the bar as the terminal's characters allow.
  private func hairline(_ level: GlyphLevel) -> Glyph {
    switch level {
    case .braille: look.isBelow ? Glyph("▔") : Glyph("▁")
    case .blocks: look.isBelow ? Glyph("─") : Glyph("_")
    case .ascii: look.isBelow ? Glyph("-") : Glyph("_")
    }
  }

  // Where colours do not blend, a line in full strength would stand out more than the bar and the content.
  private func hairlineStyle(_ traits: TraitCollection) -> TextStyle {
    if traits.colorDepth.blends { return TextStyle(foreground: look.style.hairlineColor) }
    return TextStyle(foreground: look.style == .default ? Color(white: 0.5) : Color(white: 0.75), attributes: .dim)
  }
}

/// The background images of a bar, by position and metrics (B3).
struct BarImages {
  /// An image and the facts about it that are found by drawing it with some traits.
  struct Entry: Equatable {
    let image: Image
    let hasTransparency: Bool
    /// The mean background colour of the top row, or nil if the row has no background.
    let edgeColor: Color?

    init(_ image: Image, _ traits: TraitCollection) {
      self.image = image
      let size = image.resolved(for: traits).size
      // An image without cells hides nothing.
      hasTransparency = size.isEmpty || image.hasTransparency(for: traits)
      edgeColor = Self.edgeColor(of: image, size, traits)
    }

    private static func edgeColor(of image: Image, _ size: Size, _ traits: TraitCollection) -> Color? {
      var canvas = Canvas(CellBuffer(size: Size(width: size.width, height: min(1, size.height))), traits: traits)
      canvas.draw(image, at: .zero)
      var mean: Color?
      var count = 0.0
      for x in 0..<(size.isEmpty ? 0 : size.width) where canvas.cells[x, 0].background.alpha > 0 {
        count += 1
        let color = canvas.cells[x, 0].background
        mean = mean?.mixed(with: color, 1 / count) ?? color
      }
      return mean
    }
  }

  private var images: [BarPosition: [BarMetrics: Image]] = [:]
  private var shown: (entry: Entry, traits: TraitCollection)?

  /// The image that is set for exactly this position and these metrics.
  subscript(position: BarPosition, metrics: BarMetrics) -> Image? {
    get { images[position]?[metrics] }
    set { images[position, default: [:]][metrics] = newValue }
  }

  /// Returns the image to show. The position takes precedence over the metrics.
  func image(for position: BarPosition, _ metrics: BarMetrics) -> Image? {
    self[position, metrics] ?? self[position, .default] ?? self[.any, metrics] ?? self[.any, .default]
  }

  /// Returns the image to show, with the facts about the variant for some traits.
  mutating func entry(for position: BarPosition, _ metrics: BarMetrics, in traits: TraitCollection) -> Entry? {
    guard let image = image(for: position, metrics) else { return nil }
    if let shown, shown.entry.image == image, shown.traits == traits { return shown.entry }
    let entry = Entry(image, traits)
    shown = (entry, traits)
    return entry
  }
}
