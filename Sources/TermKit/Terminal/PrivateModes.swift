/// The private modes that a terminal is told to switch on without being asked whether it has them, and off again.
///
/// Terminals of ECMA-48 ignore the modes that they do not know. Other terminals would print the sequences, so they get none.
struct PrivateModes {
  // The mode that reports the pointer's motion while no button is held.
  private static let motion = 1003

  private let usesMouse: Bool
  private let modes: [Int]

  /// The modes for a terminal: buttons, drags and reports without limits (1000, 1002, 1006), focus (1004), bracketed paste (2004).
  ///
  /// - Parameter usesControlSequences: Whether the terminal's description is made of control sequences of ECMA-48.
  init(_ options: TerminalOptions, usesControlSequences: Bool) {
    usesMouse = options.usesMouse && usesControlSequences
    modes = (usesMouse ? [1000, 1002, 1006] : []) + (usesControlSequences ? [1004, 2004] : [])
  }

  /// The bytes that switch the modes on.
  var enteringBytes: [UInt8] { modes.flatMap { Self.sequence($0, isOn: true) } }

  /// The bytes that switch all modes off that may be on.
  var leavingBytes: [UInt8] {
    (modes + (usesMouse ? [Self.motion] : [])).reversed().flatMap { Self.sequence($0, isOn: false) }
  }

  /// The bytes that have the pointer's motion reported, or only buttons and drags.
  ///
  /// The modes 1000, 1002 and 1003 exclude each other: switching one off leaves no reports at all.
  func pointerBytes(reportsMotion: Bool) -> [UInt8] {
    guard usesMouse else { return [] }
    let motion = Self.sequence(Self.motion, isOn: reportsMotion)
    return reportsMotion ? motion : motion + [1000, 1002].flatMap { Self.sequence($0, isOn: true) }
  }

  private static func sequence(_ mode: Int, isOn: Bool) -> [UInt8] { Array("\u{1B}[?\(mode)\(isOn ? "h" : "l")".utf8) }
}
