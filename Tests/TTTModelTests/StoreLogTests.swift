import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// Files that are put in the place of a store, beside the log of the earlier file.
@MainActor @Suite struct StoreLogTests {
  private let folder: TemporaryFolder
  private let clock = TestClock()

  init() throws { folder = try TemporaryFolder() }

  private var backup: String { folder.path + "/backup" }

  /// Copies a store's file over another one, as `cp` does: the file stays the same, and its log stays beside it.
  private func copy(_ source: String, over target: String) throws {
    try content(source).write(to: URL(fileURLWithPath: target))
  }

  private func integrity() throws -> [String] {
    let queue = try DatabaseQueue(path: folder.store)
    defer { try? queue.close() }
    return try queue.inDatabase { try String.fetchAll($0, sql: "PRAGMA integrity_check") }
  }

  /// Expects that a new start finds an intact store with these messages, newest first, and nothing to report.
  private func expectStart(_ texts: [String]) throws {
    try expectEqual(integrity(), ["ok"])
    let model = try openModel(folder.store, clock: clock)
    expectEqual(model.texts.sorted(), texts.sorted())
    expectEqual(model.takeNotices(), [])
    model.close()
  }

  /// Posts messages, and makes a backup after the first two, of which the second is deleted then.
  private func fillAndBackUp() throws -> TicTacToeModel {
    let model = try openModel(folder.store, clock: clock)
    model.post("one")
    let early = try #require(model.post("early").id)
    model.keepUp()
    try copy(folder.store, over: backup)
    model.delete(early)
    clock.date += 61
    model.post("two")
    while model.upkeepInterval != nil { model.keepUp() }
    model.post("late")
    return model
  }

  @Test func `after a pause, the file alone has everything`() throws {
    let model = try openModel(folder.store, clock: clock)
    model.post("one")
    model.play(4, 0)
    expectEqual(model.upkeepInterval, 1)
    model.keepUp()
    expectNil(model.upkeepInterval)
    try copy(folder.store, over: backup)
    let copied = try openModel(backup)
    #expect(copied.texts == ["one"] && copied.squares == [4, 0])
  }

  @Test func `a backup that is copied over the open file is kept together with what was posted later`() throws {
    let model = try fillAndBackUp()
    try copy(backup, over: folder.store)
    #expect(model.post("three").id != nil)
    expectEqual(model.texts.sorted(), ["early", "late", "one", "three", "two"])
    let moved = folder.store + ".corrupt-1"
    expectEqual(model.takeNotices(), [.separated(movedTo: moved, kept: 4, lost: 0)])
    #expect(model.isSaving && FileManager.default.fileExists(atPath: moved + "-wal"))
    model.close()
    try expectStart(["early", "late", "one", "three", "two"])
  }

  @Test func `two games that have the file open both go on after a backup is copied over it`() throws {
    let model = try fillAndBackUp()
    let other = try openModel(folder.store, clock: clock)
    other.post("theirs")
    try copy(backup, over: folder.store)
    #expect(model.post("three").id != nil && other.post("four").id != nil && model.post("five").id != nil)
    other.refresh()
    let texts = ["early", "five", "four", "late", "one", "theirs", "three", "two"]
    #expect(model.texts.sorted() == texts && other.texts.sorted() == texts && model.isSaving && other.isSaving)
    other.close()
    model.close()
    try expectStart(texts)
  }

  @Test func `a backup that replaces the open file is kept together with what was posted later`() throws {
    let model = try fillAndBackUp()
    try FileManager.default.removeItem(atPath: folder.store)
    try FileManager.default.moveItem(atPath: backup, toPath: folder.store)
    #expect(model.post("three").id != nil)
    expectEqual(model.texts.sorted(), ["early", "late", "one", "three", "two"])
    model.close()
    try expectStart(["early", "late", "one", "three", "two"])
  }

  /// Leaves the files that a killed game leaves.
  private func kill(_ model: TicTacToeModel) throws {
    for suffix in ["", "-wal"] { try copy(folder.store + suffix, over: folder.path + "/killed" + suffix) }
    model.close()
    for suffix in ["", "-wal"] { try copy(folder.path + "/killed" + suffix, over: folder.store + suffix) }
  }

  @Test func `after a kill, a backup beside the log of the earlier file loses nothing`() throws {
    try kill(fillAndBackUp())
    try copy(backup, over: folder.store)
    #expect(throws: StoreError.damaged(path: folder.store)) { try StoreReader(path: folder.store) }
    let model = try openModel(folder.store, clock: clock)
    expectEqual(model.texts.sorted(), ["early", "late", "one", "two"])
    let moved = folder.store + ".corrupt-1"
    expectEqual(model.takeNotices(), [.separated(movedTo: moved, kept: 4, lost: 0)])
    try #expect(model.store.recover(moved).kept > 0)
    model.close()
    try expectStart(["early", "late", "one", "two"])
  }

