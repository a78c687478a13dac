import TermKit

/// A number as tally marks in the tint, followed by its digits. The marks are in groups of five, and the fifth crosses the others.
/// When the tint changes, only this view is redrawn.
final class TallyView: View {
  /// The number. Defaults to 0.
  var count = 0 {
    didSet {
      guard count != oldValue else { return }
      accessibilityLabel = "\(count)"
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// The columns kept free for the number, so that the numbers below each other end in the same column. Defaults to 0.
  var digits = 0 {
    didSet {
      if digits == oldValue { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  init() {
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = "0"
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    invalidateIntrinsicContentSize()
  }

  /// Returns a height of one row, or of two rows in windows of at least 32 rows.
  override func sizeThatFits(_ size: Size) -> Size {
    let rows = (window?.bounds.height ?? 0) < 32 ? 1 : 2
    return Size(width: min(size.width, layout(in: size.width).columns), height: rows)
  }

  private func layout(in columns: Int) -> TallyLayout { TallyLayout(count: count, columns: columns, digits: digits) }

  override func draw(in canvas: inout Canvas) {
    let layout = layout(in: bounds.width)
    var x = bounds.minX
    for marks in layout.groups {
      draw(marks, x: x, in: &canvas)
      x += TallyLayout.columns(ofGroup: marks) + TallyLayout.gap
    }
    if layout.isCut { canvas.draw("…", at: Point(x: x, y: bounds.maxY - 1), style: canvas.tintTextStyle()) }
    canvas.setMinimumContrast(.text, in: bounds)
    let number = Point(x: bounds.minX + layout.numberColumn, y: bounds.maxY - 1)
    canvas.draw("\(count)", at: number, style: canvas.tintTextStyle(.bold))
  }

  private func draw(_ marks: Int, x: Int, in canvas: inout Canvas) {
    if canvas.traits.glyphLevel == .braille, bounds.height > 1 {
      drawFine(marks, x: x, in: &canvas)
    } else {
      drawCharacters(marks, x: x, in: &canvas)
    }
  }

  // Upright strokes. The fifth crosses them from the lower left to the upper right.
  private func drawFine(_ marks: Int, x: Int, in canvas: inout Canvas) {
    var path = Path()
    for mark in 0..<min(marks, 4) {
      let column = Double(x + 1 + mark) + 0.25
      path.move(to: Path.Position(x: column, y: Double(bounds.minY)))
      path.addLine(to: Path.Position(x: column, y: Double(bounds.maxY)))
    }
    if marks == 5 {
      path.move(to: Path.Position(x: Double(x), y: Double(bounds.maxY) - 0.2))
      path.addLine(to: Path.Position(x: Double(x) + 5.5, y: Double(bounds.minY) + 0.2))
    }
    canvas.stroke(path, width: 0.4, cap: .butt, with: canvas.tintColor, as: .braille)
  }

  // In two rows, the fifth mark goes from the lower left to the upper right. In one row, it crosses the middle of the others.
  private func drawCharacters(_ marks: Int, x: Int, in canvas: inout Canvas) {
    let style = canvas.tintTextStyle()
    let isPlain = canvas.traits.glyphLevel == .ascii
    let isCrossed = marks == 5 && bounds.height == 1
    let upright = isCrossed ? (isPlain ? "+" : "┼") : (isPlain ? "|" : "│")
    for y in bounds.minY..<bounds.maxY {
      canvas.draw(String(repeating: upright, count: min(marks, 4)), at: Point(x: x + 1, y: y), style: style)
    }
    guard marks == 5 else { return }
    let ends = isCrossed ? (isPlain ? "-" : "─") : "/"
    canvas.draw(ends, at: Point(x: x, y: bounds.maxY - 1), style: style)
    canvas.draw(ends, at: Point(x: x + 5, y: bounds.minY), style: style)
  }
}
