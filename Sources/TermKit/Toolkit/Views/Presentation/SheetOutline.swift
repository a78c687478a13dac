import TermKitGraphics

/// A line around a sheet, one cell outside it, on terminals with at most 16 colours. On others that have all glyphs, the outline is the shadow
/// of the sheet, at its right and below it. At night, it also lightens the sheet, so it has to be in front of the sheet.
///
/// The line of a sheet behind another sheet is dim, so that the one in front stands out. Controllers presented with the style `formSheet`
/// already have an outline. Use this view in windows that show a sheet of their own.
///
///     outline.frame = panel.frame.inset(by: EdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
public final class SheetOutline: View {
  /// Returns whether the terminal has at most sixteen colours, so that a sheet should leave room for its line.
  public static func isNeeded(_ traits: TraitCollection) -> Bool { traits.colorDepth <= .sixteen }

  /// The elevation of the cells inside the outline.
  package var elevation = Elevation.sheet { didSet { if elevation != oldValue { setNeedsDisplay() } } }

  private let shadow = [ShadowStrip(isBelow: false), ShadowStrip(isBelow: true)]

  /// Makes an outline that ignores touches.
  public init() {
    super.init()
    isUserInteractionEnabled = false
    shadow.forEach(addSubview)
  }

  public override func layoutSubviews() { shadow.forEach { $0.follow(inside) } }

  private var inside: Rect { bounds.inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)) }

  public override func draw(in canvas: inout Canvas) {
    canvas.raise(inside, to: elevation)
    guard Self.isNeeded(canvas.traits), bounds.width > 1, bounds.height > 1 else { return }
    let isPlain = canvas.traits.glyphLevel == .ascii
    let line = String(repeating: isPlain ? "-" : "─", count: bounds.width - 2)
    draw(isPlain ? "+\(line)+" : "┌\(line)┐", y: bounds.minY, in: &canvas)
    for y in bounds.minY + 1..<bounds.maxY - 1 {
      for x in [bounds.minX, bounds.maxX - 1] { draw(isPlain ? "|" : "│", x: x, y: y, in: &canvas) }
    }
    draw(isPlain ? "+\(line)+" : "└\(line)┘", y: bounds.maxY - 1, in: &canvas)
  }

  private func draw(_ row: String, y: Int, in canvas: inout Canvas) {
    for (x, character) in row.enumerated() { draw(character, x: bounds.minX + x, y: y, in: &canvas) }
  }

  // Black or white, depending on the background. Behind another sheet, grey.
  private func draw(_ character: Character, x: Int, y: Int, in canvas: inout Canvas) {
    let point = Point(x: x, y: y)
    guard let paper = canvas[point]?.paper else { return }
    let ink: Color = paper.alpha == 0 ? .clear : paper.brightness > 0.5 ? .black : .white
    let isBehind = tintAdjustmentMode == .dimmed
    let style = TextStyle(foreground: isBehind && ink.alpha > 0 ? .gray : ink, attributes: isBehind ? .dim : [])
    canvas.draw(String(character), at: point, style: style)
  }
}

/// One of the two strips of a raised rectangle's shadow: the column at its right, or half a row below it.
///
/// They are separate views, so that what scrolls in the rectangle is not behind a view.
final class ShadowStrip: View {
  private let isBelow: Bool

  init(isBelow: Bool) {
    self.isBelow = isBelow
    super.init()
    isUserInteractionEnabled = false
  }

  /// Moves the strip to the edge of a rectangle of the superview.
  func follow(_ rect: Rect) {
    if rect.isEmpty { return frame = .zero }
    frame =
      isBelow
      ? Rect(x: rect.minX + 1, y: rect.maxY, width: max(0, rect.width - 1), height: 1)
      : Rect(x: rect.maxX, y: rect.minY, width: 1, height: rect.height + 1)
  }

  // The look of a cell depends on the cells beside it.
  override func didMoveToWindow() { if isBelow { window?.windowScene?.redrawAsWhole(self) } }

  override func draw(in canvas: inout Canvas) {
    if isBelow { return canvas.shade(bounds, Glyph("▀")) }
    canvas.shade(Rect(x: 0, y: 0, width: 1, height: 1), Glyph("▄"))
    canvas.shade(Rect(x: 0, y: 1, width: 1, height: bounds.height - 2))
    canvas.shade(Rect(x: 0, y: bounds.height - 1, width: 1, height: 1), Glyph("▀"))
  }
}
