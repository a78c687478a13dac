import Foundation
import GRDB

extension Schema {
  /// The version whose games and messages can be deleted, edited, searched and exported.
  static let secondEditionVersion = 6

  /// The time in milliseconds during which a deleted game or message can be restored.
  static let restorationTime: Int64 = 60_000

  /// Version 6: see the parts below.
  ///
  /// Both tables are replaced by new ones. The text of a message stays the last column, so that lists do not read the pages of long texts before
  /// they need them.
  static func migrateToSecondEdition(_ db: Database) throws {
    let identities = ContentIdentities()
    db.add(function: identities.ofGame)
    db.add(function: identities.ofMessage)
    try db.execute(sql: gameRows + messageRows + draftBoard + deletions + SearchIndex.tables)
  }

  /// `identity` is the same in all copies of a game, also in exported files. `deletedAt` is null, or the time of the deletion in
  /// milliseconds. After the contents have been removed for good, it is the negative of that time, or 0 if the time is unknown.
  private static let gameRows = """
    CREATE TABLE newGame (
      id INTEGER PRIMARY KEY,
      startDate INTEGER NOT NULL,
      moves TEXT NOT NULL DEFAULT '' CHECK (length(moves) <= 9 AND moves NOT GLOB '*[^0-8]*'),
      result INTEGER NOT NULL DEFAULT 0 CHECK (result BETWEEN 0 AND 3),
      stars INTEGER CHECK (stars BETWEEN 1 AND 5),
      edition INTEGER NOT NULL DEFAULT 0,
      opponent TEXT NOT NULL DEFAULT 'friend' CHECK (opponent IN ('friend', 'learner', 'rival', 'master')),
      firstPlayer TEXT NOT NULL DEFAULT 'me' CHECK (firstPlayer IN ('me', 'enemy')),
      identity INTEGER NOT NULL DEFAULT (random()),
      deletedAt INTEGER
    ) STRICT;
    INSERT INTO newGame (id, startDate, moves, result, stars, edition, opponent, firstPlayer, identity)
      SELECT id, startDate, moves, result, stars, edition, opponent, firstPlayer,
        identityOfGame(startDate, moves, opponent, firstPlayer) FROM game ORDER BY id;
    DROP TABLE game;
    ALTER TABLE newGame RENAME TO game;
    """

  /// `editDate` is the time of the last edit of the text. `game`, `firstPlayer` and `moves` are the attached board, or null.
  private static let messageRows = """
    CREATE TABLE newMessage (
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
      text TEXT NOT NULL
    ) STRICT;
    INSERT INTO newMessage (id, icon, date, replyTo, isFavorite, edition, identity, text)
      SELECT id, icon, date, replyTo, isFavorite, edition, identityOfMessage(date, icon, CAST(text AS BLOB)), text
      FROM message ORDER BY id;
    DROP TABLE message;
    ALTER TABLE newMessage RENAME TO message;
    """

  private static let draftBoard = """
    ALTER TABLE draft ADD COLUMN game INTEGER;
    ALTER TABLE draft ADD COLUMN firstPlayer TEXT CHECK (firstPlayer IN ('me', 'enemy'));
    ALTER TABLE draft ADD COLUMN moves TEXT CHECK (length(moves) <= 9 AND moves NOT GLOB '*[^0-8]*');
    """

