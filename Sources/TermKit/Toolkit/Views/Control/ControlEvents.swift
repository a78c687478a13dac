/// The events of a control. UIKit's `UIControl.Event`.
public struct ControlEvents: OptionSet, Hashable, Sendable {
  /// The raw value, with one bit for each event.
  public let rawValue: UInt32

  /// Creates a set from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left button went down inside, or Enter or Space was pressed, unless that opens the menu or `beginTracking(_:)` returns false.
  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  /// The mouse button went down in the same cell of the control again, less than 0.4 seconds after the last time. Sent after `touchDown`.
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  /// The mouse moved inside the control with the button down.
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  /// The mouse moved outside the control with the button down.
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  /// The mouse moved back into the control with the button down. Sent before `touchDragInside`.
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  /// The mouse moved out of the control with the button down. Sent before `touchDragOutside`.
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  /// The mouse button was released inside the control, or Enter or Space was pressed.
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  /// The mouse button was released outside the control.
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  /// The touch was cancelled, as after a gesture, or because the control was disabled, hidden or removed, or the terminal lost the focus.
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)
  /// The user changed the control's value.
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)
  /// The user pressed a button, changed a switch, or pressed Enter in a text field.
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  /// The control is about to open its menu, as `showsMenuAsPrimaryAction` says. Not sent for a right click and the keys of context menus.
  public static let menuActionTriggered = ControlEvents(rawValue: 1 << 14)
  /// A text field got the focus.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// The user changed the text of a text field.
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// A text field lost the focus.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// The user pressed Enter in a text field.
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)

  /// All events of the mouse, and of the keys that press a control.
  public static let allTouchEvents = ControlEvents(rawValue: 0xFFF)
  /// All events of editing text.
  public static let allEditingEvents = ControlEvents(rawValue: 0xF << 16)
  /// The bits reserved for an application's own controls. TermKit does not send these events.
  public static let applicationReserved = ControlEvents(rawValue: 0xF << 24)
  /// All events, including the application's own.
  public static let allEvents = ControlEvents(rawValue: .max)
}
