/// The labels on the keyboards of one language. `Key.label(_:)` composes names such as "Ctrl-L" from them.
///
/// Most keyboards have English labels on the keys that are not translated here. The texts of a language name only the others.
public struct KeyNames: Sendable {
  /// The label of the Control key, such as "Ctrl".
  public var control = "Ctrl"
  /// The label of the Alt key.
  public var alt = "Alt"
  /// The label of the Shift key.
  public var shift = "Shift"
  /// The label of the space bar.
  public var space: String
  /// The label of the Enter key.
  public var enter = "Enter"
  /// The label of the Tab key.
  public var tab = "Tab"
  /// The label of the Backspace key.
  public var backspace = "Backspace"
  /// The label of the Escape key, such as "Esc".
  public var escape = "Esc"
  /// The label of the arrow up.
  public var up: String
  /// The label of the arrow down.
  public var down: String
  /// The label of the arrow left.
  public var left: String
  /// The label of the arrow right.
  public var right: String
  /// The label for all four arrow keys together.
  public var arrows: String
  /// The label of the Home key.
  public var home = "Home"
  /// The label of the End key.
  public var end = "End"
  /// The label of the key for the previous page.
  public var pageUp = "PgUp"
  /// The label of the key for the next page.
  public var pageDown = "PgDn"
  /// The label of the Insert key.
  public var insert = "Ins"
  /// The label of the Delete key.
  public var delete = "Del"
  /// The label of the key in the middle of the keypad.
  public var begin = "Begin"
}
