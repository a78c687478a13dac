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
  private let edges = [OutlineEdge(ends: ("┌", "┐")), OutlineEdge(ends: ("└", "┘")), OutlineEdge(), OutlineEdge()]

  /// Makes an outline that ignores touches.
  public init() {
    super.init()
    isUserInteractionEnabled = false
    shadow.forEach(addSubview)
    edges.forEach(addSubview)
  }

  public override func layoutSubviews() {
    shadow.forEach { $0.follow(inside) }
    let (width, height) = (bounds.width, max(0, bounds.height - 2))
    for (edge, y) in zip(edges, [bounds.minY, bounds.maxY - 1]) {
      edge.frame = Rect(x: bounds.minX, y: y, width: width, height: 1)
    }
    for (edge, x) in zip(edges.dropFirst(2), [bounds.minX, bounds.maxX - 1]) {
      edge.frame = Rect(x: x, y: bounds.minY + 1, width: 1, height: height)
    }
  }

  private var inside: Rect { bounds.inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)) }

  public override func draw(in canvas: inout Canvas) { canvas.raise(inside, to: elevation) }
}

/// One of the four sides of an outline. The rows above and below the sheet have the corners.
private final class OutlineEdge: PassiveView {
  // The corners at both ends, if the edge is horizontal.
  private let ends: (Unicode.Scalar, Unicode.Scalar)?

  init(ends: (Unicode.Scalar, Unicode.Scalar)? = nil) {
    self.ends = ends
    super.init()
  }

  // The colour behind each cell of the line depends on the others.
  override func didMoveToWindow() { window?.windowScene?.redrawAsWhole(self) }

  override func draw(in canvas: inout Canvas) {
    guard SheetOutline.isNeeded(canvas.traits) else { return }
    let points = (bounds.minY..<bounds.maxY).flatMap { y in (bounds.minX..<bounds.maxX).map { Point(x: $0, y: y) } }
    guard let paper = commonPaper(of: points.compactMap { canvas[$0]?.paper }) else { return }
    let isPlain = canvas.traits.glyphLevel == .ascii
    for (index, point) in points.enumerated() {
      let glyph = Glyph(glyph(at: index, of: points.count, isPlain: isPlain))
      var cell = Cell(glyph: glyph, foreground: ink(on: paper), background: paper, attributes: isBehind ? .dim : [])
      cell.elevation = canvas[point]?.elevation ?? 0
      canvas.put(cell, at: point)
    }
  }

  // Most cells behind the line have this colour. A line over a bar of the board or over a selected row has it too.
  private func commonPaper(of papers: [Color]) -> Color? {
    let counts = papers.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return papers.max { counts[$0, default: 0] < counts[$1, default: 0] }
  }

  private func glyph(at index: Int, of count: Int, isPlain: Bool) -> Unicode.Scalar {
    guard let ends else { return isPlain ? "|" : "│" }
    if index > 0, index < count - 1 { return isPlain ? "-" : "─" }
    return isPlain ? "+" : index == 0 ? ends.0 : ends.1
  }

  private var isBehind: Bool { tintAdjustmentMode == .dimmed }

  // Black or white, depending on the background. Behind another sheet, grey.
  private func ink(on paper: Color) -> Color {
    if paper.alpha == 0 { return .clear }
    return isBehind ? .gray : paper.brightness > 0.5 ? .black : .white
  }
}

/// One of the two strips of a raised rectangle's shadow: the column at its right, or half a row below it.
///
/// They are separate views, so that what scrolls in the rectangle is not behind a view.
final class ShadowStrip: PassiveView {
  private let isBelow: Bool

  init(isBelow: Bool) {
    self.isBelow = isBelow
    super.init()
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
