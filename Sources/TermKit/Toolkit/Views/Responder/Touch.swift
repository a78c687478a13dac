import TermKitGraphics
import TermKitInput

/// One press of a mouse button, from going down to coming up. UIKit's `UITouch`.
@MainActor public final class Touch {
  /// The view it began in; it gets all that follows.
  public let view: View
  /// The button that is held.
  public let button: MouseEvent.Button
  /// The keys held down at the last report.
  public internal(set) var modifiers: KeyModifiers
  /// How many times in a row the same cell was pressed quickly: 2 is a double click.
  public let tapCount: Int
  /// Where the mouse is, in cells of the screen.
  var screenPosition: Point

  init(view: View, button: MouseEvent.Button, at position: Point, modifiers: KeyModifiers, tapCount: Int) {
    self.view = view
    self.button = button
    self.modifiers = modifiers
    self.tapCount = tapCount
    screenPosition = position
  }

  /// Where the mouse is, in cells of a view's own coordinates.
  public func location(in view: View) -> Point {
    guard let window = view.window else { return screenPosition }
    return view.convert(screenPosition - window.originOnScreen, from: window)
  }
}
