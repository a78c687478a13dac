import Foundation
import GRDB

/// The readable part of a damaged store.
///
/// An invalid value is repaired if it has an obvious default: a wrong rating is removed, an unknown icon becomes X, an unknown
/// opponent becomes a friend, and an impossible date becomes the date of the row before. A message without a text is lost.
struct SalvagedStore {
  private(set) var contents = StoreContents()

  /// The readable part of a log that does not belong to the database. Its rows have numbers of their own.
  private(set) var foreignLog: StoreContents?

  /// The number of games and messages that are missing.
  private(set) var lostCount = 0

  /// The number of games and messages that could be read. A game without moves does not count.
  var keptCount: Int { contents.keptIdentities.union(foreignLog?.keptIdentities ?? []).count }

  /// Reads a file.
  ///
  /// - Precondition: SQLite does not have the file open in this process.
  /// - Parameter timeout: Seconds to wait for a process that has an exclusive lock.
  /// - Throws: `SQLITE_BUSY` if the lock is not released in time; ``StoreError`` if the file cannot be read.
  init(_ file: StoreFile, timeout: Double, now: Date) throws {
    let bytes = try file.bytes(timeout: timeout)
    if file.hasOwnLog {
      self.init(DatabasePages(database: bytes.database, log: bytes.log), now: now)
    } else {
      self.init(DatabasePages(database: bytes.database, log: []), now: now)
      let log = SalvagedStore(DatabasePages(database: [], log: bytes.log), now: now)
      foreignLog = log.contents
      // The database may have what the log lacks.
      lostCount = max(lostCount, log.lostCount - contents.keptIdentities.subtracting(log.contents.keptIdentities).count)
    }
  }

  /// Adds the data that a process still knows of the store that it had open.
  mutating func add(_ snapshot: Snapshot, _ draft: StoredDraft?) {
    if foreignLog == nil { contents.add(snapshot, draft) } else { foreignLog?.add(snapshot, draft) }
  }

  init(_ connection: StoreConnection, now: Date) throws {
    self = try StoreFile.withTemporaryFile { copy in
      try connection.queue.copy(to: copy.path)
      return try SalvagedStore(copy, timeout: 0, now: now)
    }
  }

  private static func dated<Value>(
    _ rows: [SalvagedRows.Row<Value>], _ date: WritableKeyPath<Value, Date>, first: Date
  ) -> [Value] {
    var last = first
    return rows.map { row in
      last = row.date ?? last
      var value = row.value
      value[keyPath: date] = last
      return value
    }
  }

  private init(_ pages: DatabasePages, now: Date) {
    var rows = SalvagedRows()
    pages.forEachRow { rows.add($0) }
    contents = rows.profile
    let games = rows.games.sorted { $0.key < $1.key }.map(\.value)
    contents.games = Self.dated(games, \.startDate, first: now)
    let messages = rows.messages.sorted { $0.key < $1.key }.map(\.value)
    contents.messages = Self.dated(messages, \.date, first: messages.lazy.compactMap(\.date).first ?? now)
    contents.gameRows = Dictionary(uniqueKeysWithValues: games.map { ($0.value.id, $0.extras) })
    contents.messageRows = Dictionary(uniqueKeysWithValues: messages.map { ($0.value.id, $0.extras) })
    let current = rows.profile.currentGame.flatMap { contents.gameRows[$0] == nil ? nil : $0 }
    contents.currentGame = current ?? games.last?.value.id
    contents.draft = rows.draft
    lostCount = rows.lostCount
  }
}
