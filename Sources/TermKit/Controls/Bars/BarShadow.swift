/// The strip outside of a bar that sets it off from the content (B6).
final class BarShadow: View {
  struct Look: Equatable {
    var style = BarStyle.default
    var image: Image?
    /// False when it is above the bar.
    var isBelow = true
  }

  var look = Look() { didSet { if look != oldValue { setNeedsDisplay() } } }

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  /// The rows it takes.
  var height: Int { look.image.map(\.size.height) ?? 1 }

  override func didMoveToWindow() { window?.windowScene?.drawAsWhole(self) }

  override func tintColorDidChange() {
    if look.image?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
  }

  override func draw(in canvas: inout Canvas) {
    guard let image = look.image else { return drawHairline(in: &canvas) }
    let filling = image.resizingMode == nil ? image.resizableImage(withCapInsets: .zero, resizingMode: .tile) : image
    canvas.draw(filling, in: bounds, usually: .alwaysOriginal)
  }

  // The line is drawn whole or not at all: a line with gaps beside words is harder to read than none. What is in the first or the last
  // column, such as the mark of the focus or the thumb of a scroll view, stays, and the line is a column shorter.
  private func drawHairline(in canvas: inout Canvas) {
    let row = (bounds.minX..<bounds.maxX).map { Point(x: $0, y: bounds.minY) }
    if row.dropFirst().dropLast().contains(where: { canvas[$0]?.isContent == true }) { return }
    let glyph = hairline(canvas.traits.glyphLevel)
    let style = hairlineStyle(canvas.traits)
    for point in row where canvas[point]?.isContent == false { canvas.draw(glyph, at: point, style: style) }
  }

  // As near to the bar as the terminal's characters allow.
  private func hairline(_ level: GlyphLevel) -> Glyph {
    switch level {
    case .braille: look.isBelow ? Glyph("▔") : Glyph("▁")
    case .blocks: look.isBelow ? Glyph("─") : Glyph("_")
    case .ascii: look.isBelow ? Glyph("-") : Glyph("_")
    }
  }

  // Where colours do not blend a line of full strength would be louder than what it divides.
  private func hairlineStyle(_ traits: TraitCollection) -> TextStyle {
    if traits.colorDepth.blends { return TextStyle(foreground: look.style.hairlineColor) }
    return TextStyle(foreground: look.style == .default ? Color(white: 0.5) : Color(white: 0.75), attributes: .dim)
  }
}

extension Cell {
  /// True for text and shapes, however faint. The hairlines of tables are neither.
  fileprivate var isContent: Bool { !isBlank && glyph != Glyph("▁") && glyph != Glyph("▔") }
}
