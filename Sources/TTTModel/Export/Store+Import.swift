import Foundation
import GRDB

extension Store {
  /// Adds the games and messages of an exported file to the store, in one transaction. If a line is damaged, nothing changes.
  ///
  /// If the store already has a game or message, the later text, star or rating wins, and so does a later deletion. An unfinished game
  /// takes over further moves. If it went on differently in both stores, both games are kept. A game or message that was deleted in this
  /// store stays deleted, unless the file has a later change. In texts, `#` with a game's number gets the number that the game has in this
  /// store. A second import changes nothing.
  ///
  /// A new store also takes over the profile, the current game and the draft. Any other store takes over a draft only if it has no draft,
  /// and leaves out games without moves.
  ///
  ///     var lines = LineReader(descriptor: descriptor)
  ///     let result = try store.importLines { try lines.next() }
  ///
  /// - Parameter next: Returns the next line, with or without its line break, or nil at the end.
  /// - Returns: The numbers of games and messages that were added, that have changed, and that stay as they were.
  /// - Throws: ``ImportError``, or an error of the closure.
  public func importLines(_ next: () throws -> Data?) throws -> ImportResult {
    do {
      let result = try waitingToSave { disk in
        try disk.inTransaction { db in
          var importer = try Importer(db, now: now())
          return try importer.run(next)
        }
      }
      guard let result else { throw ImportError.closed }
      upkeep.needsCheckpoint = true
      if result.changed > 0 { upkeep.needsMerging = true }
      return result
    } catch let error as DatabaseError {
      throw ImportError.cannotSave(StoreNotice.Obstacle(error, at: file))
    } catch let obstacle as StoreNotice.Obstacle {
      throw ImportError.cannotSave(obstacle)
    }
  }

  /// Runs a closure that adds contents to the open file. It waits longer than an edit for other programs.
  ///
  /// - Returns: The value of the closure, or nil if the store is closed.
  /// - Throws: The obstacle if nothing can be saved, or an error of the closure.
  func waitingToSave<Value>(_ body: (StoreConnection) throws -> Value) throws -> Value? {
    if let obstacle = unsaved?.obstacle { throw obstacle }
    guard let disk else { return nil }
    try disk.setTimeout(longTimeout)
    defer { try? disk.setTimeout(timeout) }
    let value = try body(disk)
    disk.notifyOtherProcesses()
    reload()
    return value
  }
}

/// Reads the lines of a file one by one.
public struct LineReader {
  private let descriptor: Int32
  private var pending = Data()
  private var lineNumber = 0
  private var isAtEnd = false

  /// The greatest length of a line in bytes. Longer lines would take much memory. A message of about 64 MB can be exported, but not imported.
  static let maximumLength = 1 << 26

  private static let chunkSize = 1 << 16

  /// Creates a reader of an open file, which stays open.
  public init(descriptor: Int32) { self.descriptor = descriptor }

  /// Returns the next line without its line break, or nil at the end.
  ///
  /// - Throws: ``ImportError`` if the line is too long, or `POSIXError` if the file cannot be read.
  public mutating func next() throws -> Data? {
    lineNumber += 1
    var searched = 0
    while true {
      if let end = pending.dropFirst(searched).firstIndex(of: 10) {
        defer { pending = Data(pending[(end + 1)...]) }
        return Data(pending[..<end])
      }
      if isAtEnd {
        defer { pending = Data() }
        return pending.isEmpty ? nil : pending
      }
      searched = pending.count
      guard searched <= Self.maximumLength else {
        throw ImportError.damaged(line: lineNumber, reason: "The line is too long.")
      }
      try readChunk()
    }
  }

  private mutating func readChunk() throws {
    var buffer = [UInt8](repeating: 0, count: Self.chunkSize)
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR { return }
    guard count >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    isAtEnd = count == 0
    pending += buffer[..<count]
  }
}
