import TermKitGraphics
import TermKitInput

/// A press of a mouse button, from press to release. UIKit's `UITouch`.
@MainActor public final class Touch {
  /// The view in which the touch began. It gets all later events of the touch, unless a gesture recognizer delays or cancels the touch, or
  /// the press opens a menu: then the menu gets them.
  public let view: View
  /// The pressed button.
  public let button: MouseEvent.Button
  /// The modifier keys held at the last event.
  public var modifiers: KeyModifiers { event.modifiers }
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
    /// The touch ended without a release, or a gesture was recognized.
    case cancelled
  }

  /// The phase: what happened last.
  public var phase: Phase { event.phase }
  /// The last event. While a view gets an event that was held back for it, this is that event.
  var event: Event

  /// The values of a touch at one of its events.
  struct Event {
    var phase: Phase
    var position: Position
    var previousPosition: Position
    var modifiers: KeyModifiers
  }

  /// A position on the screen, in whole cells and with fractions of cells.
  struct Position {
    var cell: Point
    var precise: Path.Position
  }

  init(view: View, button: MouseEvent.Button, at position: Position, modifiers: KeyModifiers, tapCount: Int) {
    self.view = view
    self.button = button
    self.tapCount = tapCount
    event = Event(phase: .began, position: position, previousPosition: position, modifiers: modifiers)
  }

  var position: Position { event.position }

  func proceed(to phase: Phase, at position: Position, modifiers: KeyModifiers) {
    event = Event(phase: phase, position: position, previousPosition: event.position, modifiers: modifiers)
  }

  /// Returns the position of the mouse, a cell, in a view's own coordinates. For a view in no window, returns the position on the screen.
  public func location(in view: View) -> Point { event.position.cell(in: view) }

  /// Returns the position of the mouse before the last event, in a view's own coordinates.
  public func previousLocation(in view: View) -> Point { event.previousPosition.cell(in: view) }

  /// Returns the position of the mouse in a view's own coordinates, with fractions of cells.
  ///
  /// The fractions need a terminal that reports pixels (mode 1016). On other terminals, the position is the middle of the cell. At the
  /// right and the bottom edge of the screen, the position is the width or the height of the screen at most.
  public func preciseLocation(in view: View) -> Path.Position { event.position.precise(in: view) }

  /// Returns the position of the mouse before the last event, in a view's own coordinates, with fractions of cells.
  public func precisePreviousLocation(in view: View) -> Path.Position { event.previousPosition.precise(in: view) }
}

extension Touch.Position {
  /// The middle of a cell of the screen.
  init(_ cell: Point) { self.init(cell: cell, precise: cell.middle) }

  /// Returns the cell in a view's own coordinates. A view that is in no window has the coordinates of the screen.
  @MainActor func cell(in view: View) -> Point {
    guard let window = view.window else { return cell }
    return view.convert(cell - window.originOnScreen, from: window)
  }

  /// Returns the position in a view's own coordinates, with fractions of cells.
  @MainActor func precise(in view: View) -> Path.Position {
    let (inner, isTurned) = (cell(in: view), view.isTurnedInRoot)
    let distance = inner - cell
    let column = Double(inner.x) + (isTurned ? 1 - (precise.x - Double(cell.x)) : precise.x - Double(cell.x))
    return Path.Position(x: column, y: precise.y + Double(distance.y))
  }
}
