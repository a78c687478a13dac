import Foundation
package import TermKitGraphics

extension UnicodeData {
  /// A case of Unicode's tests of the bidirectional algorithm.
  package struct BidiCase {
    /// The file and the number of the line.
    package let place: String
    package let scalars: [Unicode.Scalar]
    package let base: BidiBase
    /// Whether the base direction is right to left. Nil if the file does not tell.
    package let isRightToLeft: Bool?
    /// The levels. Nil for scalars that have none.
    package let levels: [Int8?]
    /// The numbers of the scalars with a level, in the order of the screen.
    package let order: [Int]
  }

  /// Calls `body` with each case of `BidiTest.txt`, which has classes of characters. Returns the number of lines.
  /// - Parameter step: The distance of the lines that count: 1 for all lines.
  package static func forEachBidiClassCase(every step: Int, _ body: (BidiCase) -> Void) throws -> Int {
    var (levels, order): ([Int8?], [Int]) = ([], [])
    var count = 0
    try forEachLine(of: "BidiTest.txt") { number, line in
      if line.hasPrefix("@Levels:") { levels = Self.levels(line.dropFirst(8)) }
      if line.hasPrefix("@Reorder:") { order = Self.numbers(line.dropFirst(9)) }
      if line.first == "@" { return }
      count += 1
      if count % step != 0 { return }
      let fields = line.split(separator: ";")
      let scalars = fields[0].split(separator: " ").compactMap { Self.characters[String($0)] }
      let bits = Int(fields[1].trimmingCharacters(in: .whitespaces)) ?? 0
      for (bit, base) in [(1, BidiBase.natural), (2, .leftToRight), (4, .rightToLeft)] where bits & bit != 0 {
        body(
          BidiCase(
            place: "BidiTest.txt:\(number) \(base)", scalars: scalars, base: base,
            isRightToLeft: base == .natural ? nil : base == .rightToLeft, levels: levels, order: order))
      }
    }
    return count
  }

  /// Calls `body` with each case of `BidiCharacterTest.txt`, which has characters. Returns the number of lines.
  /// - Parameter step: The distance of the lines that count: 1 for all lines.
  package static func forEachBidiCharacterCase(every step: Int, _ body: (BidiCase) -> Void) throws -> Int {
    var count = 0
    try forEachLine(of: "BidiCharacterTest.txt") { number, line in
      count += 1
      if count % step != 0 { return }
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }.compactMap(Unicode.Scalar.init)
      body(
        BidiCase(
          place: "BidiCharacterTest.txt:\(number)", scalars: scalars,
          base: fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .natural,
          isRightToLeft: fields[2] == "1", levels: Self.levels(fields[3]), order: Self.numbers(fields[4])))
    }
    return count
  }

  // A character of each class.
  private static let characters: [String: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "1", "ES": "+", "ET": "$", "AN": "\u{661}", "CS": ",",
    "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "LRE": "\u{202A}",
    "LRO": "\u{202D}", "RLE": "\u{202B}", "RLO": "\u{202E}", "PDF": "\u{202C}", "LRI": "\u{2066}", "RLI": "\u{2067}",
    "FSI": "\u{2068}", "PDI": "\u{2069}",
  ]

  private static func forEachLine(of name: String, _ body: (Int, Substring) -> Void) throws {
    let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let first = line.utf8.first, first != UInt8(ascii: "#") { body(index + 1, line) }
    }
  }

  private static func levels(_ list: Substring) -> [Int8?] {
    list.split { $0 == " " || $0 == "\t" }.map { Int8($0) }
  }

  private static func numbers(_ list: Substring) -> [Int] {
    list.split { $0 == " " || $0 == "\t" }.compactMap { Int($0) }
  }
}
