import Foundation

/// The files of Unicode that come with Debian's package `unicode-data`.
package enum UnicodeData {
  package static let folder = "/usr/share/unicode"
  /// True when the files are there. Homebrew has none, so the tests with them are Linux's.
  package static let isInstalled = FileManager.default.fileExists(atPath: folder + "/emoji/emoji-test.txt")

  /// Every line of `emoji-test.txt`: all emoji there are, as keyboards send them and as they are found in texts.
  package static func emoji() throws -> [String] {
    try lines("emoji/emoji-test.txt").map { line in text(line.prefix { $0 != ";" }) }
  }

  /// Every line of `emoji-variation-sequences.txt`: each sign with a text selector, and with an emoji selector.
  package static func emojiVariations() throws -> [String] {
    try lines("emoji/emoji-variation-sequences.txt").map { line in text(line.prefix { $0 != ";" }) }
  }

  /// Every line of `GraphemeBreakTest.txt`: the clusters into which a text falls.
  package static func clusters() throws -> [[String]] {
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

  // Numbers of scalars with blanks between them. The file has surrogates, which no text of Swift can hold, in the lines for other languages.
  private static func text(_ numbers: some StringProtocol) -> String {
    let scalars = numbers.split { $0 == " " || $0 == "\t" }.compactMap { UInt32($0, radix: 16) }.compactMap(
      Unicode.Scalar.init)
    return String(String.UnicodeScalarView(scalars))
  }
}
