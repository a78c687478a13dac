/// The effect of a view on the siblings behind it.
package enum Cover: UInt8 {
  /// No effect.
  case none
  /// Blocks keys and touches to the siblings. They remain visible where the view is transparent.
  case modal
  /// Blocks keys and touches, and the siblings are not drawn.
  case opaque
}
