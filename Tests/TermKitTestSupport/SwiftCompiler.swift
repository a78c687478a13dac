import Foundation

/// The Swift compiler, for tests of code that must not compile, and of code in other packages.
package enum SwiftCompiler {
  /// Checks the types in source files that import TermKit, all in one run.
  ///
  /// - Parameter sources: The files' contents, by file name without extension. The files are one module.
  /// - Returns: The compiler's errors and warnings, by file name without extension. Files without any are missing.
  package static func diagnostics(of sources: [String: String]) throws -> [String: [String]] {
    try withTemporaryFolder { folder in
      let files = try sources.map { name, source in
        let file = folder.appendingPathComponent(name).appendingPathExtension("swift")
        try Data(source.utf8).write(to: file)
        return file.path
      }
      let text = try run("swiftc", checking + moduleOptions + files.sorted()).messages
      var found: [String: [String]] = [:]
      for line in text.split(separator: "\n") {
        guard line.contains(": error: ") || line.contains(": warning: ") else { continue }
        let file = line.dropFirst(line.hasPrefix("\(folder.path)/") ? folder.path.utf8.count + 1 : 0)
        let name = file.range(of: ".swift:").map { String(file[..<$0.lowerBound]) } ?? ""
        found[sources[name] == nil ? "" : name, default: []].append(String(line))
      }
      return found
    }
  }

  /// Checks the types in source files as a module of another package, which sees only the public declarations of this one.
  ///
  /// - Parameters:
  ///   - files: The paths of the files from the root of the repository.
  ///   - name: The name of the module.
  /// - Returns: The compiler's errors and warnings, one a line.
  package static func diagnostics(ofOutsideModule name: String, files: [String]) throws -> [String] {
    let options = ["-module-name", name, "-package-name", "outside"]
    let text = try run("swiftc", checking + options + moduleOptions + files.map(path)).messages
    return text.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains(": warning: ") }.map(
      String.init)
  }

  /// Compiles source files as a program of another package, links it with the modules of this build, and runs it.
  ///
  /// - Parameter files: The paths of the files from the root of the repository.
  /// - Returns: The output of the program, or the messages of the compiler and the linker.
  package static func output(ofOutsideProgram files: [String]) throws -> String {
    try withTemporaryFolder { folder in
      let program = folder.appendingPathComponent("program").path
      let options = language + ["-Onone", "-module-name", "outside", "-package-name", "outside", "-o", program]
      let report = try run("swiftc", options + moduleOptions + files.map(path) + objects)
      return try report.status == 0 ? report.messages + run(program, []).output : report.messages
    }
  }

  /// Returns the symbol graph of a module of this build: its public declarations with their comments, as JSON. The graph of `TermKit` also
  /// has the modules that it exports.
  package static func symbolGraph(of module: String) throws -> Data {
    try withTemporaryFolder { folder in
      let exported = layers.keys.filter { $0 != "TermKit" && $0 != "TermKitTesting" }.sorted().joined(separator: ",")
      let options = [
        "-module-name", module, "-target", try target(), "-minimum-access-level", "public", "-skip-synthesized-members",
        "-experimental-allowed-reexported-modules=\(exported)", "-output-dir", folder.path,
      ]
      let report = try run("swift-symbolgraph-extract", options + moduleOptions)
      let graph = folder.appendingPathComponent("\(module).symbols.json")
      guard report.status == 0 else { throw Failure(description: report.messages) }
      return try Data(contentsOf: graph)
    }
  }

  /// Compiles a package manifest, and returns it as JSON. Dependencies are not resolved.
  /// - Parameter file: The path of the file from the root of the repository.
  package static func manifest(_ file: String) throws -> String {
    try withTemporaryFolder { folder in
      try Data(Repository.text(of: file).utf8).write(to: folder.appendingPathComponent("Package.swift"))
      let report = try run("swift", ["package", "--package-path", folder.path, "dump-package"])
      guard report.status == 0 else { throw Failure(description: report.messages) }
      return report.output
    }
  }

  /// The messages of a compiler that failed.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  // The platform that this program was compiled for, in the compiler's notation.
  private static func target() throws -> String {
    struct Info: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    let output = try run("swiftc", ["-print-target-info"]).output
    return try JSONDecoder().decode(Info.self, from: Data(output.utf8)).target.triple
  }

  // A path from the root of the repository, or a full path.
  private static func path(_ file: String) -> String { file.hasPrefix("/") ? file : "\(Repository.root)/\(file)" }

  private static let language = ["-swift-version", "6", "-wmo", "-parse-as-library", "-diagnostic-style", "llvm"]
  private static let checking = language + ["-typecheck"]
  private static let moduleOptions: [String] = {
    let modules = ["CNcurses", "CUTF8Proc", "CExpat", "CFriBidi", "CEventLoop", "CSignals/include", "CSQLite"].map {
      "\(Repository.root)/Sources/\($0)"
    }
    // The model of the game imports a C module of a dependency.
    let products = URL(fileURLWithPath: TerminalSession.product("Modules")).resolvingSymlinksInPath()
    let scratch = products.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let database = scratch.appendingPathComponent("checkouts/GRDB.swift/Sources/GRDBSQLite").path
    return ([products.path, database] + modules).flatMap { ["-I", $0] }
  }()

  // The folders with the sources of TermKit's modules.
  private static let layers = [
    "TermKitGraphics": "TermKit/Graphics", "TermKitInput": "TermKit/Input", "TermKitTerminal": "TermKit/Terminal",
    "TermKitViews": "TermKit/Toolkit/Views", "TermKitControls": "TermKit/Toolkit/Controls",
    "TermKitText": "TermKit/Toolkit/Text", "TermKitBars": "TermKit/Toolkit/Bars",
    "TermKitLists": "TermKit/Toolkit/Lists", "TermKitControllers": "TermKit/Toolkit/Controllers",
    "TermKit": "TermKit/Application", "TermKitTesting": "TermKitTesting",
  ]

  // The object files of TermKit's modules. A build folder may also contain objects of deleted sources.
  private static var objects: [String] {
    [TerminalSession.product("CSignals.build/signals.c.o")]
      + layers.sorted { $0.key < $1.key }.flatMap { module, folder in
        Repository.files(in: "Sources/\(folder)", ending: ".swift").map { file in
          "\(TerminalSession.product("\(module).build"))/\(file.split(separator: "/").last ?? "").o"
        }
      }
  }

  private static func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private static func run(
    _ program: String, _ arguments: [String]
  ) throws -> (status: Int32, output: String, messages: String) {
    try withTemporaryFolder { folder in
      let (process, messages) = (Process(), Pipe())
      // Both streams may be long, and only one can be read at a time.
      let output = folder.appendingPathComponent("output")
      try Data().write(to: output)
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [program] + arguments
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = messages
      try process.run()
      let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: try Data(contentsOf: output), as: UTF8.self), text)
    }
  }
}
