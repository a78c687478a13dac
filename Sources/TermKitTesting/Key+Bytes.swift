internal import TermKit

extension Key {
  /// The bytes that xterm sends for the key, in UTF-8. For keys that xterm cannot send, kitty's sequence.
  var bytes: String {
    // xterm numbers the modifiers as `KeyModifiers` does.
    let parameter = 1 + Int(modifiers.rawValue)
    if let letter = KeyCode.cursorLetters[code] {
      return parameter == 1 ? "\u{1B}[\(letter)" : "\u{1B}[1;\(parameter)\(letter)"
    }
    if let number = KeyCode.tildeNumbers[code] {
      return parameter == 1 ? "\u{1B}[\(number)~" : "\u{1B}[\(number);\(parameter)~"
    }
    if self == Key(.tab, .shift) { return "\u{1B}[Z" }
    if let text = code.text {
      switch modifiers {
      case []: return text
      case .alt where text != "\u{1B}": return "\u{1B}" + text
      case .control: if let byte = code.controlByte { return String(Unicode.Scalar(byte)) }
      default: break
      }
    }
    return "\u{1B}[\(code.unicodeNumber);\(parameter)u"
  }
}

extension KeyCode {
  /// The final letter of each key's sequence, for keys whose sequences end in a letter.
  fileprivate static let cursorLetters: [KeyCode: Character] = [
    .up: "A", .down: "B", .right: "C", .left: "D", .begin: "E", .end: "F", .home: "H", .function(1): "P",
    .function(2): "Q", .function(4): "S",
  ]

  /// The number in each key's sequence, for keys whose sequences end in "~".
  fileprivate static let tildeNumbers: [KeyCode: Int] = [
    .insert: 2, .delete: 3, .pageUp: 5, .pageDown: 6, .function(3): 13, .function(5): 15, .function(6): 17,
    .function(7): 18, .function(8): 19, .function(9): 20, .function(10): 21, .function(11): 23, .function(12): 24,
  ]

  /// The text or control character that the key types. Nil for other keys.
  fileprivate var text: String? {
    switch self {
    case .character(let character): String(character)
    case .enter: "\r"
    case .tab: "\t"
    case .backspace: "\u{7F}"
    case .escape: "\u{1B}"
    default: nil
    }
  }

  /// The byte that the key types with Control. Nil if another key types the same byte.
  fileprivate var controlByte: UInt8? {
    guard case .character(let character) = self, let ascii = character.asciiValue else { return nil }
    switch character {
    case "h", "i", "j", "m": return nil
    case "a"..."z", "\\", "]", "^", "_", " ": return ascii & 0x1F
    default: return nil
    }
  }

  /// The key's number in kitty's sequences.
  fileprivate var unicodeNumber: Int {
    switch self {
    case .function(let number): 57_363 + number
    default: text?.unicodeScalars.first.map { Int($0.value) } ?? 0
    }
  }
}
