/// The keys that terminfo has names for: the names of terminfo(5), such as "kcuu1", and ncurses' extended names, such as "kUP5".
public enum TerminfoKeys {
  /// The key of each capability.
  ///
  /// The table omits capabilities that are not keys (`kmous`) and keys that `KeyCode` has no name for (Help, Undo, and the keys that
  /// scroll or edit the screen).
  public static let capabilities = {
    var keys: [String: Key] = [:]
    forEach { keys[$0] = keys[$0] ?? $1 }
    return keys
  }()

  /// Returns the key sequences of a terminal, for `InputDecoder.init(keySequences:)`.
  ///
  /// If two keys send the same bytes, the more common one comes first, and the decoder uses that one. For example, Backspace and Left
  /// both send 0x08 on some old terminals, and the decoder reads Backspace.
  /// - Parameter string: Returns the terminal's string for a capability (`tigetstr`), or nil if the terminal lacks it.
  /// - Returns: Pairs of a byte sequence and its key.
  public static func sequences(_ string: (_ capability: String) -> [UInt8]?) -> [(key: [UInt8], value: Key)] {
    var sequences: [(key: [UInt8], value: Key)] = []
    forEach { capability, key in
      if let sequence = string(capability) { sequences.append((sequence, key)) }
    }
    return sequences
  }

  /// Calls a closure for each capability, the more common ones first.
  private static func forEach(_ body: (_ capability: String, Key) -> Void) {
    for (capability, key) in editing { body(capability, key) }
    for number in 0...63 { body("kf\(number)", Key(.function(number))) }
    // Upper-case names are keys with Shift. A digit after the name is xterm's parameter for the modifiers.
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
    // VT220s have Find and Select, and old terminals "home down", in the places of Home and End.
    ("kfnd", Key(.home)), ("kslt", Key(.end)), ("kll", Key(.end)),
  ]

  private static let modified: [(String, KeyCode)] = [
    ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home), ("kEND", .end),
    ("kPRV", .pageUp), ("kNXT", .pageDown), ("kIC", .insert), ("kDC", .delete), ("kBEG", .begin), ("kFND", .home),
  ]

  /// The keypad without Num Lock: rows a, b, c and columns 1, 2, 3.
  private static let keypad: [(String, KeyCode)] = [
    ("ka1", .home), ("ka2", .up), ("ka3", .pageUp), ("kb1", .left), ("kb2", .begin), ("kb3", .right),
    ("kc1", .end), ("kc2", .down), ("kc3", .pageDown), ("kp5", .begin),
  ]

  /// The keypad's keys by their labels.
  private static let keypadCharacters: [(String, Character)] = [
    ("kpADD", "+"), ("kpSUB", "-"), ("kpMUL", "*"), ("kpDIV", "/"), ("kpDOT", "."), ("kpCMA", ","), ("kpZRO", "0"),
    ("kp1", "1"), ("kp2", "2"), ("kp3", "3"), ("kp4", "4"), ("kp6", "6"), ("kp7", "7"), ("kp8", "8"), ("kp9", "9"),
  ]
}
