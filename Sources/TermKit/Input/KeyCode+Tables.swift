// The numbers and letters by which terminals name their keys: xterm's "PC-style" and "VT220-style" keys, and the keys of rxvt and the
// Linux console where they differ. The sources are xterm's ctlseqs.ms, rxvt's rxvtRef and console_codes(4).

extension KeyCode {
  /// Creates the key of `CSI number ~`. VT220s have Find and Select in the places of Home and End. 57427 is kitty's.
  init?(tildeNumber: Int) {
    switch tildeNumber {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 10...15: self = .function(tildeNumber - 10)
    case 17...21: self = .function(tildeNumber - 11)
    case 23...26: self = .function(tildeNumber - 12)
    case 28, 29: self = .function(tildeNumber - 13)
    case 31...34: self = .function(tildeNumber - 14)
    case 42...45: self = .function(tildeNumber - 21)
    case 57_427: self = .begin
    default: return nil
    }
  }

  /// Creates the key of `CSI letter` and `SS3 letter`. `G` is the 5 on the keypad of the Linux console.
  init?(cursorLetter: UInt8) {
    switch cursorLetter {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "E"), UInt8(ascii: "G"): self = .begin
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): self = .function(Int(cursorLetter - UInt8(ascii: "P")) + 1)
    default: return nil
    }
  }

  /// Creates the key of rxvt's lower-case arrows: `CSI a` has Shift, `SS3 a` has Control.
  init?(rxvtArrow: UInt8) {
    guard (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(rxvtArrow) else { return nil }
    self.init(cursorLetter: rxvtArrow - 0x20)
  }

  /// Creates the key of `SS3 letter`, which the keypad sends in application mode. The letter is 0x40 greater than the label of the key,
  /// except for `=`.
  init?(keypadLetter: UInt8) {
    switch keypadLetter {
    case UInt8(ascii: "I"): self = .tab
    case UInt8(ascii: "M"): self = .enter
    case UInt8(ascii: "X"): self = .character("=")
    case UInt8(ascii: " "), UInt8(ascii: "j")...UInt8(ascii: "y"):
      self = .character(Character(Unicode.Scalar(keypadLetter & 0x3F)))
    default: return nil
    }
  }

  /// Creates the key of a Unicode value in `CSI u` and `modifyOtherKeys`. Kitty numbers its keys in the Private Use Area. Returns nil
  /// for values that are not characters and for keys that TermKit has no name for (media keys, modifiers alone).
  init?(unicodeValue: Int) {
    switch unicodeValue {
    case 0..<0x20, 0x7F: self = Key(controlByte: UInt8(unicodeValue)).code
    case 57_344...63_743: self.init(kittyNumber: unicodeValue)
    case 0x80..<0xA0: return nil
    default:
      guard let scalar = UInt32(exactly: unicodeValue).flatMap(Unicode.Scalar.init) else { return nil }
      self = .character(Character(scalar))
    }
  }

  private init?(kittyNumber: Int) {
    let navigation: [KeyCode] = [
      .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete, .begin,
    ]
    let operators: [Character] = [".", "/", "*", "-", "+"]
    switch kittyNumber {
    case 57_376...57_398: self = .function(kittyNumber - 57_363)
    case 57_414: self = .enter
    case 57_399...57_408: self = .character(Character(Unicode.Scalar(UInt8(kittyNumber - 57_399) + 0x30)))
    case 57_409...57_413: self = .character(operators[kittyNumber - 57_409])
    case 57_415: self = .character("=")
    case 57_416: self = .character(",")
    case 57_417...57_427: self = navigation[kittyNumber - 57_417]
    default: return nil
    }
  }
}
