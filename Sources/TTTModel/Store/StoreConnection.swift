import Foundation
import GRDB

/// A store's file, opened by SQLite.
///
/// The journal is a write-ahead log: an edit is one synchronous append, and other processes can read at the same time. Each edit is on
/// the disk when the call returns (`synchronous=FULL`).
struct StoreConnection {
  let queue: DatabaseQueue

  private let path: String

  /// The identity of the open file. It shows whether another file is at the path now.
  let identity: StoreFile.Identity?

  /// Opens a file that has passed ``StoreFile/inspect()``, and creates the tables of a new one.
  ///
  /// - Throws: `StoreError` for another program's file or another version, `DatabaseError` if it is damaged or cannot be read or written.
  init(_ file: StoreFile, timeout: Double, isExclusive: Bool = false, now: Date) throws {
    path = file.path
    queue = try Self.open(path, timeout: timeout, isExclusive: isExclusive)
    do {
      try queue.inDatabase { db in
        try Self.prepare(db, of: file, now: now)
        try Self.useLog(db)
        try db.execute(sql: "PRAGMA synchronous = FULL")
        _ = try db.snapshot()
        // From now on, SQLite has the mark in memory.
        _ = try StoreMark.read(db)
      }
    } catch {
      try? queue.close()
      throw error
    }
    identity = file.identity
  }

  /// Creates a database with salvaged contents, and closes it.
  ///
  /// - Returns: The rows of the contents in the database.
  static func create(_ file: StoreFile, with salvaged: SalvagedStore, now: Date) throws -> Renumbering {
    try file.create()
    let connection = try StoreConnection(file, timeout: 0, now: now)
    defer { try? connection.queue.close() }
    let renumbering = try connection.add(salvaged, now: now).renumbering
    // A checkpoint leaves everything in one file, which can be renamed.
    try connection.queue.inDatabase { _ = try $0.checkpoint(.truncate) }
    return renumbering
  }

  /// Creates a store in memory, empty or as a copy of another store.
  init(inMemory source: StoreConnection?, now: Date) throws {
    path = ""
    queue = try DatabaseQueue(configuration: Self.configuration())
    identity = nil
    try source?.queue.backup(to: queue)
    try queue.inDatabase { db in
      // Another version may have other tables.
      if source == nil { try Schema.create(db, now: now) }
      try Schema.check(version: Schema.version(db), path: path)
    }
  }

  /// Reads a store into memory that cannot be used in its place.
  ///
  /// On a full disk there is no room for the index of the log, which SQLite needs to share the store. Then the store is opened with an
  /// exclusive lock, which needs no index. If that fails or nothing may be written, a copy in the folder for temporary files is read.
  init(contentsOf file: StoreFile, timeout: Double, now: Date) throws {
    if file.isWritable, file.lockRefusal == nil,
      let alone = try? StoreConnection(file, timeout: 0, isExclusive: true, now: now)
    {
      defer { try? alone.queue.close() }
      try self.init(inMemory: alone, now: now)
      return
    }
    self = try StoreFile.withTemporaryFile { copy in
      try file.copy(to: copy.path, timeout: timeout)
      let copied = try StoreConnection(copy, timeout: 0, now: now)
      defer { try? copied.queue.close() }
      return try StoreConnection(inMemory: copied, now: now)
    }
  }

