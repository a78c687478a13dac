import Foundation
import GRDB

/// The tables of a store.
///
/// The ids of `game` and `message` have no gaps. A deleted game or message keeps its row, which is marked. Row n of a list, newest first, is
/// therefore found from n and the marked rows before it, at once and wherever it is in the list (``RowNumbers``). Triggers count the values
/// that change with every game, so no query reads all games.
///
/// Triggers also give each row that changes the next number of `profile.edition`. With the number of the last known change, a process
/// finds later changes without reading other rows.
enum Schema {
  /// The mark of a file that is a store of this program: "TTT" and a star.
  static let applicationID = 0x5454_542A

  /// The version of the tables, which a store keeps in `user_version`. The first published version is 8.
  static let version = 8

  /// The time in milliseconds during which a deleted game or message can be restored.
  static let restorationTime: Int64 = 60_000

  /// Returns the version of an open store. It is 0 before the tables are created.
  static func version(_ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
  }

  /// Checks that a store has the present version.
  ///
  /// - Throws: ``StoreError/newerVersion(path:)`` or ``StoreError/unpublishedVersion(path:)``.
  static func check(version stored: Int, path: String) throws(StoreError) {
    if stored > version { throw .newerVersion(path: path) }
    if stored < version { throw .unpublishedVersion(path: path) }
  }

  /// Creates the tables of a new store, in one transaction. Does nothing if the store has tables.
  static func create(_ db: Database, now: Date) throws {
    guard try version(db) == 0 else { return }
    try db.transaction(.immediate) {
      // The version is read again with the lock held, because another process may have created the tables.
      guard try version(db) == 0 else { return }
      try db.execute(sql: tables + indexes + triggers + SearchIndex.tables)
      try db.execute(sql: "INSERT INTO game (startDate) VALUES (?)", arguments: [now.milliseconds])
      try db.execute(sql: rows)
      try db.execute(sql: "PRAGMA application_id = \(applicationID)")
      try db.execute(sql: "PRAGMA user_version = \(version)")
    }
  }

