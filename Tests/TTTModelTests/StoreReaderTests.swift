import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// A reader of a store, for printing, gets all data and leaves the store unchanged.
@MainActor @Suite struct StoreReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func fill() throws {
    let model = try openModel(folder.store)
    for number in 1...5 { model.post("\(number)\0\u{1B}[31m") }
    model.setFavorite(Message.ID(rawValue: 2), true)
    model.setFavorite(Message.ID(rawValue: 4), true)
    for _ in 1...3 {
      model.play(0, 3, 1, 4, 2)
      model.newGame()
    }
    model.rate(Game.ID(rawValue: 2), 3)
    model.close()
  }

  @Test func `a reader returns games and messages page by page, newest first, until there are no more`() throws {
    try fill()
    let model = try openModel(folder.store)
    let reader = try StoreReader(path: folder.store)
    var messages: [Message] = []
    var games: [Game] = []
    for _ in 0..<4 {
      messages += try reader.messages(before: messages.last?.id, limit: 2)
      games += try reader.games(before: games.last?.id, limit: 2)
    }
    #expect(messages == model.messages(in: 0..<9) && messages.count == 5)
    #expect(games == model.games(in: 0..<9) && games.map(\.result) == [.inProgress, .victory, .victory, .victory])
    #expect(try reader.messages(limit: 0) == [] && reader.games(limit: 0) == [])
  }

  @Test func `a reader can return only the favourite messages, page by page`() throws {
    try fill()
    let reader = try StoreReader(path: folder.store)
    try expectEqual(reader.messages(limit: 9, favoritesOnly: true).map(\.id.rawValue), [4, 2])
    let first = try reader.messages(limit: 1, favoritesOnly: true)
    try expectEqual(reader.messages(before: first.last?.id, limit: 9, favoritesOnly: true).map(\.id.rawValue), [2])
  }

  @Test func `a reader sees messages that were posted after it was opened`() throws {
    let model = try openModel(folder.store)
    model.post("one")
    let reader = try StoreReader(path: folder.store)
    try expectEqual(reader.messages(limit: 9).map(\.text), ["one"])
    model.post("two")
    try expectEqual(reader.messages(limit: 9).map(\.text), ["two", "one"])
    #expect(model.isSaving)
  }

  @Test func `reading a store changes no byte of its file and leaves no other file beside it`() throws {
    try fill()
    let before = try content(folder.store)
    do {
      let reader = try StoreReader(path: folder.store)
      try expectEqual(reader.messages(limit: 9).count, 5)
    }
    try expectEqual(content(folder.store), before)
    try expectEqual(folder.names, ["store.sqlite"])
  }

  private func expectRefusal(_ expected: StoreError, saying part: String) throws {
    let names = try folder.names
    #expect(throws: expected) { try StoreReader(path: folder.store) }
    #expect(expected.description.contains(part) && expected.description.contains(folder.store))
    try expectEqual(folder.names, names)
  }

  @Test func `reading a missing or empty store fails and creates no file`() throws {
    try expectRefusal(.missing(path: folder.store), saying: "There is no store")
    _ = try folder.write([], to: "store.sqlite")
    try expectRefusal(.missing(path: folder.store), saying: "--store")
    let path = folder.path + "/none/tictactoe/tictactoe.sqlite"
    #expect(throws: StoreError.missing(path: path)) {
      try StoreReader(environment: ["XDG_DATA_HOME": folder.path + "/none", "HOME": "/"])
    }
    #expect(throws: StoreError.noHome) { try StoreReader(environment: [:]) }
    #expect(StoreError.noHome.description.contains("HOME"))
    try expectEqual(folder.names, ["store.sqlite"])
  }

  @Test func `a reader refuses a file that is not a database and a store of a newer version`() throws {
    _ = try folder.write(Array("Dear diary".utf8), to: "store.sqlite")
    try expectRefusal(.notADatabase(path: folder.store), saying: "not a database")
    try FileManager.default.removeItem(atPath: folder.store)
    try fill()
    try sqlite(folder.store, "PRAGMA user_version = 99")
    try expectRefusal(.newerVersion(path: folder.store), saying: "newer version")
  }

  @Test func `a reader reports a damaged store and does not repair it`() throws {
    try fill()
    var data = try content(folder.store)
    data.replaceSubrange(100..<data.count, with: Data(repeating: 0xFF, count: data.count - 100))
    try data.write(to: URL(fileURLWithPath: folder.store))
    try expectRefusal(.damaged(path: folder.store), saying: "was left untouched")
    try expectEqual(content(folder.store), data)
    _ = try folder.write([UInt8](repeating: 0, count: 4096), to: "store.sqlite")
    try expectRefusal(.damaged(path: folder.store), saying: "is damaged")
  }

  @Test func `damage on a later page is reported when that page is read`() throws {
    try fill()
    try sqlite(folder.store, "PRAGMA ignore_check_constraints = ON; UPDATE message SET icon = 'z' WHERE id = 2")
    let reader = try StoreReader(path: folder.store)
    let page = try reader.messages(limit: 3)
    #expect(throws: StoreError.damaged(path: folder.store)) { try reader.messages(before: page.last?.id, limit: 3) }
  }

  @Test func `a reader without write permission also sees changes that are only in the write-ahead log`() throws {
    let path = folder.path + "/a/store.sqlite"
    _ = try StoreTool("play", path, "killed", "100000", "1").kill(afterLines: 20)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a").sorted()
    #expect(names.contains("store.sqlite-wal"))
    for name in names { try setMode(0o444, folder.path + "/a/" + name) }
    try setMode(0o555, folder.path + "/a")
    let lines = try StoreTool("read", path).finish()
    #expect(lines.contains("1 killed 0") && lines.contains("2 killed 1") && lines.last?.hasPrefix("1 ") == true)
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path + "/a").sorted(), names)
    try setMode(0o000, path)
    try expectEqual(StoreTool("read", path).finish(), ["error: \(StoreError.cannotOpen(path: path, code: EACCES))"])
    try setMode(0o755, folder.path + "/a")
  }

  private func setMode(_ mode: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }
}
