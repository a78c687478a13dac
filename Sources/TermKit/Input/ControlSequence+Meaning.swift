extension ControlSequence {
  /// What a control sequence from a terminal stands for.
  enum Meaning: Hashable {
    /// A key was pressed.
    case key(Key)
    /// The mouse did something: xterm's number for it, the column and row (the first is 1), and the last byte.
    case mouse(code: Int, column: Int, row: Int, isRelease: Bool)
    /// A mouse report of 1987: three bytes follow.
    case mouseBytes
    /// The window became active or ceased to be.
    case focus(Bool)
    /// Pasted text follows.
    case paste
    /// An answer to a question, whoever asked it and whenever.
    case reply
    /// Nothing that is known, or a key that was let go.
    case unknown
  }

  /// What the sequence stands for.
  var meaning: Meaning {
    if let marker { return marker == UInt8(ascii: "<") ? mouseMeaning : .reply }
    switch final {
    case UInt8(ascii: "M"):
      return parameters.isEmpty ? .mouseBytes : mouseMeaning
    case UInt8(ascii: "I") where parameters.isEmpty: return .focus(true)
    case UInt8(ascii: "O") where parameters.isEmpty: return .focus(false)
    case UInt8(ascii: "~") where value(0) == 200: return .paste
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "x"), UInt8(ascii: "y"): return .reply
    case UInt8(ascii: "R") where isCursorPosition: return .reply
    default: return key.map(Meaning.key) ?? .unknown
    }
  }

  /// `CSI row ; column R` tells where the cursor is, but `CSI 1 ; modifiers R` is F3. TermKit never asks for the position, so what can be a
  /// key is taken for one.
  private var isCursorPosition: Bool {
    !(parameters.isEmpty || (value(0) ?? 1) == 1 && (2...16).contains(value(1) ?? 1))
  }

  /// Mode 1006 (`CSI < code ; column ; row M`, `m` for a release) and mode 1015 (without `<`, the code 32 more).
  private var mouseMeaning: Meaning {
    let isRelease = final == UInt8(ascii: "m")
    guard isRelease || final == UInt8(ascii: "M"), intermediates.isEmpty, parameters.count == 3,
      let code = value(0), let column = value(1), let row = value(2)
    else { return .unknown }
    return .mouse(code: marker == nil ? code - 32 : code, column: column, row: row, isRelease: isRelease)
  }
}

extension ControlSequence {
  /// The key the sequence stands for; nil for one unknown or let go.
  var key: Key? {
    guard marker == nil, intermediates.isEmpty, detail(1) != Self.releaseEvent else { return nil }
    switch final {
    case UInt8(ascii: "~"): return value(0) == 27 ? otherKey : tildeKey
    case UInt8(ascii: "u"): return unicodeKey
    case UInt8(ascii: "$"): return rxvtKey(.shift)
    case UInt8(ascii: "^"): return rxvtKey(.control)
    case UInt8(ascii: "@"): return rxvtKey([.shift, .control])
    case UInt8(ascii: "Z"): return Key(.tab, KeyModifiers(parameter: value(1)).union(.shift))
    case UInt8(ascii: "a")...UInt8(ascii: "d") where parameters.isEmpty:
      return KeyCode(rxvtArrow: final).map { Key($0, .shift) }
    default: return cursorKey
    }
  }

  /// Whether the sequence itself says what is held down, as `CSI 1;5A` and rxvt's `CSI 23$` do. What it says then
  /// goes before what a terminal description calls it, which is one of F13 to F63.
  var namesModifiers: Bool {
    switch final {
    case UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "@"): key != nil
    default: marker == nil && key != nil && (value(1) ?? 1) > 1
    }
  }

  /// Kitty's number for a key that was let go.
  private static let releaseEvent = 3

  /// `CSI number ; modifiers ~`.
  private var tildeKey: Key? {
    value(0).flatMap(KeyCode.init(tildeNumber:)).map { Key($0, KeyModifiers(parameter: value(1))) }
  }

  /// `CSI 1 ; modifiers letter`; old ones leave the `1 ;` out.
  private var cursorKey: Key? {
    let modifiers = parameters.count == 1 ? value(0) : value(1)
    return KeyCode(cursorLetter: final).map { Key($0, KeyModifiers(parameter: modifiers)) }
  }

  /// `CSI number` with a last byte that tells the modifiers.
  private func rxvtKey(_ modifiers: KeyModifiers) -> Key? {
    guard parameters.count == 1 else { return nil }
    return value(0).flatMap(KeyCode.init(tildeNumber:)).map { Key($0, modifiers) }
  }

  /// Xterm's `modifyOtherKeys`: `CSI 27 ; modifiers ; character ~`.
  private var otherKey: Key? {
    value(2).flatMap { Key(unicodeValue: $0, shifted: nil, modifiers: KeyModifiers(parameter: value(1))) }
  }

  /// Kitty's and xterm's `CSI character : shifted character ; modifiers : event u`.
  private var unicodeKey: Key? {
    value(0).flatMap { Key(unicodeValue: $0, shifted: detail(0), modifiers: KeyModifiers(parameter: value(1))) }
  }
}

extension Key {
  /// A key by its Unicode value. A character held with Shift becomes the shifted character, as it comes without such a
  /// protocol; only Space keeps its Shift.
  fileprivate init?(unicodeValue: Int, shifted: Int?, modifiers: KeyModifiers) {
    guard let code = KeyCode(unicodeValue: unicodeValue) else { return nil }
    guard case .character(let character) = code, character != " ", modifiers.contains(.shift) else {
      self.init(code, modifiers)
      return
    }
    let upper = shifted.flatMap(KeyCode.init(unicodeValue:))
    self.init(upper ?? .character(character.uppercasedIfSingle), modifiers.subtracting(.shift))
  }
}

extension Character {
  /// The upper case, where that is one character too ("ß" has none).
  fileprivate var uppercasedIfSingle: Character {
    let upper = uppercased()
    return upper.count == 1 ? Character(upper) : self
  }
}
