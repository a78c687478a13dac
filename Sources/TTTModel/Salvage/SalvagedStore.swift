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
  var keptCount: Int {
    let kept = foreignLog.map { contents.keptIdentities.union($0.keptIdentities) } ?? contents.keptIdentities
    return kept.count
  }

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

  /// Reads an open store.
  init(_ connection: StoreConnection, now: Date) throws {
    self = try StoreFile.withTemporaryFile { copy in
      let queue = try DatabaseQueue(path: copy.path)
      try connection.queue.backup(to: queue)
      try queue.close()
      return try SalvagedStore(copy, timeout: 0, now: now)
    }
  }

  private init(_ pages: DatabasePages, now: Date) {
    let version = pages.headerField(at: 60).flatMap { (1...Schema.version).contains($0) ? $0 : nil } ?? Schema.version
    var rows = SalvagedRows(version: version)
    pages.forEachRow { rows.add($0) }
    let games = rows.games.sorted { $0.key < $1.key }
    var date = now
    contents.games = games.map { id, game in
      date = game.date ?? date
      return Game(
        id: Game.ID(rawValue: id), startDate: date, rating: game.rating, firstPlayer: game.firstPlayer,
        opponent: game.opponent, squares: game.squares)
    }
    let messages = rows.messages.sorted { $0.key < $1.key }
    date = messages.lazy.compactMap(\.value.date).first ?? now
    contents.messages = messages.map { id, message in
      date = message.date ?? date
      return Message(
        id: Message.ID(rawValue: id), text: message.text, icon: message.icon, date: date,
        replyTo: message.replyTo.map(Message.ID.init), isFavorite: message.isFavorite, editDate: message.editDate,
        board: message.board)
    }
    contents.gameRows = Dictionary(uniqueKeysWithValues: games.map { (Game.ID(rawValue: $0), $1.extras) })
    contents.messageRows = Dictionary(uniqueKeysWithValues: messages.map { (Message.ID(rawValue: $0), $1.extras) })
    addIdentities()
    (contents.icon, contents.opponent, contents.beginner) = (rows.icon, rows.opponent, rows.beginner)
    contents.recentSymbols = rows.recentSymbols
    let current = rows.currentGame.flatMap { rows.games.keys.contains($0) ? $0 : nil } ?? games.last?.key
    contents.currentGame = current.map(Game.ID.init)
    contents.draft = rows.draft
    lostCount = rows.lostCount
  }
  // Rows of earlier versions get the identities that a migration gives them.
  private mutating func addIdentities() {
    let identities = ContentIdentities()
    for game in contents.games where contents.gameRows[game.id]?.identity == nil {
      contents.gameRows[game.id]?.identity = identities.identity(of: game)
    }
    for message in contents.messages where contents.messageRows[message.id]?.identity == nil {
      contents.messageRows[message.id]?.identity = identities.identity(of: message)
    }
  }
}
