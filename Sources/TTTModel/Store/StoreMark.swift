private import CSQLite
import Foundation
import GRDB

/// The mark of a store's state. It shows whether a write-ahead log belongs to a database.
///
/// Each transaction gives the only row of the table `mark` a random value, and keeps the value before. The log has the marks of all its
/// transactions, and the database has the mark of the last transaction that a checkpoint has moved into it. Therefore, a log continues a
/// database if it has the mark of the database. A backup that was copied over the database has another mark. SQLite would
/// mix the pages of the backup with the pages of the log.
enum StoreMark {
  /// The text in each row with a mark. It tells such a row from all others.
  static let kind = "state of tictactoe"

  /// The mark of a database without the table `mark`, which published versions always create.
  static let none: Int64 = 0

  static func read(_ db: Database) throws -> Int64? {
    try Int64.fetchOne(db.cachedStatement(sql: "SELECT value FROM mark"))
  }

  /// Gives the store a new mark, in the transaction that changes it.
  static func renew(_ db: Database) throws {
    try db.cachedStatement(sql: "UPDATE mark SET previous = value, value = random()").execute()
  }
}

extension StoreFile {
  /// Whether the log beside the file continues this database. If it does not, SQLite must not open them together.
  var hasOwnLog: Bool { markOfOwnLog() != nil }

  /// Returns the mark of the database without its log, or nil if the log does not continue the database.
  ///
  /// - Parameters:
  ///   - known: The mark that the database had when it was last checked. Checkpoints only lead to later ones. A database that is at an earlier
  ///     mark was replaced by a backup, which the log fits no longer if SQLite has begun it anew.
  ///   - latest: Returns the mark in an open store. Without marks in the log, the database must have one of both.
  func markOfOwnLog(after known: Int64? = nil, latest: () -> Int64? = { nil }) -> Int64? {
    // A checkpoint or a transaction may come between the reads. Then the database has another mark the next time, or the log has changed.
    for _ in 0..<10 {
      guard let mark = markWithoutLog else { break }
      guard let log = contentsOfLog else { break }
      let marks = DatabasePages(database: [], log: Array(log)).marksInLog
      let isOwn =
        if let place = marks.lastIndex(of: mark) {
          place >= known.flatMap { marks.lastIndex(of: $0) } ?? 0
        } else {
          marks.isEmpty && (known == nil || mark == known || mark == latest())
        }
      if isOwn { return mark }
      if mark == markWithoutLog, log == contentsOfLog { return nil }
    }
    // It cannot be read. SQLite reports that better.
    return known ?? StoreMark.none
  }

  /// The mark of the database without its log. Nil if it cannot be read, or if the file is empty.
  private var markWithoutLog: Int64? {
    if state?.isEmpty == true { return nil }
    return switch numberWithoutLog("SELECT value FROM mark") {
    case (SQLITE_ROW, let mark): mark
    // There is no such table.
    case (SQLITE_ERROR, _): StoreMark.none
    default: nil
    }
  }

  /// The log. Empty if the file has no log, and nil if the log cannot be read, for example because too many files are open.
  private var contentsOfLog: Data? {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path + Self.logSuffix))
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      return Data()
    } catch {
      return nil
    }
  }

  /// Whether the database has the tables of a store.
  var hasTables: Bool {
    let names = "'profile', 'game', 'message', 'draft'"
    return numberWithoutLog("SELECT count(*) FROM sqlite_master WHERE name IN (\(names))") == (SQLITE_ROW, 4)
  }

  /// Reads a number from the database without its log.
  ///
  /// SQLite opens the file as one that never changes. It needs no locks for that, and ignores the log. This can be used at any time.
  /// - Returns: SQLite's result code, and the number.
  private func numberWithoutLog(_ sql: String) -> (code: Int32, number: Int64) {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    let name = URL(fileURLWithPath: path).absoluteString + "?immutable=1"
    let status = sqlite3_open_v2(name, &connection, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nil)
    guard status == SQLITE_OK else { return (status, 0) }
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    let code = sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
    return code == SQLITE_OK ? (sqlite3_step(statement), sqlite3_column_int64(statement, 0)) : (code, 0)
  }
}

extension DatabasePages {
  /// The marks of the transactions in the log, oldest first, after the mark before them.
  fileprivate var marksInLog: [Int64] {
    var marks: [Int64] = []
    forEachSingleRowInLog { row in
      guard row.values.count == 4, case .text(StoreMark.kind) = row.values[1], case .integer(let value) = row.values[2],
        case .integer(let previous) = row.values[3]
      else { return }
      marks += marks.isEmpty ? [previous, value] : [value]
    }
    return marks
  }
}

extension StoreConnection {
  /// The mark of the store. Until another process changes the store, this is the mark in memory, also if the file was replaced.
  var mark: Int64? { (try? queue.inDatabase { try StoreMark.read($0) }) ?? nil }

  /// Closes a file whose database or log is no longer at its path. Nothing at the path may be changed then.
  func abandon() {
    queue.inDatabase { _ = keepLogWhenClosed($0.sqliteConnection) }
    try? queue.close()
  }
}
