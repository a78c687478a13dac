import Foundation
import GRDB
import GRDBSQLite
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

  @Test func `a text that is longer than SQLite takes is too long, and the store goes on`() throws {
    model.keepDraft(Draft(text: "half"))
    let queue = try #require(model.store.disk?.queue)
    queue.inDatabase { _ = sqlite3_limit($0.sqliteConnection, SQLITE_LIMIT_LENGTH, 5_000) }
    #expect(model.post(long) == .refused(.tooLong))
    #expect(model.keepDraft(Draft(text: long)) == .tooLong)
    #expect(model.draft == Draft(text: "half") && model.messageCount == 0)
    #expect(model.isSaving && model.takeNotices() == [])
    #expect(model.post("short").id != nil)
  }

  @Test func `a text for which memory has no room is not called too long`() throws {
    let (model, queue) = try memoryModel()
    model.keepDraft(Draft(text: "half"))
    try queue.inDatabase { db in
      let count = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(count)")
    }
    #expect(model.post(long) == .refused(.outOfMemory))
    #expect(model.keepDraft(Draft(text: long)) == .outOfMemory)
    #expect(model.draft == Draft(text: "half") && model.messageCount == 0)
    try queue.inDatabase { try $0.execute(sql: "PRAGMA max_page_count = 1000000") }
    #expect(model.post(long).id != nil && model.draft == nil)
  }

  @Test func `any other failure is told in SQLite's words`() throws {
    let (model, queue) = try memoryModel()
    model.keepDraft(Draft(text: "half"))
    try queue.inDatabase { db in
      for (name, event) in [("one", "INSERT ON message"), ("two", "UPDATE ON draft")] {
        try db.execute(sql: "CREATE TRIGGER \(name) BEFORE \(event) BEGIN SELECT RAISE(ABORT, 'the ink is dry'); END")
      }
    }
    #expect(model.post("hello") == .refused(.failure(reason: "the ink is dry")))
    #expect(model.keepDraft(Draft(text: "half a")) == .failure(reason: "the ink is dry"))
    #expect(model.draft == Draft(text: "half") && model.messageCount == 0)
  }

  @Test func `a closed store takes nothing, and says so`() {
    model.close()
    #expect(model.post("hello") == .refused(.closed))
    #expect(model.keepDraft(Draft(text: "hello")) == .closed)
    #expect(model.place(at: Square.all[0]) == .refused(.closed))
  }

  @Test func `a blank message is blank, whatever else is wrong`() {
    model.close()
    #expect(model.post(" \n") == .refused(.blank))
  }

  @Test func `what a store takes in other ways is no reason to refuse`() throws {
    let first = try #require(model.post("first").id)
    try sqlite(folder.store, "DELETE FROM message WHERE id = 1")
    model.keepDraft(Draft(text: "mine", replyTo: first))
    let other = try openModel(folder.store)
    other.keepDraft(Draft(text: "from the other"))
    #expect(model.post("mine", replyingTo: first).id != nil, "what it answers has gone, and the draft is the other's")
    #expect(other.draft == Draft(text: "from the other"))
    try sqlite(folder.store, "PRAGMA user_version = 99")
    #expect(model.post("unsaved").id != nil && !model.isSaving, "the file may not be written any more")
  }

  @Test func `bytes that SQLite cannot count are too long before they reach it`() throws {
    #expect(try bytes("four", limit: 4) == Data("four".utf8))
    #expect(throws: DatabaseError.self) { try bytes("fives", limit: 4) }
  }

  @Test(arguments: [
    Refusal.blank, .tooLong, .outOfMemory, .failure(reason: "the ink is dry"), .closed,
  ])
  func `every reason is a sentence of its own`(refusal: Refusal) {
    #expect(refusal.description.hasSuffix("."))
    #expect(refusal == .tooLong || !refusal.description.contains("too long"))
    if case .failure(let reason) = refusal { #expect(refusal.description.contains(reason)) }
  }
}
