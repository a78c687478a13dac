import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// Tests that deleted texts are removed from all files, and when.
@MainActor @Suite struct RemovedTextTests {
  private let folder: TemporaryFolder
  private let clock = TestClock()

  init() throws { folder = try TemporaryFolder() }

  private func size(_ suffix: String = "") throws -> Int { try content(folder.store + suffix).count }

  /// Does the work of pauses until nothing is left to do.
  private func pause(_ model: TicTacToeModel) {
    while let interval = model.upkeepInterval {
      clock.date += interval
      model.keepUp()
    }
  }

  /// Returns whether a text, or a part of it as the index has it, is in one of the store's files.
  private func contains(_ text: String) throws -> Bool {
    try folder.names.contains { try content(folder.path + "/" + $0).range(of: Data(text.utf8)) != nil }
  }

  @Test func `after a minute, deleted and edited texts are in no file of the store (field trial C1)`() throws {
    let model = try openModel(folder.store, clock: clock)
    for number in 0..<200 { model.post("message \(number) with some words 秘密なし") }
    let secret = try #require(model.post("zebrasecret42 hidden").id)
    let japanese = try #require(model.post("秘密の言葉四二").id)
    let edited = try #require(model.post("giraffesecret43").id)
    for number in 0..<20 { model.post("later \(number)") }
    model.keepDraft(Draft(text: "leopardsecret44"))
    model.keepDraft(nil)
    model.edit(try #require(model.message(edited)), text: "other")
    model.delete(secret)
    model.delete(japanese)
    pause(model)
    // SQLite's index has the words in lower case, and parts that they share with their neighbours only once.
    for text in ["zebrasecret42", "ebrasecret", "秘密の言葉四二", "の言葉", "giraffesecret43", "iraffesecret", "leopardsecret44"]
    {
      #expect(try !contains(text), "\(text)")
    }
    #expect(try contains("秘密なし") && model.messageCount == 221)
  }

  @Test func `after an edit alone, the index forgets the words of the earlier text`() throws {
    let model = try openModel(folder.store, clock: clock)
    for number in 0..<20 { model.post("message \(number)") }
    let id = try #require(model.post("giraffesecret43").id)
    pause(model)
    #expect(try contains("iraffesecret"))
    model.edit(try #require(model.message(id)), text: "other")
    pause(model)
    #expect(try !contains("iraffesecret"))
  }

  @Test func `what a killed game left in the log is in the file after a pause of a game that only looks`() throws {
    let killed = try openModel(folder.store, clock: clock)
    killed.post("one")
    let copy = folder.path + "/copy"
    for suffix in ["", "-wal"] {
      try content(folder.store + suffix).write(to: URL(fileURLWithPath: copy + suffix))
    }
    let model = try openModel(copy, clock: clock)
    #expect(try content(copy + "-wal").count > 0 && model.upkeepInterval == 1)
    pause(model)
    try FileManager.default.copyItem(atPath: copy, toPath: folder.path + "/alone")
    try expectEqual(openModel(folder.path + "/alone").texts, ["one"])
  }

  @Test func `a checkpoint that a reader hinders is tried again after ten seconds`() throws {
    let model = try openModel(folder.store, clock: clock)
    model.post("one")
    let reader = try DatabaseQueue(path: folder.store)
    try reader.inDatabase { db in
      try db.execute(sql: "BEGIN")
      _ = try Row.fetchAll(db, sql: "SELECT * FROM message")
      model.post("two")
      model.keepUp()
      expectEqual(model.upkeepInterval, 10)
      try db.execute(sql: "COMMIT")
    }
    model.keepUp()
    #expect(model.upkeepInterval == nil && model.isSaving)
  }

  @Test func `a deletion can be undone for a minute of a clock that never jumps (field trials C9 and Y7)`() throws {
    let model = try openModel(folder.store, clock: clock)
    let ids = ["one", "two"].compactMap { model.post($0).id }
    let fast = TestClock()
    fast.date = clock.date + 7_200
    let other = try openModel(folder.store, clock: fast)
    for jump in [86_400, -31_536_000, 3_600] as [Double] {
      model.delete(ids[0])
      other.refresh()
      // The date jumps, and both processes edit.
      (clock.date, clock.uptimeOffset) = (clock.date + jump, clock.uptimeOffset - jump)
      other.setIcon(other.icon.opposite)
      model.setIcon(model.icon.opposite)
      clock.date += 59
      fast.date += 59
      other.setIcon(other.icon.opposite)
      #expect(model.lastDeletedMessage == ids[0] && model.restore(ids[0]) == nil)
    }
    model.delete(ids[0])
    clock.date += 61
    model.setIcon(.o)
    #expect(model.restore(ids[0]) == .tooLate && model.lastDeletedMessage == nil)
  }

  @Test
  func `a text that was deleted by a clock in the future is removed a minute after the next start (field trial C9)`()
    throws
  {
    let model = try openModel(folder.store, clock: clock)
    let id = try #require(model.post("secret").id)
    clock.date += 86_400
    model.delete(id)
    model.close()
    clock.date -= 86_400
    let next = try openModel(folder.store, clock: clock)
    expectEqual(next.lastDeletedMessage, id)
    clock.date += 59
    next.keepUp()
    #expect(try contains("secret"))
    clock.date += 1
    pause(next)
    #expect(try !contains("secret") && next.lastDeletedMessage == nil)
  }

  @Test func `the file does not grow when half of it is deleted again and again (field trial Y12)`() throws {
    var sizes: [Int] = []
    for round in 0..<4 {
      let model = try openModel(folder.store, clock: clock)
      let text = String(repeating: "words of round \(round) ", count: 170)
      let ids = (0..<250).compactMap { model.post("\($0) \(text)").id }
      for id in ids { model.delete(id) }
      pause(model)
      try #expect(size("-wal") < 100_000)
      model.close()
      sizes.append(try size())
    }
    #expect(sizes[3] < 1_000_000 && sizes[3] < 2 * sizes[0], "\(sizes)")
  }

  @Test func `a kill between the steps of an upkeep leaves an intact store`() throws {
    // Each step of the upkeep is a transaction, so any prefix of the steps leaves a store.
    let model = try openModel(folder.store, clock: clock)
    let ids = (0..<50).compactMap { model.post("text \($0)").id }
    for id in ids.prefix(25) { model.delete(id) }
    clock.date += 61
    for step in 0..<6 {
      model.keepUp()
      for suffix in ["", "-wal"] {
        try content(folder.store + suffix).write(to: URL(fileURLWithPath: folder.path + "/copy\(step)" + suffix))
      }
      let copy = try openModel(folder.path + "/copy\(step)", clock: clock)
      #expect(copy.messageCount == 25 && copy.takeNotices() == [])
      expectEqual(copy.texts, model.texts)
      copy.close()
    }
  }
}
