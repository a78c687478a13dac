import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// Stores of earlier versions, as those versions wrote them.
@MainActor @Suite struct MigrationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func expectEverything(_ model: TicTacToeModel, ratings: [Int?] = [nil, nil, nil, 4]) {
    #expect(model.isSaving && model.takeNotices() == [])
    #expect(model.icon == .o && model.statistics == Statistics(victories: 1, defeats: 1, draws: 1))
    let games = model.games(in: 0..<9)
    #expect(games.map(\.result) == [.inProgress, .draw, .defeat, .victory] && games.map(\.rating) == ratings)
    expectEqual(games.map(\.startDate), [8, 7, 6, 5].map { Date(milliseconds: $0) })
    #expect(model.currentGame == games[0] && model.squares == [4])
    let messages = model.messages(in: 0..<9)
    #expect(messages.map(\.text) == ["answer", "a\0be\u{301}"] && messages.map(\.icon) == [.o, .x])
    #expect(messages.map(\.replyTo) == [Message.ID(rawValue: 1), nil] && messages.map(\.isFavorite) == [false, true])
    expectEqual(messages.map(\.date), [10, 9].map { Date(milliseconds: $0) })
    expectEqual(model.draft, Draft(text: "half\0b", replyTo: Message.ID(rawValue: 2)))
  }

  @Test func `a store of version 1 opens with all its contents`() throws {
    try sqlite(folder.store, EarlierStores.firstVersion)
    let model = try openModel(folder.store)
    expectEverything(model)
    model.close()
    let again = try openModel(folder.store)
    expectEverything(again)
    let queue = try #require(again.store.disk?.queue)
    #expect(try queue.inDatabase { try Schema.version($0) } == Schema.version)
    #expect(try queue.inDatabase { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
  }

  @Test func `a store of version 6 opens with all its contents, and what is changed then is joined to its log`() throws
  {
    let model = try openModel(folder.store)
    model.play(0, 3, 1, 4, 2)
    model.rate(model.currentGame.id, 4)
    model.setFavorite(try #require(model.post("one").id), true)
    model.delete(try #require(model.post("deleted").id))
    model.close()
    try sqlite(
      folder.store,
      """
      ALTER TABLE game DROP COLUMN starDate; ALTER TABLE message DROP COLUMN starDate; DROP TABLE mark;
      PRAGMA user_version = 6;
      """)
    let sixth = try content(folder.store)
    let again = try openModel(folder.store)
    #expect(again.texts == ["one"] && again.message(at: 0)?.isFavorite == true && again.currentGame.rating == 4)
    again.keepUp()
    again.post("two")
    again.keepUp()
    again.post("three")
    #expect(again.texts == ["three", "two", "one"] && again.takeNotices() == [])
    // A backup of the earlier version takes the place of the file.
    try sixth.write(to: URL(fileURLWithPath: folder.store))
    again.post("four")
    expectEqual(again.texts.sorted(), ["four", "one", "three", "two"])
    expectEqual(again.takeNotices().count, 1)
  }

  @Test func `a store of version 2 opens with its ratings, and games without a rating have no stars`() throws {
    try sqlite(folder.store, EarlierStores.secondVersion)
    for _ in 0..<2 {
      let model = try openModel(folder.store)
      expectEverything(model, ratings: [nil, 2, nil, 4])
      model.close()
    }
    let queue = try DatabaseQueue(path: folder.store)
    let stars = try queue.inDatabase { try Int?.fetchAll($0, sql: "SELECT stars FROM game ORDER BY id") }
    expectEqual(stars, [5, nil, 3, nil])
    #expect(try queue.inDatabase { try Schema.version($0) } == Schema.version)
  }

  @Test func `a store of version 3 opens without recent symbols, and remembers them from then on`() throws {
    try sqlite(folder.store, EarlierStores.thirdVersion)
    let model = try openModel(folder.store)
    expectEverything(model, ratings: [nil, 2, nil, 4])
    expectEqual(model.recentSymbols, [])
    expectEqual(changes(of: model) { model.setRecentSymbols(["😀", "→"]) }, [])
    model.close()
    try expectEqual(openModel(folder.store).recentSymbols, ["😀", "→"])
  }

  @Test func `a migrated store of version 2 reports changes to other models`() throws {
    try sqlite(folder.store, EarlierStores.secondVersion)
    let (one, two) = (try openModel(folder.store), try openModel(folder.store))
    one.rate(Game.ID(rawValue: 2), 0)
    expectEqual(changes(of: two) { two.refresh() }, [.game(Game.ID(rawValue: 2))])
    expectEqual(two.games(in: 0..<9).map(\.rating), [nil, 2, 0, 4])
  }

  @Test func `a migrated store of version 1 saves edits and reports them to other models`() throws {
    try sqlite(folder.store, EarlierStores.firstVersion)
    let (one, two) = (try openModel(folder.store), try openModel(folder.store))
    one.keepDraft(Draft(text: "half\0b and more"))
    one.play(0)
    one.setFavorite(Message.ID(rawValue: 2), true)
    expectEqual(
      changes(of: two) { two.refresh() },
      [
        .message(Message.ID(rawValue: 2)), .game(two.currentGame.id), .currentGame, .draft,
      ])
    one.post("posted", replyingTo: Message.ID(rawValue: 1))
    try expectEqual(openModel(folder.store).draft, Draft(text: "older"))
    #expect(one.texts.first == "posted" && one.isSaving)
  }

  @Test(arguments: EarlierStores.all)
  func `all games of an earlier version were played against a friend, and the user began them`(version: String) throws {
    try sqlite(folder.store, version)
    let model = try openModel(folder.store)
    #expect(model.opponent == .friend && model.beginner == .alternates)
    #expect(model.games(in: 0..<9).allSatisfy { $0.opponent == .friend && $0.firstPlayer == .me })
    expectEqual(model.record(against: .friend), Statistics(victories: 1, defeats: 1, draws: 1))
    #expect(Opponent.allCases.filter(\.isComputer).allSatisfy { model.record(against: $0) == Statistics() })
    model.setOpponent(.rival)
    model.newGame()
    #expect(model.currentGame.opponent == .rival && model.isSaving)
  }

  @Test(arguments: EarlierStores.all)
  func `a process killed at any statement of a migration loses nothing`(version: String) throws {
    try sqlite(folder.store, version)
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: folder.store, configuration: configuration)
    var copies: [String] = []
    try queue.inDatabase { db in
      // Without a cache, SQLite writes changed pages to the log before the transaction ends.
      try db.execute(sql: "PRAGMA cache_size = 1; PRAGMA cache_spill = 1; PRAGMA wal_autocheckpoint = 0")
      var last: [Data?] = []
      db.trace { _ in
        // Most statements change no file before the transaction ends.
        let files = self.suffixes.map { try? content(self.folder.store + $0) }
        if files != last { copies.append(self.copyFiles(number: copies.count)) }
        last = files
      }
      try Schema.migrate(db, now: Date(milliseconds: 11))
      db.trace(nil)
    }
    copies.append(copyFiles(number: copies.count))
    try queue.close()
    #expect(copies.count > 15)
    for copy in copies {
      let model = try openModel(copy)
      expectEverything(model, ratings: version == EarlierStores.firstVersion ? [nil, nil, nil, 4] : [nil, 2, nil, 4])
      let queue = try #require(model.store.disk?.queue)
      #expect(try queue.inDatabase { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
      model.close()
    }
  }

  private let suffixes = ["", "-wal", "-journal"]

  /// Copies the store with its log to another folder, in the state that a killed process would leave.
  private func copyFiles(number: Int) -> String {
    let copy = "\(folder.path)/\(number)"
    try? FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: false)
    for suffix in suffixes {
      try? FileManager.default.copyItem(atPath: folder.store + suffix, toPath: copy + "/store.sqlite" + suffix)
    }
    return copy + "/store.sqlite"
  }

  @Test func `two processes that migrate a store at the same time lose nothing`() throws {
    try sqlite(folder.store, EarlierStores.thirdVersion)
    let tools = try (1...2).map { try StoreTool("play", folder.store, "process-\($0)", "20", "\($0)") }
    for tool in tools { expectEqual(tool.finish().count { $0.hasPrefix("posted") }, 20) }
    let model = try openModel(folder.store)
    #expect(model.messageCount == 42 && model.isSaving && model.takeNotices() == [])
    expectEqual(Array(model.games(in: 0..<model.gameCount).map(\.result).suffix(3)), [.draw, .defeat, .victory])
    expectEqual(model.record(against: .friend), model.statistics)
  }

  @Test(arguments: EarlierStores.all)
  func `a migrated store has the same tables as a new store`(version: String) throws {
    try sqlite(folder.store, version)
    let (old, new) = (try openModel(folder.store), try openModel(folder.path + "/new"))
    let sql = "SELECT type || ' ' || name || ' ' || sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY 1"
    func tables(_ model: TicTacToeModel) throws -> [String] {
      try #require(model.store.disk).queue.read { try String.fetchAll($0, sql: sql) }
    }
    try expectEqual(tables(old), tables(new))
  }

  @Test func `a store of version 1 can be read without write permission`() throws {
    try sqlite(folder.store, EarlierStores.firstVersion + "PRAGMA journal_mode = DELETE;")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.store)
    let lines = try StoreTool("play-unsaved", folder.store).finish()
    expectEqual(lines.first, "saving false, messages 2, games 4")
    try expectEqual(openModel(folder.store).draft?.text, "half\0b")
  }

  @Test func `a migration that fails halfway leaves the store at its old version`() throws {
    // A table of the same name prevents the second half of the migration.
    try sqlite(folder.store, EarlierStores.firstVersion + "CREATE TABLE newDraft (id);")
    let queue = try DatabaseQueue(path: folder.store)
    #expect(throws: (any Error).self) { try queue.inDatabase { try Schema.migrate($0, now: Date()) } }
    try queue.inDatabase { db in
      #expect(try Schema.version(db) == 1 && db.tableExists("newMessage") == false)
      try db.execute(sql: "DROP TABLE newDraft")
    }
    try queue.close()
    expectEverything(try openModel(folder.store))
  }

  @Test func `two copies of an old store that are migrated one by one have the same identities`() throws {
    let double = """
      INSERT INTO game (startDate, moves) VALUES (9, '4'), (9, '4');
      INSERT INTO message (text, icon, date) VALUES ('same', 'x', 3), ('same', 'x', 3);
      """
    let identities = try ["one", "two"].map { name in
      let path = "\(folder.path)/\(name).sqlite"
      try sqlite(path, EarlierStores.fifthVersion + double)
      try openModel(path).close()
      let queue = try DatabaseQueue(path: path)
      defer { try? queue.close() }
      return try queue.inDatabase {
        try Int64.fetchAll($0, sql: "SELECT identity FROM game UNION ALL SELECT identity FROM message")
      }
    }
    #expect(identities[0] == identities[1] && identities[0].count == 10 && Set(identities[0]).count == 10)
  }

  @Test(arguments: EarlierStores.all) func `the messages of an older store can be found after its migration`(
    version: String
  ) throws {
    try sqlite(folder.store, version)
    let queue = try #require(try openModel(folder.store).store.disk).queue
    try queue.inDatabase { db in
      let sql = "SELECT rowid FROM messageWord WHERE messageWord MATCH ? ORDER BY rowid"
      try expectEqual(Int.fetchAll(db, sql: sql, arguments: ["answ*"]), [2])
      try expectEqual(Int.fetchAll(db, sql: sql, arguments: ["scope: favorite"]), [1])
      for index in ["messageWord", "messageCharacter"] {
        try db.execute(sql: "INSERT INTO \(index) (\(index), rank) VALUES ('integrity-check', 1)")
      }
    }
  }
}
