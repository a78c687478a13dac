/// The keys that terminfo has names for (terminfo(5), "kcuu1" and the like, and ncurses' extended names as "kUP5").
public enum TerminfoKeys {
  /// What each capability's key is.
  ///
  /// Left out are capabilities that are no keys (`kmous`) and keys that `KeyCode` has no name for (Help, Undo, and those
  /// that scroll or edit the screen itself).
  public static let capabilities = Dictionary(ordered, uniquingKeysWith: { first, _ in first })

  /// The sequences that an `InputDecoder` is made with.
  ///
  /// Where two keys send the same, the more usual one is meant: of Backspace and Left, which both send 0x08 on some old
  /// terminals, it is Backspace.
  ///
  /// - Parameter string: The terminal's string for a capability (`tigetstr`), or nil where it has none.
  public static func sequences(_ string: (_ capability: String) -> [UInt8]?) -> [[UInt8]: Key] {
    var sequences: [[UInt8]: Key] = [:]
    for (capability, key) in ordered {
      guard let sequence = string(capability), sequences[sequence] == nil else { continue }
      sequences[sequence] = key
    }
    return sequences
  }

  /// The more usual ones first.
  private static let ordered = editing + functions + modified + shiftedFunctions + keypad

  private static let editing: [(String, Key)] = [
    ("kbs", Key(.backspace)), ("kent", Key(.enter)), ("kcbt", Key(.tab, .shift)), ("kcbt2", Key(.tab, .shift)),
    ("kcuu1", Key(.up)), ("kcud1", Key(.down)), ("kcub1", Key(.left)), ("kcuf1", Key(.right)),
    ("khome", Key(.home)), ("kend", Key(.end)), ("kpp", Key(.pageUp)), ("knp", Key(.pageDown)),
    ("kich1", Key(.insert)), ("kdch1", Key(.delete)), ("kbeg", Key(.begin)),
    // Where VT220s have Find and Select, and old terminals "home down", others have Home and End.
    ("kfnd", Key(.home)), ("kslt", Key(.end)), ("kll", Key(.end)),
  ]

  private static let functions = (0...63).map { ("kf\($0)", Key(.function($0))) }

  private static let shiftedFunctions = (1...20).map { ("kF\($0)", Key(.function($0), .shift)) }

  /// The names are in capitals for Shift; a digit after them is xterm's parameter for the modifiers.
  private static let modified: [(String, Key)] = [
    ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home), ("kEND", .end),
    ("kPRV", .pageUp), ("kNXT", .pageDown), ("kIC", .insert), ("kDC", .delete), ("kBEG", .begin), ("kFND", .home),
  ].flatMap { (name: String, code: KeyCode) in
    [(name, Key(code, .shift))]
      + (3...8).map { (parameter: Int) in ("\(name)\(parameter)", Key(code, KeyModifiers(parameter: parameter))) }
  }

  /// Rows a, b, c and columns 1, 2, 3 of the keypad without Num Lock; then the keys by what is printed on them.
  private static let keypad: [(String, Key)] =
    [
      ("ka1", Key(.home)), ("ka2", Key(.up)), ("ka3", Key(.pageUp)),
      ("kb1", Key(.left)), ("kb2", Key(.begin)), ("kb3", Key(.right)),
      ("kc1", Key(.end)), ("kc2", Key(.down)), ("kc3", Key(.pageDown)),
      ("kp5", Key(.begin)),
    ]
    + [
      ("kpADD", "+"), ("kpSUB", "-"), ("kpMUL", "*"), ("kpDIV", "/"), ("kpDOT", "."), ("kpCMA", ","), ("kpZRO", "0"),
      ("kp1", "1"), ("kp2", "2"), ("kp3", "3"), ("kp4", "4"), ("kp6", "6"), ("kp7", "7"), ("kp8", "8"), ("kp9", "9"),
    ].map { (name: String, character: Character) in (name, .character(character)) }
}
