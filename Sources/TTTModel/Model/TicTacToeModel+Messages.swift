import Foundation

extension TicTacToeModel {
  /// The message half written, also by a process that died in the middle of it; nil if none.
  public var draft: Draft? { store.draft?.draft }

  /// Keeps a message half written; cheap enough to be called with every key.
  ///
  /// - Parameter draft: what to keep; nil, or an empty text that answers nothing, removes what is kept.
  public func keepDraft(_ draft: Draft?) {
    let draft = draft == Draft(text: "") ? nil : draft
    guard draft != self.draft else { return }
    update {
      _ = store.perform(.keep(draft, in: store.draft))
      return []
    }
  }

  /// Posts a message under the present icon, and removes the draft.
  ///
  /// - Parameters:
  ///   - text: kept as it is typed.
  ///   - replyTo: the message it answers, by default none.
  /// - Returns: the number of the message, nil if the text is blank (``Message/isBlank(_:)``) or answers a message that
  ///   does not exist; nothing happened then.
  @discardableResult public func post(_ text: String, replyingTo replyTo: Message.ID? = nil) -> Message.ID? {
    guard !Message.isBlank(text) else { return nil }
    var posted: Message.ID?
    update {
      let edit = Edit.post(Draft(text: text, replyTo: replyTo), icon: icon, at: store.now(), draft: store.draft)
      if case .posted(let id) = store.perform(edit) { posted = id }
      return []
    }
    return posted
  }

  /// Gives a message the star, or takes it away; false if there is no such message.
  @discardableResult public func setFavorite(_ id: Message.ID, _ isFavorite: Bool) -> Bool {
    edit(.setFavorite(id, isFavorite), .message(id))
  }

  /// Reads a page of the messages.
  ///
  /// - Parameter rows: counted from 0, the newest message; what is not in 0..<``messageCount`` is left out.
  public func messages(in rows: Range<Int>) -> [Message] {
    guard let ids = Self.ids(rows, of: messageCount) else { return [] }
    return store.read { try $0.messages(in: ids) } ?? []
  }

  /// Reads one message, nil if there is none with the number.
  public func message(_ id: Message.ID) -> Message? {
    store.read { try $0.message(id) } ?? nil
  }

  /// The row of a message in the list, 0 for the newest.
  public func row(of id: Message.ID) -> Int? {
    let row = messageCount - Int(id.rawValue)
    return (0..<messageCount).contains(row) ? row : nil
  }
}
