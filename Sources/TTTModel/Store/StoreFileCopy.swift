import Foundation
import GRDB

extension StoreFile {
  /// Copies the database and what lies beside it, as all of it was at one moment, to a path where SQLite can open it.
  ///
  /// This is for places where SQLite may write nothing beside the store, so that it cannot open it and its own backup is of no
  /// use. Instead the copy holds two of the locks that SQLite itself takes. A shared lock on the database keeps other
  /// processes from writing to it without the log, and from removing the log when they close it. A shared lock on the log's
  /// index keeps them from a checkpoint, which moves changes from the log into the database and lets the log begin anew:
  /// between the two copies, it would take these changes out of both. They can still append to the log, where a change that is
  /// not complete does not count. Without an index no process has the log open. If one opens it meanwhile, all is copied again.
  ///
  /// - Precondition: SQLite does not have the file open in this process. It would lose its own locks.
  /// - Parameters:
  ///   - other: the path of the new database, in a folder of its own.
  ///   - patience: how many seconds to wait for a process that holds the store for itself, or makes a checkpoint.
  ///   - betweenFiles: called after the database has been copied and before the log is, for tests.
  /// - Throws: `SQLITE_BUSY` if such a process does not let go; ``StoreError`` if a file cannot be read or written.
  func copy(to other: String, patience: Double, betweenFiles: () throws -> Void = {}) throws {
    let deadline = ProcessInfo.processInfo.systemUptime + patience
    guard let database = try LockedFile(path, .database, until: deadline) else {
      throw StoreError.cannotOpen(path: path, code: ENOENT)
    }
    try withExtendedLifetime(database) {
      var isWhole = false
      while !isWhole {
        let index = try LockedFile(path + Self.indexSuffix, .checkpoint, until: deadline)
        try withExtendedLifetime(index) {
          try database.copy(to: other)
          try betweenFiles()
          try copySideFiles(to: other, until: deadline)
        }
        isWhole = index != nil || access(path + Self.indexSuffix, F_OK) != 0
      }
    }
  }

  private func copySideFiles(to other: String, until deadline: Double) throws {
    for suffix in [Self.logSuffix, Self.journalSuffix] {
      unlink(other + suffix)
      try LockedFile(path + suffix, nil, until: deadline)?.copy(to: other + suffix)
    }
  }
}

/// The bytes of a file that SQLite locks while it does something with a store. They are part of its file format.
private struct SQLiteLock {
  let start: off_t
  let count: off_t

  /// In the database; whoever reads it, or has its log open, shares this lock.
  static let database = SQLiteLock(start: 0x4000_0002, count: 510)

  /// In the log's index; a checkpoint has this lock for itself.
  static let checkpoint = SQLiteLock(start: 121, count: 1)
}

/// A file that is open for reading, perhaps with a shared lock on it for as long as it is open.
private final class LockedFile {
  private let path: String
  private let descriptor: Int32

  /// Opens a file; nil if there is none.
  init?(_ path: String, _ lock: SQLiteLock?, until deadline: Double) throws {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 {
      if errno == ENOENT { return nil }
      throw StoreError.cannotOpen(path: path, code: errno)
    }
    if let lock { try share(lock, until: deadline) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  private func share(_ lock: SQLiteLock, until deadline: Double) throws {
    var request = flock()
    request.l_type = Int16(F_RDLCK)
    request.l_whence = Int16(SEEK_SET)
    request.l_start = lock.start
    request.l_len = lock.count
    while fcntl(descriptor, F_SETLK, &request) != 0 {
      guard [EACCES, EAGAIN, EINTR].contains(errno) else { throw StoreError.cannotOpen(path: path, code: errno) }
      guard ProcessInfo.processInfo.systemUptime < deadline else {
        throw DatabaseError(resultCode: .SQLITE_BUSY, message: "database is locked")
      }
      usleep(Self.interval)
    }
  }

  /// Microseconds between two attempts to get a lock.
  private static let interval: useconds_t = 1_000

  /// Writes the file to another path, for the eyes of its owner only.
  ///
  /// It reads through this descriptor: to close another one of the same file would give the lock back.
  func copy(to other: String) throws {
    let target = open(other, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard target >= 0 else { throw StoreError.cannotOpen(path: other, code: errno) }
    defer { close(target) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var offset: off_t = 0
    while true {
      let count = pread(descriptor, &buffer, buffer.count, offset)
      guard count >= 0 else { throw StoreError.cannotOpen(path: path, code: errno) }
      if count == 0 { return }
      try buffer[..<count].withUnsafeBytes { try Self.write($0, to: target, path: other) }
      offset += off_t(count)
    }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to target: Int32, path: String) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(target, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      guard count > 0 else { throw StoreError.cannotOpen(path: path, code: errno) }
      rest = rest.dropFirst(count)
    }
  }
}
