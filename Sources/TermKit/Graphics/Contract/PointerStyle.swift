/// The shape of the mouse pointer over a view. UIKit's `UIPointerStyle`.
public enum PointerStyle: Hashable, Sendable, CaseIterable {
  /// The terminal's own pointer.
  case system
  /// A hand that points, as over a link.
  case pointingHand
  /// The beam between two letters, as over a text field.
  case beam
  /// A cross, as for a place in a picture.
  case crosshair
  /// An open hand, over something that can be dragged.
  case openHand
  /// A closed hand, during a drag.
  case closedHand
  /// An arrow with two heads, over a border that moves to the left and right.
  case resizeLeftRight
  /// An arrow with two heads, over a border that moves up and down.
  case resizeUpDown
  /// A circle with a bar, over something that takes no click now.
  case operationNotAllowed
  /// No pointer.
  case hidden
}
