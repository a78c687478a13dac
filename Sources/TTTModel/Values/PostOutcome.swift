/// The outcome of posting a message.
public enum PostOutcome: Hashable, Sendable {
  /// The message is in the list. It is saved, or kept in memory while ``TicTacToeModel/isSaving`` is false.
  case posted(Message.ID)
  /// The store refused the message. Nothing changed, and the draft is still kept.
  case refused(Refusal)

  /// The number of the message, or nil if it was refused.
  public var id: Message.ID? {
    if case .posted(let id) = self { id } else { nil }
  }
}
