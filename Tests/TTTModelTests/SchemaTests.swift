import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// The tables of a store, and the version that guards them.
@MainActor @Suite struct SchemaTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // A published store keeps these columns in this order, which salvage relies on. Other columns need another version.
  @Test func `the tables of version 8 have these columns`() throws {
    expectEqual(Schema.version, 8)
    let queue = try #require(try openModel(folder.store).store.disk?.queue)
    for (table, columns) in [
      "game": "id startDate moves result stars edition opponent firstPlayer identity deletedAt starDate person",
      "message":
        "id icon date replyTo isFavorite edition identity editDate deletedAt game firstPlayer moves text starDate "
        + "person isReceived",
      "draft": "id mark replyTo game firstPlayer moves", "draftEdit": "id draft start removed inserted",
      "profile":
        "id icon currentGame victories defeats draws edition symbols opponent beginner deletions person presence",
      "outbox": "id recipient number event", "peer": "name sent received", "refusedEvent": "id sender date reason",
      "record": "opponent victories defeats draws", "mark": "id kind value previous",
    ] {
      let names = try queue.read { try $0.columns(in: table).map(\.name) }
      expectEqual(names.joined(separator: " "), columns)
    }
    #expect(try queue.inDatabase { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
  }

  @Test func `a creation that fails halfway leaves nothing behind`() throws {
    // A table of the same name prevents the second half of the creation.
    try sqlite(folder.store, "CREATE TABLE record (id)")
    let queue = try DatabaseQueue(path: folder.store)
    #expect(throws: DatabaseError.self) { try queue.inDatabase { try Schema.create($0, now: Date()) } }
    try queue.inDatabase { db in
      try expectEqual(String.fetchAll(db, sql: "SELECT name FROM sqlite_master"), ["record"])
      try expectEqual(Schema.version(db), 0)
    }
    try queue.close()
  }
}

// MARK: Unpublished versions

extension SchemaTests {
  /// Writes a store of an unpublished version, with a write-ahead log that has a part of its contents.
  private func writeUnpublishedStore(version: Int, to path: String) throws {
    let (made, folder) = (self.folder.path + "/made.sqlite", self.folder)
    try openModel(made).close()
    try sqlite(made, "ALTER TABLE game DROP COLUMN starDate; DROP TABLE mark; PRAGMA user_version = \(version)")
    let queue = try DatabaseQueue(path: made)
    try queue.writeWithoutTransaction {
      try $0.execute(sql: "INSERT INTO message (text, icon, date) VALUES ('only in the log', 'x', 5)")
    }
    for suffix in ["", "-wal"] { try FileManager.default.copyItem(atPath: made + suffix, toPath: path + suffix) }
    try queue.close()
    for name in try folder.names where name.hasPrefix("made") {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
  }

  private func files(in folder: String) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try content(folder + "/" + $0)) })
  }

  @Test(arguments: 0...6) func `a store of an unpublished version and its log are refused and left untouched`(
    version: Int
  ) throws {
    let path = folder.path + "/a/tictactoe/tictactoe.sqlite"
    let place = folder.path + "/a/tictactoe"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try writeUnpublishedStore(version: version, to: path)
    let before = try files(in: place)
    #expect(before.keys.sorted() == ["tictactoe.sqlite", "tictactoe.sqlite-wal"])
    let expected = StoreError.unpublishedVersion(path: path)
    #expect(throws: expected) { try Store(path: path) }
    #expect(throws: expected) { try Store(environment: ["XDG_DATA_HOME": folder.path + "/a", "HOME": "/"]) }
    #expect(throws: expected) { try StoreReader(path: path) }
    let other = try Store(path: folder.path + "/other.sqlite")
    #expect(throws: expected) { try other.recover(path) }
    try expectEqual(files(in: place), before)
  }

  @Test func `the error for a store of an unpublished version names the file and says what to do`() {
    let text = StoreError.unpublishedVersion(path: "/a/store.sqlite").description
    for part in ["/a/store.sqlite", "development version", "left untouched", "--store", "move this one away", "export"]
    {
      #expect(text.contains(part))
    }
  }

  @Test(arguments: [false, true])
  func `an open game goes on in memory if a store of an unpublished version replaces its file`(
    isCopiedOver: Bool
  ) throws {
    let place = folder.path + "/a"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let path = place + "/store.sqlite"
    let model = try openModel(path)
    model.post("one")
    if isCopiedOver {
      let other = folder.path + "/other"
      try writeUnpublishedStore(version: 6, to: other)
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: content(other))
      try file.close()
    } else {
      for suffix in ["", "-wal", "-shm"] { try FileManager.default.removeItem(atPath: path + suffix) }
      try writeUnpublishedStore(version: 6, to: path)
    }
    let before = try files(in: place).filter { !$0.key.hasSuffix("-shm") }
    model.post("two")
    model.refresh()
    #expect(!model.isSaving && model.texts == ["two", "one"])
    expectEqual(model.takeNotices(), [.notSaving(.unpublishedVersion(path: path))])
    try expectEqual(files(in: place).filter { !$0.key.hasSuffix("-shm") }, before)
    let notice = model.close()
    guard case .unsavedStore(let saved)? = notice else { return #expect(Bool(false), "\(String(describing: notice))") }
    try expectEqual(openModel(saved).texts, ["two", "one"])
    for (name, data) in before { try expectEqual(content(place + "/" + name), data) }
  }
}
