/// An unfinished message. `TicTacToeModel.keepDraft(_:)` stores it, so that it is still there after the app quits or crashes.
public struct Draft: Hashable, Sendable {
  /// The text typed up to now.
  public var text: String

  /// The message that it will reply to, or nil.
  public var replyTo: Message.ID?

  /// The board that is attached to it, or nil.
  public var board: Message.Board?

  /// Creates a draft. By default it replies to no message and has no board.
  public init(text: String, replyTo: Message.ID? = nil, board: Message.Board? = nil) {
    self.text = text
    self.replyTo = replyTo
    self.board = board
  }

  var isEmpty: Bool { text.isEmpty && replyTo == nil && board == nil }

  /// Returns whether both drafts are the same, byte for byte. `==` is also true for texts with different bytes that look the same.
  func isIdentical(to other: Draft) -> Bool {
    replyTo == other.replyTo && board == other.board && DraftEdit(from: text, to: other.text) == nil
  }
}
