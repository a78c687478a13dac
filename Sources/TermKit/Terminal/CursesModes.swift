/// The modes of a terminal that TermKit switches on while it has the terminal.
///
/// Terminals that follow ECMA-48 ignore unknown modes. Other terminals would print the sequences, so they get none.
struct CursesModes: OptionSet, Hashable {
  let rawValue: UInt32

  /// The mouse's buttons and drags are reported, without a limit of the position (modes 1000, 1002 and 1006).
  static let mouse = CursesModes(rawValue: 1)
  /// The pointer's motion is reported while no button is held (mode 1003).
  static let pointerMotion = CursesModes(rawValue: 2)
  /// The focus of the window is reported (mode 1004).
  static let focusReports = CursesModes(rawValue: 4)
  /// Pastes are bracketed (mode 2004).
  static let bracketedPaste = CursesModes(rawValue: 8)
  /// Alt and a letter send Escape and the letter, not a letter with an accent (mode 1036 of xterm).
  static let metaEscapes = CursesModes(rawValue: 16)
  /// The terminal does not reorder text from right to left, because that would also move what is beside the text (BDSM).
  static let explicitOrder = CursesModes(rawValue: 32)
  /// The terminal reports when it becomes light or dark (mode 2031).
  static let styleReports = CursesModes(rawValue: 64)
  /// Keys arrive by kitty's protocol, which distinguishes keys that otherwise send the same bytes (flag 1), and names the keys of other
  /// layouts by their places on a US keyboard (flag 4).
  static let keyboardProtocol = CursesModes(rawValue: 128)
  /// The mouse is reported in pixels (mode 1016).
  static let pixelPositions = CursesModes(rawValue: 256)
  /// Frames are bracketed, so the terminal shows each one at once (mode 2026).
  static let synchronizedOutput = CursesModes(rawValue: 512)
  /// The window's title is the program's. The shell's title is on the terminal's stack of titles meanwhile.
  static let windowTitle = CursesModes(rawValue: 1024)
  /// The terminal shows a progress.
  static let progress = CursesModes(rawValue: 2048)
  /// The mouse pointer has a shape of the program.
  static let pointerStyle = CursesModes(rawValue: 4096)
  /// The terminal reports a new size between the keys (mode 2048), also over a line that carries no signal.
  static let sizeReports = CursesModes(rawValue: 8192)
  /// Keys are reported when they are released too, characters included (flags 2 and 8 of kitty's protocol).
  static let keyReleases = CursesModes(rawValue: 16384)
  /// The terminal measures grapheme clusters, not characters (mode 2027).
  static let graphemeClusters = CursesModes(rawValue: 32768)
  /// mlterm orders all rows from left to right. Otherwise a row that begins with Hebrew would be at the right edge.
  static let leftToRightRows = CursesModes(rawValue: 65536)

  /// The modes that change nothing for the shell, so that they can stay on until the terminal has told whether the user has them on.
  static let first: CursesModes = [.metaEscapes, .explicitOrder]
  /// The modes that only some terminals have. They are switched on when the terminal has offered them.
  static let offered: CursesModes = [
    .styleReports, .keyboardProtocol, .pixelPositions, .synchronizedOutput, .sizeReports, .graphemeClusters,
  ]

  /// Returns the modes that need no answer of the terminal.
  static func usual(_ options: TerminalOptions, usesControlSequences: Bool) -> CursesModes {
    guard usesControlSequences else { return [] }
    return options.usesMouse ? [.mouse, .focusReports, .bracketedPaste] : [.focusReports, .bracketedPaste]
  }

  /// The modes with the reports of the pointer's motion, if the mouse is used.
  var withPointerMotion: CursesModes { contains(.mouse) ? union(.pointerMotion) : self }

  // The sequences of the modes, in the order in which the modes are switched on.
  private static let sequences: [(mode: CursesModes, on: String, off: String)] = [
    (.mouse, "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h", "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"),
    // Modes 1000, 1002 and 1003 exclude each other: switching one off ends all reports.
    (.pointerMotion, "\u{1B}[?1003h", "\u{1B}[?1003l\u{1B}[?1000h\u{1B}[?1002h"),
    (.focusReports, "\u{1B}[?1004h", "\u{1B}[?1004l"), (.bracketedPaste, "\u{1B}[?2004h", "\u{1B}[?2004l"),
    (.metaEscapes, "\u{1B}[?1036h", "\u{1B}[?1036l"), (.explicitOrder, "\u{1B}[8l", "\u{1B}[8h"),
    (.styleReports, "\u{1B}[?2031h", "\u{1B}[?2031l"), (.sizeReports, "\u{1B}[?2048h", "\u{1B}[?2048l"),
    (.graphemeClusters, "\u{1B}[?2027h", "\u{1B}[?2027l"), (.keyboardProtocol, "\u{1B}[>5u", "\u{1B}[<u"),
    // Only while the keyboard protocol is on.
    (.keyReleases, "\u{1B}[=15u", "\u{1B}[=5u"),
    // The query is answered when the mode is on. Reports that arrive before the answer count cells.
    (.pixelPositions, "\u{1B}[?1016h" + TerminalNegotiation.pixelQuery, "\u{1B}[?1016l"),
    // Brackets surround each frame.
    (.synchronizedOutput, "", "\u{1B}[?2026l"),
    // Terminals without a stack of titles show their own name for an empty title.
    (.windowTitle, "\u{1B}[22;2t", "\u{1B}]2;\u{1B}\\\u{1B}[23;2t"), (.progress, "", "\u{1B}]9;4;0\u{1B}\\"),
    (.leftToRightRows, "\u{1B}]5379;bidi_mode=left\u{7}", "\u{1B}]5379;bidi_mode=normal\u{7}"),
    (.pointerStyle, "", "\u{1B}]22;\u{1B}\\"),
  ]

  /// The bytes that switch the modes on.
  var enteringBytes: [UInt8] { Self.sequences.flatMap { contains($0.mode) ? Array($0.on.utf8) : [] } }

  /// The bytes that switch the modes off.
  var leavingBytes: [UInt8] { Self.sequences.reversed().flatMap { contains($0.mode) ? Array($0.off.utf8) : [] } }

  /// Removes everything from the stack of the keyboard protocol.
  static let keyboardReset = "\u{1B}[<9u"
  /// Pauses the keyboard protocol until `keyboardResumption`.
  static let keyboardPause: StaticString = "\u{1B}[=0u"
  /// Resumes the keyboard protocol.
  static let keyboardResumption = "\u{1B}[=5u"
}
