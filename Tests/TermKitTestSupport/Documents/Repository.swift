import Foundation

/// The files of this repository. All paths start at its root.
package enum Repository {
  /// The path of the root.
  package static let root = (1...4).reduce(URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()) { url, _ in
    url.deletingLastPathComponent()
  }.path

  /// Returns the text of a file.
  package static func text(of path: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  /// Replaces the text of a file, or writes a new file. Creates missing folders.
  package static func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Returns whether a file or folder exists.
  package static func contains(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "\(root)/\(path)") }

  /// Returns the paths of the files in a folder and its subfolders, in alphabetical order.
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - ending: The end of the names, such as ".swift".
  package static func files(in folder: String, ending: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }
}
