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
  /// The phase of a touch. UIKit's `UITouch.Phase`.
  public enum Phase: Hashable, Sendable {
    /// The button was pressed.
    case began
    /// The mouse moved while the button was held.
    case moved
    /// The button was released.
    case ended
    /// The touch ended without a release.
    case cancelled
  }

  /// The phase: what happened last.
  public internal(set) var phase = Phase.began
  /// The position of the mouse, in cells of the screen.
  var screenPosition: Point { didSet { previousScreenPosition = oldValue } }
  private var previousScreenPosition: Point

  init(view: View, button: MouseEvent.Button, at position: Point, modifiers: KeyModifiers, tapCount: Int) {
    self.view = view
    self.button = button
    self.modifiers = modifiers
    self.tapCount = tapCount
    screenPosition = position
    previousScreenPosition = position
  }

  /// Returns the position of the mouse in a view's own coordinates.
  public func location(in view: View) -> Point { convert(screenPosition, to: view) }

  /// Returns the position of the mouse before the last event, in a view's own coordinates.
  public func previousLocation(in view: View) -> Point { convert(previousScreenPosition, to: view) }

  private func convert(_ position: Point, to view: View) -> Point {
    guard let window = view.window else { return position }
    return view.convert(position - window.originOnScreen, from: window)
  }
}
