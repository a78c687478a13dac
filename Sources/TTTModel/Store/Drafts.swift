import Foundation
import GRDB

/// A draft with the mark of its row.
///
/// Later edits are kept beside the text, so that a key costs the same in a text of any length.
struct StoredDraft: Sendable {
  /// A random number, which each change replaces. If a row still has it, no other process has written to the row.
  private(set) var mark: Int64

  /// The draft without the edits, as it was when the whole text was last read or written.
  var base: Draft

  /// The edits made to `base`, in order.
  private(set) var edits: [DraftEdit] = []

  /// The length of the text in bytes of UTF-8.
  private(set) var utf8Count: Int

  init(mark: Int64, draft: Draft) {
    self.mark = mark
    base = draft
    utf8Count = draft.text.utf8.count
  }

  static func newMark() -> Int64 { .random(in: .min ... .max) }

  /// The draft with its edits. Computing it takes time proportional to the length of the text.
  var draft: Draft {
    if edits.isEmpty { return base }
    var text = Array(base.text.utf8)
    for edit in edits { _ = edit.apply(to: &text) }
    return Draft(text: String(decoding: text, as: UTF8.self), replyTo: base.replyTo, board: base.board)
  }

  /// Returns whether an edit can be written instead of the whole text.
  ///
  /// A long insertion can, unless the edits insert more bytes than the text has. Otherwise, the file would grow with each paste.
  func takes(_ edit: DraftEdit) -> Bool {
    guard utf8Count > DraftEdit.shortestEditedText, edits.count < DraftEdit.maximumEditCount, edit.fits(in: utf8Count)
    else {
      return false
    }
    return edit.inserted.count <= DraftEdit.longestInsertion
      || edits.reduce(edit.removed) { $0 + $1.inserted.count } <= utf8Count
  }

  func edited(_ edit: DraftEdit, mark: Int64) -> StoredDraft {
    var draft = self
    draft.mark = mark
    draft.edits.append(edit)
    draft.utf8Count += edit.inserted.count - edit.removed
    return draft
  }
}

extension Database {
  /// Returns the draft that was begun last, even if the process that began it has ended.
  func latestDraft() throws -> StoredDraft? {
    try readingAtOneMoment { try readLatestDraft() }
  }

  private func readLatestDraft() throws -> StoredDraft? {
    let sql = "SELECT id, mark, replyTo, game, firstPlayer, moves FROM draft ORDER BY id DESC LIMIT 1"
    return try Row.fetchOne(self, sql: sql).map { row in
      let replyTo = try row.optional("replyTo").map(Message.ID.init)
      let draft = Draft(
        text: try draftText(row.value("id")), replyTo: replyTo, board: try Message.Board(row))
      return StoredDraft(mark: try row.value("mark"), draft: draft)
    }
  }

  private func draftText(_ draft: Int64) throws -> String {
    let sql = "SELECT start, removed, inserted FROM draftEdit WHERE draft = ? ORDER BY id"
    var text: [UInt8] = []
    let rows = try Row.fetchCursor(self, sql: sql, arguments: [draft])
    while let row = try rows.next() {
      let edit = DraftEdit(
        start: try row.value("start"), removed: try row.value("removed"), inserted: try row.value("inserted"))
      guard edit.apply(to: &text) else { throw DatabaseError.damage("a draft has an edit beyond its end") }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Writes a draft to its row, or to a new row if it does not have one.
  func keep(_ draft: Draft?, mark: Int64, in stored: StoredDraft?) throws -> Edit.Outcome {
    guard let draft else {
      try remove(stored)
      return .done
    }
    if let stored, let id = try row(of: stored) {
      try execute(
        sql: "UPDATE draft SET mark = ?, replyTo = ?, game = ?, firstPlayer = ?, moves = ? WHERE id = ?",
        arguments: StatementArguments([mark, draft.replyTo?.rawValue] + draft.board.storedValues + [id]))
      try change(stored.draft.text, of: id, to: draft.text)
    } else {
      // There is no row yet, or another process writes to the same one. That process keeps the row, and this one begins its own.
      try execute(
        sql: "INSERT INTO draft (mark, replyTo, game, firstPlayer, moves) VALUES (?, ?, ?, ?, ?)",
        arguments: StatementArguments([mark, draft.replyTo?.rawValue] + draft.board.storedValues))
      try write(draft.text, of: lastInsertedRowID)
    }
    return .done
  }

  /// Writes one more edit of a draft.
  ///
  /// - Returns: `conflict` if the whole draft has to be written, because another process has changed it or it has too many edits.
  func edit(_ stored: StoredDraft, _ edit: DraftEdit, mark: Int64) throws -> Edit.Outcome {
    guard let id = try row(of: stored), 1..<DraftEdit.maximumEditCount ~= (try editCount(of: id)) else {
      return .conflict
    }
    try cachedStatement(sql: "UPDATE draft SET mark = ? WHERE id = ?").execute(arguments: [mark, id])
    try insert(edit, of: id)
    return .done
  }

  /// Removes a draft, unless another process has written to it.
  func remove(_ stored: StoredDraft?) throws {
    guard let stored, let id = try row(of: stored) else { return }
    try execute(sql: "DELETE FROM draft WHERE id = ?", arguments: [id])
    try execute(sql: "DELETE FROM draftEdit WHERE draft = ?", arguments: [id])
  }

  private func row(of stored: StoredDraft) throws -> Int64? {
    try Int64.fetchOne(cachedStatement(sql: "SELECT id FROM draft WHERE mark = ?"), arguments: [stored.mark])
  }

  private func change(_ old: String, of draft: Int64, to new: String) throws {
    guard let edit = DraftEdit(from: old, to: new) else { return }
    if new.utf8.count > DraftEdit.shortestEditedText, edit.inserted.count <= DraftEdit.longestInsertion,
      1..<DraftEdit.maximumEditCount ~= (try editCount(of: draft))
    {
      try insert(edit, of: draft)
    } else {
      try execute(sql: "DELETE FROM draftEdit WHERE draft = ?", arguments: [draft])
      try write(new, of: draft)
    }
  }

  private func editCount(of draft: Int64) throws -> Int {
    try Int.fetchOne(cachedStatement(sql: "SELECT count(*) FROM draftEdit WHERE draft = ?"), arguments: [draft]) ?? 0
  }

  private func write(_ text: String, of draft: Int64) throws {
    try insert(DraftEdit(start: 0, removed: 0, inserted: try bytes(text)), of: draft)
  }

  // SQLite copies its arguments. To limit the memory for that, the parts of a long edit are passed one by one.
  private func insert(_ edit: DraftEdit, of draft: Int64) throws {
    let sql = "INSERT INTO draftEdit (draft, start, removed, inserted) VALUES (?, ?, ?, ?)"
    for part in edit.parts {
      try cachedStatement(sql: sql).execute(arguments: [draft, part.start, part.removed, part.inserted])
    }
  }
}
