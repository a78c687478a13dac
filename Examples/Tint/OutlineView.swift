import TermKit

/// The tree as an outline: for each view the tint it draws with, its mode, and how often it was told of another tint.
final class OutlineView: View {
  struct Row {
    let name: String
    let depth: Int
    let view: View
    let news: TintNews
  }

  var rows: [Row] = [] { didSet { invalidateIntrinsicContentSize() } }
  // While it moves everything is drawn in each frame.
  @Animatable private var changeCount = 0.0

  /// Draws how the tints are now; inside an animation block, how they move.
  func showChange() { changeCount += 1 }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: rows.count + 1) }

  private static let grey = Color(white: 0.56)
  // Columns from the right edge at which the columns of the table begin.
  private static let (swatch, mode, told) = (21, 18, 6)

  override func draw(in canvas: inout Canvas) {
    drawLine(["View", "", "Mode", "Told"], y: 0, TextStyle(foreground: Self.grey), in: &canvas)
    for (index, row) in rows.enumerated() {
      let y = index + 1
      let branch = row.depth == 0 ? "" : index == rows.count - 1 ? "└ " : "├ "
      canvas.draw(branch, at: Point(x: 0, y: y), style: TextStyle(foreground: Self.grey))
      drawLine(
        [row.name, "", Self.name(of: row.view.tintAdjustmentMode), "\(row.news.count)"], y: y, indent: branch.count,
        TextStyle(foreground: .black), in: &canvas)
      drawSwatch(of: row.view, y: y, in: &canvas)
    }
  }

  private func drawLine(_ texts: [String], y: Int, indent: Int = 0, _ style: TextStyle, in canvas: inout Canvas) {
    let name = texts[0].truncated(to: bounds.width - Self.swatch - 1 - indent)
    canvas.draw(name, at: Point(x: indent, y: y), style: style)
    canvas.draw(texts[2], at: Point(x: bounds.width - Self.mode, y: y), style: style)
    canvas.draw(texts[3], at: Point(x: bounds.width - Self.told, y: y), style: style)
  }

  // In the colour that is seen right now.
  private func drawSwatch(of view: View, y: Int, in canvas: inout Canvas) {
    let color = view.tintTextStyle(in: canvas.traits).foreground
    let isDimmed = view.tintAdjustmentMode == .dimmed
    canvas.draw(
      "██", at: Point(x: bounds.width - Self.swatch, y: y),
      style: TextStyle(foreground: color, attributes: isDimmed ? .dim : []))
  }

  private static func name(of mode: TintAdjustmentMode) -> String { mode == .dimmed ? "dimmed" : "normal" }
}