  /// The tables.
  ///
  /// Dates are milliseconds since 1970.
  ///
  /// - `moves` has the squares of both players in turn, in reading order from 0 to 8. `result` is a `Game.Result`.
  /// - `identity` is the same in all copies of a game or message, also in exported files.
  /// - `deletedAt` is the time of the deletion, or null. It is negative if the contents of the row have been erased, and 0 if they were
  ///   erased without a time.
  /// - `editDate` is the time of the last edit of the text. `starDate` is the time of the last change of the stars or the favourite.
  /// - `game`, `firstPlayer` and `moves` of a message or a draft are the attached board, or null.
  /// - `draft.mark` is a random number, which each change of the draft replaces. The first ``DraftEdit`` of a draft inserts the whole text.
  /// - `profile.symbols` has the symbols chosen last, separated by spaces. `profile.deletions` changes with the set of deleted rows.
  /// - `person` is the name of the player at another terminal, or null. `isReceived` says that the person has written the message.
  /// - `presence` is the time at which a program of the player has last said that it runs, or null.
  /// - `outbox` has the events that another player has not confirmed, and `peer` the numbers of the last events sent and received.
  /// - `refusedEvent` has the last events of other players that were refused.
  /// - Statistics in `profile` and `record` count the games that are not deleted.
  ///
  /// The text of a message comes after the columns that lists need, so that lists do not read the pages of long texts.
  private static let tables = """
    CREATE TABLE game (
      id INTEGER PRIMARY KEY,
      startDate INTEGER NOT NULL,
      moves TEXT NOT NULL DEFAULT '' CHECK (length(moves) <= 9 AND moves NOT GLOB '*[^0-8]*'),
      result INTEGER NOT NULL DEFAULT 0 CHECK (result BETWEEN 0 AND 3),
      stars INTEGER CHECK (stars BETWEEN 1 AND 5),
      edition INTEGER NOT NULL DEFAULT 0,
      opponent TEXT NOT NULL DEFAULT 'friend' CHECK (opponent IN ('friend', 'learner', 'rival', 'master')),
      firstPlayer TEXT NOT NULL DEFAULT 'me' CHECK (firstPlayer IN ('me', 'enemy')),
      identity INTEGER NOT NULL DEFAULT (random()),
      deletedAt INTEGER,
      starDate INTEGER,
      person TEXT CHECK (length(person) <= 32)
    ) STRICT;
    CREATE TABLE message (
      id INTEGER PRIMARY KEY,
      icon TEXT NOT NULL CHECK (icon IN ('x', 'o')),
      date INTEGER NOT NULL,
      replyTo INTEGER,
      isFavorite INTEGER NOT NULL DEFAULT 0 CHECK (isFavorite IN (0, 1)),
      edition INTEGER NOT NULL DEFAULT 0,
      identity INTEGER NOT NULL DEFAULT (random()),
      editDate INTEGER,
      deletedAt INTEGER,
      game INTEGER,
      firstPlayer TEXT CHECK (firstPlayer IN ('me', 'enemy')),
      moves TEXT CHECK (length(moves) <= 9 AND moves NOT GLOB '*[^0-8]*'),
      text TEXT NOT NULL,
      starDate INTEGER,
      person TEXT CHECK (length(person) <= 32),
      isReceived INTEGER NOT NULL DEFAULT 0 CHECK (isReceived IN (0, 1))
    ) STRICT;
    CREATE TABLE draft (
      id INTEGER PRIMARY KEY,
      mark INTEGER NOT NULL,
      replyTo INTEGER,
      game INTEGER,
      firstPlayer TEXT CHECK (firstPlayer IN ('me', 'enemy')),
      moves TEXT CHECK (length(moves) <= 9 AND moves NOT GLOB '*[^0-8]*')
    ) STRICT;
    CREATE TABLE draftEdit (
      id INTEGER PRIMARY KEY,
      draft INTEGER NOT NULL,
      start INTEGER NOT NULL,
      removed INTEGER NOT NULL,
      inserted BLOB NOT NULL
    ) STRICT;
    CREATE TABLE profile (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      icon TEXT NOT NULL CHECK (icon IN ('x', 'o')),
      currentGame INTEGER NOT NULL REFERENCES game (id),
      victories INTEGER NOT NULL DEFAULT 0,
      defeats INTEGER NOT NULL DEFAULT 0,
      draws INTEGER NOT NULL DEFAULT 0,
      edition INTEGER NOT NULL DEFAULT 0,
      symbols TEXT NOT NULL DEFAULT '',
      opponent TEXT NOT NULL DEFAULT 'friend' CHECK (opponent IN ('friend', 'learner', 'rival', 'master')),
      beginner TEXT NOT NULL DEFAULT 'alternates' CHECK (beginner IN ('alternates', 'me')),
      deletions INTEGER NOT NULL DEFAULT 0,
      person TEXT CHECK (length(person) <= 32),
      presence INTEGER
    ) STRICT;
    CREATE TABLE record (
      opponent TEXT PRIMARY KEY,
      victories INTEGER NOT NULL DEFAULT 0,
      defeats INTEGER NOT NULL DEFAULT 0,
      draws INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE outbox (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      recipient TEXT NOT NULL,
      number INTEGER NOT NULL,
      event TEXT NOT NULL
    ) STRICT;
    CREATE TABLE peer (
      name TEXT PRIMARY KEY,
      sent INTEGER NOT NULL DEFAULT 0,
      received INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE refusedEvent (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      sender TEXT NOT NULL,
      date INTEGER NOT NULL,
      reason TEXT NOT NULL
    ) STRICT;
    CREATE TABLE mark (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      kind TEXT NOT NULL,
      value INTEGER NOT NULL,
      previous INTEGER NOT NULL
    ) STRICT;
    """

  /// The rows of a new store, after its first game.
  private static let rows = """
    INSERT INTO profile (id, icon, currentGame) VALUES (1, 'x', 1);
    INSERT INTO record (opponent) VALUES ('friend'), ('learner'), ('rival'), ('master');
    INSERT INTO mark (id, kind, value, previous) VALUES (1, '\(StoreMark.kind)', random(), \(StoreMark.none));
    """
}

extension Date {
  /// More than thirty thousand years. No clock is wrong by so much.
  static let maximumMilliseconds = 1_000_000_000_000_000

  /// The milliseconds since 1970, as dates are stored.
  var milliseconds: Int64 {
    let limit = Double(Self.maximumMilliseconds)
    return Int64(min(max((timeIntervalSince1970 * 1000).rounded(), -limit), limit))
  }

  init(milliseconds: Int64) { self.init(timeIntervalSince1970: Double(milliseconds) / 1000) }
}
