import Foundation
import GRDB
import GRDBSQLite
import TestBasics
import Testing

@testable import TTTModel

/// The reasons for which a store refuses a message or a draft. The tests set limits on the open database, so they need the internals of
/// the model.
@MainActor @Suite struct RefusalTests {
  private let folder: TemporaryFolder
  private let model: TicTacToeModel
  private let long = String(repeating: "long ", count: 2_000)

  init() throws {
    folder = try TemporaryFolder()
    model = try openModel(folder.store)
  }

  /// Creates a model that stores its data in memory only.
  private func memoryModel() throws -> (model: TicTacToeModel, queue: DatabaseQueue) {
    let model = TicTacToeModel(store: try Store(environment: [:]))
    _ = model.takeNotices()
    return (model, try #require(model.store.unsaved?.memory.queue))
  }

  @Test func `a text beyond SQLite's limit is refused as too long, and the store saves shorter texts`() throws {
    model.keepDraft(Draft(text: "half"))
    let queue = try #require(model.store.disk?.queue)
    queue.inDatabase { _ = sqlite3_limit($0.sqliteConnection, SQLITE_LIMIT_LENGTH, 5_000) }
    expectEqual(model.post(long), .refused(.tooLong))
    expectEqual(model.keepDraft(Draft(text: long)), .tooLong)
    #expect(model.draft == Draft(text: "half") && model.messageCount == 0)
    #expect(model.isSaving && model.takeNotices() == [])
    #expect(model.post("short").id != nil)
  }

  @Test func `a text that does not fit in memory is refused as out of memory, not as too long`() throws {
    let (model, queue) = try memoryModel()
    model.keepDraft(Draft(text: "half"))
    try queue.inDatabase { db in
      let count = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(count)")
    }
    expectEqual(model.post(long), .refused(.outOfMemory))
    expectEqual(model.keepDraft(Draft(text: long)), .outOfMemory)
    #expect(model.draft == Draft(text: "half") && model.messageCount == 0)
    try queue.inDatabase { try $0.execute(sql: "PRAGMA max_page_count = 1000000") }
    #expect(model.post(long).id != nil && model.draft == nil)
  }

  @Test func `any other failure is reported with SQLite's message`() throws {
    let (model, queue) = try memoryModel()
    model.keepDraft(Draft(text: "half"))
    try queue.inDatabase { db in
      for (name, event) in [("one", "INSERT ON message"), ("two", "UPDATE ON draft")] {
        try db.execute(sql: "CREATE TRIGGER \(name) BEFORE \(event) BEGIN SELECT RAISE(ABORT, 'the ink is dry'); END")
      }
    }
    expectEqual(model.post("hello"), .refused(.failure(reason: "the ink is dry")))
    expectEqual(model.keepDraft(Draft(text: "half a")), .failure(reason: "the ink is dry"))
    #expect(model.draft == Draft(text: "half") && model.messageCount == 0)
  }

  @Test func `a closed store refuses edits with the reason that it is closed`() {
    model.close()
    expectEqual(model.post("hello"), .refused(.closed))
    expectEqual(model.keepDraft(Draft(text: "hello")), .closed)
    expectEqual(model.place(at: Square.all[0]), .refused(.closed))
  }

  @Test func `a closed store does not say that it saves edits`() {
    #expect(model.isSaving)
    model.close()
    #expect(!model.isSaving)
  }

  @Test func `a blank message is refused as blank even if the store is closed`() {
    model.close()
    expectEqual(model.post(" \n"), .refused(.blank))
  }

  @Test func `a message is accepted even if the answered message is gone or the store has a newer version`() throws {
    let first = try #require(model.post("first").id)
    try sqlite(folder.store, "DELETE FROM message WHERE id = 1")
    model.keepDraft(Draft(text: "mine", replyTo: first))
    let other = try openModel(folder.store)
    other.keepDraft(Draft(text: "from the other"))
    #expect(
      model.post("mine", replyingTo: first).id != nil,
      "the answered message is gone, and the draft belongs to the other model")
    expectEqual(other.draft, Draft(text: "from the other"))
    try sqlite(folder.store, "PRAGMA user_version = 99")
    #expect(
      model.post("unsaved").id != nil && !model.isSaving, "the file has a newer version and is not written any more")
  }

  @Test func `a text with more bytes than SQLite can count is refused before SQLite receives it`() throws {
    try expectEqual(bytes("four", limit: 4), Data("four".utf8))
    #expect(throws: DatabaseError.self) { try bytes("fives", limit: 4) }
  }

  @Test(arguments: [
    Refusal.blank, .tooLong, .outOfMemory, .failure(reason: "the ink is dry"), .closed,
  ])
  func `every refusal is described by a sentence, and only the refusal of a long text says too long`(refusal: Refusal) {
    #expect(refusal.description.hasSuffix("."))
    #expect(refusal == .tooLong || !refusal.description.contains("too long"))
    if case .failure(let reason) = refusal { #expect(refusal.description.contains(reason)) }
  }
}
