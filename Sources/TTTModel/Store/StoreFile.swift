import Foundation

/// The file of a store, as the system sees it.
///
/// Do not use this type while SQLite has the file open in this process, except for members that allow it. Closing a descriptor of a file
/// releases all POSIX locks that the process holds on it, including SQLite's.
struct StoreFile {
  /// The condition of a file before SQLite opens it.
  enum Condition {
    /// There is no file, or it is empty, and there is no log beside its path. There is nothing to overwrite.
    case new
    /// The first hundred bytes match a store.
    case store
    /// A store that was damaged: its first hundred bytes are NUL or cut off, or it is missing or empty and there is a log beside its path.
    case damaged
  }

  /// The identity of a file, which does not depend on its name.
  struct Identity: Equatable {
    private let device: dev_t
    private let number: ino_t

    fileprivate init(_ status: stat) {
      device = status.st_dev
      number = status.st_ino
    }
  }

  /// What changes when a file is replaced or written.
  struct State: Equatable {
    private let identity: Identity
    private let size: off_t
    private let seconds: Int
    private let nanoseconds: Int

    var isEmpty: Bool { size == 0 }

    fileprivate init(_ status: stat) {
      identity = Identity(status)
      size = status.st_size
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
    }
  }

  /// The absolute path, without symbolic links.
  let path: String

  private let isUTF8: Bool

  /// The suffix that SQLite adds to the name of the database for its write-ahead log.
  static let logSuffix = "-wal"

  /// The suffix for the index of the log, which the processes that use the log share.
  static let indexSuffix = "-shm"

  /// The suffix for the rollback journal, which SQLite uses without a log.
  static let journalSuffix = "-journal"

  /// The suffixes of all files that SQLite may keep beside the database. Without these files, the database is incomplete.
  static let sideSuffixes = [logSuffix, indexSuffix, journalSuffix]

  /// Describes the file at a path. A relative path starts at the current folder.
  init(path: String) {
    let resolved = ResolvedPath(path)
    self.path = resolved.text
    isUTF8 = resolved.isUTF8
  }

  var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  /// The identity of the file that is at the path now, or nil. It opens no file, so it can be used at any time.
  var identity: Identity? { status(path).map(Identity.init) }

  /// The state of the file that is at the path now, or nil. It opens no file, so it can be used at any time.
  var state: State? { status(path).map(State.init) }

  /// Whether this process may write the file and create files beside it. It can be used at any time.
  var isWritable: Bool { access(path, W_OK) == 0 && access(folder, W_OK | X_OK) == 0 }

  /// Returns the condition of the file. Throws if the path names something that cannot be a store.
  ///
  /// Another process may be creating the store at the same time. It writes to the file before the log exists. The log is therefore
  /// checked first: a new log is then never mistaken for one that was left behind.
  func inspect() throws(StoreError) -> Condition {
    guard isUTF8 else { throw .cannotOpen(path: path, code: EILSEQ) }
    let hasLeftovers = hasLeftovers
    guard let status = status(path) else {
      // A new file may be created only if the error says that no file exists. Any other failure is an obstacle.
      guard errno == ENOENT else { throw .cannotOpen(path: path, code: errno) }
      return hasLeftovers ? .damaged : .new
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isDirectory(path: path)
    default: throw .notAFile(path: path)
    }
    let condition: Condition =
      status.st_size == 0 ? (hasLeftovers ? .damaged : .new) : try condition(of: readHeader())
    // SQLite finds the log of a database by the name of the database. Under another name, all that is in the log would be missing.
    guard status.st_nlink < 2 else { throw .hasHardLinks(path: path) }
    return condition
  }

  /// The error for the store of another version, which must not be changed or moved. Nil for any other file.
  var versionError: StoreError? {
    do { _ = try inspect() } catch {
      if case .newerVersion = error { return error }
      if case .unpublishedVersion = error { return error }
    }
    return nil
  }

  /// Creates the folder and an empty file. Only the owner can read them. An existing file is left as it is.
  func create() throws(StoreError) {
    try Self.createFolder(folder)
    try Self.createEmpty(path)
  }

  /// Removes the file and the files that SQLite keeps beside it.
  func remove() {
    for suffix in [""] + Self.sideSuffixes { unlink(path + suffix) }
  }

