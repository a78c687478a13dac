import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// The draft of a message.
@MainActor @Suite struct DraftTests {
  private let folder: TemporaryFolder
  private let model: TicTacToeModel

  init() throws {
    folder = try TemporaryFolder()
    model = try openModel(folder.store)
  }

  private let long = String(repeating: "long ", count: 200_000)

  @Test func `a draft is kept until it is posted or removed`() throws {
    let told = changes(of: model) {
      for text in ["h", "he", "hel"] { model.keepDraft(Draft(text: text)) }
    }
    expectEqual(told, [.draft, .draft, .draft])
    try expectEqual(openModel(folder.store).draft, Draft(text: "hel"))
    expectEqual(changes(of: model) { model.post("hello") }, [.messagesAdded(1), .draft])
    expectNil(model.draft)
    model.keepDraft(Draft(text: "again"))
    model.keepDraft(Draft(text: ""))
    expectNil(model.draft)
    try expectNil(openModel(folder.store).draft)
  }

  @Test func `an empty draft that answers a message is kept`() throws {
    let id = try #require(model.post("hello").id)
    model.keepDraft(Draft(text: "", replyTo: id))
    try expectEqual(openModel(folder.store).draft, Draft(text: "", replyTo: id))
    model.keepDraft(Draft(text: ""))
    try expectNil(openModel(folder.store).draft)
  }

  @Test func `an identical draft is not saved again, but a draft of other bytes that looks the same is saved`() {
    model.keepDraft(Draft(text: "e\u{301}"))
    expectEqual(changes(of: model) { model.keepDraft(Draft(text: "e\u{301}")) }, [])
    expectEqual(changes(of: model) { model.keepDraft(Draft(text: "\u{E9}")) }, [.draft])
    expectEqual(model.draft.map { Array($0.text.utf8) }, Array("\u{E9}".utf8))
  }

  @Test func `a long draft is stored byte for byte after random edits`() throws {
    var random = SeededGenerator(state: 5)
    var text = Array(long.unicodeScalars.prefix(30_000))
    for number in 0..<600 {
      let start = Int.random(in: 0...text.count, using: &random)
      let end = min(text.count, start + Int.random(in: 0...20, using: &random))
      text.replaceSubrange(start..<end, with: "é\0🎲\u{1B}[31m\u{202E}e\u{301}".unicodeScalars.prefix(number % 9))
      let draft = Draft(text: string(text))
      model.keepDraft(draft)
      if number % 50 == 0 { try expectEqual(openModel(folder.store).draft?.isIdentical(to: draft), true) }
    }
    try expectEqual(openModel(folder.store).draft?.isIdentical(to: Draft(text: string(text))), true)
  }

  private func string(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  @Test func `a key typed into a draft of a megabyte writes only a few pages`() throws {
    model.keepDraft(Draft(text: long))
    let queue = try #require(model.store.disk?.queue)
    try queue.inDatabase { db in
      _ = try db.checkpoint(.truncate)
      // Without checkpoints, the log grows by the size of each write.
      try db.execute(sql: "PRAGMA wal_autocheckpoint = 0")
    }
    let keys = 50
    for count in 1...keys { model.keepDraft(Draft(text: long + String(repeating: "x", count: count) + long)) }
    let size = try content(folder.store + "-wal").count
    // The first edit doubles the text.
    #expect(size < 2 * long.utf8.count + 200_000 + keys * 30_000)
    try expectEqual(openModel(folder.store).draft?.text, long + String(repeating: "x", count: keys) + long)
  }

  @Test func `the number of stored draft edits is limited, and posting removes them all`() throws {
    let text = String(repeating: "long ", count: 2_000)
    for count in 0..<1_000 { model.keepDraft(Draft(text: text + String(repeating: "x", count: count))) }
    let queue = try #require(model.store.disk?.queue)
    let edits = try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM draftEdit") ?? 0 }
    #expect(1...DraftEdit.maximumEditCount ~= edits)
    model.post("done")
    #expect(try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM draftEdit") } == 0)
    #expect(try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM draft") } == 0)
  }

  @Test func `a draft typed while the disk is full is saved in its final state when there is room`() throws {
    model.keepDraft(Draft(text: long))
    let queue = try #require(model.store.disk?.queue)
    func setFull(_ isFull: Bool) throws {
      try queue.inDatabase { db in
        let limit = isFull ? try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0 : 1_000_000
        try db.execute(sql: "PRAGMA max_page_count = \(limit)")
      }
    }
    try setFull(true)
    model.post(long)
    for count in 1...20 { model.keepDraft(Draft(text: long + String(repeating: "x", count: count))) }
    #expect(!model.isSaving && model.store.unsaved?.edits.count == 2)
    let typed = long + String(repeating: "x", count: 20)
    try setFull(false)
    model.keepDraft(Draft(text: typed + "y"))
    #expect(model.isSaving && model.draft == Draft(text: typed + "y"))
    model.close()
    let again = try openModel(folder.store)
    #expect(again.draft == Draft(text: typed + "y") && again.messageCount == 1)
    again.post("done")
    try expectNil(openModel(folder.store).draft)
  }

  @Test func `a draft with a damaged edit opens without that edit, and the store is moved aside`() throws {
    model.keepDraft(Draft(text: long))
    model.keepDraft(Draft(text: long + "x"))
    model.close()
    try sqlite(folder.store, "UPDATE draftEdit SET start = 999999999 WHERE id > 1")
    let again = try openModel(folder.store)
    expectEqual(again.draft, Draft(text: long))
    #expect(
      again.takeNotices() == [.damaged(movedTo: folder.store + ".corrupt-1", kept: 0, lost: 0)] && again.isSaving)
  }

  @Test(arguments: ["short", String(repeating: "long ", count: 2_000)])
  func `a draft that outlives damage to the store is gone after it is posted`(text: String) throws {
    model.post("hello")
    model.keepDraft(Draft(text: text))
    try sqlite(folder.store, "PRAGMA ignore_check_constraints = ON; UPDATE message SET icon = 'z'")
    _ = model.messages(in: 0..<1)
    model.refresh()
    expectEqual(model.takeNotices().count, 1)
    model.keepDraft(replacing: text.utf8.count..<text.utf8.count, with: "x") { Draft(text: text + "x") }
    expectEqual(model.draft, Draft(text: text + "x"))
    model.post(text + "x")
    model.close()
    try expectNil(openModel(folder.store).draft)
  }
}
