/// What became of a message that was to be posted.
public enum PostOutcome: Hashable, Sendable {
  /// It is in the list and saved.
  case posted(Message.ID)
  /// The store refused it; nothing happened, and the draft is still kept.
  case refused(Refusal)

  /// The number of the message, nil unless it was posted.
  public var id: Message.ID? {
    if case .posted(let id) = self { id } else { nil }
  }
}