  private static func open(_ path: String, timeout: Double, isExclusive: Bool) throws -> DatabaseQueue {
    var configuration = configuration()
    if isExclusive {
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
    }
    configuration.busyMode = .timeout(timeout)
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// The configuration of all connections. Foreign keys are off, so that a reply stays one when the original message is deleted by hand.
  private static func configuration() -> Configuration {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    configuration.label = "store"
    // Removed texts must not be readable in the file.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA secure_delete = ON") }
    return configuration
  }

  /// Switches to the write-ahead log. If another process uses the store right now, leaves the switch to that process.
  private static func useLog(_ db: Database) throws {
    do {
      try db.execute(sql: "PRAGMA journal_mode = WAL")
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {}
  }

  /// Checks the identity and the version of the store again, because the log may change the header of the file.
  ///
  /// Both are read at one moment, because the tables of a store that another process is creating would have no mark yet.
  private static func prepare(_ db: Database, of file: StoreFile, now: Date) throws {
    try db.transaction(.deferred) {
      let (mark, version) = (try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0, try Schema.version(db))
      let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") ?? 0
      if (mark, version, tables) == (0, 0, 0) { return }
      guard mark == Schema.applicationID else { throw StoreError.belongsToAnotherProgram(path: file.path) }
      try Schema.check(version: version, path: file.path)
    }
    try Schema.create(db, now: now)
  }
}

extension StoreConnection {
  /// Makes an edit in one transaction.
  ///
  /// A draft is written with every key and does not wait for the disk. It survives the end of the process, but a power failure may lose it.
  ///
  /// - Parameter expired: The deleted games and messages whose contents the transaction also removes.
  func perform(
    _ edit: Edit, _ renumbering: Renumbering?, removing expired: [Upkeep.Deletion]
  ) throws -> Edit.Outcome {
    var renumbering = renumbering
    return try retryingTransaction(waitsForDisk: !edit.isOfDraft) { db in
      try db.removeContents(of: expired)
      return try edit.apply(to: db, renumbering: &renumbering)
    }
  }

  /// The size of the log in bytes.
  var logSize: Int {
    var status = stat()
    return stat(path + StoreFile.logSuffix, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Notifies other processes of a saved edit, by touching the log beside the file (``StoreWatcher``).
  ///
  /// A write to the log alone is not enough, because it can be seen before the transaction is complete.
  func notifyOtherProcesses() {
    guard identity != nil else { return }
    utimensat(AT_FDCWD, path + StoreFile.logSuffix, nil, 0)
  }

  /// Repeats the edits that were made in memory, in one transaction.
  ///
  /// - Returns: The rows on the file of games and messages that were made in memory.
  func repeating(_ unsaved: Unsaved, timeout: Double) throws -> Renumbering {
    try setTimeout(timeout)
    return try retryingTransaction { db in
      // This write tests whether writing is possible, even if there are no edits.
      try db.execute(sql: "PRAGMA user_version = \(Schema.version)")
      return try db.repeat(unsaved.edits, unsaved.renumbering)
    }
  }

  /// Runs a closure in one transaction, which need not wait for the disk. The closure runs once, because it may read from a stream.
  func inTransaction<Value>(waitsForDisk: Bool = true, _ body: (Database) throws -> Value) throws -> Value {
    try queue.inDatabase { db in
      errno = 0
      if !waitsForDisk { try db.execute(sql: "PRAGMA synchronous = NORMAL") }
      defer { if !waitsForDisk { try? db.execute(sql: "PRAGMA synchronous = FULL") } }
      return try db.transaction(at: path) { try body(db) }
    }
  }

  /// Makes the edits of a recovery file in one transaction, and records its identifier, so that they are never made twice.
  func saveEdits(of file: RecoveryFile) throws {
    try retryingTransaction { db in
      try db.execute(sql: "CREATE TABLE IF NOT EXISTS savedRecoveryFile (id TEXT PRIMARY KEY) STRICT")
      try db.execute(sql: "INSERT OR IGNORE INTO savedRecoveryFile (id) VALUES (?)", arguments: [file.id.uuidString])
      guard db.changesCount > 0 else { return }
      _ = try db.repeat(file.edits, file.renumbering)
    }
  }

  /// Runs a closure in one transaction. If the disk is full, moves the log into the file to make room, and runs the closure again.
  private func retryingTransaction<Value>(
    waitsForDisk: Bool = true, _ body: (Database) throws -> Value
  ) throws -> Value {
    do {
      return try inTransaction(waitsForDisk: waitsForDisk, body)
    } catch let error as DatabaseError where error.isDiskFull {
      _ = try queue.inDatabase { try $0.checkpoint(.truncate) }
      return try inTransaction(waitsForDisk: waitsForDisk, body)
    }
  }

  /// Sets how many seconds to wait for another process.
  func setTimeout(_ timeout: Double) throws {
    try queue.inDatabase { try $0.execute(sql: "PRAGMA busy_timeout = \(Int(timeout * 1000))") }
  }

  /// Writes the whole store to a path that has no file.
  ///
  /// - Returns: False, without any change, if there is a file by now.
  func restoreFile(_ file: StoreFile) throws -> Bool {
    let temporary = "\(file.path).restored-\(UUID().uuidString)"
    try StoreFile.createFolder(file.folder)
    try StoreFile.createEmpty(temporary)
    defer { unlink(temporary) }
    try queue.copy(to: temporary)
    return try file.moveIntoPlace(temporary)
  }

  /// Copies the known data of another store into this one, if this one is new. Otherwise copies only the text of the draft.
  ///
  /// - Returns: The row of the known game in this store.
  func copyKnownData(_ snapshot: Snapshot, _ draft: StoredDraft?) throws -> Renumbering {
    try queue.write { db in
      try StoreMark.renew(db)
      var renumbering = Renumbering()
      let here = try db.snapshot()
      if here.isNew {
        let old = snapshot.profile.currentGame
        var game = old.numbered(here.profile.currentGame.id)
        // Until the file has been read, the date of the known game is a placeholder.
        if old.startDate == .distantPast { game.startDate = here.profile.currentGame.startDate }
        let profile = snapshot.profile
        try db.setProfile(
          icon: profile.icon, opponent: profile.opponent, person: profile.person, beginner: profile.beginner,
          symbols: profile.recentSymbols)
        try db.update(game)
        renumbering.games[old.id] = game.id
      }
      if let draft {
        // This store does not have the message that the draft replies to.
        _ = try db.keep(Draft(text: draft.draft.text, board: draft.base.board), mark: draft.mark, in: nil)
      }
      return renumbering
    }
  }
}

extension DatabaseQueue {
  /// Copies the database into an empty file. The copy has the same pages, because it has the same mark: a log that fits the store must fit
  /// the copy.
  func copy(to path: String) throws {
    let copy = try DatabaseQueue(path: path)
    defer { try? copy.close() }
    try backup(to: copy)
  }
}

extension Database {
  /// Repeats edits that were made in memory.
  ///
  /// - Returns: The rows on the file of games and messages that were made in memory.
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

  /// Runs a transaction that holds the write lock from the start. Throws if the store has another version.
  fileprivate func transaction<Value>(at path: String, _ body: () throws -> Value) throws -> Value {
    try transaction(.immediate) {
      guard try Schema.version(self) == Schema.version else { throw StoreNotice.Obstacle.newerVersion(path: path) }
      try StoreMark.renew(self)
      return try body()
    }
  }
}
