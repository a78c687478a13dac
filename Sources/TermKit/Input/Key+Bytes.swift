extension Key {
  /// Creates the key of a control byte (0x00 to 0x1F and 0x7F), as every terminal has sent it since the VT100.
  ///
  /// Where keys share a byte, the more likely key is meant. 0x7F and 0x08 are both Backspace, because terminals send either, and Ctrl-H
  /// is indistinguishable from it. 0x0D and 0x0A are both Enter, and 0x09 is Tab rather than Ctrl-I.
  init(controlByte byte: UInt8) {
    switch byte {
    case 0x00: self = .character(" ", .control)
    case 0x08, 0x7F: self = Key(.backspace)
    case 0x09: self = Key(.tab)
    case 0x0A, 0x0D: self = Key(.enter)
    case 0x1B: self = Key(.escape)
    case 0x01...0x1A: self = .character(Character(Unicode.Scalar(byte | 0x60)), .control)
    default: self = .character(Character(Unicode.Scalar(byte | 0x40)), .control)
    }
  }

  /// Creates the key of an ASCII byte, control bytes included.
  init(asciiByte byte: UInt8) {
    self = byte < 0x20 || byte == 0x7F ? Key(controlByte: byte) : .character(Character(Unicode.Scalar(byte)))
  }

  var withAlt: Key { Key(code, modifiers.union(.alt)) }
}

extension KeyModifiers {
  /// Creates the modifiers of xterm's parameter, which is 1 plus the sum of Shift 1, Alt 2, Control 4 and Meta 8. Nil means no
  /// modifiers. Meta counts as Alt, and so does kitty's Meta (32). Kitty's Super, Hyper, Caps Lock and Num Lock are ignored.
  init(parameter: Int?) {
    let bits = max((parameter ?? 1) - 1, 0)
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & (2 | 8 | 32) != 0 { insert(.alt) }
    if bits & 4 != 0 { insert(.control) }
  }
}
