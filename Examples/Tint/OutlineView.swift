import TermKit

/// An outline of the tree: the tint that each view draws with, its mode, and the number of tint changes that it was notified of.
final class OutlineView: View {
  struct Row {
    let name: String
    let depth: Int
    let view: View
    let calls: CallCounter
  }

  var rows: [Row] = [] { didSet { invalidateIntrinsicContentSize() } }
  // While this value is animated, the view is redrawn in each frame.
  @Animatable private var changeCount = 0.0

  /// Redraws the outline. In an animation block it is redrawn in each frame of the animation.
  func showChange() { changeCount += 1 }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: rows.count + 1) }

  private static let grey = Color(white: 0.56)
  // The distances of the table's columns from the right edge, in columns.
  private static let (swatch, mode, calls) = (21, 18, 6)

  override func draw(in canvas: inout Canvas) {
    drawLine(["View", "", "Mode", "Calls"], y: 0, TextStyle(foreground: Self.grey), in: &canvas)
    for (index, row) in rows.enumerated() {
      let y = index + 1
      let branch = row.depth == 0 ? "" : index == rows.count - 1 ? "└ " : "├ "
      canvas.draw(branch, at: Point(x: 0, y: y), style: TextStyle(foreground: Self.grey))
      drawLine(
        [row.name, "", Self.name(of: row.view.tintAdjustmentMode), "\(row.calls.count)"], y: y, indent: branch.count,
        TextStyle(foreground: .black), in: &canvas)
      drawSwatch(of: row.view, y: y, in: &canvas)
    }
  }

  private func drawLine(_ texts: [String], y: Int, indent: Int = 0, _ style: TextStyle, in canvas: inout Canvas) {
    let name = texts[0].truncated(to: bounds.width - Self.swatch - 1 - indent)
    canvas.draw(name, at: Point(x: indent, y: y), style: style)
    canvas.draw(texts[2], at: Point(x: bounds.width - Self.mode, y: y), style: style)
    canvas.draw(texts[3], at: Point(x: bounds.width - Self.calls, y: y), style: style)
  }

  // Draws a swatch in the presentation value of the tint.
  private func drawSwatch(of view: View, y: Int, in canvas: inout Canvas) {
    let color = view.tintTextStyle(in: canvas.traits).foreground
    let isDimmed = view.tintAdjustmentMode == .dimmed
    canvas.draw(
      "██", at: Point(x: bounds.width - Self.swatch, y: y),
      style: TextStyle(foreground: color, attributes: isDimmed ? .dim : []))
  }

  private static func name(of mode: TintAdjustmentMode) -> String { mode == .dimmed ? "dimmed" : "normal" }
}
