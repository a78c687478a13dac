import TermKitGraphics

/// A line around a sheet, one cell outside it, on terminals with at most 16 colours. On others, the darker backdrop sets the sheet off.
///
/// The line of a sheet behind another sheet is dim, so that the one in front stands out. Controllers presented with the style `formSheet`
/// already have an outline. Use this view in windows that show a sheet of their own.
///
///     outline.frame = panel.frame.inset(by: EdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
public final class SheetOutline: View {
  /// Returns whether the terminal has at most sixteen colours, so that a sheet should leave room for its line.
  public static func isNeeded(_ traits: TraitCollection) -> Bool { traits.colorDepth <= .sixteen }

  /// Makes an outline that ignores touches.
  public init() {
    super.init()
    isUserInteractionEnabled = false
  }

  public override func draw(in canvas: inout Canvas) {
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
    guard let paper = canvas[point]?.background else { return }
    let ink: Color = paper.alpha == 0 ? .clear : paper.brightness > 0.5 ? .black : .white
    let isBehind = tintAdjustmentMode == .dimmed
    let style = TextStyle(foreground: isBehind && ink.alpha > 0 ? .gray : ink, attributes: isBehind ? .dim : [])
    canvas.draw(String(character), at: point, style: style)
  }
}
