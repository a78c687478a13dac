import GRDB

/// The number of a game or a message.
protocol EntryID: Hashable, Sendable {
  init(rawValue: Int64)
  var rawValue: Int64 { get }
}

extension Game.ID: EntryID {}
extension Message.ID: EntryID {}

/// A game or a message, which has a row in a table.
protocol StoredEntry: Identifiable where ID: EntryID {
  static var table: String { get }

  /// The columns that ``init(_:)`` reads.
  static var columns: String { get }

  /// The query for all entries that are not deleted. Further conditions and an order can follow.
  static var query: String { get }

  init(_ row: Row) throws
}

extension Game: StoredEntry {
  static let table = "game"
  static let columns = "id, startDate, moves, stars, opponent, firstPlayer, person"
  static let query = "SELECT \(columns) FROM game WHERE deletedAt IS NULL "
}

extension Message: StoredEntry {
  static let table = "message"
  static let columns =
    "id, CAST(text AS BLOB) AS text, icon, date, replyTo, isFavorite, editDate, game, firstPlayer, moves, person, isReceived"
  static let query = "SELECT \(columns) FROM message WHERE deletedAt IS NULL "
}

extension StoredEntry {
  /// The query for the rows of all entries with the columns of ``RowExtras``, oldest first.
  static var allRows: String { "SELECT \(columns), identity, deletedAt, starDate FROM \(table) ORDER BY id" }
}

extension Database {
  /// Reads a game, unless it is deleted.
  func game(_ id: Game.ID) throws -> Game? { try entry(id) }

  /// Reads a message, unless it is deleted.
  func message(_ id: Message.ID) throws -> Message? { try entry(id) }

  /// Reads the newest game, or the newest one before a given game.
  func newestGame(before id: Game.ID? = nil) throws -> Game? {
    let games: [Game] = try entries(before: id, limit: 1)
    return games.first
  }

  private func entry<Entry: StoredEntry>(_ id: Entry.ID) throws -> Entry? {
    try Row.fetchOne(cachedStatement(sql: Entry.query + "AND id = ?"), arguments: [id.rawValue]).map(Entry.init)
  }

  /// Reads the entries before a given one that pass a condition, or the newest ones if nil. The newest comes first.
  /// - Parameter condition: SQL that begins with AND, or an empty text.
  func entries<Entry: StoredEntry>(
    before id: Entry.ID?, limit: Int, _ condition: String = "", _ arguments: StatementArguments = []
  ) throws -> [Entry] {
    let sql = Entry.query + condition + " AND id < ? ORDER BY id DESC LIMIT ?"
    return try Row.fetchAll(cachedStatement(sql: sql), arguments: arguments + [id?.rawValue ?? .max, limit])
      .map(Entry.init)
  }

  /// Reads some rows of a list, newest first. Numbers have no gaps, so a missing row can be a sign of damage.
  /// - Parameter knowsGaps: Whether rows are known to be missing because a user has deleted them by hand.
  func entries<Entry: StoredEntry>(
    in rows: Range<Int>, of numbers: RowNumbers, knowsGaps: inout Bool
  ) throws -> [Entry] {
    guard let (ids, count) = numbers.numbers(in: rows) else { return [] }
    let entries = try Row.fetchAll(
      cachedStatement(sql: Entry.query + "AND id BETWEEN ? AND ? ORDER BY id DESC"),
      arguments: [ids.lowerBound, ids.upperBound]
    ).map(Entry.init)
    let table = Entry.table
    guard entries.count < count, !knowsGaps, try !hasDeletedRows(of: table, in: ids, beyond: count),
      try ids.upperBound <= Int64.fetchOne(self, sql: "SELECT max(id) FROM \(table)") ?? 0
    else { return entries }
    guard try String.fetchOne(self, sql: "PRAGMA quick_check(1)") == "ok" else {
      throw DatabaseError.damage("rows of \(table) are missing")
    }
    knowsGaps = true
    return entries
  }

  // Another process may have deleted rows since the numbers were read. These rows are no sign of damage.
  private func hasDeletedRows(of table: String, in ids: ClosedRange<Int64>, beyond count: Int) throws -> Bool {
    let sql = "SELECT count(*) FROM \(table) WHERE id BETWEEN ? AND ? AND deletedAt IS NOT NULL"
    let deleted = try Int.fetchOne(cachedStatement(sql: sql), arguments: [ids.lowerBound, ids.upperBound])
    return deleted ?? 0 > ids.count - count
  }

  private static let maximumReportedChanges = 256

  /// Returns the entries that changed after a ``Snapshot/edition``, in the order of their latest changes. Returns nil if there are too many
  /// to update one by one.
  func changes<Entry: StoredEntry>(of type: Entry.Type, since edition: Int) throws -> [Entry.ID]? {
    // The condition `edition > 0` lets SQLite use the partial index.
    let sql = "SELECT id FROM \(Entry.table) WHERE edition > 0 AND edition > ? ORDER BY edition LIMIT ?"
    let ids = try Int64.fetchAll(cachedStatement(sql: sql), arguments: [edition, Self.maximumReportedChanges + 1])
    return ids.count > Self.maximumReportedChanges ? nil : ids.map { Entry.ID(rawValue: $0) }
  }
}
