import Foundation
import GRDB

/// A reader of a store. It changes no game and no message, and it can read a file that may not be written.
///
/// It repairs nothing. While it is open, SQLite may keep its own files beside the store.
///
///     let reader = try StoreReader(path: "/home/me/games.sqlite")
///     var page = try reader.messages(limit: 50)                        // the newest
///     page = try reader.messages(before: page.last?.id, limit: 50)      // those before them
///
/// Other processes may use the store at the same time. A page shows the store at the moment of the call. If nothing may be written beside
/// the store, the reader copies the store when it is opened, and pages show the copy.
public struct StoreReader: Sendable {
  private let file: StoreFile
  let queue: DatabaseQueue

  /// Opens an existing store. A relative path starts at the current folder.
  ///
  /// - Throws: ``StoreError`` if there is no store at the path, or if it cannot be read.
  public init(path: String) throws(StoreError) {
    file = StoreFile(path: path)
    try SQLiteLibrary.check()
    do {
      queue = try Self.open(file)
    } catch {
      throw StoreError(error, reading: file)
    }
  }

  /// Opens the store at its ``Store/defaultPath(environment:)``.
  ///
  /// - Throws: ``StoreError`` if there is no store at that path, or if it cannot be read.
  public init(environment: [String: String]) throws(StoreError) {
    guard let path = Store.defaultPath(environment: environment) else { throw .noHome }
    try self.init(path: path)
  }

  /// Reads a page of messages, newest first.
  ///
  /// - Parameters:
  ///   - id: Reads the messages before this one. Defaults to nil: the newest messages.
  ///   - limit: The greatest number of messages. A negative number means no limit.
  ///   - favoritesOnly: Whether to leave out messages that are not favourites. Defaults to false.
  /// - Throws: ``StoreError`` if the store cannot be read.
  public func messages(
    before id: Message.ID? = nil, limit: Int, favoritesOnly: Bool = false
  ) throws(StoreError) -> [Message] {
    try read { try $0.entries(before: id, limit: limit, favoritesOnly ? "AND isFavorite = 1" : "") }
  }

  /// Reads a page of games, newest first. The game on the board is one of them.
  ///
  /// - Parameters:
  ///   - id: Reads the games before this one. Defaults to nil: the newest games.
  ///   - limit: The greatest number of games. A negative number means no limit.
  ///   - filter: The games to read. Defaults to all games.
  /// - Throws: ``StoreError`` if the store cannot be read.
  public func games(
    before id: Game.ID? = nil, limit: Int, matching filter: GameFilter = GameFilter()
  ) throws(StoreError) -> [Game] {
    try read { try $0.games(before: id, limit: limit, matching: filter) }
  }

  /// Reads which game is on the board; nil in a store without games.
  ///
  /// - Throws: ``StoreError`` if the store cannot be read.
  public func currentGame() throws(StoreError) -> Game.ID? {
    try read { try $0.currentGame() }
  }

  /// Reads the piece that the owner of the profile plays with.
  ///
  /// - Throws: ``StoreError`` if the store cannot be read.
  public func icon() throws(StoreError) -> Icon {
    try read { try $0.icon() }
  }

  /// Counts the finished games against each opponent, by result. Opponents without games are missing.
  ///
  /// - Throws: ``StoreError`` if the store cannot be read.
  public func statistics() throws(StoreError) -> [Opponent: Statistics] {
    try read { try $0.statistics() }
  }

  /// Counts the finished games against persons at other terminals, by result. ``statistics()`` counts them as games against a friend.
  ///
  /// - Throws: ``StoreError`` if the store cannot be read.
  public func statisticsAgainstPersons() throws(StoreError) -> Statistics {
    try read { try $0.record(against: nil) }
  }

  /// Returns the error for a failure to read the store.
  func storeError(_ error: any Error) -> StoreError { StoreError(error, reading: file) }

  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do {
      return try queue.inDatabase(body)
    } catch {
      throw StoreError(error, reading: file)
    }
  }
}

extension StoreReader {
  private static func open(_ file: StoreFile) throws -> DatabaseQueue {
    switch try file.inspect() {
    case .store where file.hasOwnLog: break
    case .new: throw StoreError.missing(path: file.path)
    case .store, .damaged: throw StoreError.damaged(path: file.path)
    }
    guard file.isWritable, file.lockRefusal == nil else { return try openCopy(of: file) }
    do {
      return try open(file.path, of: file)
    } catch let error as DatabaseError
      where [.SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_FULL].contains(error.resultCode)
    {
      // To read the log, SQLite needs its index beside the store, and could not create it.
      return try openCopy(of: file)
    }
  }

  // Seconds to wait for another process.
  private static let timeout = 2.0

  // If nothing may be written beside the store, a copy in the folder for temporary files is read. The copy is deleted as soon as it is
  // open, so that it disappears with the process, even after a crash.
  private static func openCopy(of file: StoreFile) throws -> DatabaseQueue {
    try StoreFile.withTemporaryFile { copy in
      try file.copy(to: copy.path, timeout: timeout)
      return try open(copy.path, of: file)
    }
  }

  // A read-only connection could not remove the files that SQLite keeps beside a store. So it may write, but `query_only` stops it.
  private static func open(_ path: String, of file: StoreFile) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    configuration.busyMode = .timeout(timeout)
    configuration.label = "reader"
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA query_only = ON") }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.inDatabase { db in
      // The header alone is not enough, because the log may change it.
      try Schema.check(version: Schema.version(db), path: file.path)
      _ = try db.currentGame()
    }
    return queue
  }
}

extension StoreError {
  /// Creates the error for a file that could not be read.
  fileprivate init(_ error: any Error, reading file: StoreFile) {
    switch error {
    case let error as StoreError: self = error
    case let error as DatabaseError where error.isDamage: self = .damaged(path: file.path)
    case let error as DatabaseError:
      self = .cannotRead(path: file.path, reason: error.message ?? error.resultCode.description)
    default: self = .cannotRead(path: file.path, reason: error.localizedDescription)
    }
  }
}
