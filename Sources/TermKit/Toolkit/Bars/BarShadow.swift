import TermKitControls
import TermKitGraphics
import TermKitViews

/// The strip outside a bar that separates it from the content (B6).
final class BarShadow: View {
  struct Look: Equatable {
    var style = BarStyle.default
    var image: Image?
    /// False if the strip is above the bar.
    var isBelow = true
  }

  var look = Look() { didSet { if look != oldValue { setNeedsDisplay() } } }

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  /// The height of the strip, in rows.
  var height: Int { look.image.map(\.size.height) ?? 1 }

  override func didMoveToWindow() { window?.windowScene?.redrawAsWhole(self) }

  override func draw(in canvas: inout Canvas) {
    guard let image = look.image else { return drawHairline(in: &canvas) }
    canvas.fill(bounds, with: image)
  }

  // The line is drawn whole or not at all, because a line with gaps beside words is hard to read. Only upright lines may cross it.
  private func drawHairline(in canvas: inout Canvas) {
    let row = (bounds.minX..<bounds.maxX).map { Point(x: $0, y: bounds.minY) }
    let glyphs = row.map { canvas[$0].flatMap { isFree($0) ? nil : $0.glyph } }
    guard glyphs.allSatisfy({ glyph in glyph.map { Self.uprightLines.union(Self.flatLines).contains($0) } ?? true })
    else { return }
    let glyph = hairline(canvas.traits.glyphLevel)
    let style = hairlineStyle(canvas.traits)
    for (point, under) in zip(row, glyphs) {
      if let under, Self.uprightLines.contains(under) { continue }
      canvas.draw(glyph, at: point, style: style)
    }
  }

  // The right half of a wide glyph looks blank, but a line over it would erase the glyph.
  private func isFree(_ cell: Cell) -> Bool { cell.isBlank && cell.width == 1 }

  // The thumb of a scroll view, the mark of the focus, dividers and the bars of boards. They stay, and the line continues beside them.
  private static let uprightLines = Set(["│", "|", "▌", "▐", "▝", "▗", "█"].map { Glyph($0) })
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
