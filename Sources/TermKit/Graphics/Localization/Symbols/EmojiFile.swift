/// The file emoji-test.txt of Unicode: all emoji in the order of keyboards, in groups.
enum EmojiFile {
  /// An emoji with its English name.
  struct Emoji: Equatable {
    var symbol: String
    var name: String
  }

  /// Returns the emoji by the English names of their groups, in the order of the file. Leaves out emoji of several pictures or skin tones,
  /// of which terminals show only the first picture.
  static func groups(in text: String) -> [(name: Substring, emoji: [Emoji])] {
    var groups: [(name: Substring, emoji: [Emoji])] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix(groupMark) {
        groups.append((line.dropFirst(groupMark.count), []))
      } else if let emoji = emoji(in: line), !groups.isEmpty {
        groups[groups.count - 1].emoji.append(emoji)
      }
    }
    return groups
  }

  private static let groupMark = "# group: "

  // A line is "263A FE0F ; fully-qualified # ☺️ E0.6 smiling face".
  private static func emoji(in line: Substring) -> Emoji? {
    guard line.first != "#", let status = line.firstIndex(of: ";"), let comment = line.firstIndex(of: "#"),
      line[status..<comment].contains("fully-qualified"), !line[status..<comment].contains("un")
    else { return nil }
    let scalars = line[..<status].split(separator: " ").compactMap {
      UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
    }
    let symbol = String(String.UnicodeScalarView(scalars))
    // After the comment mark come the symbol, the version and the name.
    let words = line[comment...].split(separator: " ", maxSplits: 3)
    guard words.count == 4, SymbolCatalog.isShownWhole(symbol) else { return nil }
    return Emoji(symbol: symbol, name: String(words[3]))
  }
}
