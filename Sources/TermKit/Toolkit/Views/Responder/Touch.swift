import TermKitGraphics
import TermKitInput

/// A press of a mouse button, from press to release. UIKit's `UITouch`.
@MainActor public final class Touch {
  /// The view in which the touch began. It gets all later events of the touch, unless the press opens a menu:
  /// then the menu gets them.
  public let view: View
  /// The pressed button.
  public let button: MouseEvent.Button
  /// The modifier keys held at the last event.
  public internal(set) var modifiers: KeyModifiers
  /// The number of presses of the same button on the same cell, each less than 0.4 seconds after the one before: 2 for a double click.
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
  /// The position of the mouse on the screen.
  private(set) var position: Position
  private var previousPosition: Position

  /// A position on the screen, in whole cells and with fractions of cells.
  struct Position {
    var cell: Point
    var precise: Path.Position
  }

  init(view: View, button: MouseEvent.Button, at position: Position, modifiers: KeyModifiers, tapCount: Int) {
    self.view = view
    self.button = button
    self.modifiers = modifiers
    self.tapCount = tapCount
    self.position = position
    previousPosition = position
  }

  /// Moves the touch to a position.
  func move(to position: Position) { (previousPosition, self.position) = (self.position, position) }

  /// Returns the position of the mouse, a cell, in a view's own coordinates. For a view in no window, returns the position on the screen.
  public func location(in view: View) -> Point { convert(position.cell, to: view) }

  /// Returns the position of the mouse before the last event, in a view's own coordinates.
  public func previousLocation(in view: View) -> Point { convert(previousPosition.cell, to: view) }

  /// Returns the position of the mouse in a view's own coordinates, with fractions of cells.
  ///
  /// The fractions need a terminal that reports pixels (mode 1016). On other terminals, the position is the middle of the cell. At the
  /// right and the bottom edge of the screen, the position is the width or the height of the screen at most.
  public func preciseLocation(in view: View) -> Path.Position { convert(position.precise, to: view) }

  /// Returns the position of the mouse before the last event, in a view's own coordinates, with fractions of cells.
  public func precisePreviousLocation(in view: View) -> Path.Position { convert(previousPosition.precise, to: view) }

  private func convert(_ position: Path.Position, to view: View) -> Path.Position {
    let origin = convert(Point.zero, to: view)
    return Path.Position(x: position.x + Double(origin.x), y: position.y + Double(origin.y))
  }

  private func convert(_ position: Point, to view: View) -> Point {
    guard let window = view.window else { return position }
    return view.convert(position - window.originOnScreen, from: window)
  }
}
