import Foundation
package import Testing

/// The files of Unicode that come with Debian's package `unicode-data`.
package enum UnicodeData {
  package static let folder = "/usr/share/unicode"
  /// True if the files are installed. Homebrew has no such package, so the tests that need them run on Linux only.
  package static let isInstalled = FileManager.default.fileExists(atPath: folder + "/emoji/emoji-test.txt")

  /// True if the names of symbols are installed too, from Debian's package `unicode-cldr-core`.
  fileprivate static let namesAreInstalled = FileManager.default.fileExists(
    atPath: folder + "/cldr/common/annotations/de.xml")

  /// Returns every line of `emoji-test.txt`: all emoji, as keyboards send them and as texts contain them.
  package static func emoji() throws -> [String] {
    try lines("emoji/emoji-test.txt").map { line in text(line.prefix { $0 != ";" }) }
  }

  /// Returns every line of `emoji-variation-sequences.txt`: each character with a text selector, and with an emoji selector.
  package static func emojiVariations() throws -> [String] {
    try lines("emoji/emoji-variation-sequences.txt").map { line in text(line.prefix { $0 != ";" }) }
  }

  /// Returns every line of `GraphemeBreakTest.txt`: the clusters of a text.
  package static func clusters() throws -> [[String]] {
    try lines("auxiliary/GraphemeBreakTest.txt").map { line in
      line.split(separator: "÷").map { cluster in text(cluster.filter { $0 != "×" }) }.filter { !$0.isEmpty }
    }
  }

  /// Returns each text before and after one of several other texts, which take turns. Each of the others meets its share of the texts.
  package static func mixed(_ texts: [String], with others: [String]) -> [String] {
    zip(texts.indices, texts).flatMap { index, text in
      let other = others[index % others.count]
      return [other + text, text + other]
    }
  }

  private static func lines(_ name: String) throws -> [Substring] {
    try String(contentsOfFile: folder + "/" + name, encoding: .utf8).split(separator: "\n").compactMap { line in
      let data = line.prefix { $0 != "#" }
      return data.contains { !$0.isWhitespace } ? data : nil
    }
  }

  // Parses numbers of scalars with blanks between them. In its lines for other languages, the file has surrogates, which no Swift string
  // can contain.
  private static func text(_ numbers: some StringProtocol) -> String {
    let scalars = numbers.split { $0 == " " || $0 == "\t" }.compactMap { UInt32($0, radix: 16) }.compactMap(
      Unicode.Scalar.init)
    return String(String.UnicodeScalarView(scalars))
  }
}

extension Trait where Self == ConditionTrait {
  /// The condition of tests that need the symbols of the palette and their names.
  package static var needsSymbols: Self {
    .enabled(
      if: UnicodeData.isInstalled && UnicodeData.namesAreInstalled,
      "left out: needs Unicode's files of Debian's packages unicode-data and unicode-cldr-core")
  }
}
