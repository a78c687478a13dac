extension ControlSequence {
  /// The meaning of a control sequence from a terminal.
  enum Meaning: Hashable {
    case key(Key)
    /// The release of a key.
    case keyRelease(Key)
    /// A mouse report: xterm's code, the column and row counted from 1, whether the final byte marks a release, and whether the report
    /// counts pixels in mode 1016.
    case mouse(code: Int, column: Int, row: Int, isRelease: Bool, mayBePixels: Bool)
    /// The start of a mouse report in the format of 1987. Three bytes follow.
    case mouseBytes
    /// The window became active or inactive.
    case focus(Bool)
    /// The start of pasted text.
    case paste
    /// A reply to a query, whichever program sent the query.
    case reply
    /// An unknown sequence.
    case unknown
  }

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
    default: return anyKey.map { isRelease ? .keyRelease($0) : .key($0) } ?? .unknown
    }
  }

  /// True if an `R` sequence can only be a cursor position. `CSI row ; column R` is a position, but `CSI 1 ; modifiers R` is F3.
  /// TermKit never asks for a position in the first row, and therefore reads ambiguous sequences as the key.
  private var isCursorPosition: Bool {
    !(parameters.isEmpty || (value(0) ?? 1) == 1 && (2...16).contains(value(1) ?? 1))
  }

  /// The mouse report of modes 1006 and 1016 (`CSI < code ; column ; row M`, `m` for a release) or of mode 1015 (without `<`, the code 32
  /// greater).
  private var mouseMeaning: Meaning {
    let isRelease = final == UInt8(ascii: "m")
    guard isRelease || final == UInt8(ascii: "M"), intermediates.isEmpty, parameters.count == 3,
      let code = value(0), let column = value(1), let row = value(2)
    else { return .unknown }
    return .mouse(
      code: marker == nil ? code - 32 : code, column: column, row: row, isRelease: isRelease, mayBePixels: marker != nil
    )
  }
}

extension ControlSequence {
  /// The key that was pressed. Nil for unknown sequences and for the release of a key.
  var key: Key? { isRelease ? nil : anyKey }

  private var isRelease: Bool { parameter(1).detail == Self.releaseEvent }

  // The key that was pressed or released.
  private var anyKey: Key? {
    guard marker == nil, intermediates.isEmpty else { return nil }
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

  /// True if the sequence itself names the modifiers, as `CSI 1;5A` and rxvt's `CSI 23$` do. These modifiers take precedence over the
  /// key in the terminal description, which is one of F13 to F63.
  var namesModifiers: Bool {
    switch final {
    case UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "@"): key != nil
    default: marker == nil && key != nil && (value(1) ?? 1) > 1
    }
  }

  /// The event type that kitty sends when a key is released.
  private static let releaseEvent = 3

  /// The key of `CSI number ; modifiers ~`.
  private var tildeKey: Key? {
    value(0).flatMap(KeyCode.init(tildeNumber:)).map { Key($0, KeyModifiers(parameter: value(1))) }
  }

  /// The key of `CSI 1 ; modifiers letter`. Old terminals omit the `1 ;`.
  private var cursorKey: Key? {
    let modifiers = parameters.count == 1 ? value(0) : value(1)
    return KeyCode(cursorLetter: final).map { Key($0, KeyModifiers(parameter: modifiers)) }
  }

  /// Returns the key of `CSI number` with a final byte that names the modifiers.
  private func rxvtKey(_ modifiers: KeyModifiers) -> Key? {
    guard parameters.count == 1 else { return nil }
    return value(0).flatMap(KeyCode.init(tildeNumber:)).map { Key($0, modifiers) }
  }

  /// The key of xterm's `modifyOtherKeys`, `CSI 27 ; modifiers ; character ~`.
  private var otherKey: Key? {
    value(2).flatMap { Key(unicodeValue: $0, modifiers: KeyModifiers(parameter: value(1))) }
  }

  /// The key of kitty's and xterm's `CSI character : shifted character : base character ; modifiers : event u`. The base character is the
  /// one that a US keyboard has on the same key.
  ///
  /// With Control or Alt, it takes the place of a letter that is not ASCII, because no command has such a key.
  private var unicodeKey: Key? {
    guard let character = value(0) else { return nil }
    let modifiers = KeyModifiers(parameter: value(1))
    if let base = parameter(0).secondDetail, character >= 0x80, !modifiers.isDisjoint(with: [.control, .alt]) {
      return Key(unicodeValue: base, modifiers: modifiers)
    }
    return Key(unicodeValue: character, shifted: parameter(0).detail, modifiers: modifiers)
  }
}

extension Key {
  /// Creates a key from its Unicode value. A character with Shift becomes the shifted character, as terminals without such a protocol
  /// send it. Only Space keeps its Shift.
  fileprivate init?(unicodeValue: Int, shifted: Int? = nil, modifiers: KeyModifiers) {
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
  /// The upper case of the character, if that is a single character, unlike the upper case of "ß".
  fileprivate var uppercasedIfSingle: Character {
    let upper = uppercased()
    return upper.count == 1 ? Character(upper) : self
  }
}
