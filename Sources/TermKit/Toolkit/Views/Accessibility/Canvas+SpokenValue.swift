import TermKitGraphics

extension Canvas {
  /// Draws the value of a control in words, in place of a drawing, if the user has a screen reader. Braille displays show it.
  /// - Parameters:
  ///   - view: The control. Its `accessibilityValue` is drawn or, without one, its `accessibilityLabel`.
  ///   - rect: The rectangle of the drawing. The text is in its middle row, and left out if it does not fit.
  /// - Returns: Whether the user has a screen reader.
  @MainActor package mutating func drawSpokenValue(of view: View, in rect: Rect) -> Bool {
    guard traits.usesScreenReader else { return false }
    let text = [view.accessibilityValue, view.accessibilityLabel].lazy.compactMap { $0 }.first { !$0.isEmpty } ?? ""
    if text.columns <= rect.width, rect.height > 0 { draw(text, at: Point(x: rect.minX, y: rect.midY)) }
    return true
  }
}
