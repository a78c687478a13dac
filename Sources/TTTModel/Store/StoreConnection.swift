import Foundation
import GRDB

/// A store's file, opened by SQLite.
///
/// The journal is a write-ahead log: an edit is one synchronous append, and other processes read meanwhile. Each edit is
/// on the disk when it returns (`synchronous=FULL`).
struct StoreConnection {
  let queue: DatabaseQueue

  private let path: String

  /// Which file this is, to notice when the path has another one.
  let identity: StoreFile.Identity?

  /// Opens a file that ``StoreFile/inspect()`` has let through, and makes the tables or brings them up to date.
  ///
  /// - Throws: `StoreError` if the file is another program's or a newer version's, `DatabaseError` if it is damaged or
  ///   cannot be read or written.
  init(_ file: StoreFile, patience: Double, isExclusive: Bool = false, now: Date) throws {
    path = file.path
    queue = try Self.open(path, patience: patience, isExclusive: isExclusive)
    do {
      try queue.inDatabase { db in
        try Self.prepare(db, of: file, now: now)
        try Self.useLog(db)
        try db.execute(sql: "PRAGMA synchronous = FULL")
        _ = try db.snapshot()
      }
    } catch {
      try? queue.close()
      throw error
    }
    identity = file.identity
  }

  /// Creates a database with some contents, and closes it.
  ///
  /// - Returns: Where to find the contents in it.
  static func create(_ file: StoreFile, with contents: StoreContents, now: Date) throws -> Renumbering {
    try file.create()
    let connection = try StoreConnection(file, patience: 0, now: now)
    defer { try? connection.queue.close() }
    let renumbering = try connection.add(contents, now: now).renumbering
    // Afterwards everything is in one file, which can be renamed.
    try connection.queue.inDatabase { _ = try $0.checkpoint(.truncate) }
    return renumbering
  }

  /// Begins a store in memory, as a copy of another or empty.
  init(inMemory source: StoreConnection?, now: Date) throws {
    path = ""
    queue = try DatabaseQueue(configuration: Self.configuration())
    identity = nil
    try source?.queue.backup(to: queue)
    try queue.inDatabase { db in
      // The tables of a newer version may be others.
      guard try Schema.version(db) <= Schema.version else { throw StoreNotice.Obstacle.newerVersion(path: path) }
      try Schema.migrate(db, now: now)
    }
  }

