/// A part of a text that names something to open: a web address, or a game of the history.
public struct TextReference: Hashable, Sendable {
  /// The thing that a part of a text names.
  public enum Target: Hashable, Sendable {
    /// A web address that begins with `http://` or `https://`, as it stands in the text.
    case link(String)
    /// A game, from `#` and its number.
    case game(Game.ID)
  }

  /// The part of the text.
  public let range: Range<String.Index>

  /// The thing that it names.
  public let target: Target

  /// Finds all web addresses and numbers of games in a text, in order and without overlaps.
  ///
  /// Punctuation and closing brackets after an address do not belong to it. A number counts if neither a letter nor a digit is next to it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isGame: Returns whether a game exists. Numbers of other games are left out.
  public static func all(in text: String, isGame: (Game.ID) -> Bool) -> [TextReference] {
    var references: [TextReference] = []
    var index = text.startIndex
    var previous: Character?
    while index < text.endIndex {
      let rest = text[index...]
      let reference = previous.map(\.isPartOfWord) == true ? nil : link(rest) ?? game(rest, isGame)
      if let reference { references.append(reference) }
      let next = reference?.range.upperBound ?? text.index(after: index)
      previous = text[text.index(before: next)]
      index = next
    }
    return references
  }

  private static func link(_ text: Substring) -> TextReference? {
    guard text.first == "h" || text.first == "H" else { return nil }
    let schemes = ["http://", "https://"]
    guard let scheme = schemes.first(where: { text.prefix($0.count).lowercased() == $0 }) else { return nil }
    var address = text.prefix { !$0.endsAddress }
    while let last = address.last, last.isPunctuationAfterAddress || address.endsInUnopenedBracket {
      address.removeLast()
    }
    guard let host = address.dropFirst(scheme.count).first, host.isLetter || host.isNumber || host == "["
    else { return nil }
    return TextReference(range: address.startIndex..<address.endIndex, target: .link(String(address)))
  }

  private static func game(_ text: Substring, _ isGame: (Game.ID) -> Bool) -> TextReference? {
    guard text.first == "#" else { return nil }
    let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard text[digits.endIndex...].first.map(\.isPartOfWord) != true, let number = Int64(digits) else { return nil }
    let id = Game.ID(rawValue: number)
    return isGame(id) ? TextReference(range: text.startIndex..<digits.endIndex, target: .game(id)) : nil
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "#" || self == "&" }

  fileprivate var endsAddress: Bool {
    isWhitespace || "<>\"`「」『』（）【】、。".contains(self)
      || unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  fileprivate var isPunctuationAfterAddress: Bool { ".,;:!?'…".contains(self) }
}

extension Substring {
  fileprivate var endsInUnopenedBracket: Bool {
    for (opening, closing) in [("(", ")"), ("[", "]"), ("{", "}")] as [(Character, Character)] where last == closing {
      return count(where: { $0 == closing }) > count(where: { $0 == opening })
    }
    return false
  }
}
