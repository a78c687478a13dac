import Foundation

extension TicTacToeModel {
  /// The message half written; nil if none. Until this process writes one itself, it is the latest of those that other
  /// processes write or left when they died.
  public var draft: Draft? { store.draft?.draft }

  /// Keeps a message half written, so that it survives whatever happens to this process.
  ///
  /// Cheap enough to be called with every key, also in a long text: only what has changed is written. It does not wait for
  /// the disk; a power failure may cost the latest seconds.
  ///
  /// - Parameter draft: what to keep; nil, or an empty text that answers nothing, removes what is kept.
  /// - Returns: why the draft is not kept, and the one from before still is; nil if it is kept.
  @discardableResult public func keepDraft(_ draft: Draft?) -> Refusal? {
    let draft = draft.flatMap { $0.isEmpty ? nil : $0 }
    let stored = store.draft
    if let draft, let old = stored?.draft, old.isIdentical(to: draft) { return nil }
    if draft == nil, stored == nil { return nil }
    return refusal(of: .keep(draft, mark: StoredDraft.newMark(), in: stored))
  }

  /// Keeps the draft after an edit of its text. The cost does not depend on the length of the text.
  ///
  /// The model calls `wholeDraft` at the first edit and after each 256 edits. It also does so while nothing can be saved, after a
  /// refusal, and when another process has changed the draft.
  ///
  ///     model.keepDraft(replacing: edit.utf8Range, with: edit.inserted) { Draft(text: textView.text) }
  ///
  /// - Parameters:
  ///   - range: the bytes of UTF-8 that were replaced. They are counted in the text before the edit.
  ///   - text: the text that took their place.
  ///   - draft: returns the whole draft after the edit.
  /// - Precondition: the text before the edit is the one that was passed to `keepDraft` last.
  /// - Returns: why the draft is not kept, and the one from before still is; nil if it is kept.
  @discardableResult public func keepDraft(
    replacing range: Range<Int>, with text: String, wholeDraft draft: () -> Draft
  ) -> Refusal? {
    let edit = DraftEdit(start: range.lowerBound, removed: range.count, inserted: Data(text.utf8))
    guard isSaving, let stored = store.ownDraft, stored.takes(edit) else { return keepDraft(draft()) }
    var isKept = false
    update { isKept = store.perform(.edit(stored, edit, mark: StoredDraft.newMark())) == .done }
    return isKept ? nil : keepDraft(draft())
  }

  private func refusal(of edit: Edit) -> Refusal? {
    var refusal: Refusal?
    update { if case .refused(let reason) = store.perform(edit) { refusal = reason } }
    return refusal
  }

  /// Posts a message under the present icon, as the first row of the list, and removes the draft.
  ///
  /// - Parameters:
  ///   - text: kept as it is typed, byte for byte.
  ///   - replyTo: the message it answers, by default none. Its number is kept although it may have gone meanwhile.
  /// - Returns: the number of the message; or why there is none. Nothing happened then, and the draft is still kept.
  @discardableResult public func post(_ text: String, replyingTo replyTo: Message.ID? = nil) -> PostOutcome {
    guard !Message.isBlank(text) else { return .refused(.blank) }
    var outcome = Edit.Outcome.missing
    update {
      outcome = store.perform(
        .post(Draft(text: text, replyTo: replyTo), icon: icon, at: store.now(), draft: store.draft))
    }
    switch outcome {
    case .posted(let id): return .posted(id)
    case .refused(let refusal): return .refused(refusal)
    case .done, .began, .impossible, .missing, .overtaken: preconditionFailure("posting a message ended as \(outcome)")
    }
  }

  /// Gives a message the star, or takes it away; false if there is no such message.
  @discardableResult public func setFavorite(_ id: Message.ID, _ isFavorite: Bool) -> Bool {
    edit(.setFavorite(id, isFavorite))
  }

  /// Reads a page of the messages.
  ///
  /// - Parameter rows: counted from 0, the newest message; what is not in 0..<``messageCount`` is left out.
  public func messages(in rows: Range<Int>) -> [Message] {
    guard let ids = Self.ids(rows, of: messageCount) else { return [] }
    return store.read { try $0.messages(in: ids, knowsGaps: &store.knowsGaps) } ?? []
  }

  /// Reads the message in a row of the list; nil if there is no such row, or somebody has deleted it by hand.
  public func message(at row: Int) -> Message? {
    messages(in: row..<row + 1).first
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