  @Test func `after a kill, the file of another machine beside the log of this one loses nothing`() throws {
    let other = try openModel(backup, clock: clock)
    other.post("theirs")
    other.play(4, 0)
    other.close()
    try kill(fillAndBackUpOther())
    try copy(backup, over: folder.store)
    let model = try openModel(folder.store, clock: clock)
    #expect(model.texts.sorted() == ["ours", "theirs"] && model.games(in: 0..<9).contains { $0.moveCount == 2 })
    model.close()
    try expectStart(["ours", "theirs"])
  }

  private func fillAndBackUpOther() throws -> TicTacToeModel {
    let model = try openModel(folder.store, clock: clock)
    model.post("ours")
    return model
  }

  @Test func `after a kill, the profile and the draft of the log come in place of those of a backup`() throws {
    let other = try openModel(backup, clock: clock)
    other.setIcon(.x)
    other.keepDraft(Draft(text: "old draft"))
    other.close()
    let model = try fillAndBackUpOther()
    model.setIcon(.o)
    model.keepDraft(Draft(text: "new draft"))
    try kill(model)
    try copy(backup, over: folder.store)
    let next = try openModel(folder.store, clock: clock)
    #expect(next.icon == .o && next.draft?.text == "new draft" && next.texts == ["ours"])
  }

  @Test func `after a kill, what neither a damaged log nor the backup beside it has is reported as lost`() throws {
    let model = try openModel(folder.store, clock: clock)
    model.post("first")
    model.keepUp()
    try copy(folder.store, over: backup)
    for number in 0..<100 {
      model.post("\(number) \(String(repeating: "word ", count: 100))")
      if number == 20 { model.keepUp() }
    }
    try kill(model)
    // A message is overwritten wherever the log has it, together with parts of its neighbours.
    var log = try content(folder.store + "-wal")
    while let place = log.range(of: Data("50 word word".utf8))?.lowerBound {
      log.replaceSubrange(place..<place + 600, with: Data(count: 600))
    }
    try log.write(to: URL(fileURLWithPath: folder.store + "-wal"))
    try copy(backup, over: folder.store)
    let next = try openModel(folder.store, clock: clock)
    guard case .separated(_, let kept, let lost) = try #require(next.takeNotices().first) else {
      return #expect(Bool(false), "nothing was separated")
    }
    #expect(kept == next.messageCount && kept > 70 && lost > 10 && kept + lost == 101, "\(kept) kept, \(lost) lost")
  }

  @Test func `a log without its file is kept under the name that the notice says, and can be recovered`() throws {
    try kill(fillAndBackUp())
    try FileManager.default.removeItem(atPath: folder.store)
    let model = try openModel(folder.store, clock: clock)
    guard case .damaged(let moved, _, _) = try #require(model.takeNotices().first) else { return #expect(Bool(false)) }
    #expect(model.texts.contains("two"))
    try expectEqual(model.store.recover(moved).added, 0)
  }

  @Test(arguments: 0...2) func `a kill between the steps of a replacement loses nothing`(step: Int) throws {
    try kill(fillAndBackUp())
    try copy(backup, over: folder.store)
    let salvaged = try SalvagedStore(StoreFile(path: folder.store), timeout: 0, now: clock.date)
    let finished = StoreFile(path: folder.store + ".replacement")
    _ = try StoreConnection.create(finished, with: salvaged, now: clock.date)
    let moved = folder.store + ".corrupt-1"
    for suffix in ["-wal", ""].prefix(step) {
      try FileManager.default.moveItem(atPath: folder.store + suffix, toPath: moved + suffix)
    }
    let model = try openModel(folder.store, clock: clock)
    expectEqual(model.texts.sorted(), ["early", "late", "one", "two"])
    expectEqual(model.takeNotices().count, 1)
    model.close()
    try expectStart(["early", "late", "one", "two"])
  }

  @Test func `the changes, pauses and checkpoints of several processes are never taken for another file`() throws {
    var random = SeededGenerator(state: 7)
    let models = [try openModel(folder.store, clock: clock), try openModel(folder.store, clock: clock)]
    var expected: [String] = []
    for number in 0..<200 {
      let model = try #require(models.randomElement(using: &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0...3:
        model.post("\(number)")
        expected.insert("\(number)", at: 0)
      case 4: model.keepUp()
      case 5: model.keepDraft(Draft(text: "\(number)"))
      case 6: model.refresh()
      default: try sqlite(folder.store, "PRAGMA wal_checkpoint(\(number.isMultiple(of: 2) ? "PASSIVE" : "TRUNCATE"))")
      }
    }
    for model in models {
      model.refresh()
      #expect(model.texts == expected && model.takeNotices() == [] && model.isSaving)
      model.close()
    }
    try expectStart(expected)
  }
}
