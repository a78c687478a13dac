import Foundation

/// The paths of a store's recovery files.
///
/// They are beside the store, as `NAME.unsaved-N.json`, or else in the user's state folder or in the folder for temporary files.
struct RecoveryPlaces {
  /// The path of the store, or nil if there was no place for a store.
  let store: String?
  /// Whether the store also saves edits that were made while there was no place for a store.
  var includesEditsWithoutStore = false
  /// The folders to use if the store's own folder cannot be written.
  let otherFolders: [String]

  // The greatest number of files for one store in one folder.
  private static let maximumNumber = 99

  /// The user's folders for files that cannot be beside the store.
  static var userFolders: [String] {
    let temporary = FileManager.default.temporaryDirectory.path
    return [stateFolder, "\(temporary)/tictactoe-\(geteuid())"].compactMap { $0 }
  }

  /// The game's folder for the state of the program, or nil if the environment names no such folder.
  private static var stateFolder: String? {
    let environment = ProcessInfo.processInfo.environment
    func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let state = folder("XDG_STATE_HOME") ?? folder("HOME").map { $0 + "/.local/state" }
    return state.map { $0 + "/tictactoe" }
  }

  /// Returns the path of the file with the screens of a store's user, or nil if there is no folder for it.
  static func screensPath(of store: String) -> String? {
    stateFolder.map { pathPrefix(of: store, in: $0) + ".screens.json" }
  }

  // The first parts of the recovery files' paths, best first.
  private var pathPrefixes: [String] {
    [store].compactMap { $0 } + otherFolders.map { Self.pathPrefix(of: store, in: $0) }
  }

  private static func pathPrefix(of store: String?, in folder: String) -> String {
    // FNV-1a gives the same hash in every process.
    let hash = (store ?? "").utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return "\(folder)/\(String(hash, radix: 16))"
  }

  private static func path(_ pathPrefix: String, _ number: Int, _ kind: String) -> String {
    "\(pathPrefix).unsaved-\(number).\(kind)"
  }

  /// The paths of the existing files.
  var existing: [String] {
    let withoutStore =
      includesEditsWithoutStore && store != nil ? otherFolders.map { Self.pathPrefix(of: nil, in: $0) } : []
    return (pathPrefixes + withoutStore).flatMap { pathPrefix in
      (1...Self.maximumNumber).lazy.map { Self.path(pathPrefix, $0, "json") }.prefix { Self.isOwn($0) }
    }
  }

  /// Writes a file that only its owner can read.
  /// - Returns: Its path, or nil if there is no place for it.
  func write(_ file: RecoveryFile) -> String? {
    guard let bytes = try? JSONEncoder().encode(file) else { return nil }
    return write("json") { path in
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try handle.write(contentsOf: bytes)
      try handle.close()
    }
  }

  /// Writes a whole store to a file that only its owner can read.
  /// - Returns: Its path, or nil if there is no place for it.
  func write(_ store: StoreConnection) -> String? { write("sqlite") { try store.queue.copy(to: $0) } }

  private func write(_ kind: String, _ body: (_ path: String) throws -> Void) -> String? {
    for pathPrefix in pathPrefixes {
      if let path = write(kind, pathPrefix, body) { return path }
    }
    return nil
  }

  // The file is written under a temporary name, so that no process sees an incomplete file.
  private func write(_ kind: String, _ pathPrefix: String, _ body: (_ path: String) throws -> Void) -> String? {
    let folder = URL(fileURLWithPath: pathPrefix).deletingLastPathComponent().path
    let draft = "\(pathPrefix).unsaved-\(UUID().uuidString)"
    guard (try? StoreFile.createFolder(folder)) != nil, pathPrefix == store || Self.isOwn(folder),
      (try? StoreFile.createEmpty(draft)) != nil
    else { return nil }
    defer { unlink(draft) }
    guard (try? body(draft)) != nil, Self.synchronize(draft) else { return nil }
    // Unlike `rename`, `link` fails if the file exists.
    return (1...Self.maximumNumber).lazy.map { Self.path(pathPrefix, $0, kind) }.first { link(draft, $0) == 0 }
  }

  private static func synchronize(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    return descriptor >= 0 && fsync(descriptor) == 0
  }

  /// Reads a file. Returns nil if it is not a recovery file of this store.
  func read(_ path: String) -> RecoveryFile? {
    guard let bytes = FileManager.default.contents(atPath: path),
      let file = try? JSONDecoder().decode(RecoveryFile.self, from: bytes)
    else { return nil }
    // The store may have been moved together with the files beside it.
    if let store, path.hasPrefix("\(store).unsaved-") { return file }
    return file.store == nil || file.store == store ? file : nil
  }

  // In a folder that all users can write to, other users could leave files for this one.
  private static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_uid == geteuid() && status.st_mode & S_IFMT != S_IFLNK
  }
}