  /// Statistics and records count the games that are not deleted. `profile.deletions` changes with the set of deleted rows.
  private static let deletions = """
    ALTER TABLE profile ADD COLUMN deletions INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX changedGame ON game (edition) WHERE edition > 0;
    CREATE INDEX changedMessage ON message (edition) WHERE edition > 0;
    CREATE INDEX deletedGame ON game (deletedAt) WHERE deletedAt IS NOT NULL;
    CREATE INDEX deletedMessage ON message (deletedAt) WHERE deletedAt IS NOT NULL;
    CREATE INDEX kindOfGame ON game (opponent, result) WHERE deletedAt IS NULL;
    CREATE INDEX finishedGameAgainstComputer ON game (opponent)
      WHERE opponent <> 'friend' AND result > 0 AND deletedAt IS NULL;
    CREATE INDEX favoriteMessage ON message (isFavorite) WHERE isFavorite = 1 AND deletedAt IS NULL;
    CREATE INDEX identityOfGame ON game (identity);
    CREATE INDEX identityOfMessage ON message (identity);
    CREATE TRIGGER gameInserted AFTER INSERT ON game WHEN NEW.deletedAt IS NOT NULL OR NEW.result <> 0 BEGIN
      UPDATE profile SET deletions = deletions + 1 WHERE NEW.deletedAt IS NOT NULL;
      \(count("NEW", "+"))
    END;
    CREATE TRIGGER gameCounted AFTER UPDATE OF result, opponent, deletedAt ON game
      WHEN NEW.result <> OLD.result OR NEW.opponent <> OLD.opponent OR NEW.deletedAt IS NOT OLD.deletedAt BEGIN
      UPDATE profile SET deletions = deletions + 1 WHERE (NEW.deletedAt IS NULL) <> (OLD.deletedAt IS NULL);
      \(count("OLD", "-"))
      \(count("NEW", "+"))
    END;
    CREATE TRIGGER gameChanged AFTER UPDATE OF startDate, moves, result, stars, opponent, firstPlayer, deletedAt ON game
    BEGIN
      UPDATE profile SET edition = edition + 1;
      UPDATE game SET edition = (SELECT edition FROM profile) WHERE id = NEW.id;
    END;
    CREATE TRIGGER gameRemoved AFTER DELETE ON game BEGIN
      UPDATE profile SET edition = edition + 1, deletions = deletions + (OLD.deletedAt IS NOT NULL);
    END;
    CREATE TRIGGER messageInserted AFTER INSERT ON message WHEN NEW.deletedAt IS NOT NULL BEGIN
      UPDATE profile SET deletions = deletions + 1;
    END;
    CREATE TRIGGER messageChanged AFTER UPDATE OF isFavorite, text, editDate, moves, deletedAt ON message BEGIN
      UPDATE profile SET edition = edition + 1,
        deletions = deletions + ((NEW.deletedAt IS NULL) <> (OLD.deletedAt IS NULL));
      UPDATE message SET edition = (SELECT edition FROM profile) WHERE id = NEW.id;
    END;
    CREATE TRIGGER messageRemoved AFTER DELETE ON message BEGIN
      UPDATE profile SET edition = edition + 1, deletions = deletions + (OLD.deletedAt IS NOT NULL);
    END;
    """

  /// Returns the statements that add a game to the statistics and the record of its opponent, or subtract it, unless it is deleted.
  private static func count(_ row: String, _ sign: String) -> String {
    let counts = """
      victories = victories \(sign) (\(row).result = 1), defeats = defeats \(sign) (\(row).result = 2),
        draws = draws \(sign) (\(row).result = 3)
      """
    return """
      UPDATE profile SET \(counts) WHERE \(row).deletedAt IS NULL;
        UPDATE record SET \(counts) WHERE opponent = \(row).opponent AND \(row).deletedAt IS NULL;
      """
  }
}

// MARK: Reading stores of any version

extension Schema {
  /// Returns a table or a subquery that has the games of an open store of any version, with the columns of this version.
  static func games(_ db: Database) throws -> String {
    let version = try version(db)
    if version >= secondEditionVersion { return "game" }
    let stars = version >= 3 ? "stars" : "nullif(rating + 1, 1) AS stars"
    let players =
      version >= opponentsVersion ? "opponent, firstPlayer" : "'friend' AS opponent, 'me' AS firstPlayer"
    return "(SELECT id, startDate, moves, result, \(stars), \(players), NULL AS deletedAt FROM game)"
  }

  /// Returns a table or a subquery that has the messages of an open store of any version, with the columns of this version.
  static func messages(_ db: Database) throws -> String {
    if try version(db) >= secondEditionVersion { return "message" }
    return """
      (SELECT id, icon, date, replyTo, isFavorite, NULL AS editDate, NULL AS deletedAt, NULL AS game,
        NULL AS firstPlayer, NULL AS moves, text FROM message)
      """
  }
}
