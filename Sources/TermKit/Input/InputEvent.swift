import TermKitGraphics

/// A mouse event. The numbers of buttons follow xterm.
public struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    /// The left button, or the only one.
    case left
    /// The middle button, usually the wheel pressed down.
    case middle
    /// The right button.
    case right
    /// Any other button, by its number: 8 is "back", 9 is "forward".
    case other(Int)
  }

  /// The kind of a mouse event.
  public enum Action: Hashable, Sendable {
    /// A button was pressed.
    case press(Button)
    /// The mouse moved while a button was held down.
    case drag(Button)
    /// A button was released.
    case release(Button)
    /// The mouse moved while no button was held down.
    case move
    /// The wheel turned, in steps. Positive x is right, positive y is down.
    case scroll(x: Int, y: Int)
  }

  /// The kind of the event.
  public var action: Action
  /// The position of the mouse, in cells of the screen; (0, 0) is the top-left cell. A terminal's events never have negative positions, but
  /// positions can lie beyond the right or bottom edge.
  public var position: Point { didSet { precisePosition = position.middle } }
  /// The position of the mouse with fractions of cells, inside the cell at `position`. It is the middle of that cell unless the terminal
  /// reports pixels (mode 1016). Setting `position` resets it to the middle.
  public private(set) var precisePosition: Path.Position
  /// The modifiers held down during the event. Defaults to none.
  public var modifiers: KeyModifiers

  /// Creates a mouse event from its `action`, the `position` of the mouse in cells of the screen, and the `modifiers` held down, by default
  /// none.
  public init(_ action: Action, at position: Point, modifiers: KeyModifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
    precisePosition = position.middle
  }

  /// Creates a mouse event at a position with fractions of cells, as terminals that report pixels send it.
  /// - Parameters:
  ///   - action: The kind of the event.
  ///   - precisePosition: The position of the mouse, in cells of the screen. Negative coordinates count as 0.
  ///   - modifiers: The modifiers held down. Defaults to none.
  public init(_ action: Action, atPrecise precisePosition: Path.Position, modifiers: KeyModifiers = []) {
    let place = Path.Position(x: max(0, precisePosition.x), y: max(0, precisePosition.y))
    self.init(
      action, at: Point(x: Int(saturating: place.x.rounded(.down)), y: Int(saturating: place.y.rounded(.down))),
      modifiers: modifiers)
    self.precisePosition = place
  }

  /// Returns the event in an interface whose columns count from the right edge of a screen.
  /// - Parameter width: The width of the screen, in columns.
  package func mirrored(width: Int) -> MouseEvent {
    var event = self
    event.position.x = width - 1 - position.x
    let end = Double(event.position.x + 1).nextDown
    event.precisePosition = Path.Position(x: min(Double(width) - precisePosition.x, end), y: precisePosition.y)
    if case .scroll(let x, let y) = action { event.action = .scroll(x: -x, y: y) }
    return event
  }
}

extension Point {
  /// The middle of the cell.
  package var middle: Path.Position { Path.Position(x: Double(x) + 0.5, y: Double(y) + 0.5) }
}

/// An event from the terminal's keyboard, mouse or window.
public enum InputEvent: Hashable, Sendable {
  /// A key press.
  case key(Key)
  /// The release of a key, in terminals that report it (`Terminal.reportsKeyReleases`).
  case keyRelease(Key)
  /// A mouse event.
  case mouse(MouseEvent)
  /// Pasted text (bracketed paste, mode 2004). An empty paste causes no event.
  ///
  /// Lines end in LF, whichever line break the terminal sent, and bytes that are not UTF-8 become U+FFFD. All other characters are
  /// unchanged, control characters included. A paste of more than 16 MiB, or one that stalls, arrives as several events.
  case paste(String)
  /// The terminal's window became active or inactive (mode 1004).
  case focus(Bool)
}
