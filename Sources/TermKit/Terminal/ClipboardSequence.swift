/// The sequence that puts a text on a terminal's clipboard: xterm's OSC 52.
enum ClipboardSequence {
  // xterm and tmux take 100,000 characters of base64 at most.
  private static let limit = 75_000

  /// The bytes that copy a text; nil when it is longer than terminals take. A part of it would be worse than nothing.
  ///
  /// What is pasted is what was to be seen: everything but tabs and ends of lines is as on the screen, since a shell that it is pasted into
  /// would obey the rest. Nothing of it can be taken for the sequence's end either.
  static func copying(_ text: String) -> [UInt8]? {
    guard text.utf8.count <= limit else { return nil }
    let bytes = Array(harmless(text).utf8)
    return bytes.count > limit ? nil : Array("\u{1B}]52;c;".utf8) + base64(bytes) + Array("\u{1B}\\".utf8)
  }

  private static func harmless(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { $0.harmless() }.joined(separator: "\t")
    }.joined(separator: "\n")
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Base64 of RFC 4648, with padding.
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
