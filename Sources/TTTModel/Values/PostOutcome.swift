/// What became of a message that was to be posted.
public enum PostOutcome: Hashable, Sendable {
  /// It is in the list and saved.
  case posted(Message.ID)
  /// The text has nothing to read in it (``Message/isBlank(_:)``); nothing happened.
  case blank
  /// The text is longer than a store can take, about a thousand million bytes; nothing happened.
  case tooLong

  /// The number of the message, nil unless it was posted.
  public var id: Message.ID? {
    if case .posted(let id) = self { id } else { nil }
  }
}
