import Foundation

/// Where the recovery files of a store are: beside it as `NAME.unsaved-N.json`. If the system does not allow that, they are in the user's
/// folder for state or in the folder for temporary files.
struct RecoveryPlaces {
  /// The path of the store; nil if there was no place for one.
  let store: String?
  /// Whether the store takes in what was done while there was no place for a store.
  var takesHomeless = false
  /// The folders to use if the store's own cannot be written.
  let otherFolders: [String]

  // The most files of one store in one folder.
  private static let most = 99

  /// The user's folders for files that cannot be beside the store.
  static var userFolders: [String] {
    let environment = ProcessInfo.processInfo.environment
    func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let state = folder("XDG_STATE_HOME") ?? folder("HOME").map { $0 + "/.local/state" }
    let temporary = FileManager.default.temporaryDirectory.path
    return [state.map { $0 + "/tictactoe" }, "\(temporary)/tictactoe-\(geteuid())"].compactMap { $0 }
  }

  // The beginnings of the paths of recovery files, the best one first.
  private var stems: [String] { [store].compactMap { $0 } + otherFolders.map { Self.stem(of: store, in: $0) } }

  private static func stem(of store: String?, in folder: String) -> String {
    // FNV-1a: the same in every process.
    let hash = (store ?? "").utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return "\(folder)/\(String(hash, radix: 16))"
  }

  private static func path(_ stem: String, _ number: Int, _ kind: String) -> String {
    "\(stem).unsaved-\(number).\(kind)"
  }

  /// The paths of the files that are there.
  var existing: [String] {
    let homeless = takesHomeless && store != nil ? otherFolders.map { Self.stem(of: nil, in: $0) } : []
    return (stems + homeless).flatMap { stem in
      (1...Self.most).lazy.map { Self.path(stem, $0, "json") }.prefix { Self.isOwn($0) }
    }
  }

  /// Writes a file that others may not read.
  /// - Returns: Its path, or nil if there is no place for it.
  func write(_ file: RecoveryFile) -> String? {
    guard let bytes = try? JSONEncoder().encode(file) else { return nil }
    return write("json") { path in
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try handle.write(contentsOf: bytes)
      try handle.close()
    }
  }

  /// Writes a whole store to a file that others may not read.
  /// - Returns: Its path, or nil if there is no place for it.
  func write(_ store: StoreConnection) -> String? { write("sqlite") { try store.write(to: $0) } }

  private func write(_ kind: String, _ body: (_ path: String) throws -> Void) -> String? {
    for stem in stems {
      if let path = write(kind, stem, body) { return path }
    }
    return nil
  }

  // The file is written under another name, so that it is never seen half.
  private func write(_ kind: String, _ stem: String, _ body: (_ path: String) throws -> Void) -> String? {
    let folder = URL(fileURLWithPath: stem).deletingLastPathComponent().path
    let draft = "\(stem).unsaved-\(UUID().uuidString)"
    guard (try? StoreFile.createFolder(folder)) != nil, stem == store || Self.isOwn(folder),
      (try? StoreFile.createEmpty(draft)) != nil
    else { return nil }
    defer { unlink(draft) }
    guard (try? body(draft)) != nil, Self.synchronize(draft) else { return nil }
    // Unlike a renaming, a link fails if there is a file.
    return (1...Self.most).lazy.map { Self.path(stem, $0, kind) }.first { link(draft, $0) == 0 }
  }

  private static func synchronize(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    return descriptor >= 0 && fsync(descriptor) == 0
  }

  /// Reads a file; nil if it is something else.
  func read(_ path: String) -> RecoveryFile? {
    guard let bytes = FileManager.default.contents(atPath: path),
      let file = try? JSONDecoder().decode(RecoveryFile.self, from: bytes)
    else { return nil }
    // A store may have been moved together with the files beside it.
    if let store, path.hasPrefix("\(store).unsaved-") { return file }
    return file.store == nil || file.store == store ? file : nil
  }

  // In a folder that all can write, others could leave files for this user.
  private static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_uid == geteuid() && status.st_mode & S_IFMT != S_IFLNK
  }
}
