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
}
