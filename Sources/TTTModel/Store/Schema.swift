import Foundation
import GRDB

/// The tables of a store, and the migrations from older versions.
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

  /// The number of the newest migration. A store keeps its own version in `user_version`.
  static let version = migrations.count

  /// Returns the version of an open store.
  static func version(_ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
  }

  /// Migrates an open store to the newest version, in one transaction. Does nothing if it has that version.
  static func migrate(_ db: Database, now: Date) throws {
    guard try version(db) < version else { return }
    try db.inTransaction(.immediate) {
      // The version is read again with the lock held, because another process may have migrated the store.
      let stored = try version(db)
      guard stored < version else { return .commit }
      for migration in migrations[stored...] { try migration(db, now) }
      try db.execute(sql: "PRAGMA application_id = \(applicationID)")
      try db.execute(sql: "PRAGMA user_version = \(version)")
      return .commit
    }
  }

  private static let migrations: [@Sendable (Database, Date) throws -> Void] = [
    { db, now in
      try db.execute(sql: firstTables)
      try db.execute(sql: "INSERT INTO game (startDate) VALUES (?)", arguments: [now.milliseconds])
      try db.execute(sql: "INSERT INTO profile (id, icon, currentGame) VALUES (1, 'x', 1)")
    },
    { db, _ in try db.execute(sql: editions + separateDrafts) },
    { db, _ in try db.execute(sql: stars) },
    { db, _ in try db.execute(sql: symbols) },
    { db, _ in try db.execute(sql: opponents) },
    { db, _ in try migrateToSecondEdition(db) },
    { db, _ in try db.execute(sql: marks) },
  ]

  /// The first tables.
  ///
  /// Dates are milliseconds since 1970. `moves` has the squares of both players in turn, in reading order from 0 to 8. `result` is a
  /// `Game.Result`.
  private static let firstTables = """
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
    """

  /// Version 2: an edition number for each change, and replies that are kept when the original message is deleted.
  private static let editions = """
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
    """

  /// Version 2: the first edit of a draft inserts the whole text, and the other edits change it (see `DraftEdit`). `mark` is a random
  /// number that differs after each change.
  private static let separateDrafts = """
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
    """
}

extension Schema {
  /// Version 3: an unrated game has no stars. In earlier versions it had one star.
  private static let stars = """
    DROP TRIGGER gameChanged;
    ALTER TABLE game ADD COLUMN stars INTEGER CHECK (stars BETWEEN 1 AND 5);
    UPDATE game SET stars = rating + 1 WHERE rating > 0;
    ALTER TABLE game DROP COLUMN rating;
    CREATE TRIGGER gameChanged AFTER UPDATE OF startDate, moves, result, stars ON game BEGIN
      UPDATE profile SET edition = edition + 1;
      UPDATE game SET edition = (SELECT edition FROM profile) WHERE id = NEW.id;
    END;
    """

  /// Version 4: the symbols that the user has chosen last, separated by spaces.
  private static let symbols = "ALTER TABLE profile ADD COLUMN symbols TEXT NOT NULL DEFAULT ''"

  /// The version whose games have an opponent and a first player.
  static let opponentsVersion = 5

  /// Version 5: the opponent and the first player of each game, the profile's settings for new games, and the record of each opponent.
  ///
  /// All games of earlier versions were played against a friend. Few games are in the index: the finished games against computers.
  private static let opponents = """
    ALTER TABLE game ADD COLUMN opponent TEXT NOT NULL DEFAULT 'friend'
      CHECK (opponent IN ('friend', 'learner', 'rival', 'master'));
    ALTER TABLE game ADD COLUMN firstPlayer TEXT NOT NULL DEFAULT 'me' CHECK (firstPlayer IN ('me', 'enemy'));
    ALTER TABLE profile ADD COLUMN opponent TEXT NOT NULL DEFAULT 'friend'
      CHECK (opponent IN ('friend', 'learner', 'rival', 'master'));
    ALTER TABLE profile ADD COLUMN beginner TEXT NOT NULL DEFAULT 'alternates' CHECK (beginner IN ('alternates', 'me'));
    CREATE TABLE record (
      opponent TEXT PRIMARY KEY,
      victories INTEGER NOT NULL DEFAULT 0,
      defeats INTEGER NOT NULL DEFAULT 0,
      draws INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    INSERT INTO record (opponent) VALUES ('learner'), ('rival'), ('master');
    INSERT INTO record (opponent, victories, defeats, draws) SELECT 'friend', victories, defeats, draws FROM profile;
    CREATE INDEX finishedGameAgainstComputer ON game (opponent) WHERE opponent <> 'friend' AND result > 0;
    CREATE TRIGGER recordInserted AFTER INSERT ON game WHEN NEW.result <> 0 BEGIN
      UPDATE record SET victories = victories + (NEW.result = 1), defeats = defeats + (NEW.result = 2),
        draws = draws + (NEW.result = 3) WHERE opponent = NEW.opponent;
    END;
    CREATE TRIGGER recordUpdated AFTER UPDATE OF result, opponent ON game
      WHEN NEW.result <> OLD.result OR NEW.opponent <> OLD.opponent BEGIN
      UPDATE record SET victories = victories - (OLD.result = 1), defeats = defeats - (OLD.result = 2),
        draws = draws - (OLD.result = 3) WHERE opponent = OLD.opponent;
      UPDATE record SET victories = victories + (NEW.result = 1), defeats = defeats + (NEW.result = 2),
        draws = draws + (NEW.result = 3) WHERE opponent = NEW.opponent;
    END;
    DROP TRIGGER gameChanged;
    CREATE TRIGGER gameChanged AFTER UPDATE OF startDate, moves, result, stars, opponent, firstPlayer ON game BEGIN
      UPDATE profile SET edition = edition + 1;
      UPDATE game SET edition = (SELECT edition FROM profile) WHERE id = NEW.id;
    END;
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
