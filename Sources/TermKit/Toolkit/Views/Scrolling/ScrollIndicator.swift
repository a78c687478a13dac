import TermKitGraphics

/// The thumb at the right edge of a scroll view. It shows which part of the content is visible, and the user can drag it.
///
/// The thumb is half a column wide and grey; it is darker while its scroll view has the focus. During a drag it is a whole column in the
/// tint. It moves by half rows where the terminal can show quadrants. There is no track: the content fills the rest of the last column.
@MainActor final class ScrollIndicator: View {
  enum Drag {
    /// The pointer moved for the first time after the press.
    case began
    /// The thumb is to begin at this half row of the track.
    case moved(to: Int)
    /// The button was released, or the drag was cancelled.
    case ended
  }

  var dragged: (@MainActor (Drag) -> Void)?
  private var hasMoved = false
  private var isActive = false
  private var halves = 0..<0
  // During a drag, the half row of the thumb that is under the pointer.
  private var grip: Int? { didSet { if (grip == nil) != (oldValue == nil) { setNeedsDisplay() } } }

  /// Shows the thumb on some half rows of a track whose first row is at `origin`.
  func show(_ halves: Range<Int>, of origin: Point, isActive: Bool) {
    let rows = halves.lowerBound / 2..<(halves.upperBound + 1) / 2
    let moved = halves != self.halves || isActive != self.isActive
    self.halves = halves
    self.isActive = isActive
    frame = Rect(x: origin.x, y: origin.y + rows.lowerBound, width: 1, height: rows.count)
    if moved { setNeedsDisplay() }
  }

  private var isDragged: Bool { grip != nil }

  // MARK: Mouse

  override func touchBegan(_ touch: Touch) {
    if touch.button == .left { grip = half(touch) - halves.lowerBound }
  }

  override func touchMoved(_ touch: Touch) {
    if grip != nil, !hasMoved {
      hasMoved = true
      dragged?(.began)
    }
    // The drag may have ended in the call.
    if let grip { dragged?(.moved(to: half(touch) - grip)) }
  }

  // The half row under the pointer, relative to the visible area, which stays in place while the content scrolls.
  private func half(_ touch: Touch) -> Int {
    superview.map { 2 * (touch.location(in: $0).y - $0.bounds.minY) } ?? 0
  }

  override func touchEnded(_ touch: Touch) { endDrag() }

  override func touchCancelled(_ touch: Touch) { endDrag() }

  override func keepsDrag(along axis: LayoutAxis) -> Bool { true }

  private func endDrag() {
    grip = nil
    guard hasMoved else { return }
    hasMoved = false
    dragged?(.ended)
  }

  // MARK: Looks

  override func draw(in canvas: inout Canvas) {
    for y in bounds.minY..<bounds.maxY {
      let point = Point(x: bounds.minX, y: y)
      guard let below = canvas[point] else { continue }
      canvas.draw(glyph(y, canvas.traits.glyphLevel), at: point, style: style(on: below.background, in: &canvas))
    }
  }

  // The glyph in a row of the view. The thumb covers one half of the row or both.
  private func glyph(_ y: Int, _ level: GlyphLevel) -> Glyph {
    if level == .ascii { return Glyph(isDragged ? "#" : "|") }
    let upper = (halves.lowerBound / 2 + y - bounds.minY) * 2
    let isWhole = halves.contains(upper) == halves.contains(upper + 1)
    if isWhole || level == .blocks && !isDragged { return Glyph(isDragged ? "█" : "▐") }
    if halves.contains(upper) { return Glyph(isDragged ? "▀" : "▝") }
    return Glyph(isDragged ? "▄" : "▗")
  }

  private func style(on paper: Color, in canvas: inout Canvas) -> TextStyle {
    var style = TextStyle(foreground: color(on: paper, canvas.traits.colorDepth), minimumContrast: .element)
    if isDragged { style = canvas.tintTextStyle() }
    if isActive, !canvas.traits.colorDepth.blends { style.attributes.insert(.bold) }
    return style
  }

  private func color(on paper: Color, _ depth: ColorDepth) -> Color {
    if depth.blends { return Color(white: isActive ? 0.45 : 0.55) }
    if paper.alpha == 0 { return .clear }
    return paper.brightness > 0.5 ? .black : .white
  }
}
