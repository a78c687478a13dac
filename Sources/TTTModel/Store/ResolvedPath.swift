import Foundation

/// An absolute path without symbolic links, as the kernel finds the file. One file has one such path, unless it has hard links.
struct ResolvedPath {
  /// The path. Bytes that are not UTF-8 are replaced.
  let text: String
  /// Whether the bytes of the path are UTF-8. If not, `text` names another file.
  let isUTF8: Bool

  // What Linux allows.
  private static let maximumLinks = 40

  /// Resolves a path. A relative path starts at the current folder, and `~` is the folder in `HOME`. The file need not exist.
  init(_ path: String) { self.init(Self.expandingTilde(path), links: 0) }

  private init(_ path: String, links: Int) {
    if let found = realpath(path, nil) {
      defer { free(found) }
      text = String(cString: found)
      isUTF8 = String(validatingCString: found) != nil
      return
    }
    // The last part does not exist, or is a symbolic link to a file that does not exist.
    let parts = Self.split(path)
    guard let folder = parts.folder, links < Self.maximumLinks else {
      (text, isUTF8) = (path, true)
      return
    }
    let parent = ResolvedPath(folder, links: links)
    let whole = parent.text == "/" ? "/\(parts.name)" : "\(parent.text)/\(parts.name)"
    guard parent.isUTF8, let target = Self.target(ofLink: whole) else {
      (text, isUTF8) = (whole, parent.isUTF8)
      return
    }
    let name = String(decoding: target, as: UTF8.self)
    let resolved = ResolvedPath(name.hasPrefix("/") ? name : "\(parent.text)/\(name)", links: links + 1)
    (text, isUTF8) = (resolved.text, resolved.isUTF8 && String(validating: target, as: UTF8.self) != nil)
  }

  // A shell replaces `~` at the beginning of a word, but not in `--store=~/games.sqlite`.
  private static func expandingTilde(_ path: String) -> String {
    guard path.hasPrefix("~") else { return path }
    let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
    if path == "~" || path.hasPrefix("~/"), home.hasPrefix("/") { return home + path.dropFirst() }
    return NSString(string: path).expandingTildeInPath
  }

  /// Splits a path at its last part. The folder is nil if the path is the root, or the current folder.
  private static func split(_ path: String) -> (folder: String?, name: String) {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return (path == "." ? nil : ".", String(path)) }
    let folder = path[..<slash]
    return (path == "/" ? nil : folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }

  private static func target(ofLink path: String) -> [UInt8]? {
    var characters = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &characters, characters.count)
    return count > 0 ? characters.prefix(count).map(UInt8.init(bitPattern:)) : nil
  }
}
