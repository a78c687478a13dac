/// The effect of a view on its siblings behind it.
@_spi(TermKit) public enum SiblingBlocking: UInt8 {
  /// No effect.
  case none
  /// Blocks keys and touches. The siblings stay visible where the view is transparent.
  case input
  /// Blocks keys and touches, and the siblings are not drawn.
  case inputAndDrawing
}
