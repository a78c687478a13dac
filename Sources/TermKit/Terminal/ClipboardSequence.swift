/// The sequence that puts a text on a terminal's clipboard: xterm's OSC 52.
enum ClipboardSequence {
  // xterm and tmux accept at most 100,000 characters of base64.
  private static let limit = 75_000

  /// Returns the bytes that copy a text, or nil if the text is longer than terminals accept. Part of the text would be worse than nothing.
  ///
  /// The clipboard gets what the screen shows, except for tabs and line breaks, because a shell would obey the other control characters
  /// when the text is pasted. No part of the text can end the sequence early.
  static func copying(_ text: String) -> [UInt8]? {
    guard text.utf8.count <= limit else { return nil }
    let bytes = Array(harmless(text).utf8)
    return bytes.count > limit ? nil : Array("\u{1B}]52;c;".utf8) + base64(bytes) + Array("\u{1B}\\".utf8)
  }

  /// Returns a text with pictures of its control characters, except for tabs and line breaks.
  static func harmless(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { $0.sanitized() }.joined(separator: "\t")
    }.joined(separator: "\n")
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns bytes in the base64 of RFC 4648, with padding.
  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for place in 0..<4 {
        result.append(place <= part.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return result
  }
}
