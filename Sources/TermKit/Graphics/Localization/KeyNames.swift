/// The labels on the keyboards of one language. `Key.label(_:)` composes names such as "Ctrl-L" from them.
public struct KeyNames: Sendable {
  /// The label of the Control key, such as "Ctrl".
  public var control: String
  /// The label of the Alt key.
  public var alt: String
  /// The label of the Shift key.
  public var shift: String
  /// The label of the space bar.
  public var space: String
  /// The label of the Enter key.
  public var enter: String
  /// The label of the Tab key.
  public var tab: String
  /// The label of the Backspace key.
  public var backspace: String
  /// The label of the Escape key, such as "Esc".
  public var escape: String
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
  public var home: String
  /// The label of the End key.
  public var end: String
  /// The label of the key for the previous page.
  public var pageUp: String
  /// The label of the key for the next page.
  public var pageDown: String
  /// The label of the Insert key.
  public var insert: String
  /// The label of the Delete key.
  public var delete: String
  /// The label of the key in the middle of the keypad.
  public var begin: String
}
