import Foundation
import GRDB

/// Reads what a store holds and changes nothing: it makes no file and mends none, brings none up to date, and reads one that may not be
/// written.
///
///     let reader = try StoreReader(path: "/home/me/games.sqlite")
///     var page = try reader.messages(limit: 50)                        // the newest
///     page = try reader.messages(before: page.last?.id, limit: 50)      // those before them
///
/// Other processes may use the store meanwhile; a page is as the store is at that moment.
public struct StoreReader: Sendable {
  private let file: StoreFile
  private let queue: DatabaseQueue

  /// Opens a store that there is; a relative path counts from the current folder.
  public init(path: String) throws(StoreError) {
    file = StoreFile(path: path)
    do {
      queue = try Self.open(file)
    } catch {
      throw StoreError(error, reading: file)
    }
  }

  /// Opens the store at its ``Store/defaultPath(environment:)``.
  public init(environment: [String: String]) throws(StoreError) {
    guard let path = Store.defaultPath(environment: environment) else { throw .noHome }
    try self.init(path: path)
  }

  /// Reads a page of messages, newest first.
  ///
  /// - Parameters:
  ///   - id: the messages before this one; by default the newest.
  ///   - limit: how many of them at most.
  ///   - favoritesOnly: whether those without the star are left out.
  public func messages(
    before id: Message.ID? = nil, limit: Int, favoritesOnly: Bool = false
  ) throws(StoreError) -> [Message] {
    try read { try $0.messages(before: id, limit: limit, favoritesOnly: favoritesOnly) }
  }

  /// Reads a page of games, newest first, the one on the board among them.
  ///
  /// - Parameters:
  ///   - id: the games before this one; by default the newest.
  ///   - limit: how many of them at most.
  public func games(before id: Game.ID? = nil, limit: Int) throws(StoreError) -> [Game] {
    try read { try $0.games(before: id, limit: limit) }
  }

  private func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
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
    case .store: break
    case .new: throw StoreError.missing(path: file.path)
    case .damaged: throw StoreError.damaged(path: file.path)
    }
    guard file.isWritable else { return try openCopy(of: file) }
    do {
      return try open(file.path, of: file)
    } catch let error as DatabaseError where needsRoom(error) {
      return try openCopy(of: file)
    }
  }

  // Who reads the log needs a file beside it to agree with others on what is in it.
  private static func needsRoom(_ error: DatabaseError) -> Bool {
    [.SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_FULL].contains(error.resultCode)
  }

  // Seconds to wait for another process.
  private static let patience = 2.0

  // Where nothing may be written beside the store, a copy in the folder for temporary files is read. Once it is open its name is not
  // needed any more, and what has no name goes with the process, however that ends.
  private static func openCopy(of file: StoreFile) throws -> DatabaseQueue {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tictactoe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = folder.appendingPathComponent("store.sqlite").path
    try file.copy(to: copy, patience: patience)
    return try open(copy, of: file)
  }

  // A connection that may only read could not clear away what SQLite keeps beside a store, so this one may write and does not.
  private static func open(_ path: String, of file: StoreFile) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    configuration.busyMode = .timeout(patience)
    configuration.label = "reader"
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA query_only = ON") }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.inDatabase { db in
      // The header alone does not tell what the log beside it changes.
      guard try Schema.version(db) <= Schema.version else { throw StoreError.newerVersion(path: file.path) }
      _ = try db.currentGame()
    }
    return queue
  }
}

extension StoreError {
  /// Why a file could not be read.
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
