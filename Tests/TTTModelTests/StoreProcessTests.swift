import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// A store that several processes use, some of which are killed.
@MainActor @Suite struct StoreProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The changes that processes reported as saved, for comparison with a store.
  private struct Told {
    var posts: [Int64: String] = [:]
    var stars: Set<Int64> = []
    var moves: [Int64: [Int]] = [:]
    var moveCount = 0

    mutating func add(_ lines: [String]) {
      for line in lines {
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        guard words.count > 1, let id = Int64(words[1]) else { continue }
        switch words[0] {
        case "posted": posts[id] = words[2]
        case "starred": stars.insert(id)
        case "placed":
          moves[id, default: []].append(Int(words[2]) ?? -1)
          moveCount += 1
        default: break
        }
      }
    }
  }

  private func expect(_ model: TicTacToeModel, has told: Told) {
    for (id, text) in told.posts { expectEqual(model.message(Message.ID(rawValue: id))?.text, text) }
    for id in told.stars { expectEqual(model.message(Message.ID(rawValue: id))?.isFavorite, true) }
    for (id, squares) in told.moves {
      let stored = model.game(Game.ID(rawValue: id))?.moves.map(\.square.index) ?? []
      #expect(Set(squares).isSubset(of: stored), "game \(id) lost a move")
    }
  }

  private func expectConsistency(_ model: TicTacToeModel) throws {
    let queue = try #require(model.store.disk?.queue)
    #expect(try queue.inDatabase { try String.fetchAll($0, sql: "PRAGMA integrity_check") } == ["ok"])
    let games = model.games(in: 0..<model.gameCount)
    expectEqual(games.count, model.gameCount)
    #expect(games.dropFirst().allSatisfy { $0.isOver }, "only the newest game is in progress")
    expectEqual(
      model.statistics,
      Statistics(
        victories: games.count { $0.result == .victory }, defeats: games.count { $0.result == .defeat },
        draws: games.count { $0.result == .draw }))
    let messages = model.messages(in: 0..<model.messageCount)
    expectEqual(messages.count, model.messageCount)
    for message in messages {
      if let answered = message.replyTo { #expect(1..<message.id.rawValue ~= answered.rawValue) }
    }
  }

  @Test func `a store has every edit that was acknowledged before its process was killed`() throws {
    var told = Told()
    var random = SeededGenerator(state: 20)
    for round in 0..<8 {
      let tool = try StoreTool("play", folder.store, "round-\(round)", "100000", "\(round)")
      told.add(tool.kill(afterLines: Int.random(in: 1...60, using: &random)))
      let model = try openModel(folder.store)
      #expect(model.isSaving && model.takeNotices() == [])
      expect(model, has: told)
      try expectConsistency(model)
      // The edit in progress at the death of the process may be there or not, but never half of it.
      #expect(model.messageCount - told.posts.count <= round + 1)
      model.close()
    }
    #expect(told.posts.count > 8 && told.moveCount > 8)
  }

  @Test(arguments: [1, 1_000]) func `a draft has every letter that was acknowledged before its process was killed`(
    kilobytes: Int
  ) throws {
    var random = SeededGenerator(state: 9)
    for _ in 0..<4 {
      let tool = try StoreTool("write", folder.store, "\(kilobytes)")
      let count = tool.kill(afterLines: Int.random(in: 1...(kilobytes == 1 ? 600 : 40), using: &random)).count
      let model = try openModel(folder.store)
      let half = String(repeating: String(repeating: "long ", count: 102) + "\n\n", count: kilobytes)
      let text = try #require(model.draft?.text)
      #expect(text.hasPrefix(half) && text.hasSuffix(half))
      let typed = text.dropFirst(half.count).dropLast(half.count)
      // The edit in progress at the death of the process may be there or not.
      #expect(count - 1...count ~= typed.count && typed.allSatisfy { $0 == "é" })
      #expect(model.isSaving && model.takeNotices() == [])
      model.keepDraft(nil)
      try expectConsistency(model)
      model.close()
    }
  }

  @Test func `a store opens and saves after a process was killed while creating it`() throws {
    for round in 0..<8 {
      let path = folder.path + "/\(round).sqlite"
      let tool = try StoreTool("play", path, "name", "100000", "1")
      tool.kill(when: {
        round < 4 ? FileManager.default.fileExists(atPath: path) : (try? content(path))?.isEmpty == false
      })
      let model = try openModel(path)
      #expect(model.isSaving && model.takeNotices() == [])
      #expect(model.post("after").id != nil)
      try expectConsistency(model)
      model.close()
    }
  }

  @Test func `processes that write to one store at the same time lose no edits`() throws {
    let count = 60
    let tools = try (0..<3).map { try StoreTool("play", folder.store, "tool-\($0)", "\(count)", "\($0)") }
    var told = Told()
    for tool in tools {
      told.add(tool.finish())
      expectEqual(tool.status, 0)
    }
    let model = try openModel(folder.store)
    expect(model, has: told)
    try expectConsistency(model)
    #expect(told.posts.count == tools.count * count && model.messageCount == tools.count * count)
    expectEqual(model.games(in: 0..<model.gameCount).map(\.moveCount).reduce(0, +), told.moveCount)
    #expect(told.moveCount >= 9)
  }

  @Test func `processes that create a store at the same time share one store`() throws {
    for round in 0..<12 {
      let path = folder.path + "/\(round)/store.sqlite"
      let tools = try (0..<6).map { try StoreTool("play", path, "tool-\($0)", "1", "\($0)") }
      var told = Told()
      for tool in tools {
        told.add(tool.finish())
        expectEqual(tool.status, 0)
      }
      let model = try openModel(path)
      #expect(told.posts.count == tools.count && model.messageCount == tools.count)
      try expectConsistency(model)
      model.close()
      try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path + "/\(round)"), ["store.sqlite"])
    }
  }

  @Test func `a process without write permission plays on unsaved and reports the reason`() throws {
    let path = folder.path + "/a/store.sqlite"
    let model = try openModel(path)
    model.post("saved")
    model.play(0)
    model.close()
    for (file, folderMode, mode) in [(path, 0o555, 0o444), (path, 0o777, 0o444), (path, 0o555, 0o666)] {
      try setMode(mode, file)
      try setMode(folderMode, folder.path + "/a")
      let before = try content(path)
      try expectEqual(
        StoreTool("play-unsaved", path).finish(),
        [
          "saving false, messages 1, games 1", "move placed, messages 2",
          "notice: \(StoreNotice.notSaving(.readOnly(path: path)))",
        ])
      try expectEqual(content(path), before)
      try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path + "/a"), ["store.sqlite"])
    }
    try setMode(0o755, folder.path + "/a")
  }

  @Test func `a new store is refused in a folder without write permission`() throws {
    try setMode(0o555, folder.path)
    let path = folder.path + "/a/store.sqlite"
    try expectEqual(
      StoreTool("play-unsaved", path).finish(),
      [
        "error: \(StoreError.cannotOpen(path: folder.path + "/a", code: EACCES))"
      ])
    try setMode(0o755, folder.path)
  }

  @Test func `a read-only store shows changes that are only in its write-ahead log`() throws {
    let path = folder.path + "/a/store.sqlite"
    _ = try StoreTool("play", path, "killed", "100000", "1").kill(afterLines: 20)
    let expected = try expectedCounts(path)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a") {
      try setMode(0o444, folder.path + "/a/" + name)
    }
    try setMode(0o555, folder.path + "/a")
    try expectEqual(StoreTool("play-unsaved", path).finish().first, "saving false, \(expected)")
    try setMode(0o755, folder.path + "/a")
  }

  /// Returns the counts in a copy of the store and its log.
  private func expectedCounts(_ path: String) throws -> String {
    let copy = folder.path + "/copy.sqlite"
    for suffix in ["", "-wal"] { try FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix) }
    let model = try openModel(copy)
    defer { model.close() }
    #expect(model.messageCount >= 5)
    return "messages \(model.messageCount), games \(model.gameCount)"
  }

  private func setMode(_ mode: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  @Test func `edits of a store whose file may not grow stay in memory and are saved when it may grow again`() throws {
    let lines = try StoreTool("fill", folder.store, "200000").finish()
    let full = try #require(lines.dropFirst().first)
    let count = try #require(full.split(separator: " ").last.flatMap { Int($0) })
    expectEqual(
      lines,
      [
        "messages 0", "saving false, posted \(count), messages \(count)",
        "notice: \(StoreNotice.notSaving(.diskFull(path: folder.store)))", "hears itself false",
        "saving true, messages \(count + 1)",
      ])
    try expectEqual(openModel(folder.store).messageCount, count + 1)
  }

  @Test func `a store is read even if there is no room for the files that SQLite keeps beside it`() throws {
    let model = try openModel(folder.store)
    for number in 0..<5 { model.post("\(number)") }
    model.close()
    let lines = try StoreTool("fill", folder.store, "10000").finish()
    expectEqual(
      lines,
      [
        "messages 5", "saving false, posted 1, messages 6",
        "notice: \(StoreNotice.notSaving(.diskFull(path: folder.store)))", "hears itself false",
        "saving true, messages 7",
      ])
    try expectEqual(openModel(folder.store).messageCount, 7)
  }

  @Test func `a process without standard descriptors does not write its errors into the store`() throws {
    try expectEqual(StoreTool("without-descriptors", folder.store).status, 0)
    let model = try openModel(folder.store)
    expectEqual(model.messageCount, 10)
    try expectConsistency(model)
  }
}

/// A generator of the same random numbers in each run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
