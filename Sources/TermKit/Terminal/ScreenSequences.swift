/// The sequences that show the screen of the program or of the shell, and that show and hide the cursor.
///
/// TermKit sends them itself. ncurses sends them only when it starts and ends, but another program may reset the terminal in between.
struct ScreenSequences: Hashable {
  /// The bytes that show the program's screen, without a cursor.
  let entering: [UInt8]
  /// The bytes that show the shell's screen and its cursor.
  let leaving: [UInt8]
  /// The bytes that erase the program's screen before it is left. Some terminals have only one screen, and the prompt would be written into
  /// the program's picture. tmux 3.3a moves long rows of an alternate screen into its history, above the prompt.
  let erasing: [UInt8]
  /// The bytes that show the cursor. They leave its blinking (mode 12) as it is.
  let showingCursor: [UInt8]
  let hidingCursor: [UInt8]

  /// The capabilities that contain these sequences, by their names in terminfo.
  static let capabilities = ["smcup", "rmcup", "smkx", "rmkx", "cnorm", "civis", "cvvis"]

  /// Creates the sequences of a description.
  /// - Parameters:
  ///   - name: The name of the description.
  ///   - string: Returns the value of a capability without padding. It is empty if the terminal lacks the capability.
  init(of name: String, string: (String) -> [UInt8]) {
    func keypad(_ capability: String) -> [UInt8] {
      name.hasPrefix("st-") || name == "st"
        ? string(capability) : Self.keypadModes.reduce(string(capability)) { Self.bytes($0, without: $1) }
    }
    showingCursor = Self.bytes(string("cnorm"), without: Array("\u{1B}[?12l".utf8))
    hidingCursor = string("civis")
    // Some terminals save the visibility of the cursor with the normal screen. A killed program may have hidden it.
    entering = showingCursor + string("smcup") + keypad("smkx") + hidingCursor
    erasing = string("sgr0") + string("clear")
    leaving = string("sgr0") + keypad("rmkx") + showingCursor + string("rmcup")
  }

  // The modes of the cursor keys (DECCKM) and of the keypad. They stay off, because PuTTY's Num Lock would be F1 and Windows Terminal's
  // digits would be sequences. All terminals of ECMA-48 have readable keys without these modes, except st, whose Delete would be F1.
  private static let keypadModes = ["\u{1B}[?1h", "\u{1B}[?1l", "\u{1B}=", "\u{1B}>"].map { Array($0.utf8) }

  // The library's `replacing` makes so many generic types that it took a twentieth of the start.
  private static func bytes(_ bytes: [UInt8], without sequence: [UInt8]) -> [UInt8] {
    var rest = bytes[...]
    var kept: [UInt8] = []
    while !rest.isEmpty {
      if rest.starts(with: sequence) { rest.removeFirst(sequence.count) } else { kept.append(rest.removeFirst()) }
    }
    return kept
  }
}
