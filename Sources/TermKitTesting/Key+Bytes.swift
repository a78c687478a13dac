internal import TermKit

extension Key {
  /// The bytes that xterm sends for the key, in UTF-8. For keys that xterm cannot send, kitty's sequence.
  var bytes: String {
    // xterm numbers the modifiers as `KeyModifiers` does.
    let parameter = 1 + Int(modifiers.rawValue)
    if let letter = code.cursorLetter { return parameter == 1 ? "\u{1B}[\(letter)" : "\u{1B}[1;\(parameter)\(letter)" }
    if let number = code.tildeNumber { return parameter == 1 ? "\u{1B}[\(number)~" : "\u{1B}[\(number);\(parameter)~" }
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
  /// The final letter of the key's sequence, if the sequence ends in a letter.
  fileprivate var cursorLetter: Character? {
    switch self {
    case .up: "A"
    case .down: "B"
    case .right: "C"
    case .left: "D"
    case .begin: "E"
    case .end: "F"
    case .home: "H"
    case .function(1): "P"
    case .function(2): "Q"
    case .function(4): "S"
    default: nil
    }
  }

  /// The number in the key's sequence, if the sequence ends in "~".
  fileprivate var tildeNumber: Int? {
    switch self {
    case .insert: 2
    case .delete: 3
    case .pageUp: 5
    case .pageDown: 6
    case .function(3): 13
    case .function(5): 15
    case .function(let number) where 6...10 ~= number: number + 11
    case .function(let number) where 11...12 ~= number: number + 12
    default: nil
    }
  }

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