  /// Creates an empty file that only its owner can read, unless the file exists.
  static func createEmpty(_ path: String) throws(StoreError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
    } else if errno != EEXIST {
      throw .cannotOpen(path: path, code: errno)
    }
  }

  /// Creates a folder and its parent folders, unless they exist. Only the owner can read them.
  static func createFolder(_ folder: String) throws(StoreError) {
    if access(folder, F_OK) == 0 { return }
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    if parent != folder { try createFolder(parent) }
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw .cannotOpen(path: folder, code: errno) }
  }

  /// Calls a closure with the path of a file in a new temporary folder, which only the owner can read. Removes the folder afterwards.
  static func withTemporaryFile<Value>(_ body: (StoreFile) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tictactoe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(StoreFile(path: folder.appendingPathComponent("store.sqlite").path))
  }
}

extension StoreFile {
  /// Renames the damaged file and the files beside it to `NAME.corrupt-N`, with the first free N, and moves another to its path.
  ///
  /// The folder is locked during this, and nothing is changed if another file is at the path by now. Of two processes that find the
  /// damage at the same time, the later one must not move the new store of the other.
  ///
  /// - Returns: The new path of the damaged file, or nil if another process has already replaced it.
  func replace(_ damaged: Identity?, with finished: String) throws(StoreError) -> String? {
    let lock = try lockFolder()
    defer { close(lock) }
    guard identity == damaged else { return nil }
    // If the process is killed from here on, the next start goes on.
    try move(finished, to: replacement)
    return try moveReplacement()
  }

  /// Goes on with a replacement that was interrupted after the new file was complete.
  ///
  /// - Returns: The new path of the damaged file, or nil if no replacement was interrupted.
  func finishReplacement() throws(StoreError) -> String? {
    guard status(replacement) != nil else { return nil }
    let lock = try lockFolder()
    defer { close(lock) }
    return status(replacement) == nil ? nil : try moveReplacement()
  }

  /// The path of the complete new file while it is moved to the path of the store.
  private var replacement: String { path + ".replacement" }

  private func moveReplacement() throws(StoreError) -> String {
    let target = freeName()
    // The database is moved last. A database without its log must never be found at the path of the store.
    for suffix in Self.sideSuffixes + [""] { try move(path + suffix, to: target + suffix, canBeMissing: true) }
    try move(replacement, to: path)
    return target
  }

  private func move(_ old: String, to new: String, canBeMissing: Bool = false) throws(StoreError) {
    let status = rename(old, new)
    if status != 0, !canBeMissing || errno != ENOENT { throw .cannotOpen(path: path, code: errno) }
  }

  /// Moves a finished database to the path. Returns false, without any change, if there is a file by now.
  func moveIntoPlace(_ finished: String) throws(StoreError) -> Bool {
    let lock = try lockFolder()
    defer { close(lock) }
    guard identity == nil else { return false }
    try move(finished, to: path)
    return true
  }

  /// Keeps other processes from moving files in the folder until the returned descriptor is closed.
  private func lockFolder() throws(StoreError) -> Int32 {
    let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { throw .cannotOpen(path: folder, code: errno) }
    while flock(lock, LOCK_EX) != 0 && errno == EINTR {}
    return lock
  }

  private func freeName() -> String {
    var number = 1
    while ([""] + Self.sideSuffixes).contains(where: { status("\(path).corrupt-\(number)\($0)") != nil }) {
      number += 1
    }
    return "\(path).corrupt-\(number)"
  }

  /// Whether there are changes beside the path that SQLite would discard if it created a new database.
  var hasLeftovers: Bool { (status(path + Self.logSuffix)?.st_size ?? 0) > 0 }

  private func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private func readHeader() throws(StoreError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotOpen(path: path, code: errno) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { throw .cannotOpen(path: path, code: errno) }
    return Array(bytes.prefix(count))
  }

  /// Checks the header of the SQLite file format: the name, the identifier of the application and the version of the schema.
  private func condition(of header: [UInt8]) throws(StoreError) -> Condition {
    if header.allSatisfy({ $0 == 0 }) { return .damaged }
    let name = Array("SQLite format 3\0".utf8)
    guard header.starts(with: name) else { throw .notADatabase(path: path) }
    guard header.count == 100 else { return .damaged }
    guard number(at: 68, in: header) == Schema.applicationID else {
      throw number(at: 68, in: header) == 0 && hasTables ? .isDump(path: path) : .belongsToAnotherProgram(path: path)
    }
    try Schema.check(version: number(at: 60, in: header), path: path)
    return .store
  }

  private func number(at offset: Int, in header: [UInt8]) -> Int {
    header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

/// Returns the system's text for an error code of `errno`.
func systemMessage(_ code: Int32) -> String {
  String(cString: strerror(code))
}
