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
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
      if line.utf8.starts(with: groupMark.utf8) {
        groups.append((line.dropFirst(groupMark.count), []))
      } else if let emoji = emoji(in: line), !groups.isEmpty {
        groups[groups.count - 1].emoji.append(emoji)
      }
    }
    return groups
  }

  private static let groupMark = "# group: "

  // A line is "263A FE0F ; fully-qualified # ☺️ E0.6 smiling face". Its parts begin at ASCII characters, so bytes are searched.
  private static func emoji(in line: Substring) -> Emoji? {
    guard let status = line.utf8.firstIndex(of: UInt8(ascii: ";")), line[status...].utf8.starts(with: qualified.utf8),
      let comment = line.utf8[status...].firstIndex(of: UInt8(ascii: "#"))
    else { return nil }
    let scalars = line.utf8[..<status].split(separator: space).compactMap { code in
      UInt32(Substring(code), radix: 16).flatMap(Unicode.Scalar.init)
    }
    let symbol = String(String.UnicodeScalarView(scalars))
    // After the comment mark come the symbol, the version and the name.
    let words = line.utf8[comment...].split(separator: space, maxSplits: 3)
    guard words.count == 4, SymbolCatalog.isShownWhole(symbol) else { return nil }
    return Emoji(symbol: symbol, name: String(Substring(words[3])))
  }

  private static let qualified = "; fully-qualified"
  private static let space = UInt8(ascii: " ")
}
