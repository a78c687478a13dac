import Foundation

/// The Unicode data files of Debian's package `unicode-data`.
enum UnicodeData {
  static let folder = "/usr/share/unicode"
  /// Whether the files are there. Homebrew does not have them, so the tests that need them run on Linux only.
  static let isInstalled = FileManager.default.fileExists(atPath: folder + "/emoji/emoji-test.txt")

  /// Returns every line of `emoji-test.txt`: all emoji, as keyboards send them and as they occur in texts.
  static func emoji() throws -> [String] {
    try lines("emoji/emoji-test.txt").map { line in text(line.prefix { $0 != ";" }) }
  }

  /// Returns every line of `emoji-variation-sequences.txt`: each character with a text selector, and with an emoji selector.
  static func emojiVariations() throws -> [String] {
    try lines("emoji/emoji-variation-sequences.txt").map { line in text(line.prefix { $0 != ";" }) }
  }

  /// Returns every line of `GraphemeBreakTest.txt`: the grapheme clusters of a text.
  static func clusters() throws -> [[String]] {
    try lines("auxiliary/GraphemeBreakTest.txt").map { line in
      line.split(separator: "÷").map { cluster in text(cluster.filter { $0 != "×" }) }.filter { !$0.isEmpty }
    }
  }

  private static func lines(_ name: String) throws -> [Substring] {
    try String(contentsOfFile: folder + "/" + name, encoding: .utf8).split(separator: "\n").compactMap { line in
      let data = line.prefix { $0 != "#" }
      return data.contains { !$0.isWhitespace } ? data : nil
    }
  }

  // Reads scalar values separated by blanks. The file also contains surrogates, which a Swift string cannot hold; they are dropped.
  private static func text(_ numbers: some StringProtocol) -> String {
    let scalars = numbers.split { $0 == " " || $0 == "\t" }.compactMap { UInt32($0, radix: 16) }.compactMap(
      Unicode.Scalar.init)
    return String(String.UnicodeScalarView(scalars))
  }
}
