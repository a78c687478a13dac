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
  /// There is no move to take back.
  case noMove
  /// The game has ended at this move, so it cannot go on from there.
  case gameOver
  /// The game on the board cannot be deleted.
  case currentGame
  /// There is no such game or message, or it was deleted.
  case missing
  /// Another process has changed the game or the message in the meantime. The model now shows its change.
  case conflict
  /// The game or the message was deleted more than a minute ago.
  case tooLate

  /// Moves in a game with a person at another terminal cannot be taken back.
  case movesStay
  /// Only the person who wrote a message can change its text.
  case othersMessage
  /// The text is longer than ``Message/maximumSentLength``, so it cannot be sent to another person.
  case tooLongToSend

  /// The text for the user, in English: the problem and, where there is one, a way to solve it.
  public var description: String {
    switch self {
    case .blank: "Write something first."
    case .tooLong: "This message is too long to be saved. Make it shorter."
    case .outOfMemory:
      "There is not enough memory to save this message. Close other programs or make it shorter, then try again."
    case .failure(let reason): "This message could not be saved: \(reason). Your text is still here."
    case .closed: "The game is ending, so this message can no longer be saved."
    case .noMove: "There is no move to take back."
    case .gameOver: "The game ended here. Choose an earlier move to play on from."
    case .currentGame: "The game on the board cannot be deleted. Begin a new game first."
    case .missing: "This no longer exists."
    case .conflict: "This was changed somewhere else in the meantime. Look at it, and try again."
    case .movesStay: "Moves against a person cannot be taken back."
    case .othersMessage: "Only its author can change this message."
    case .tooLongToSend: "This message is too long to be sent. Make it shorter."
    case .tooLate: "This was deleted more than a minute ago and cannot be restored."
    }
  }
}
