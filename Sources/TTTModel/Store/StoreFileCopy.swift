import Foundation
import GRDB

extension StoreFile {
  /// Copies the database, its log and its journal to a path where SQLite can open them. The copy is the store at one moment.
  ///
  /// SQLite's own backup needs SQLite to open the store. It cannot do that where it may not create files beside the store. Therefore
  /// this function copies the files while it holds two of SQLite's locks:
  ///
  /// - A shared lock on the database. No other process can change the database without the log, or remove the log.
  /// - A shared lock on the log's index. No other process can make a checkpoint, which moves changes from the log into the
  ///   database and then restarts the log. Between the two copies, a checkpoint would remove changes from both.
  ///
  /// Other processes can still append to the log, where an incomplete change does not count. If the log has no index, no process
  /// has the log open. If a process then opens it during the copy, the function copies all files again.
  ///
  /// - Precondition: SQLite does not have the file open in this process. Otherwise SQLite loses its locks.
  /// - Parameters:
  ///   - other: The path of the new database.
  ///   - timeout: Seconds to wait for a process that has an exclusive lock, for example during a checkpoint.
  ///   - betweenFiles: A closure for tests. It is called after the database is copied and before the log is.
  /// - Throws: `SQLITE_BUSY` if the lock is not released in time; ``StoreError`` if a file cannot be read or written.
  func copy(to other: String, timeout: Double, betweenFiles: () throws -> Void = {}) throws {
    try readLocked(timeout: timeout) { database, sideFile in
      guard let database else { throw StoreError.cannotOpen(path: path, code: ENOENT) }
      try database.copy(to: other)
      try betweenFiles()
      for suffix in [Self.logSuffix, Self.journalSuffix] {
        unlink(other + suffix)
        try sideFile(suffix)?.copy(to: other + suffix)
      }
    }
  }

  /// Reads the database and its log under the same locks. A file that does not exist is empty.
  ///
  /// - Precondition: SQLite does not have the file open in this process.
  /// - Parameter timeout: Seconds to wait for a process that has an exclusive lock.
  /// - Throws: `SQLITE_BUSY` if the lock is not released in time; ``StoreError`` if a file cannot be read.
  func bytes(timeout: Double) throws -> (database: [UInt8], log: [UInt8]) {
    try readLocked(timeout: timeout) { database, sideFile in
      (try database?.bytes() ?? [], try sideFile(Self.logSuffix)?.bytes() ?? [])
    }
  }

  // The closure gets the database, or nil if it does not exist, and a function that opens a file beside it.
  private func readLocked<Value>(
    timeout: Double, _ body: (_ database: LockedFile?, _ sideFile: (String) throws -> LockedFile?) throws -> Value
  ) throws -> Value {
    let deadline = ProcessInfo.processInfo.systemUptime + timeout
    let isLocking = lockRefusal == nil
    let database = try LockedFile(path, isLocking ? .database : nil, until: deadline)
    return try withExtendedLifetime(database) {
      while true {
        // A log without a database belongs to nobody who could change it.
        let index =
          try database == nil
          ? nil : LockedFile(path + Self.indexSuffix, isLocking ? .checkpoint : nil, until: deadline)
        let value = try withExtendedLifetime(index) {
          try body(database) { try LockedFile(path + $0, nil, until: deadline) }
        }
        if index != nil || database == nil || access(path + Self.indexSuffix, F_OK) != 0 { return value }
      }
    }
  }
}

extension StoreFile {
  /// The error of `errno` if the file system refuses locks, or nil. SQLite would try for ten seconds to get them.
  ///
  /// - Precondition: SQLite does not have the file open in this process.
  var lockRefusal: Int32? {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    if descriptor < 0 { return nil }
    defer { close(descriptor) }
    // SQLite does not use these bytes, which are beyond its locks. Each process has its own byte, so only the file system refuses the lock.
    var request = SQLiteLock(start: 0x4000_0400 + off_t(getpid()), count: 1).request(F_WRLCK)
    return fcntl(descriptor, F_SETLK, &request) == 0 ? nil : errno
  }
}

/// A range of bytes in a file that SQLite locks. The ranges are part of SQLite's file format.
private struct SQLiteLock {
  let start: off_t
  let count: off_t

  /// Returns the lock as `fcntl` takes it.
  func request(_ type: Int32) -> flock {
    var request = flock()
    request.l_type = Int16(type)
    request.l_whence = Int16(SEEK_SET)
    request.l_start = start
    request.l_len = count
    return request
  }

  /// A lock on the database. Every connection that reads it, or has its log open, shares this lock.
  static let database = SQLiteLock(start: 0x4000_0002, count: 510)

  /// A lock on the log's index. A checkpoint takes it exclusively.
  static let checkpoint = SQLiteLock(start: 121, count: 1)
}

/// A file that is open for reading, with or without a shared lock. The lock is released with the object.
private final class LockedFile {
  private let path: String
  private let descriptor: Int32

  /// Opens a file. Returns nil if the file does not exist.
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
    var request = lock.request(F_RDLCK)
    while fcntl(descriptor, F_SETLK, &request) != 0 {
      guard [EACCES, EAGAIN, EINTR].contains(errno) else { throw StoreError.cannotOpen(path: path, code: errno) }
      guard ProcessInfo.processInfo.systemUptime < deadline else {
        throw DatabaseError(resultCode: .SQLITE_BUSY, message: "database is locked")
      }
      // `F_SETLKW` waits without a time limit.
      usleep(Self.interval)
    }
  }

  /// The time between two attempts to get a lock, in microseconds.
  private static let interval: useconds_t = 1_000

  /// Copies the file to another path, where only its owner can read it.
  func copy(to other: String) throws {
    let target = open(other, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard target >= 0 else { throw StoreError.cannotOpen(path: other, code: errno) }
    defer { close(target) }
    try read { try Self.write(UnsafeRawBufferPointer($0), to: target, path: other) }
  }

  func bytes() throws -> [UInt8] {
    var bytes: [UInt8] = []
    try read { bytes += $0 }
    return bytes
  }

  // Reads through this descriptor, because closing another descriptor of the same file would release the lock.
  private func read(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var offset: off_t = 0
    while true {
      let count = pread(descriptor, &buffer, buffer.count, offset)
      guard count >= 0 else { throw StoreError.cannotOpen(path: path, code: errno) }
      if count == 0 { return }
      try buffer[..<count].withUnsafeBufferPointer(body)
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
