/// A message being written, kept so that it survives the end of the app, however it ends.
public struct Draft: Hashable, Sendable {
  /// What was typed so far.
  public var text: String

  /// The message it will answer, nil if none.
  public var replyTo: Message.ID?

  /// Makes a draft; by default it answers no message.
  public init(text: String, replyTo: Message.ID? = nil) {
    self.text = text
    self.replyTo = replyTo
  }

  var isEmpty: Bool { text.isEmpty && replyTo == nil }

  /// Whether both are the same, byte for byte; texts that only look the same are equal, and have to be kept nevertheless.
  func isIdentical(to other: Draft) -> Bool {
    replyTo == other.replyTo && DraftEdit(from: text, to: other.text) == nil
  }
}
