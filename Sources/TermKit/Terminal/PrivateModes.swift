/// The private modes that TermKit switches on without asking the terminal for them, and switches off again.
///
/// Terminals that follow ECMA-48 ignore unknown modes. Other terminals would print the sequences, so they get none.
struct PrivateModes {
  // Reports the pointer's motion while no button is held.
  private static let motion = 1003

  private let usesMouse: Bool
  private let modes: [Int]

  /// Creates the modes for a terminal: buttons, drags and reports without a limit (1000, 1002, 1006), focus (1004) and bracketed paste
  /// (2004).
  ///
  /// - Parameters:
  ///   - options: The user's options. Without the mouse, its modes stay off.
  ///   - usesControlSequences: Whether the terminal's description consists of control sequences of ECMA-48.
  init(_ options: TerminalOptions, usesControlSequences: Bool) {
    usesMouse = options.usesMouse && usesControlSequences
    modes = (usesMouse ? [1000, 1002, 1006] : []) + (usesControlSequences ? [1004, 2004] : [])
  }

  /// The bytes that switch the modes on.
  var enteringBytes: [UInt8] { modes.flatMap { Self.sequence($0, isOn: true) } }

  /// The bytes that switch off all modes that may be on.
  var leavingBytes: [UInt8] {
    (modes + (usesMouse ? [Self.motion] : [])).reversed().flatMap { Self.sequence($0, isOn: false) }
  }

  /// Returns the bytes that make the terminal report the pointer's motion, or only buttons and drags.
  ///
  /// Modes 1000, 1002 and 1003 exclude each other: switching one off ends all reports.
  func pointerBytes(reportsMotion: Bool) -> [UInt8] {
    guard usesMouse else { return [] }
    let motion = Self.sequence(Self.motion, isOn: reportsMotion)
    return reportsMotion ? motion : motion + [1000, 1002].flatMap { Self.sequence($0, isOn: true) }
  }

  private static func sequence(_ mode: Int, isOn: Bool) -> [UInt8] { Array("\u{1B}[?\(mode)\(isOn ? "h" : "l")".utf8) }
}
