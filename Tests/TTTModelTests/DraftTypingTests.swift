import Foundation
import GRDB
import GRDBSQLite
import TestBasics
import Testing

// The tests set limits on the open database, and read its tables.
@testable import TTTModel

/// A long draft that is saved edit by edit.
@MainActor @Suite struct DraftTypingTests {
  private let folder: TemporaryFolder
  private let model: TicTacToeModel
  private let long = String(repeating: "long ", count: 200_000)

  init() throws {
    folder = try TemporaryFolder()
    model = try openModel(folder.store)
  }

  /// A text that is typed, and the number of times that the model asked for all of it.
  private final class Typist {
    var text: String
    var wholeCount = 0

    init(_ text: String) { self.text = text }

    /// Replaces some bytes of the text, and keeps the draft.
    @MainActor @discardableResult
    func type(_ new: String, at range: Range<Int>, _ model: TicTacToeModel) -> Refusal? {
      let utf8 = text.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      text.replaceSubrange(start..<utf8.index(start, offsetBy: range.count), with: new)
      return model.keepDraft(replacing: range, with: new) {
        wholeCount += 1
        return Draft(text: text)
      }
    }

    /// Types a letter at the end of the text.
    @MainActor @discardableResult func type(_ new: String, _ model: TicTacToeModel) -> Refusal? {
      type(new, at: text.utf8.count..<text.utf8.count, model)
    }
  }

  @Test func `the whole draft is requested for the first key, and then once in several hundred keys`() throws {
    let typist = Typist(long)
    typist.type("x", model)
    expectEqual(typist.wholeCount, 1)
    for _ in 0..<200 { typist.type("x", model) }
    expectEqual(typist.wholeCount, 1)
    expectEqual(
      model.store.draftState.own?.edits.count, 200, "the model does not assemble the whole text in memory either")
    for _ in 0..<800 { typist.type("x", model) }
    #expect(typist.wholeCount <= 5)
    expectEqual(model.draft, Draft(text: typist.text))
    try expectEqual(openModel(folder.store).draft, Draft(text: typist.text))
  }

  @Test func `typing into a draft keeps its link to the message that the draft answers`() throws {
    let id = try #require(model.post("hello").id)
    model.keepDraft(Draft(text: long, replyTo: id))
    model.keepDraft(replacing: 0..<0, with: "x", replyingTo: id) { Draft(text: "nobody asks") }
    try expectEqual(openModel(folder.store).draft, Draft(text: "x" + long, replyTo: id))
  }

  @Test func `typing into a draft that answers another message than before keeps the new link`() throws {
    let ids = try ["one", "two"].map { try #require(model.post($0).id) }
    model.keepDraft(Draft(text: long, replyTo: ids[0]))
    for (new, link) in [("x", ids[1]), ("y", nil)] {
      let text = new + (model.draft?.text ?? "")
      model.keepDraft(replacing: 0..<0, with: new, replyingTo: link) { Draft(text: text, replyTo: link) }
      try expectEqual(openModel(folder.store).draft, Draft(text: text, replyTo: link))
    }
  }

  @Test func `a typed draft is stored byte for byte after random edits`() throws {
    var random = SeededGenerator(state: 6)
    let typist = Typist(String(long.prefix(8_000)))
    let pieces = ["", "é", "\0", "🎲", "\u{1B}[31m", "e\u{301}", String(repeating: "a", count: 5_000)]
    for number in 0..<700 {
      // Both ends of the range are between Unicode scalars.
      let scalars = Array(typist.text.unicodeScalars.prefix(5_000))
      let start = Int.random(in: 0...scalars.count, using: &random)
      let end = min(scalars.count, start + Int.random(in: 0...20, using: &random))
      let before = scalars[..<start].reduce(0) { $0 + UTF8.width($1) }
      let removed = scalars[start..<end].reduce(0) { $0 + UTF8.width($1) }
      let piece = pieces[number % 97 == 0 ? pieces.count - 1 : number % (pieces.count - 1)]
      typist.type(piece, at: before..<before + removed, model)
      guard number % 50 == 0 else { continue }
      try expectEqual(openModel(folder.store).draft?.isIdentical(to: Draft(text: typist.text)), true)
    }
    #expect(typist.wholeCount < 30)
    expectEqual(model.draft?.isIdentical(to: Draft(text: typist.text)), true)
  }

  @Test func `a long paste does not request the whole draft, and repeated pastes do not accumulate in the file`() throws
  {
    let typist = Typist(long)
    typist.type("x", model)
    typist.type(long, model)
    expectEqual(typist.wholeCount, 1, "a paste does not request the whole text")
    try expectEqual(openModel(folder.store).draft, Draft(text: typist.text))
    let queue = try #require(model.store.disk?.queue)
    for _ in 0..<10 {
      let start = typist.text.utf8.count - long.utf8.count
      typist.type("", at: start..<typist.text.utf8.count, model)
      typist.type(long, model)
      let kept = try queue.read { try Int.fetchOne($0, sql: "SELECT sum(length(inserted)) FROM draftEdit") } ?? 0
      #expect(kept <= 2 * typist.text.utf8.count)
    }
    try expectEqual(openModel(folder.store).draft, Draft(text: typist.text))
  }

  @Test func `two models that type into one draft each continue with a draft of their own`() throws {
    model.keepDraft(Draft(text: long))
    let other = try openModel(folder.store)
    let (one, two) = (Typist(long), Typist(long))
    one.type("one", model)
    model.refresh()
    other.refresh()
    two.type("two", other)
    for _ in 0..<5 {
      one.type("1", model)
      two.type("2", other)
    }
    #expect(model.draft == Draft(text: long + "one11111") && other.draft == Draft(text: long + "two22222"))
    let queue = try #require(model.store.disk?.queue)
    #expect(try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM draft") } == 2)
  }

  @Test func `an edit after a refused draft is not applied to the draft before it`() throws {
    let queue = try #require(model.store.disk?.queue)
    let typist = Typist(String(repeating: "a", count: 10_000))
    typist.type("x", model)
    let kept = typist.text
    let limit = queue.inDatabase { sqlite3_limit($0.sqliteConnection, SQLITE_LIMIT_LENGTH, 12_000) }
    expectEqual(typist.type(long, model), .tooLong)
    expectEqual(typist.type("y", model), .tooLong)
    expectEqual(model.draft, Draft(text: kept))
    queue.inDatabase { _ = sqlite3_limit($0.sqliteConnection, SQLITE_LIMIT_LENGTH, limit) }
    expectNil(typist.type("z", model))
    try expectEqual(openModel(folder.store).draft, Draft(text: typist.text))
  }

  @Test func `text typed while the disk is full is saved in its final state when there is room`() throws {
    let typist = Typist(long)
    typist.type("x", model)
    let queue = try #require(model.store.disk?.queue)
    func setFull(_ isFull: Bool) throws {
      try queue.inDatabase { db in
        let limit = isFull ? try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0 : 1_000_000
        try db.execute(sql: "PRAGMA max_page_count = \(limit)")
      }
    }
    try setFull(true)
    // Sooner or later the edits need more pages, in the middle of an edit.
    for _ in 0..<300 { typist.type("many letters at once ", model) }
    #expect(!model.isSaving && model.draft == Draft(text: typist.text))
    try setFull(false)
    model.refresh()
    typist.type("y", model)
    #expect(model.isSaving && model.draft == Draft(text: typist.text))
    model.close()
    try expectEqual(openModel(folder.store).draft, Draft(text: typist.text))
  }
}
