/// The keys that terminfo has names for (terminfo(5), "kcuu1" and the like, and ncurses' extended names as "kUP5").
public enum TerminfoKeys {
  /// What each capability's key is.
  ///
  /// Left out are capabilities that are no keys (`kmous`) and keys that `KeyCode` has no name for (Help, Undo, and those
  /// that scroll or edit the screen itself).
  public static let capabilities = {
    var keys: [String: Key] = [:]
    forEach { keys[$0] = keys[$0] ?? $1 }
    return keys
  }()

  /// The sequences that an `InputDecoder` is made with.
  ///
  /// Where two keys send the same, the more usual one comes first, which is the one that the decoder believes: of Backspace and Left, which
  /// both send 0x08 on some old terminals, it is Backspace.
  ///
  /// - Parameter string: The terminal's string for a capability (`tigetstr`), or nil where it has none.
  public static func sequences(_ string: (_ capability: String) -> [UInt8]?) -> [(key: [UInt8], value: Key)] {
    var sequences: [(key: [UInt8], value: Key)] = []
    forEach { capability, key in
      if let sequence = string(capability) { sequences.append((sequence, key)) }
    }
    return sequences
  }

  /// The more usual ones first.
  private static func forEach(_ body: (_ capability: String, Key) -> Void) {
    for (capability, key) in editing { body(capability, key) }
    for number in 0...63 { body("kf\(number)", Key(.function(number))) }
    // The names are in capitals for Shift; a digit after them is xterm's parameter for the modifiers.
    for (capability, code) in modified {
      body(capability, Key(code, .shift))
      for parameter in 3...8 { body("\(capability)\(parameter)", Key(code, KeyModifiers(parameter: parameter))) }
    }
    for number in 1...20 { body("kF\(number)", Key(.function(number), .shift)) }
    for (capability, code) in keypad { body(capability, Key(code)) }
    for (capability, character) in keypadCharacters { body(capability, .character(character)) }
  }

  private static let editing: [(String, Key)] = [
    ("kbs", Key(.backspace)), ("kent", Key(.enter)), ("kcbt", Key(.tab, .shift)), ("kcbt2", Key(.tab, .shift)),
    ("kcuu1", Key(.up)), ("kcud1", Key(.down)), ("kcub1", Key(.left)), ("kcuf1", Key(.right)),
    ("khome", Key(.home)), ("kend", Key(.end)), ("kpp", Key(.pageUp)), ("knp", Key(.pageDown)),
    ("kich1", Key(.insert)), ("kdch1", Key(.delete)), ("kbeg", Key(.begin)),
    // Where VT220s have Find and Select, and old terminals "home down", others have Home and End.
    ("kfnd", Key(.home)), ("kslt", Key(.end)), ("kll", Key(.end)),
  ]

  private static let modified: [(String, KeyCode)] = [
    ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home), ("kEND", .end),
    ("kPRV", .pageUp), ("kNXT", .pageDown), ("kIC", .insert), ("kDC", .delete), ("kBEG", .begin), ("kFND", .home),
  ]

  /// Rows a, b, c and columns 1, 2, 3 of the keypad without Num Lock.
  private static let keypad: [(String, KeyCode)] = [
    ("ka1", .home), ("ka2", .up), ("ka3", .pageUp), ("kb1", .left), ("kb2", .begin), ("kb3", .right),
    ("kc1", .end), ("kc2", .down), ("kc3", .pageDown), ("kp5", .begin),
  ]

  /// The keys by what is printed on them.
  private static let keypadCharacters: [(String, Character)] = [
    ("kpADD", "+"), ("kpSUB", "-"), ("kpMUL", "*"), ("kpDIV", "/"), ("kpDOT", "."), ("kpCMA", ","), ("kpZRO", "0"),
    ("kp1", "1"), ("kp2", "2"), ("kp3", "3"), ("kp4", "4"), ("kp6", "6"), ("kp7", "7"), ("kp8", "8"), ("kp9", "9"),
  ]
}
