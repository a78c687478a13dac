import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// A damaged store is moved aside and never overwritten. A new store gets all readable data, and the user is told.
@MainActor @Suite struct StoreDamageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var aside: String { folder.store + ".corrupt-1" }

  /// Expects that the file was moved aside unchanged, and that the rows that were kept are unchanged.
  private func expectMovedAside(_ before: Data, kept: ClosedRange<Int>) throws {
    let model = try openModel(folder.store)
    let notices = model.takeNotices()
    guard case .damaged(let path, let keptCount, _)? = notices.first, notices.count == 1 else {
      return #expect(Bool(false), "\(notices)")
    }
    #expect(path == aside && kept.contains(keptCount) && notices[0].description.contains(aside))
    let texts = model.texts
    #expect(model.isSaving && texts.allSatisfy(Set(Self.texts).contains))
    expectEqual(keptCount, texts.count + model.games(in: 0..<model.gameCount).count { $0.moveCount > 0 })
    try expectEqual(content(aside), before)
    model.post("after")
    model.close()
    try expectEqual(openModel(folder.store).texts, ["after"] + texts)
    #expect(try folder.names.allSatisfy { !$0.contains("salvaged") })
  }

  private static let texts = (0..<50).map { "\($0) " + String(repeating: "long ", count: 400) }

  /// Creates a store with enough contents for many pages.
  private func fill() throws -> Data {
    let model = try openModel(folder.store)
    model.play(0, 1)
    for text in Self.texts { model.post(text) }
    model.close()
    return try content(folder.store)
  }

  /// Damages the pages of some messages, which are not needed to open the store.
  private func damageMiddle() throws {
    var data = try content(folder.store)
    for start in stride(from: 0, to: data.count, by: 4_096) {
      let page = data[start..<start + 4_096]
      guard (15..<35).contains(where: { page.firstRange(of: Data("\($0) long".utf8)) != nil }) else { continue }
      try damage(&data, start..<start + 4_096)
    }
  }

  private func damage(_ data: inout Data, _ range: Range<Int>) throws {
    data.replaceSubrange(range, with: Data(repeating: 0xA5, count: range.count))
    try data.write(to: URL(fileURLWithPath: folder.store))
  }

  @Test(arguments: [1, 100, 5_000]) func `a store file full of NUL is moved aside`(size: Int) throws {
    let before = Data(count: size)
    try before.write(to: URL(fileURLWithPath: folder.store))
    try expectMovedAside(before, kept: 0...0)
  }

  @Test(arguments: [
    (16, 0...0), (99, 0...0), (100, 0...0), (1_000, 0...0), (4_096, 0...0), (130_000, 1...8), (220_000, 20...40),
  ])
  func `a truncated store is moved aside, and its readable rows are kept`(size: Int, kept: ClosedRange<Int>) throws {
    let before = try fill().prefix(size)
    try before.write(to: URL(fileURLWithPath: folder.store))
    try expectMovedAside(before, kept: kept)
  }

  @Test func `a store with an unreadable schema is moved aside, and all its rows are kept`() throws {
    var before = try fill()
    try damage(&before, 100..<4_096)
    try expectMovedAside(before, kept: 51...51)
  }

  @Test func `a store without its profile table is moved aside, and its games and messages are kept`() throws {
    _ = try fill()
    try sqlite(folder.store, "DROP TABLE profile; VACUUM")
    try expectMovedAside(content(folder.store), kept: 51...51)
  }

  @Test func `a write-ahead log without its database is moved aside`() throws {
    _ = try folder.write(Array("changes".utf8), to: "store.sqlite-wal")
    let model = try openModel(folder.store)
    expectEqual(model.takeNotices(), [.damaged(movedTo: aside, kept: 0, lost: 0)])
    try expectEqual(content(aside + "-wal"), Data("changes".utf8))
  }

  @Test func `a damaged store is moved aside without overwriting a store that was moved aside earlier`() throws {
    for number in 1...3 {
      try Data(count: number).write(to: URL(fileURLWithPath: folder.store))
      let model = try openModel(folder.store)
      expectEqual(model.takeNotices(), [.damaged(movedTo: folder.store + ".corrupt-\(number)", kept: 0, lost: 0)])
      model.close()
    }
    #expect(try (1...3).map { try content(folder.store + ".corrupt-\($0)").count } == [1, 2, 3])
  }

  @Test func `the board, the icon and the draft survive damage that is found during play`() throws {
    _ = try fill()
    let healthy = try openModel(folder.store)
    healthy.setIcon(.o)
    healthy.close()
    try damageMiddle()

    let model = try openModel(folder.store)
    expectEqual(model.takeNotices(), [])
    model.keepDraft(Draft(text: "half"))
    var changes: [Change] = []
    let observation = model.observe { changes.append($0) }
    let texts = model.messages(in: 0..<50).map(\.text)
    #expect((1...30).contains(texts.count) && texts.allSatisfy(Set(Self.texts).contains))
    model.play(2)
    #expect(model.squares == [0, 1, 2] && model.icon == .o && model.draft == Draft(text: "half"))
    #expect(model.isSaving && model.texts == texts)
    // The current game is one of the rows that were kept.
    expectEqual(model.takeNotices(), [.damaged(movedTo: aside, kept: texts.count + 1, lost: 50 - texts.count)])
    #expect(changes.contains(.saving) && changes.contains(.messages))
    observation.cancel()
    model.close()

    let again = try openModel(folder.store)
    #expect(again.squares == [0, 1, 2] && again.icon == .o && again.draft == Draft(text: "half"))
  }

  @Test func `only one of two instances that find the same damage moves the store aside`() throws {
    _ = try fill()
    try damageMiddle()
    let (one, two) = (try openModel(folder.store), try openModel(folder.store))
    two.keepDraft(Draft(text: "half"))
    let texts = one.messages(in: 0..<50).map(\.text)
    #expect(!texts.isEmpty)
    one.post("from one")
    expectEqual(two.messages(in: 0..<50).map(\.text), ["from one"] + texts)
    expectEqual(two.draft, Draft(text: "half"))
    two.post("from two")
    one.refresh()
    #expect(one.texts == ["from two", "from one"] + texts && two.texts == one.texts)
    try expectEqual(
      folder.names.filter { $0.contains("corrupt") && !$0.contains("-wal") && !$0.contains("-shm") }.count, 1)
  }

  @Test func `rows that another program deleted do not count as damage`() throws {
    _ = try fill()
    try sqlite(folder.store, "DELETE FROM message WHERE id IN (10, 20)")
    let model = try openModel(folder.store)
    #expect(model.messages(in: 0..<50).count == 48 && model.takeNotices() == [])
    expectEqual(model.post("after"), .posted(Message.ID(rawValue: 51)))
  }

  @Test func `random damage never stops the game, and the user is notified of each store that is moved aside`() throws {
    let healthy = try fill()
    var random = SeededGenerator(state: 3)
    var asideCount = 0
    for _ in 0..<80 {
      let folder = try TemporaryFolder()
      var data = healthy
      // The magic bytes stay, or the file would not be a store. Most of the damage hits the tables and the profile.
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let end = Bool.random(using: &random) ? data.count : 24_576
        data[Int.random(in: 100..<end, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      try data.write(to: URL(fileURLWithPath: folder.store))
      let model = try openModel(folder.store)
      _ = (model.messages(in: 0..<model.messageCount), model.games(in: 0..<model.gameCount))
      model.play(8)
      model.newGame()
      model.keepDraft(Draft(text: "half"))
      let id = model.post("after").id
      #expect(model.isSaving && id.flatMap(model.message)?.text == "after")
      let aside = try folder.names.filter { $0.hasSuffix(".corrupt-1") }
      let moved = model.takeNotices().map { if case .damaged(let path, _, _) = $0 { path } else { "\($0)" } }
      expectEqual(moved, aside.map { folder.path + "/" + $0 })
      asideCount += aside.count
      model.close()
    }
    #expect(asideCount > 15)
  }
}
