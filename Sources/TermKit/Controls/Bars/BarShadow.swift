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

  private func drawHairline(in canvas: inout Canvas) {
    let glyph = hairline(canvas.traits.glyphLevel)
    let style = hairlineStyle(canvas.traits)
    let isWritten = (bounds.minX..<bounds.maxX).map { canvas[Point(x: $0, y: bounds.minY)]?.isRead == true }
    for x in Self.columns(besides: isWritten) {
      canvas.draw(glyph, at: Point(x: bounds.minX + x, y: bounds.minY), style: style)
    }
  }

  /// The columns in which there is a line: what is written stays readable, and between its words there is none.
  static func columns(besides isWritten: [Bool]) -> [Int] {
    let edges = [-gap - 1] + isWritten.indices.filter { isWritten[$0] } + [isWritten.count + gap]
    return zip(edges, edges.dropFirst()).flatMap { left, right in
      let line = (left + 1 + gap)..<max(left + 1 + gap, right - gap)
      return line.count < shortest ? [] : Array(line)
    }
  }

  // Columns free on either side of what is written, and those that a piece of the line has at least.
  private static let gap = 1
  private static let shortest = 3

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
  /// True when something is written in it that is more than a trace of what lies under a translucent bar.
  fileprivate var isRead: Bool {
    if isBlank { return false }
    if foreground.alpha < 255 || background.alpha < 255 || attributes.contains(.reverse) { return true }
    let parts = [
      (foreground.red, background.red), (foreground.green, background.green), (foreground.blue, background.blue),
    ]
    return parts.contains { ink, paper in abs(Int(ink) - Int(paper)) > Self.trace }
  }

  private static let trace = 40
}
