import Foundation
import TermKitTestSupport
import TestBasics
import Testing

/// Tests of the messages that a build prints when the system lacks a C library.
@Suite struct MissingLibraryTests {
  @Test func `without the header of a C library, the error names the Debian package to install`() throws {
    let manifest = try Repository.text(of: "Package.swift")
    let libraries = manifest.matches(
      of: /\.systemLibrary\(\s*name: "(\w+)"(?:, path: "([^"]+)")?,\s*providers: \[\.apt\(\["([^"]+)"\]\)/)
    expectEqual(
      libraries.map(\.output.1).sorted(),
      ["CExpat", "CFriBidi", "CMosquitto", "CNcurses", "CSQLite", "CSystemdBus", "CUTF8Proc", "CVTerm"])
    for library in libraries {
      let (name, path, package) = (library.output.1, library.output.2, library.output.3)
      let shim = "\(Repository.root)/\(path ?? "Sources/\(name)")/shim.h"
      // Without the standard folders, the compiler finds no header.
      let build = try ScriptRun(
        "\"$(dirname \"$(command -v swift)\")/clang\" -fsyntax-only -nostdinc -x c '\(shim)'",
        in: FileManager.default.temporaryDirectory)
      #expect(build.status != 0)
      let message = try #require(build.output.firstMatch(of: /error: ".*apt-get install ([^;]*);.*"/), "\(name)")
      #expect(message.output.1.split(separator: " ").contains(package), "\(name)")
    }
  }
}
