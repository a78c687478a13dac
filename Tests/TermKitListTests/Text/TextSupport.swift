import TermKit
import TermKitTestSupport

/// Random texts with everything that makes editing difficult.
struct RandomTexts {
  var random: SeededGenerator

  init(seed: Int) { random = SeededGenerator(seed: UInt64(seed) + 1) }

  private static let pieces: [String] = [
    "a", "b", "Z", " ", " ", "  ", "\t", "\n", "-", ".", ",", "(", "don't ", "word ", "seven", "é", "ß", "ж", "漢", "字",
    "。", "「",
    "한", "\u{1100}", "\u{1161}", "e\u{301}", "\u{301}", "\u{200D}", "\u{FE0F}", "👍", "🏽", "👩‍👩‍👧", "🇩🇪", "🇫", "❤️",
    "\u{202E}",
    "\u{1B}", "\r", "\r\n", "\0", "\u{200B}", "\u{3000}", "क्", "ष", "x\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}", "-漢",
    "_", "_\u{301}", "'\u{301}", "-\u{301}", " \u{301}", "(\u{301}", "\u{FFFD}", "9", "—\u{301}", "ー\u{301}", "ー",
    "’\u{301}",
  ]

  mutating func text(upTo count: Int) -> String {
    (0..<number(upTo: count + 1)).map { _ in Self.pieces[number(upTo: Self.pieces.count)] }.joined()
  }

  mutating func number(upTo count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  mutating func range(upTo count: Int) -> Range<Int> {
    let (a, b) = (number(upTo: count + 1), number(upTo: count + 1))
    return min(a, b)..<max(a, b)
  }

  /// Returns a short range, as in typical edits.
  mutating func shortRange(upTo count: Int) -> Range<Int> {
    let start = number(upTo: count + 1)
    return start..<min(count, start + number(upTo: 5))
  }
}

extension String {
  /// Returns some of the string's clusters, without the code under test.
  func clusters(_ range: Range<Int>) -> String { String(dropFirst(range.lowerBound).prefix(range.count)) }

  /// Returns the number of bytes before a cluster.
  func utf8Offset(_ offset: Int) -> Int { prefix(offset).utf8.count }

  /// Returns the text with some bytes replaced.
  func replacing(utf8 range: Range<Int>, with text: String) -> String {
    let bytes = Array(utf8)
    return String(decoding: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...], as: UTF8.self)
  }
}
