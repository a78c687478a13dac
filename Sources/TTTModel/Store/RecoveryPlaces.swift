import Foundation

/// Where recovery files of a store are: beside it as `NAME.unsaved-N.json`, or where the system allows, in the user's folder for state or in
/// the folder for temporary files.
struct RecoveryPlaces {
  /// The path of the store; nil if there was no place for one.
  let store: String?
  /// The folders to use if the store's own cannot be written.
  let otherFolders: [String]

  // The most files of one store in one folder.
  private static let most = 99

  init(store: String?, otherFolders: [String] = Self.otherFolders(ProcessInfo.processInfo.environment)) {
    self.store = store
    self.otherFolders = otherFolders
  }

  private static func otherFolders(_ environment: [String: String]) -> [String] {
    func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let state = folder("XDG_STATE_HOME") ?? folder("HOME").map { $0 + "/.local/state" }
    let temporary = FileManager.default.temporaryDirectory.path
    return [state.map { $0 + "/tictactoe" }, "\(temporary)/tictactoe-\(geteuid())"].compactMap { $0 }
  }

  /// The beginnings of the paths of recovery files, the best one first.
  private var stems: [String] {
    // FNV-1a: the same in every process.
    let hash = (store ?? "").utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let name = String(hash, radix: 16)
    return [store].compactMap { $0 } + otherFolders.map { "\($0)/\(name)" }
  }

  private static func path(_ stem: String, _ number: Int) -> String { "\(stem).unsaved-\(number).json" }

  /// The paths of the files that are there.
  var existing: [String] {
    stems.flatMap { stem in
      (1...Self.most).lazy.map { Self.path(stem, $0) }.prefix { Self.isOwn($0) }
    }
  }

  /// Writes a file that others may not read.
  /// - Returns: Its path, or nil if there is no place for it.
  func write(_ file: RecoveryFile) -> String? {
    guard let bytes = try? JSONEncoder().encode(file) else { return nil }
    for stem in stems {
      if let path = write(bytes, stem) { return path }
    }
    return nil
  }

  // The file is written under another name, so that it is never seen half.
  private func write(_ bytes: Data, _ stem: String) -> String? {
    let folder = URL(fileURLWithPath: stem).deletingLastPathComponent().path
    let draft = "\(stem).unsaved-\(UUID().uuidString)"
    guard (try? StoreFile.createFolder(folder)) != nil, stem == store || Self.isOwn(folder) else { return nil }
    defer { unlink(draft) }
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard (try? handle.write(contentsOf: bytes)) != nil, fsync(descriptor) == 0 else { return nil }
    // Unlike a renaming, a link fails if there is a file.
    return (1...Self.most).lazy.map { Self.path(stem, $0) }.first { link(draft, $0) == 0 }
  }

  /// Reads a file; nil if it is something else.
  func read(_ path: String) -> RecoveryFile? {
    guard let bytes = FileManager.default.contents(atPath: path),
      let file = try? JSONDecoder().decode(RecoveryFile.self, from: bytes), file.store == store
    else { return nil }
    return file
  }

  // In a folder that all can write, others could leave files for this user.
  private static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_uid == geteuid() && status.st_mode & S_IFMT != S_IFLNK
  }
}
