import TermKit

/// A number as tally marks in the tint, with its digits after or below them. The marks are in groups of five, and the fifth crosses the others.
/// When the tint changes, only this view is redrawn.
final class TallyView: View {
  /// The number. Defaults to 0.
  var count = 0 { didSet { if count != oldValue { contentDidChange() } } }
  /// The columns kept free for the number, so that the numbers below each other end in the same column. Defaults to 0.
  var digits = 0 { didSet { if digits != oldValue { contentDidChange() } } }
  /// Whether the digits are below the marks, in the middle. Set it before the view is shown. Defaults to false: they are at the right.
  var hasDigitsBelow = false

  init() {
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .image
    contentDidChange()
  }

  private func contentDidChange() {
    accessibilityLabel = "\(count)"
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    invalidateIntrinsicContentSize()
  }

  /// Returns a height of one row for the marks, or of two rows in windows of at least 32 rows.
  override func sizeThatFits(_ size: Size) -> Size {
    let rows = (window?.bounds.height ?? 0) < 32 ? 1 : 2
    let columns = layout(in: size.width).columns
    return Size(width: min(size.width, columns), height: hasDigitsBelow ? rows + 1 : rows)
  }

  // With a screen reader, there are no marks.
  private func layout(in columns: Int) -> TallyLayout {
    TallyLayout(count: count, columns: traitCollection.usesScreenReader ? digits : columns, digits: digits)
  }

  override func draw(in canvas: inout Canvas) {
    let (layout, number) = (layout(in: bounds.width), strings.number(count))
    var area = bounds
    if hasDigitsBelow {
      area.size.height -= 1
      area = area.centered(Size(width: layout.markColumns, height: area.height))
    }
    var x = area.minX
    for marks in layout.groups {
      draw(marks, x: x, in: area, &canvas)
      x += TallyLayout.columns(ofGroup: marks) + TallyLayout.gap
    }
    if layout.isCut, !canvas.traits.usesScreenReader {
      canvas.draw("…", at: Point(x: x, y: area.maxY - 1), style: canvas.tintTextStyle())
    }
    canvas.setMinimumContrast(.text, in: bounds)
    let column = hasDigitsBelow ? (bounds.width - number.count) / 2 : layout.numberColumn
    canvas.draw(number, at: Point(x: bounds.minX + column, y: bounds.maxY - 1), style: canvas.tintTextStyle(.bold))
  }

  private func draw(_ marks: Int, x: Int, in area: Rect, _ canvas: inout Canvas) {
    if canvas.traits.glyphLevel == .braille, area.height > 1 {
      drawFine(marks, x: x, in: area, &canvas)
    } else {
      drawCharacters(marks, x: x, in: area, &canvas)
    }
  }

  // Upright strokes. The fifth crosses them from the lower left to the upper right.
  private func drawFine(_ marks: Int, x: Int, in area: Rect, _ canvas: inout Canvas) {
    var path = Path()
    for mark in 0..<min(marks, 4) {
      let column = Double(x + 1 + mark) + 0.25
      path.move(to: Path.Position(x: column, y: Double(area.minY)))
      path.addLine(to: Path.Position(x: column, y: Double(area.maxY)))
    }
    if marks == 5 {
      path.move(to: Path.Position(x: Double(x), y: Double(area.maxY) - 0.2))
      path.addLine(to: Path.Position(x: Double(x) + 5.5, y: Double(area.minY) + 0.2))
    }
    canvas.stroke(path, width: 0.4, cap: .butt, with: canvas.tintColor, as: .braille)
  }

  // In two rows, the fifth mark goes from the lower left to the upper right. In one row, it crosses the middle of the others.
  private func drawCharacters(_ marks: Int, x: Int, in area: Rect, _ canvas: inout Canvas) {
    let style = canvas.tintTextStyle()
    let isPlain = canvas.traits.glyphLevel == .ascii
    let isCrossed = marks == 5 && area.height == 1
    let upright = isCrossed ? (isPlain ? "+" : "┼") : (isPlain ? "|" : "│")
    for y in area.minY..<area.maxY {
      canvas.draw(String(repeating: upright, count: min(marks, 4)), at: Point(x: x + 1, y: y), style: style)
    }
    guard marks == 5 else { return }
    let ends = Glyph(isCrossed ? (isPlain ? "-" : "─") : "/")
    canvas.draw(ends, at: Point(x: x, y: area.maxY - 1), style: style)
    canvas.draw(ends, at: Point(x: x + 5, y: area.minY), style: style)
  }
}
