import Foundation
import GRDB
import Testing

@testable import TTTModel

/// Stores of earlier versions, as those versions wrote them.
@MainActor @Suite struct MigrationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A store with all features of version 1, including the features that later versions changed: a draft, an answer, and a text with NUL.
  nonisolated static let firstVersion = """
    PRAGMA journal_mode = WAL;
    CREATE TABLE game (
      id INTEGER PRIMARY KEY,
      startDate INTEGER NOT NULL,
      moves TEXT NOT NULL DEFAULT '' CHECK (length(moves) <= 9 AND moves NOT GLOB '*[^0-8]*'),
      result INTEGER NOT NULL DEFAULT 0 CHECK (result BETWEEN 0 AND 3),
      rating INTEGER NOT NULL DEFAULT 0 CHECK (rating BETWEEN 0 AND 4)
    ) STRICT;
    CREATE TABLE message (
      id INTEGER PRIMARY KEY,
      text TEXT NOT NULL,
      icon TEXT NOT NULL CHECK (icon IN ('x', 'o')),
      date INTEGER NOT NULL,
      replyTo INTEGER REFERENCES message (id),
      isFavorite INTEGER NOT NULL DEFAULT 0 CHECK (isFavorite IN (0, 1))
    ) STRICT;
    CREATE TABLE draft (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      text TEXT NOT NULL,
      replyTo INTEGER REFERENCES message (id)
    ) STRICT;
    CREATE TABLE profile (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      icon TEXT NOT NULL CHECK (icon IN ('x', 'o')),
      currentGame INTEGER NOT NULL REFERENCES game (id),
      victories INTEGER NOT NULL DEFAULT 0,
      defeats INTEGER NOT NULL DEFAULT 0,
      draws INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TRIGGER countInserted AFTER INSERT ON game WHEN NEW.result <> 0 BEGIN
      UPDATE profile SET victories = victories + (NEW.result = 1), defeats = defeats + (NEW.result = 2),
        draws = draws + (NEW.result = 3);
    END;
    CREATE TRIGGER countUpdated AFTER UPDATE OF result ON game WHEN NEW.result <> OLD.result BEGIN
      UPDATE profile SET victories = victories + (NEW.result = 1) - (OLD.result = 1),
        defeats = defeats + (NEW.result = 2) - (OLD.result = 2), draws = draws + (NEW.result = 3) - (OLD.result = 3);
    END;
    INSERT INTO game (startDate) VALUES (5);
    INSERT INTO profile (id, icon, currentGame) VALUES (1, 'o', 1);
    UPDATE game SET moves = '03142', result = 1, rating = 4 WHERE id = 1;
    INSERT INTO game (startDate, moves, result) VALUES (6, '031485', 2), (7, '012435768', 3), (8, '4', 0);
    UPDATE profile SET currentGame = 4;
    INSERT INTO message (text, icon, date, replyTo, isFavorite) VALUES
      (CAST(x'61006265CC81' AS TEXT), 'x', 9, NULL, 1), ('answer', 'o', 10, 1, 0);
    INSERT INTO draft (text, replyTo) VALUES ('older', NULL);
    INSERT INTO draft (text, replyTo) VALUES (CAST(x'68616C660062' AS TEXT), 2);
    PRAGMA application_id = 1414812714;
    PRAGMA user_version = 1;
    """

  /// The same store after version 2 has opened it and rated another game. The tables have the columns of version 2.
  nonisolated static let secondVersion =
    firstVersion + """
      PRAGMA foreign_keys = OFF;
      ALTER TABLE profile ADD COLUMN edition INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE game ADD COLUMN edition INTEGER NOT NULL DEFAULT 0;
      CREATE TABLE newMessage (
        id INTEGER PRIMARY KEY,
        icon TEXT NOT NULL CHECK (icon IN ('x', 'o')),
        date INTEGER NOT NULL,
        replyTo INTEGER,
        isFavorite INTEGER NOT NULL DEFAULT 0 CHECK (isFavorite IN (0, 1)),
        edition INTEGER NOT NULL DEFAULT 0,
        text TEXT NOT NULL
      ) STRICT;
      INSERT INTO newMessage (id, icon, date, replyTo, isFavorite, text)
        SELECT id, icon, date, replyTo, isFavorite, text FROM message;
      DROP TABLE message;
      ALTER TABLE newMessage RENAME TO message;
      CREATE INDEX changedGame ON game (edition) WHERE edition > 0;
      CREATE INDEX changedMessage ON message (edition) WHERE edition > 0;
      CREATE TRIGGER gameChanged AFTER UPDATE OF startDate, moves, result, rating ON game BEGIN
        UPDATE profile SET edition = edition + 1;
        UPDATE game SET edition = (SELECT edition FROM profile) WHERE id = NEW.id;
      END;
      CREATE TRIGGER messageChanged AFTER UPDATE OF isFavorite ON message BEGIN
        UPDATE profile SET edition = edition + 1;
        UPDATE message SET edition = (SELECT edition FROM profile) WHERE id = NEW.id;
      END;
      CREATE TABLE newDraft (
        id INTEGER PRIMARY KEY,
        mark INTEGER NOT NULL,
        replyTo INTEGER
      ) STRICT;
      CREATE TABLE draftEdit (
        id INTEGER PRIMARY KEY,
        draft INTEGER NOT NULL,
        start INTEGER NOT NULL,
        removed INTEGER NOT NULL,
        inserted BLOB NOT NULL
      ) STRICT;
      CREATE INDEX editOfDraft ON draftEdit (draft);
      INSERT INTO newDraft (id, mark, replyTo) SELECT id, random(), replyTo FROM draft;
      INSERT INTO draftEdit (draft, start, removed, inserted)
        SELECT id, 0, 0, CAST(text AS BLOB) FROM draft ORDER BY id;
      DROP TABLE draft;
      ALTER TABLE newDraft RENAME TO draft;
      UPDATE game SET rating = 2 WHERE id = 3;
      PRAGMA user_version = 2;
      """

  /// The same store after version 3 has opened it. The tables have the columns of version 3.
  nonisolated static let thirdVersion =
    secondVersion + """

      DROP TRIGGER IF EXISTS gameChanged;
      ALTER TABLE game ADD COLUMN stars INTEGER CHECK (stars BETWEEN 1 AND 5);
      UPDATE game SET stars = rating + 1 WHERE rating > 0;
      ALTER TABLE game DROP COLUMN rating;
      CREATE TRIGGER gameChanged AFTER UPDATE OF startDate, moves, result, stars ON game BEGIN
        UPDATE profile SET edition = edition + 1;
        UPDATE game SET edition = (SELECT edition FROM profile) WHERE id = NEW.id;
      END;
      PRAGMA user_version = 3;
      """

  /// The same store after version 4 has opened it. The profile has the recent symbols.
  nonisolated static let fourthVersion =
    thirdVersion + """

      ALTER TABLE profile ADD COLUMN symbols TEXT NOT NULL DEFAULT '';
      UPDATE profile SET symbols = '★ ♥';
      PRAGMA user_version = 4;
      """

  /// The stores of all earlier versions.
  nonisolated static let earlierVersions = [firstVersion, secondVersion, thirdVersion, fourthVersion]

  private func expectEverything(_ model: TicTacToeModel, ratings: [Int?] = [nil, nil, nil, 4]) {
    #expect(model.isSaving && model.takeNotices() == [])
    #expect(model.icon == .o && model.statistics == Statistics(victories: 1, defeats: 1, draws: 1))
    let games = model.games(in: 0..<9)
    #expect(games.map(\.result) == [.inProgress, .draw, .defeat, .victory] && games.map(\.rating) == ratings)
    #expect(games.map(\.startDate) == [8, 7, 6, 5].map { Date(milliseconds: $0) })
    #expect(model.currentGame == games[0] && model.squares == [4])
    let messages = model.messages(in: 0..<9)
    #expect(messages.map(\.text) == ["answer", "a\0be\u{301}"] && messages.map(\.icon) == [.o, .x])
    #expect(messages.map(\.replyTo) == [Message.ID(rawValue: 1), nil] && messages.map(\.isFavorite) == [false, true])
    #expect(messages.map(\.date) == [10, 9].map { Date(milliseconds: $0) })
    #expect(model.draft == Draft(text: "half\0b", replyTo: Message.ID(rawValue: 2)))
  }

  @Test func `a store of version 1 opens with all its contents`() throws {
    try sqlite(folder.store, Self.firstVersion)
    let model = try openModel(folder.store)
    expectEverything(model)
    model.close()
    let again = try openModel(folder.store)
    expectEverything(again)
    let queue = try #require(again.store.disk?.queue)
    #expect(try queue.inDatabase { try Schema.version($0) } == Schema.version)
    #expect(try queue.inDatabase { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
  }

  @Test func `a store of version 2 opens with its ratings, and games without a rating have no stars`() throws {
    try sqlite(folder.store, Self.secondVersion)
    for _ in 0..<2 {
      let model = try openModel(folder.store)
      expectEverything(model, ratings: [nil, 2, nil, 4])
      model.close()
    }
    let queue = try DatabaseQueue(path: folder.store)
    let stars = try queue.inDatabase { try Int?.fetchAll($0, sql: "SELECT stars FROM game ORDER BY id") }
    #expect(stars == [5, nil, 3, nil])
    #expect(try queue.inDatabase { try Schema.version($0) } == Schema.version)
  }

  @Test func `a store of version 3 opens without recent symbols, and remembers them from then on`() throws {
    try sqlite(folder.store, Self.thirdVersion)
    let model = try openModel(folder.store)
    expectEverything(model, ratings: [nil, 2, nil, 4])
    #expect(model.recentSymbols == [])
    #expect(changes(of: model) { model.setRecentSymbols(["😀", "→"]) } == [])
    model.close()
    #expect(try openModel(folder.store).recentSymbols == ["😀", "→"])
  }

  @Test func `a migrated store of version 2 reports changes to other models`() throws {
    try sqlite(folder.store, Self.secondVersion)
    let (one, two) = (try openModel(folder.store), try openModel(folder.store))
    one.rate(Game.ID(rawValue: 2), 0)
    #expect(changes(of: two) { two.refresh() } == [.game(Game.ID(rawValue: 2))])
    #expect(two.games(in: 0..<9).map(\.rating) == [nil, 2, 0, 4])
  }

  @Test func `a migrated store of version 1 saves edits and reports them to other models`() throws {
    try sqlite(folder.store, Self.firstVersion)
    let (one, two) = (try openModel(folder.store), try openModel(folder.store))
    one.keepDraft(Draft(text: "half\0b and more"))
    one.play(0)
    one.setFavorite(Message.ID(rawValue: 2), true)
    #expect(
      changes(of: two) { two.refresh() } == [
        .game(two.currentGame.id), .currentGame, .message(Message.ID(rawValue: 2)), .draft,
      ])
    one.post("posted", replyingTo: Message.ID(rawValue: 1))
    #expect(try openModel(folder.store).draft == Draft(text: "older"))
    #expect(one.texts.first == "posted" && one.isSaving)
  }

  @Test(arguments: earlierVersions)
  func `all games of an earlier version were played against a friend, and the user began them`(version: String) throws {
    try sqlite(folder.store, version)
    let model = try openModel(folder.store)
    #expect(model.opponent == .friend && model.beginner == .alternates)
    #expect(model.games(in: 0..<9).allSatisfy { $0.opponent == .friend && $0.firstPlayer == .me })
    #expect(model.record(against: .friend) == Statistics(victories: 1, defeats: 1, draws: 1))
    #expect(Opponent.allCases.filter(\.isComputer).allSatisfy { model.record(against: $0) == Statistics() })
    model.setOpponent(.rival)
    model.newGame()
    #expect(model.currentGame.opponent == .rival && model.isSaving)
  }

  @Test(arguments: earlierVersions)
  func `a process killed at any statement of a migration loses nothing`(version: String) throws {
    try sqlite(folder.store, version)
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: folder.store, configuration: configuration)
    var copies: [String] = []
    try queue.inDatabase { db in
      // Without a cache, SQLite writes changed pages to the log before the transaction ends.
      try db.execute(sql: "PRAGMA cache_size = 0; PRAGMA wal_autocheckpoint = 0")
      db.trace { _ in copies.append(self.copyFiles(number: copies.count)) }
      try Schema.migrate(db, now: Date(milliseconds: 11))
      db.trace(nil)
    }
    copies.append(copyFiles(number: copies.count))
    try queue.close()
    #expect(copies.count > 15)
    for copy in copies {
      let model = try openModel(copy)
      expectEverything(model, ratings: version == Self.firstVersion ? [nil, nil, nil, 4] : [nil, 2, nil, 4])
      let queue = try #require(model.store.disk?.queue)
      #expect(try queue.inDatabase { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
      model.close()
    }
  }

  /// Copies the store with its log to another folder, in the state that a killed process would leave.
  private func copyFiles(number: Int) -> String {
    let copy = "\(folder.path)/\(number)"
    try? FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: false)
    for suffix in ["", "-wal", "-journal"] {
      try? FileManager.default.copyItem(atPath: folder.store + suffix, toPath: copy + "/store.sqlite" + suffix)
    }
    return copy + "/store.sqlite"
  }

  @Test func `two processes that migrate a store at the same time lose nothing`() throws {
    try sqlite(folder.store, Self.thirdVersion)
    let tools = try (1...2).map { try StoreTool("play", folder.store, "process-\($0)", "20", "\($0)") }
    for tool in tools { #expect(tool.finish().count { $0.hasPrefix("posted") } == 20) }
    let model = try openModel(folder.store)
    #expect(model.messageCount == 42 && model.isSaving && model.takeNotices() == [])
    #expect(Array(model.games(in: 0..<model.gameCount).map(\.result).suffix(3)) == [.draw, .defeat, .victory])
    #expect(model.record(against: .friend) == model.statistics)
  }

  @Test(arguments: earlierVersions)
  func `a migrated store has the same tables as a new store`(version: String) throws {
    try sqlite(folder.store, version)
    let (old, new) = (try openModel(folder.store), try openModel(folder.path + "/new"))
    let sql = "SELECT type || ' ' || name || ' ' || sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY 1"
    func tables(_ model: TicTacToeModel) throws -> [String] {
      try #require(model.store.disk).queue.read { try String.fetchAll($0, sql: sql) }
    }
    #expect(try tables(old) == tables(new))
  }

  @Test func `a store of version 1 can be read without write permission`() throws {
    try sqlite(folder.store, Self.firstVersion + "PRAGMA journal_mode = DELETE;")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.store)
    let lines = try StoreTool("play-unsaved", folder.store).finish()
    #expect(lines.first == "saving false, messages 2, games 4")
    #expect(try openModel(folder.store).draft?.text == "half\0b")
  }

  @Test func `a migration that fails halfway leaves the store at its old version`() throws {
    // A table of the same name prevents the second half of the migration.
    try sqlite(folder.store, Self.firstVersion + "CREATE TABLE newDraft (id);")
    let queue = try DatabaseQueue(path: folder.store)
    #expect(throws: (any Error).self) { try queue.inDatabase { try Schema.migrate($0, now: Date()) } }
    try queue.inDatabase { db in
      #expect(try Schema.version(db) == 1 && db.tableExists("newMessage") == false)
      try db.execute(sql: "DROP TABLE newDraft")
    }
    try queue.close()
    expectEverything(try openModel(folder.store))
  }
}
