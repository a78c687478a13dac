import Foundation
import TermKit

/// A program to be measured, and how it is started.
struct Subject {
  /// What it is called in the report.
  let name: String
  /// Its path.
  let program: String
  let arguments: [String]
  /// All of its environment: a terminal of 256 colours unless told otherwise, since that is what both programs can be told in the same
  /// words.
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

  /// The game on a store.
  static func game(_ program: String, store: URL, options: [String] = [], isTruecolor: Bool = false) -> Subject {
    Subject(
      name: "tictactoe", program: program, arguments: ["--store", store.path] + options,
      home: store.deletingLastPathComponent(), isTruecolor: isTruecolor)
  }

  /// TermKit without the game.
  static func peer(_ program: String, _ arguments: [String], isTruecolor: Bool = false) -> Subject {
    Subject(
      name: "termkit-bench", program: program, arguments: arguments, home: FileManager.default.temporaryDirectory,
      isTruecolor: isTruecolor)
  }

  /// The raw ncurses program in one of its modes.
  static func raw(_ program: String, _ arguments: [String]) -> Subject {
    Subject(
      name: "raw ncurses", program: program, arguments: arguments, home: FileManager.default.temporaryDirectory)
  }

  /// The raw ncurses program with the game's screens.
  static func raw(_ program: String, screens: URL) -> Subject {
    Subject(
      name: "raw ncurses", program: program, arguments: ["play", screens.path],
      home: screens.deletingLastPathComponent())
  }
}
