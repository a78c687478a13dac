/// The reason why a store refuses an edit, such as a message, a draft or a move. A refused edit changes nothing.
///
/// A store whose file cannot be written does not refuse edits for that reason. It goes on in memory and gives a ``StoreNotice``.
public enum Refusal: Hashable, Sendable, CustomStringConvertible {
  /// The message has nothing to read in it (``Message/isBlank(_:)``).
  case blank
  /// The text is longer than SQLite's limit, usually a thousand million bytes.
  case tooLong
  /// There is not enough memory for the edit.
  case outOfMemory
  /// SQLite failed for another reason, described by its own message in English.
  case failure(reason: String)
  /// The store is closed.
  case closed

  /// The text for the user, in English: the problem and, except for ``failure(reason:)`` and ``closed``, a way to solve it.
  public var description: String {
    switch self {
    case .blank: "Write something first."
    case .tooLong: "This message is too long to be saved. Make it shorter."
    case .outOfMemory:
      "There is not enough memory to save this message. Close other programs or make it shorter, then try again."
    case .failure(let reason): "This message could not be saved: \(reason). Your text is still here."
    case .closed: "The game is ending, so this message can no longer be saved."
    }
  }
}
