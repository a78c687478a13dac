private import LibC
import TermKitGraphics

/// The file in which an application keeps its screens until its next start.
///
///     application.screenStateFile = ScreenStateFile(named: "mail", version: "2.1")
///
/// Only the user can read the file. It is replaced as a whole, so programs that end at any moment, and several at once, do not damage it. If it
/// cannot be read or written, the application works without it.
public struct ScreenStateFile: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// The version of the program. A file of another version is ignored.
  public let version: String

  /// Describes the file at a path.
  /// - Parameters:
  ///   - path: The path. Missing folders are made when the file is written.
  ///   - version: The version of the program. Change it when its screens change so much that an old state would not fit. Defaults to "".
  public init(path: String, version: String = "") { (self.path, self.version) = (path, version) }

  /// Describes the file `screens.json` in the program's folder below `XDG_STATE_HOME`, or else below `~/.local/state`. Returns nil if the
  /// environment names no such folder.
  /// - Parameters:
  ///   - name: The name of the program, which is the name of the folder.
  ///   - version: The version of the program, as in `init(path:version:)`. Defaults to "".
  /// - Precondition: The name is not empty, and contains no "/".
  public init?(named name: String, version: String = "") {
    Contract.require(
      !name.isEmpty && !name.contains("/"), "“\(name)” cannot be the name of a folder: use the name of the program")
    func folder(_ variable: String) -> String? {
      environmentVariable(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let state = folder("XDG_STATE_HOME") ?? folder("HOME").map({ $0 + "/.local/state" }) else { return nil }
    self.init(path: "\(state)/\(name)/screens.json", version: version)
  }

  private static let format = 1
  private static let maximumSize = 1 << 24

  // MARK: Reading

  /// Returns the state in the file. Nil if it does not exist, if it is damaged, or if another version has written it.
  ///
  /// The file has another name until `endRestoring()`. So a state that stops the program stops only one start.
  package func beginRestoring() -> JSONValue? {
    unlink(pathWhileRestoring)
    guard let bytes, let json = try? JSONValue(parsing: String(decoding: bytes, as: UTF8.self)),
      json["format"]?.int == Self.format, json["version"]?.string == version
    else { return nil }
    rename(path, pathWhileRestoring)
    return json
  }

  /// Gives the file its name again, because the screens were restored.
  package func endRestoring() { rename(pathWhileRestoring, path) }

  private var pathWhileRestoring: String { path + ".restoring" }

  private var bytes: [UInt8]? {
    // Without O_NONBLOCK, a named pipe in place of the file would stop the start.
    let file = FileDescriptor(number: open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK))
    if file.number < 0 { return nil }
    defer { file.close() }
    return file.readAll(atMost: Self.maximumSize)
  }

  // MARK: Writing

  /// Replaces the file by one with a state. Returns false, and leaves the file as it was, if that is not possible.
  package func write(_ members: [JSONValue.Member]) -> Bool {
    let head = [JSONValue.Member("format", JSONValue(Self.format)), JSONValue.Member("version", .string(version))]
    makeFolders()
    // Two programs write two files. One that a killed program of the same number has left is replaced.
    let draft = "\(path).\(getpid())"
    unlink(draft)
    let file = FileDescriptor(number: open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
    guard file.number >= 0 else { return false }
    let isWritten = file.writeAll(Array(JSONValue.object(head + members).text.utf8))
    file.close()
    if isWritten, rename(draft, path) == 0 { return true }
    unlink(draft)
    return false
  }

  // As the XDG Base Directory Specification wants, only the user can open them.
  private func makeFolders() {
    for (index, character) in zip(path.indices, path) where character == "/" && index > path.startIndex {
      mkdir(String(path[..<index]), 0o700)
    }
  }
}
