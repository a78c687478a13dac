import TermKitGraphics
import TermKitInput

/// A press of a mouse button, from press to release. UIKit's `UITouch`.
@MainActor public final class Touch {
  /// The view in which the touch began. It gets all later events of the touch.
  public let view: View
  /// The pressed button.
  public let button: MouseEvent.Button
  /// The modifier keys held at the last event.
  public internal(set) var modifiers: KeyModifiers
  /// The number of quick presses of the same cell in a row: 2 for a double click.
  public let tapCount: Int
  /// The position of the mouse, in cells of the screen.
  var screenPosition: Point

  init(view: View, button: MouseEvent.Button, at position: Point, modifiers: KeyModifiers, tapCount: Int) {
    self.view = view
    self.button = button
    self.modifiers = modifiers
    self.tapCount = tapCount
    screenPosition = position
  }

  /// Returns the position of the mouse in a view's own coordinates.
  public func location(in view: View) -> Point {
    guard let window = view.window else { return screenPosition }
    return view.convert(screenPosition - window.originOnScreen, from: window)
  }
}
