import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// The reaction of a store to the file it is given.
@MainActor @Suite struct StoreFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func permissions(_ path: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test func `a missing store is created with its folders, which only the owner can access`() throws {
    let path = folder.path + "/a/b/store.sqlite"
    let store = try Store(path: path)
    #expect(store.isSaving && store.path == path && store.notices.isEmpty)
    try expectEqual(permissions(path), 0o600)
    try expectEqual(permissions(path + "-wal"), 0o600)
    try expectEqual(permissions(folder.path + "/a"), 0o700)
    try expectEqual(permissions(folder.path + "/a/b"), 0o700)
  }

  @Test func `a new store has one empty game and the icon X, but no messages and no draft`() throws {
    let model = try openModel(folder.store)
    #expect(model.icon == .x && model.currentGame.moveCount == 0 && model.statistics == Statistics())
    #expect(model.gameCount == 1 && model.messageCount == 0 && model.draft == nil)
  }

  @Test func `a reopened store has all its contents`() throws {
    let clock = TestClock()
    let model = try openModel(folder.store, clock: clock)
    model.setIcon(.o)
    model.play(0, 3, 1, 4, 2)
    model.rate(model.currentGame.id, 3)
    model.newGame()
    model.play(4)
    let first = try #require(model.post("first\0\u{1B}[31m \u{1F469}\u{200D}\u{1F469} \r\n").id)
    model.post("second", replyingTo: first)
    model.setFavorite(first, true)
    model.keepDraft(Draft(text: "half", replyTo: first))
    let (games, messages) = (model.games(in: 0..<9), model.messages(in: 0..<9))
    model.close()

    let again = try openModel(folder.store)
    #expect(again.icon == .o && again.squares == [4])
    expectEqual(again.statistics, Statistics(victories: 1))
    #expect(again.games(in: 0..<9) == games && games.map(\.rating) == [nil, 3])
    #expect(again.messages(in: 0..<9) == messages && messages.map(\.isFavorite) == [false, true])
    expectEqual(messages.map(\.text), ["second", "first\0\u{1B}[31m \u{1F469}\u{200D}\u{1F469} \r\n"])
    #expect(messages.map(\.replyTo) == [first, nil] && messages.allSatisfy { $0.date == clock.date })
    expectEqual(again.draft, Draft(text: "half", replyTo: first))
  }

  @Test func `an empty file becomes a store`() throws {
    let path = try folder.write([], to: "store.sqlite")
    let model = try openModel(path)
    #expect(model.post("hello").id != nil && model.isSaving && model.takeNotices().isEmpty)
  }

  @Test func `a symbolic link opens the store that it points to`() throws {
    try openModel(folder.store).post("hello")
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.store)
    let store = try Store(path: link)
    expectEqual(store.path, folder.store)
    expectEqual(store.snapshot.messages.count, 1)
  }

  @Test func `a file name with a special meaning in SQLite is used as a plain file name`() throws {
    for name in ["file:a?mode=memory", ":memory:"] {
      try openModel(folder.path + "/" + name).post("hello")
      try expectEqual(openModel(folder.path + "/" + name).messageCount, 1)
    }
  }

  private func expectRefusal(_ expected: StoreError, at path: String, saying part: String) {
    #expect(throws: expected) { try Store(path: path) }
    #expect(expected.description.contains(path))
    #expect(expected.description.contains(part))
    #expect(expected.description.contains("--store"))
  }

  @Test func `a folder is refused as a store, and the error suggests --store`() throws {
    expectRefusal(.isDirectory(path: folder.path), at: folder.path, saying: "is a folder")
    #expect(try folder.names.isEmpty)
  }

  @Test func `a device or a named pipe is refused as a store without waiting`() {
    expectRefusal(.notAFile(path: "/dev/null"), at: "/dev/null", saying: "not a regular file")
    let pipe = folder.path + "/pipe"
    expectEqual(mkfifo(pipe, 0o600), 0)
    expectRefusal(.notAFile(path: pipe), at: pipe, saying: "not a regular file")
  }

  @Test func `a store path below a regular file is refused`() throws {
    let file = try folder.write([1], to: "file")
    for path in [file + "/store.sqlite", file + "/a/b/store.sqlite"] {
      expectRefusal(.cannotOpen(path: path, code: ENOTDIR), at: path, saying: "Check the path")
    }
  }

  @Test func `a store with a file name that is too long is refused`() {
    let path = folder.path + "/" + String(repeating: "a", count: 300)
    expectRefusal(.cannotOpen(path: path, code: ENAMETOOLONG), at: path, saying: "Check the path")
  }

  @Test func `a file that is not a database is refused and left untouched`() throws {
    for text in ["Dear diary", "x", String(repeating: "text ", count: 5_000), "SQLite format 2\0"] {
      let path = try folder.write(Array(text.utf8), to: "file")
      expectRefusal(.notADatabase(path: path), at: path, saying: "not a database")
      try expectEqual(content(path), Data(text.utf8))
      try expectEqual(folder.names, ["file"])
    }
  }

  @Test(arguments: ["DELETE", "WAL"]) func `another program's database is refused and left untouched`(
    journal: String
  ) throws {
    for mark in ["", "PRAGMA application_id = 7;"] {
      let path = folder.path + "/other"
      try? FileManager.default.removeItem(atPath: path)
      try sqlite(path, "PRAGMA journal_mode = \(journal); \(mark) CREATE TABLE game (id)")
      let before = try content(path)
      expectRefusal(.belongsToAnotherProgram(path: path), at: path, saying: "another program")
      try expectEqual(content(path), before)
      try expectEqual(folder.names, ["other"])
    }
  }

  @Test func `a file that was made from a dump is refused with a way out, and recover reads it (field trial Y2)`()
    throws
  {
    let model = try openModel(folder.store)
    model.post("hello")
    model.play(4)
    model.close()
    let dump = folder.path + "/dump.sqlite"
    let queue = try DatabaseQueue(path: dump)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "ATTACH ? AS old", arguments: [folder.store])
      for table in ["game", "message", "draft", "draftEdit", "profile", "record", "mark"] {
        try db.execute(sql: String.fetchOne(db, sql: "SELECT sql FROM old.sqlite_master WHERE name = '\(table)'") ?? "")
        try db.execute(sql: "INSERT INTO main.\(table) SELECT * FROM old.\(table)")
      }
    }
    try queue.close()
    let before = try content(dump)
    let error = #expect(throws: StoreError.isDump(path: dump)) { try Store(path: dump) }
    #expect(error?.description.contains("tictactoe recover") == true)
    #expect(throws: StoreError.isDump(path: dump)) { try StoreReader(path: dump) }
    let other = try Store(path: folder.path + "/new.sqlite")
    try expectEqual(other.recover(dump).added, 2)
    try #expect(TicTacToeModel(store: other).texts == ["hello"] && content(dump) == before)
  }

  @Test func `an SQLite library that cannot read stores is refused by its name (field trial C7)`() {
    #expect(throws: StoreError.oldSQLite(version: "3.36.0")) {
      try SQLiteLibrary.check(version: 3_036_000, hasSearch: true)
    }
    #expect(throws: StoreError.noSearch) { try SQLiteLibrary.check(version: 3_050_004, hasSearch: false) }
    #expect(throws: Never.self) { try SQLiteLibrary.check(version: 3_037_000, hasSearch: true) }
    #expect(StoreError.oldSQLite(version: "3.36.0").description.contains("needs SQLite 3.37.0"))
  }

  @Test func `a store of a newer version is refused and left untouched`() throws {
    try openModel(folder.store).post("hello")
    try sqlite(folder.store, "PRAGMA user_version = 99; CREATE TABLE future (id)")
    let before = try content(folder.store)
    expectRefusal(.newerVersion(path: folder.store), at: folder.store, saying: "newer version")
    try expectEqual(content(folder.store), before)
    try expectEqual(folder.names, ["store.sqlite"])
  }

  @Test func `a newer version is detected even if only the write-ahead log contains the version`() throws {
    try openModel(folder.store).post("hello")
    let queue = try DatabaseQueue(path: folder.store)
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA user_version = 99") }
    #expect(throws: StoreError.newerVersion(path: folder.store)) { try Store(path: folder.store) }
    try queue.close()
  }
}
