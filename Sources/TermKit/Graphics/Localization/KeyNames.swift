/// The labels on the keyboards of one language. `Key.label(_:)` composes names such as "Ctrl-L" from them.
public struct KeyNames: Sendable {
  /// The label of the Control key, such as "Ctrl".
  public let control: String
  /// The label of the Alt key.
  public let alt: String
  /// The label of the Shift key.
  public let shift: String
  /// The label of the space bar.
  public let space: String
  /// The label of the Enter key.
  public let enter: String
  /// The label of the Tab key.
  public let tab: String
  /// The label of the Backspace key.
  public let backspace: String
  /// The label of the Escape key, such as "Esc".
  public let escape: String
  /// The label of the arrow up.
  public let up: String
  /// The label of the arrow down.
  public let down: String
  /// The label of the arrow left.
  public let left: String
  /// The label of the arrow right.
  public let right: String
  /// The label for all four arrow keys together.
  public let arrows: String
  /// The label of the Home key.
  public let home: String
  /// The label of the End key.
  public let end: String
  /// The label of the key for the previous page.
  public let pageUp: String
  /// The label of the key for the next page.
  public let pageDown: String
  /// The label of the Insert key.
  public let insert: String
  /// The label of the Delete key.
  public let delete: String
  /// The label of the key in the middle of the keypad.
  public let begin: String
}
