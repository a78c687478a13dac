/// What a view does to its siblings behind it.
package enum Cover: UInt8 {
  /// Nothing.
  case none
  /// It keeps keys and the mouse from them; they are seen where it lets them be.
  case modal
  /// It hides them too: they are not drawn.
  case opaque
}
