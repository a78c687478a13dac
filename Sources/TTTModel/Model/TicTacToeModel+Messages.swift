import Foundation

extension TicTacToeModel {
  /// The draft of a message, or nil.
  ///
  /// Until this process keeps or removes a draft, or posts a message, this is the newest draft in the store. Another process may still be
  /// writing it, or may have ended and left it behind.
  public var draft: Draft? { store.draft?.draft }

  /// Keeps the draft of a message, so that it survives any end of this process.
  ///
  /// Only the difference is written, so this may be called for every key, also in a long text. The method does not wait for the disk: a
  /// power failure may lose the last seconds.
  ///
  /// - Parameter draft: The draft to keep. Nil removes the draft that is kept, and so does an empty text that replies to no message
  ///   and has no board.
  /// - Returns: The reason why the draft is not kept, or nil if it is kept. If it is not kept, the previous draft still is.
  @discardableResult public func keepDraft(_ draft: Draft?) -> Refusal? {
    let draft = draft.flatMap { $0.isEmpty ? nil : $0 }
    let stored = store.draft
    if let draft, let old = stored?.draft, old.isIdentical(to: draft) { return nil }
    if draft == nil, stored == nil { return nil }
    if case .refused(let refusal) = perform(.keep(draft, mark: StoredDraft.newMark(), in: stored)) { return refusal }
    return nil
  }

  /// Keeps the draft after an edit of its text. The cost of an edit of a long text does not depend on the length of the text.
  ///
  /// The model calls `wholeDraft` when it has to write the whole text: at the first edit, after each 256 edits, and for each edit of a text
  /// of at most 4,096 bytes. It also does so for some long insertions, while the store cannot be written, after a refusal, and when another
  /// process has changed the draft or the draft replies to another message.
  ///
  ///     model.keepDraft(replacing: edit.utf8Range, with: edit.inserted) { Draft(text: textView.text) }
  ///
  /// - Parameters:
  ///   - range: The bytes of UTF-8 that were replaced, counted in the text before the edit.
  ///   - text: The text that replaced them.
  ///   - replyTo: The message that the draft replies to. Defaults to nil. If it has changed, the whole text is written.
  ///   - board: The board that is attached to the draft. Defaults to nil. If it has changed, the whole text is written.
  ///   - draft: A closure that returns the whole draft after the edit.
  /// - Precondition: The text before the edit is the one that was passed to `keepDraft` last.
  /// - Returns: The reason why the draft is not kept, or nil if it is kept. If it is not kept, the previous draft still is.
  @discardableResult public func keepDraft(
    replacing range: Range<Int>, with text: String, replyingTo replyTo: Message.ID? = nil,
    board: Message.Board? = nil, wholeDraft draft: () -> Draft
  ) -> Refusal? {
    let edit = DraftEdit(start: range.lowerBound, removed: range.count, inserted: Data(text.utf8))
    guard isSaving, let stored = store.draftState.own, stored.base.replyTo == replyTo, stored.base.board == board,
      stored.takes(edit)
    else {
      return keepDraft(draft())
    }
    let outcome = perform(.edit(stored, edit, mark: StoredDraft.newMark()))
    return outcome == .done ? nil : keepDraft(draft())
  }

  /// Posts a message with the present icon, as the first row of the list.
  ///
  /// - Parameters:
  ///   - text: The text of the message. It is kept as it was typed, byte for byte.
  ///   - replyTo: The message that it replies to. Defaults to nil. The number is kept even if that message has been deleted. A number that
  ///     no message has had is left out.
  ///   - board: The position of a game that the message carries. Defaults to nil.
  ///   - removesDraft: Whether the message is the one in the draft, which is then removed in the same transaction. Defaults to true.
  /// - Returns: The number of the message, or the reason why it was refused. Then nothing has changed.
  @discardableResult public func post(
    _ text: String, replyingTo replyTo: Message.ID? = nil, board: Message.Board? = nil, removesDraft: Bool = true
  ) -> PostOutcome {
    guard !Message.isBlank(text) else { return .refused(.blank) }
    let draft = Draft(text: text, replyTo: replyTo, board: board)
    let outcome = perform(.post(draft, icon: icon, at: store.now(), draft: removesDraft ? store.draft : nil))
    switch outcome {
    case .posted(let id): return .posted(id)
    case .refused(let refusal): return .refused(refusal)
    case .done, .began, .impossible, .missing, .conflict:
      preconditionFailure("posting a message had the impossible outcome \(outcome)")
    }
  }

  /// Adds a message to the favourites or removes it. Returns false if there is no such message, or if the store refuses the change.
  @discardableResult public func setFavorite(_ id: Message.ID, _ isFavorite: Bool) -> Bool {
    perform(.setFavorite(id, isFavorite, at: store.now())) == .done
  }

  /// Reads a page of the messages.
  ///
  /// - Parameter rows: The rows to read. Row 0 is the newest message. Rows outside 0..<``messageCount`` are left out.
  /// - Returns: The messages, newest first. Messages that were deleted by hand are left out. Empty if the store cannot be read.
  public func messages(in rows: Range<Int>) -> [Message] {
    let numbers = store.snapshot.messages
    return store.read { try $0.entries(in: rows, of: numbers, knowsGaps: &store.knowsGaps) } ?? []
  }

  /// Reads the message in a row of the list. Row 0 is the newest message.
  /// - Returns: The message. Nil if there is no such row, if its message was deleted by hand, or if the store cannot be read.
  public func message(at row: Int) -> Message? {
    messages(in: row..<row + 1).first
  }

  /// Reads one message. Returns nil if no message has this number, if it was deleted, or if the store cannot be read.
  public func message(_ id: Message.ID) -> Message? {
    store.read { try $0.message(id) } ?? nil
  }

  /// Returns the row of a message in the list, where 0 is the newest message. Returns nil if there is no such message, or if it was deleted.
  public func row(of id: Message.ID) -> Int? { store.snapshot.messages.row(of: id.rawValue) }

  /// Returns whether a message was deleted, also if it can still be restored.
  public func isDeleted(_ id: Message.ID) -> Bool { store.snapshot.messages.isDeleted(id.rawValue) }
}
