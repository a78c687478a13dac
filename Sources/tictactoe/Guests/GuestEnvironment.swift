import Foundation

/// The environment of a guest's game: what a guest may set, and the folders of the host's account.
///
/// SSH passes on variables that the client sends, and many variables name files or programs: TERMINFO, TZ, LOCPATH,
/// EDITOR, LD_PRELOAD. All variables that are not listed here are therefore removed.
struct GuestEnvironment {
  /// The variables of the game.
  let variables: [String: String]
  /// Whether the client asked for a command, such as a shell or a transfer of files, instead of the game.
  let asksForCommand: Bool
  /// Whether TERM is not the name of a terminal's type. A missing TERM has no such fault.
  let hasFaultyTerminalName: Bool

  // The host's own folders. sshd sets HOME and PATH, and a guest cannot set them.
  private static let folders: Set = ["HOME", "PATH", "TMPDIR"]
  // The variables that are only read as text.
  private static let texts: Set = [
    "COLORTERM", "COLORFGBG", "NO_COLOR", "SSH_CONNECTION", "SSH_TTY", "TERMKIT_BIDI", "TERMKIT_SCREEN_READER",
    "TERMKIT_TEXT_SIZE",
  ]

  /// Chooses the variables to keep.
  /// - Parameter environment: The environment of the process.
  init(_ environment: [String: String]) {
    variables = environment.filter { Self.isAllowed($0.key, $0.value) }
    asksForCommand = environment["SSH_ORIGINAL_COMMAND"]?.isEmpty == false
    hasFaultyTerminalName = environment["TERM"].map { !$0.isEmpty && !Self.isTerminalName($0) } ?? false
  }

  /// Replaces the environment of the process. Call it before anything else reads a variable.
  func adopt() {
    // Removing each variable by its name would leave those whose names are not UTF-8.
    environ.pointee = nil
    for (name, value) in variables { setenv(name, value, 1) }
  }

  private static func isAllowed(_ name: String, _ value: String) -> Bool {
    switch name {
    case "TERM": isTerminalName(value)
    case "LANG": isLocaleName(value)
    case "LANGUAGE": value.split(separator: ":").allSatisfy(isLocaleName)
    default:
      folders.contains(name) || texts.contains(name) || name.hasPrefix("XDG_")
        || (name.hasPrefix("LC_") && isLocaleName(value))
    }
  }

  private static let maximumLength = 64

  // ncurses looks for a file of this name.
  private static func isTerminalName(_ text: String) -> Bool {
    text.utf8.count <= maximumLength && text.isPlain(allowing: "+._-") && !text.hasPrefix(".")
  }

  // The C library looks for a folder of this name.
  private static func isLocaleName(_ text: some StringProtocol) -> Bool {
    text.utf8.count <= maximumLength && text.isPlain(allowing: "_.@-") && text.first?.isLetter == true
  }
}

extension StringProtocol {
  /// Returns whether the text has only letters and digits of ASCII and some marks, and is not empty.
  /// - Parameter marks: The other characters that are allowed, of ASCII.
  func isPlain(allowing marks: String) -> Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        let character = Character(UnicodeScalar(byte))
        return byte < 0x80 && (character.isLetter || character.isNumber) || marks.utf8.contains(byte)
      }
  }
}
