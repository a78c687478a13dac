/// What happens to a control. UIKit's `UIControl.Event` (C1).
public struct ControlEvents: OptionSet, Hashable, Sendable {
  /// The bits, one an event.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The button of the mouse went down inside.
  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  /// It went down inside again, shortly after the last time; comes after `touchDown`.
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  /// It moved inside while down.
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  /// It moved outside while down.
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  /// It came inside while down.
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  /// It went outside while down.
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  /// It came up inside, or Enter or Space was pressed.
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  /// It came up outside.
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  /// It will not come up: the control went away or the terminal lost the focus.
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)
  /// The control's value was changed by the person.
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)
  /// A text field got the focus.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// The person changed a text field's text.
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// A text field lost the focus.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// Enter was pressed in a text field.
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)

  /// All that the mouse does, and the keys that stand for it.
  public static let allTouchEvents = ControlEvents(rawValue: 0xFFF)
  /// All that happens while a text is edited.
  public static let allEditingEvents = ControlEvents(rawValue: 0xF << 16)
  /// Bits for events of a program's own controls; TermKit sends none of them.
  public static let applicationReserved = ControlEvents(rawValue: 0xF << 24)
  /// Everything, a program's own events included.
  public static let allEvents = ControlEvents(rawValue: .max)
}