  /// Reads a store that cannot be used where it is into memory.
  ///
  /// On a full disk there is no room for the file with which processes agree on the log, and the way is to be alone. Where
  /// nothing may be written at all, the way is a copy in the folder for temporary files.
  init(contentsOf file: StoreFile, patience: Double, now: Date) throws {
    if file.isWritable, let alone = try? StoreConnection(file, patience: 0, isExclusive: true, now: now) {
      defer { try? alone.queue.close() }
      try self.init(inMemory: alone, now: now)
      return
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tictactoe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = StoreFile(path: folder.appendingPathComponent("store.sqlite").path)
    try file.copy(to: copy.path, patience: patience)
    let copied = try StoreConnection(copy, patience: 0, now: now)
    defer { try? copied.queue.close() }
    try self.init(inMemory: copied, now: now)
  }

  private static func open(_ path: String, patience: Double, isExclusive: Bool) throws -> DatabaseQueue {
    var configuration = configuration()
    if isExclusive {
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
    }
    configuration.busyMode = .timeout(patience)
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Rows may name rows that have gone: an answer stays one when somebody has deleted by hand what it answers.
  private static func configuration() -> Configuration {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    configuration.label = "store"
    return configuration
  }

  /// Changes to the write-ahead log, or leaves it to another process that is at the store right now.
  private static func useLog(_ db: Database) throws {
    do {
      try db.execute(sql: "PRAGMA journal_mode = WAL")
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {}
  }

  /// Looks at the marks again: the header alone does not tell what the log beside it changes. All of them are read at one
  /// moment, since another process may be making the store right now: tables without a mark would be another program's.
  private static func prepare(_ db: Database, of file: StoreFile, now: Date) throws {
    try db.inTransaction(.deferred) {
      let mark = try Int.fetchOne(db, sql: "PRAGMA application_id")
      if mark != Schema.applicationID {
        let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") ?? 0
        guard mark == 0, tables == 0 else { throw StoreError.belongsToAnotherProgram(path: file.path) }
      }
      guard try Schema.version(db) <= Schema.version else { throw StoreError.newerVersion(path: file.path) }
      return .commit
    }
    try Schema.migrate(db, now: now)
  }
}

extension StoreConnection {
  /// Makes an edit in one transaction.
  ///
  /// A draft is written with every key and may be lost in a power failure, so it does not wait for the disk; it survives
  /// the death of the process like any edit.
  func perform(_ edit: Edit, _ renumbering: Renumbering?) throws -> Edit.Outcome {
    var renumbering = renumbering
    return try withRoom { db in
      let waits = !edit.isOfDraft
      if !waits { try db.execute(sql: "PRAGMA synchronous = NORMAL") }
      defer { if !waits { try? db.execute(sql: "PRAGMA synchronous = FULL") } }
      return try db.transaction(at: path) { try edit.apply(to: db, renumbering: &renumbering) }
    }
  }

  /// Has other processes hear that something has been saved (``StoreNews``): touches the log beside the file.
  ///
  /// What is written to the log itself can be seen before it counts.
  func ring() {
    guard identity != nil else { return }
    utimensat(AT_FDCWD, path + StoreFile.logSuffix, nil, 0)
  }

  /// Makes the edits again that were made in memory, all of them in one transaction.
  ///
  /// - Returns: where on the file to find what they had made in memory.
  func repeating(_ unsaved: Unsaved, patience: Double) throws -> Renumbering {
    try setPatience(patience)
    return try withRoom { db in
      try db.transaction(at: path) {
        // Something must be written, if only this, to know that writing is possible.
        try db.execute(sql: "PRAGMA user_version = \(Schema.version)")
        return try db.repeat(unsaved.edits, unsaved.renumbering)
      }
    }
  }

  /// Makes the edits of a recovery file in one transaction, and remembers that, so that they are never made twice.
  func saveEdits(of file: RecoveryFile) throws {
    try withRoom { db in
      try db.transaction(at: path) {
        try db.execute(sql: "CREATE TABLE IF NOT EXISTS savedRecoveryFile (id TEXT PRIMARY KEY) STRICT")
        try db.execute(sql: "INSERT OR IGNORE INTO savedRecoveryFile (id) VALUES (?)", arguments: [file.id.uuidString])
        guard db.changesCount > 0 else { return }
        _ = try db.repeat(file.edits, file.renumbering)
      }
    }
  }

  /// Runs a body; if the disk is full, again after the log has been emptied into the file, which makes room.
  private func withRoom<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try queue.inDatabase { db in
      errno = 0
      do { return try body(db) } catch let error as DatabaseError where error.isLackOfRoom {
        try db.checkpoint(.truncate)
        return try body(db)
      }
    }
  }

  /// Sets how many seconds to wait for another process.
  func setPatience(_ patience: Double) throws {
    try queue.inDatabase { try $0.execute(sql: "PRAGMA busy_timeout = \(Int(patience * 1000))") }
  }

  /// Writes all that is in this store to a path that has no file.
  ///
  /// - Returns: false, and nothing happened, if another process was quicker.
  func putBack(_ file: StoreFile) throws -> Bool {
    let temporary = "\(file.path).restored-\(UUID().uuidString)"
    try StoreFile.createFolder(file.folder)
    try StoreFile.createEmpty(temporary)
    defer { unlink(temporary) }
    try write(to: temporary)
    return try file.moveIntoPlace(temporary)
  }

  /// Writes all that is in this store to an empty file.
  func write(to path: String) throws {
    try queue.inDatabase { try $0.execute(sql: "VACUUM INTO ?", arguments: [path]) }
  }

  /// Makes what is known of another store the beginning of this one; if something has begun here already, only the text
  /// of the draft comes along.
  ///
  /// - Returns: where to find the known game in this store.
  func carry(_ snapshot: Snapshot, _ draft: StoredDraft?) throws -> Renumbering {
    try queue.write { db in
      var renumbering = Renumbering()
      let here = try db.snapshot()
      if here.isNew {
        let old = snapshot.profile.currentGame
        let game = Game(
          id: here.profile.currentGame.id, startDate: old.startDate, rating: old.rating,
          squares: old.moves.map(\.square))
        try db.setIcon(snapshot.profile.icon)
        try db.update(game)
        renumbering.games[old.id] = game.id
      }
      if let draft {
        // The message it answers is not here.
        _ = try db.keep(Draft(text: draft.draft.text), mark: draft.mark, in: nil)
      }
      return renumbering
    }
  }
}

extension Database {
  /// Makes edits again that were made in memory.
  ///
  /// - Returns: Where on the file to find what they had made in memory.
  fileprivate func `repeat`(
    _ edits: [(edit: Edit, outcome: Edit.Outcome)], _ renumbering: Renumbering
  ) throws -> Renumbering {
    var result: Renumbering? = renumbering
    for (edit, outcome) in edits {
      let repeated = try edit.apply(to: self, renumbering: &result)
      result?.note(outcome, is: repeated)
    }
    return result ?? renumbering
  }

  /// Runs a transaction that holds the lock for writing from the start, and only on a store of this version.
  fileprivate func transaction<Value>(at path: String, _ body: () throws -> Value) throws -> Value {
    var value: Value?
    try inTransaction(.immediate) {
      guard try Schema.version(self) == Schema.version else { throw StoreNotice.Obstacle.newerVersion(path: path) }
      value = try body()
      return .commit
    }
    guard let value else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
    return value
  }
}
