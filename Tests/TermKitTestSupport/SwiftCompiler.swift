import Foundation

/// The Swift compiler, for tests of code that must not compile.
package enum SwiftCompiler {
  /// Checks the types in source files that import TermKit, all in one run.
  ///
  /// - Parameter sources: The files' contents, by file name without extension. The files are one module.
  /// - Returns: The compiler's errors and warnings, by file name without extension. Files without any are missing.
  package static func diagnostics(of sources: [String: String]) throws -> [String: [String]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try sources.map { name, source in
      let file = folder.appendingPathComponent(name).appendingPathExtension("swift")
      try Data(source.utf8).write(to: file)
      return file.path
    }
    var found: [String: [String]] = [:]
    for line in try output(for: files.sorted()).split(separator: "\n") {
      guard line.contains(": error: ") || line.contains(": warning: ") else { continue }
      let file = line.dropFirst(line.hasPrefix("\(folder.path)/") ? folder.path.utf8.count + 1 : 0)
      let name = file.range(of: ".swift:").map { String(file[..<$0.lowerBound]) } ?? ""
      found[sources[name] == nil ? "" : name, default: []].append(String(line))
    }
    return found
  }

  private static func output(for files: [String]) throws -> String {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources").path
    let folders = ["CNcurses", "CUTF8Proc", "CEventLoop"].map { "\(sources)/\($0)" }
    let modules = [TerminalSession.product("Modules")] + folders
    let options = ["-swift-version", "6", "-typecheck", "-wmo", "-parse-as-library", "-diagnostic-style", "llvm"]
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + options + modules.flatMap { ["-I", $0] } + files
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
