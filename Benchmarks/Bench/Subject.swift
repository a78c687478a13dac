import Foundation
import TermKit

/// A program to measure, and how to start it.
struct Subject {
  /// The name in the report.
  let name: String
  /// The path.
  let program: String
  let arguments: [String]
  /// The whole environment. By default the terminal has 256 colours, because both programs express these in the same way.
  let environment: [String: String]

  init(name: String, program: String, arguments: [String], home: URL, isTruecolor: Bool = false) {
    self.name = name
    self.program = program
    self.arguments = arguments
    var environment = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": home.path,
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ]
    if isTruecolor { environment["COLORTERM"] = "truecolor" }
    self.environment = environment
  }

  /// Returns the game on a store.
  static func game(_ program: String, store: URL, options: [String] = [], isTruecolor: Bool = false) -> Subject {
    Subject(
      name: "tictactoe", program: program, arguments: ["--fresh", "--store", store.path] + options,
      home: store.deletingLastPathComponent(), isTruecolor: isTruecolor)
  }

  /// Returns TermKit without the game.
  static func peer(_ program: String, _ arguments: [String], isTruecolor: Bool = false) -> Subject {
    Subject(
      name: "termkit-bench", program: program, arguments: arguments, home: FileManager.default.temporaryDirectory,
      isTruecolor: isTruecolor)
  }

  /// Returns an example program.
  static func example(_ name: String, _ program: String) -> Subject {
    Subject(
      name: name, program: program, arguments: [], home: FileManager.default.temporaryDirectory, isTruecolor: true)
  }

  /// Returns the raw ncurses program in one of its modes.
  static func raw(_ program: String, _ arguments: [String]) -> Subject {
    Subject(
      name: "raw ncurses", program: program, arguments: arguments, home: FileManager.default.temporaryDirectory)
  }

  /// Returns the raw ncurses program with the game's screens.
  static func raw(_ program: String, screens: URL) -> Subject {
    Subject(
      name: "raw ncurses", program: program, arguments: ["play", screens.path],
      home: screens.deletingLastPathComponent())
  }
}
