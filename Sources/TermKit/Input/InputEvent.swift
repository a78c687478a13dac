import TermKitGraphics

/// A report of the mouse, in cells of the screen. Button numbers follow xterm.
public struct MouseEvent: Hashable, Sendable {
  /// Which button.
  public enum Button: Hashable, Sendable {
    /// The left or only one.
    case left
    /// The wheel pressed.
    case middle
    /// The right one.
    case right
    /// Any other, by its number (8 is "back", 9 "forward").
    case other(Int)
  }

  /// What happened.
  public enum Action: Hashable, Sendable {
    /// A button went down.
    case press(Button)
    /// The mouse moved while a button was down.
    case drag(Button)
    /// A button came up.
    case release(Button)
    /// The mouse moved with no button down.
    case move
    /// The wheel turned by so many steps; positive x is right, positive y is down.
    case scroll(x: Int, y: Int)
  }

  /// What happened.
  public var action: Action
  /// Where, in cells of the screen; (0, 0) is the top-left one. Never negative, but it may be beyond the screen's end.
  public var position: Point
  /// The keys held down at the time.
  public var modifiers: KeyModifiers

  /// Makes a report; without modifiers unless given.
  public init(_ action: Action, at position: Point, modifiers: KeyModifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}

/// Something that came from the terminal's keyboard, mouse or window.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The mouse did something.
  case mouse(MouseEvent)
  /// Text was pasted in one go (bracketed paste, mode 2004). Lines end in LF, however the terminal sent them, and what
  /// was not UTF-8 is U+FFFD; all else is as it came, control characters too. Never empty. More than 16 MiB, or a paste
  /// that stalls, comes in several.
  case paste(String)
  /// The terminal's window became the active one or ceased to be (mode 1004).
  case focus(Bool)
}
