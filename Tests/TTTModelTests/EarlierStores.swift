import Foundation
import GRDB

@testable import TTTModel

/// The stores of earlier versions, as those versions wrote them.
enum EarlierStores {
  /// A store with all features of version 1, including the features that later versions changed: a draft, an answer, and a text with NUL.
  static let firstVersion = """
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
  static let secondVersion =
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
  static let thirdVersion =
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
  static let fourthVersion =
    thirdVersion + """

      ALTER TABLE profile ADD COLUMN symbols TEXT NOT NULL DEFAULT '';
      UPDATE profile SET symbols = '★ ♥';
      PRAGMA user_version = 4;
      """

  /// The same store after version 5 has opened it and begun a game against Master.
  static let fifthVersion =
    fourthVersion + """

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
      PRAGMA user_version = 5;
      """

  /// All of them, oldest first.
  static let all = [firstVersion, secondVersion, thirdVersion, fourthVersion, fifthVersion]
}
