/// Why the terminal could not be opened.
public enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// Standard input or standard output is a file, a pipe or closed, and the process has no terminal to use in its place.
  case notATerminal
  /// The environment variable TERM is missing or empty.
  case noTerminalName
  /// The terminal cannot move its cursor: TERM=dumb, a printer, the console of an editor.
  case dumbTerminal(name: String)
  /// There is no description of a terminal of this name, and none that could stand in for it.
  case unknownTerminal(name: String)
  /// ncurses refused for a reason of its own.
  case cannotOpen(name: String)
  /// There is no memory or room left for the one small file that is needed.
  case noTemporaryFile
  /// The process may not open the few files that are needed.
  case tooManyFiles
  /// The program runs in the background of a terminal, and nobody is there to bring it to the foreground.
  case inBackground

  /// What to tell the user, and what to try. Whatever TERM says is harmless in it.
  public var description: String {
    switch self {
    case .notATerminal:
      "This program needs a terminal to draw on, and there is none. Run it in a terminal window."
    case .noTerminalName:
      "The terminal did not say what it is: TERM is not set. Try: export TERM=xterm-256color"
    case .dumbTerminal(let name):
      "The terminal \"\(name.harmless())\" cannot move its cursor, which this program needs. "
        + "Run it in a terminal window; if this is one, try: export TERM=xterm-256color"
    case .unknownTerminal(let name):
      "There is no description of the terminal \"\(name.harmless())\" on this system. "
        + "Install it (on Debian and Ubuntu: apt install ncurses-term), or try: export TERM=xterm-256color"
    case .cannotOpen(let name):
      "The terminal \"\(name.harmless())\" could not be opened. Check its description with: infocmp \(name.harmless())"
    case .noTemporaryFile:
      "No temporary file could be made. Check that there is room in /tmp, and free some memory."
    case .tooManyFiles:
      "This program may not open as many files as it needs. Try: ulimit -n 256"
    case .inBackground:
      "This program runs in the background, where the terminal is not its own. Run it in the foreground, without &."
    }
  }

  /// The status to leave the process with: 2 for a terminal that cannot be drawn on, by its name, and 1 for any other failure.
  public var exitStatus: Int32 {
    switch self {
    case .noTerminalName, .dumbTerminal, .unknownTerminal, .cannotOpen: 2
    case .notATerminal, .noTemporaryFile, .tooManyFiles, .inBackground: 1
    }
  }
}
