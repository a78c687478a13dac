import Foundation

/// The file of a store as the system sees it.
///
/// Nothing here may be called while SQLite has the file open in this process, except what says so: closing a descriptor
/// of a file drops all POSIX locks that the process holds on it, SQLite's too.
struct StoreFile {
  /// What can be said of a file before SQLite opens it.
  enum Condition {
    /// There is no file, or an empty one: nothing that could be overwritten.
    case new
    /// A store, as far as its first hundred bytes tell.
    case store
    /// What was a store once: full of NUL, cut off in its header, or gone, with changes left beside it.
    case damaged
  }

  /// Which file it is, whatever its name.
  struct Identity: Equatable {
    private let device: dev_t
    private let number: ino_t

    fileprivate init(_ status: stat) {
      device = status.st_dev
      number = status.st_ino
    }
  }

  /// The absolute path, without symbolic links.
  let path: String

  /// What follows the name of the database in that of the log of changes.
  static let logSuffix = "-wal"

  /// The same for the index of the log, in which processes agree on what is in it.
  static let indexSuffix = "-shm"

  /// The same for the journal from which SQLite rolls back, where it does without a log.
  static let journalSuffix = "-journal"

  /// The files that SQLite may keep beside the database: without them it is not whole.
  static let sideSuffixes = [logSuffix, indexSuffix, journalSuffix]

  /// Looks for the file at a path; a relative one counts from the current folder.
  init(path: String) {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  /// Which file has the path now, nil if none. Opens nothing, so it may be asked at any time.
  var identity: Identity? { status(path).map(Identity.init) }

  /// Whether the system lets this process write the file and make files beside it. May be asked at any time.
  var isWritable: Bool { access(path, W_OK) == 0 && access(folder, W_OK | X_OK) == 0 }

  /// Finds out what the path names, and throws if that cannot become or be a store.
  ///
  /// Another process may be making the store meanwhile. It has something in the file before there is a log, so who looks
  /// for the log first does not take that for one that was left behind.
  func inspect() throws(StoreError) -> Condition {
    let hasLeftovers = hasLeftovers
    guard let status = status(path) else {
      // Only "there is none" is an invitation to make one; what else stat says is in the way.
      guard errno == ENOENT else { throw .cannotOpen(path: path, code: errno) }
      return hasLeftovers ? .damaged : .new
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isDirectory(path: path)
    default: throw .notAFile(path: path)
    }
    if status.st_size == 0 { return hasLeftovers ? .damaged : .new }
    return try condition(of: readHeader())
  }

  /// Makes the folder and an empty file, for the eyes of their owner only. An existing file is left as it is.
  func create() throws(StoreError) {
    try Self.createFolder(folder)
    try Self.createEmpty(path)
  }

  /// Removes the file and the files that SQLite keeps beside it.
  func remove() {
    for suffix in [""] + Self.sideSuffixes { unlink(path + suffix) }
  }

  /// Makes an empty file for the eyes of its owner only, unless there is a file.
  static func createEmpty(_ path: String) throws(StoreError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
    } else if errno != EEXIST {
      throw .cannotOpen(path: path, code: errno)
    }
  }

  /// Makes a folder and those above it, for the eyes of their owner only, unless they exist.
  static func createFolder(_ folder: String) throws(StoreError) {
    if access(folder, F_OK) == 0 { return }
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    if parent != folder { try createFolder(parent) }
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw .cannotOpen(path: folder, code: errno) }
  }
}

extension StoreFile {
  /// Renames the file and all that belongs to it to `NAME.corrupt-N`, with the first N that is free, and gives its path to another database.
  ///
  /// The folder is locked meanwhile, and nothing is done if the path has another file by now: of two processes that
  /// find the damage at the same time, the later one must not move the other's fresh store.
  ///
  /// - Returns: the new path of the damaged file, nil if another process was quicker.
  func replace(_ damaged: Identity?, with finished: String) throws(StoreError) -> String? {
    let lock = try lockFolder()
    defer { close(lock) }
    guard identity == damaged else { return nil }
    let target = freeName()
    // The database comes last: one without its changes must never be found under the name of the store.
    for suffix in Self.sideSuffixes + [""] { try move(path + suffix, to: target + suffix, canBeMissing: true) }
    try move(finished, to: path)
    return target
  }

  private func move(_ old: String, to new: String, canBeMissing: Bool = false) throws(StoreError) {
    let status = rename(old, new)
    if status != 0, !canBeMissing || errno != ENOENT { throw .cannotOpen(path: path, code: errno) }
  }

  /// Gives a finished database the path; false, and nothing happened, if there is a file by now.
  func moveIntoPlace(_ finished: String) throws(StoreError) -> Bool {
    let lock = try lockFolder()
    defer { close(lock) }
    guard identity == nil else { return false }
    try move(finished, to: path)
    return true
  }

  /// Keeps other processes from moving files in the folder until the descriptor is closed.
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

  /// Whether changes lie beside the path that SQLite would throw away if the database were begun anew.
  private var hasLeftovers: Bool { (status(path + Self.logSuffix)?.st_size ?? 0) > 0 }

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

  /// Reads the marks of the SQLite file format: its name, the application's identifier and the version of the schema.
  private func condition(of header: [UInt8]) throws(StoreError) -> Condition {
    if header.allSatisfy({ $0 == 0 }) { return .damaged }
    let name = Array("SQLite format 3\0".utf8)
    guard header.starts(with: name) else { throw .notADatabase(path: path) }
    guard header.count == 100 else { return .damaged }
    guard number(at: 68, in: header) == Schema.applicationID else { throw .belongsToAnotherProgram(path: path) }
    guard number(at: 60, in: header) <= Schema.version else { throw .newerVersion(path: path) }
    return .store
  }

  private func number(at offset: Int, in header: [UInt8]) -> Int {
    header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

/// What the system calls an error of `errno`.
func systemMessage(_ code: Int32) -> String {
  String(cString: strerror(code))
}
