private import LibC

/// An error that tells why the terminal could not be opened.
public enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// Standard input or standard output is a file, a pipe or closed, and the process has no terminal to use in its place.
  case notATerminal
  /// The environment variable TERM is missing or empty.
  case noTerminalName
  /// The terminal cannot move its cursor: TERM=dumb, a printer, or the console of an editor.
  case dumbTerminal(name: String)
  /// The system has no description of the terminal, and none that could stand in for it.
  case unknownTerminal(name: String)
  /// ncurses could not open the terminal.
  case cannotOpen(name: String)
  /// The system has no memory or space for a small temporary file.
  case noTemporaryFile
  /// The process may not open as many files as it needs.
  case tooManyFiles
  /// The program runs in the background, and no shell can bring it to the foreground.
  case inBackground

  /// A message for the user, with advice. Control characters in the value of TERM are made harmless.
  public var description: String {
    switch self {
    case .notATerminal:
      "This program needs a terminal to draw on, and there is none. Run it in a terminal window."
    case .noTerminalName:
      "The type of the terminal is unknown: TERM is not set. Try: export TERM=xterm-256color"
    case .dumbTerminal(let name):
      "The terminal \"\(name.sanitized())\" cannot move its cursor, which this program needs. "
        + "Run it in a terminal window; if this is one, try: export TERM=xterm-256color"
    case .unknownTerminal(let name):
      "There is no description of the terminal \"\(name.sanitized())\" on this system. "
        + "Install it (on Debian and Ubuntu: apt install ncurses-term), or try: export TERM=xterm-256color"
    case .cannotOpen(let name):
      "The terminal \"\(name.sanitized())\" could not be opened. Check its description with: infocmp \(name.sanitized())"
    case .noTemporaryFile:
      "A temporary file could not be created. Check that there is space in /tmp, and free some memory."
    case .tooManyFiles:
      "This program is not allowed to open as many files as it needs. Try: ulimit -n 256"
    case .inBackground:
      "This program is running in the background, where it cannot use the terminal. Run it in the foreground, without &."
    }
  }

  /// The exit status for the process: 2 if the terminal's name or description is unusable, and 1 for any other failure.
  public var exitStatus: Int32 {
    switch self {
    case .noTerminalName, .dumbTerminal, .unknownTerminal, .cannotOpen: 2
    case .notATerminal, .noTemporaryFile, .tooManyFiles, .inBackground: 1
    }
  }
}

/// An error that tells why another program could not be started.
public struct ProgramError: Error, Hashable, CustomStringConvertible {
  /// The name or path of the program.
  public let program: String
  /// The system's error number (`errno`).
  public let code: Int32

  /// Creates an error from the name or path of the `program` and from `code`, the number of the system's error (`errno`). Use it in your
  /// own implementation of `Terminal`.
  public init(program: String, code: Int32) {
    (self.program, self.code) = (program, code)
  }

  /// A message for the user, with advice.
  public var description: String {
    "The program \"\(program.sanitized())\" could not be started: \(String(cString: strerror(code))). "
      + "Check its name and that it is installed."
  }
}
