// A slow line may split a sequence. If its beginning has been taken as keys or dropped, its rest must not be taken as keys too.

extension InputDecoder {
  /// Returns to a sequence that was given up, if these bytes are its rest.
  ///
  /// A single byte counts as typed. The rest of a sequence arrives at once.
  mutating func resumeSequence(with bytes: [UInt8]) {
    let beginning = givenUp
    givenUp = []
    guard readsControlSequences else { return }
    let text = beginning + bytes
    if bytes.count == 1 {
      if Self.isIncomplete(text) { givenUp = text }
    } else if Self.beginsWithSequence(text, after: beginning.count) {
      (held, state) = ([0x1B], .escape)
      for byte in beginning.dropFirst() { consume(byte) }
    }
  }

  // Returns whether the bytes are the beginning of a control sequence or of the report of a colour or version.
  private static func isIncomplete(_ text: [UInt8]) -> Bool {
    guard text.count < longestSequence else { return false }
    switch text[1] {
    case UInt8(ascii: "["): return text.dropFirst(2).allSatisfy(isParameter)
    case UInt8(ascii: "]"): return text.count == 2 || text[2] == UInt8(ascii: "1")
    case UInt8(ascii: "P"): return text.count == 2 || text[2] == UInt8(ascii: ">")
    default: return false
    }
  }

  private static func isParameter(_ byte: UInt8) -> Bool { (0x30...0x3F).contains(byte) || byte == UInt8(ascii: "$") }

  // Returns whether the text begins with a whole sequence, or with one that no user can type at once.
  private static func beginsWithSequence(_ text: [UInt8], after count: Int) -> Bool {
    switch text[1] {
    case UInt8(ascii: "["): beginsWithControlSequence(text, after: count)
    case UInt8(ascii: "]"): beginsWithColor(text.dropFirst(2), after: count)
    case UInt8(ascii: "P"): text.dropFirst(2).starts(with: ">|".utf8)
    case UInt8(ascii: "O"): text.count == 3 && KeyCode(cursorLetter: text[2]) != nil
    default: false
    }
  }

  private static func beginsWithControlSequence(_ text: [UInt8], after count: Int) -> Bool {
    let body = text.dropFirst(2)
    guard let end = body.firstIndex(where: { !isParameter($0) }) else {
      return text[count...].contains { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) && isParameter($0) }
    }
    // After `ESC [` alone, a letter is a key that follows Alt-[.
    guard end > 2 || count == 1, (0x40...0x7E).contains(body[end]), let sequence = ControlSequence(body[...end]) else {
      return false
    }
    switch sequence.meaning {
    case .unknown: return body.count > 1 && body[2] == UInt8(ascii: "[") && KeyCode(cursorLetter: body[3]) != nil
    case .mouseBytes: return count < 3 && text.count > 5
    case .reply: return sequence.value(0) != nil
    case .key, .keyRelease, .mouse, .focus, .paste: return true
    }
  }

  // Returns whether a string is, or may be, the report of a colour (OSC 10 and 11).
  private static func beginsWithColor(_ body: ArraySlice<UInt8>, after count: Int) -> Bool {
    guard ["10;", "11;"].contains(where: { body.starts(with: $0.utf8) }) else { return false }
    let rest = body.drop { $0 < 0x80 && (Character(Unicode.Scalar($0)).isHexDigit || ":;/rg".utf8.contains($0)) }
    return rest.isEmpty ? count < 3 : rest.first == 0x07 || rest.first == 0x1B
  }
}
