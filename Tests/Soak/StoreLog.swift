import Foundation
import GRDB

/// A log of all edits of a store. Triggers write it to a table beside the tables of the game.
///
/// A value on the screen may be older than the value in the store. The log tells which values the store has had, and in which order.
package enum StoreLog {
  /// One change of a value.
  package struct Entry: Equatable {
    let number: Int64
    let kind: String
    /// The number of the message, the game or the draft.
    let row: Int64
    let text: String?
    /// Further values, depending on the kind.
    let values: [Int]

    /// Creates an entry.
    package init(number: Int64, kind: String, row: Int64, text: String?, values: [Int]) {
      (self.number, self.kind, self.row, self.text, self.values) = (number, kind, row, text, values)
    }
  }

  private static let tables = """
    CREATE TABLE soakLog (
      number INTEGER PRIMARY KEY, kind TEXT NOT NULL, row INTEGER NOT NULL, text, a INTEGER, b INTEGER, c INTEGER);
    CREATE TRIGGER soakPost AFTER INSERT ON message BEGIN
      INSERT INTO soakLog (kind, row, text) VALUES ('post', NEW.id, NEW.text);
    END;
    CREATE TRIGGER soakFavorite AFTER UPDATE OF isFavorite ON message BEGIN
      INSERT INTO soakLog (kind, row, a) VALUES ('favorite', NEW.id, NEW.isFavorite);
    END;
    CREATE TRIGGER soakGame AFTER INSERT ON game BEGIN
      INSERT INTO soakLog (kind, row, text) VALUES ('moves', NEW.id, NEW.moves);
    END;
    CREATE TRIGGER soakMoves AFTER UPDATE OF moves ON game BEGIN
      INSERT INTO soakLog (kind, row, text) VALUES ('moves', NEW.id, NEW.moves);
    END;
    CREATE TRIGGER soakStars AFTER UPDATE OF stars ON game BEGIN
      INSERT INTO soakLog (kind, row, a) VALUES ('stars', NEW.id, NEW.stars);
    END;
    CREATE TRIGGER soakIcon AFTER UPDATE OF icon ON profile BEGIN
      INSERT INTO soakLog (kind, row, text) VALUES ('icon', 1, NEW.icon);
    END;
    CREATE TRIGGER soakCurrent AFTER UPDATE OF currentGame ON profile BEGIN
      INSERT INTO soakLog (kind, row) VALUES ('current', NEW.currentGame);
    END;
    CREATE TRIGGER soakTally AFTER UPDATE OF victories, defeats, draws ON profile BEGIN
      INSERT INTO soakLog (kind, row, a, b, c) VALUES ('tally', 1, NEW.victories, NEW.defeats, NEW.draws);
    END;
    CREATE TRIGGER soakDraftEdit AFTER INSERT ON draftEdit BEGIN
      INSERT INTO soakLog (kind, row, text, a, b) VALUES ('edit', NEW.draft, CAST(NEW.inserted AS TEXT), NEW.start, NEW.removed);
    END;
    CREATE TRIGGER soakDraftEnd AFTER DELETE ON draftEdit BEGIN
      INSERT INTO soakLog (kind, row) VALUES ('clear', OLD.draft);
    END;
    """

  /// Begins the log of a store that no program has open.
  /// - Precondition: The tables are in the state after a first start.
  package static func begin(_ path: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.write { try $0.execute(sql: tables) }
    try queue.close()
  }

  /// Reads the entries after a number.
  static func entries(_ db: Database, after number: Int64) throws -> [Entry] {
    let sql = "SELECT number, kind, row, text, a, b, c FROM soakLog WHERE number > ? ORDER BY number"
    return try Row.fetchAll(db, sql: sql, arguments: [number]).map { row in
      let values: [Int?] = [row["a"], row["b"], row["c"]]
      return Entry(
        number: row["number"], kind: row["kind"], row: row["row"], text: row["text"], values: values.compactMap { $0 })
    }
  }
}
