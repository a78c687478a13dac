/// A search in the messages: a text as the user types it, and the messages in which to look for it.
///
///     let search = MessageSearch("corner o", in: .favorites)
///     let page = model.messages(matching: search, limit: 50)
///     let marks = search.ranges(in: page[0].text)
///
/// A message matches if it has all words of the text, in any order. Case and diacritics make no difference: "schon" finds "Schön". The last
/// word may be the beginning of a longer one, unless a blank follows it. Scripts without spaces, such as Japanese, and emoji match anywhere
/// in a message. Punctuation only counts if there is nothing else in the text.
public struct MessageSearch: Hashable, Sendable {
  /// The messages in which to look.
  public enum Scope: Hashable, Sendable, CaseIterable {
    /// All messages.
    case all
    /// The messages with a star.
    case favorites
    /// The messages that were posted as X.
    case asX
    /// The messages that were posted as O.
    case asO
  }

  /// The text as the user has typed it. No character in it has a special meaning.
  public let text: String

  /// The messages in which to look. Defaults to all.
  public let scope: Scope

  /// The parts of the text that a message must have.
  let terms: [Term]

  /// Creates a search. An empty text matches all messages of the scope.
  public init(_ text: String, in scope: Scope = .all) {
    self.text = text
    self.scope = scope
    terms = Self.terms(of: text)
  }

  /// Finds the parts of a text that match, for example to highlight them.
  ///
  /// - Parameter text: The text of a message, or a text made from it, such as a line that is truncated for a list.
  /// - Returns: The ranges of whole characters, in ascending order and without overlaps. Empty if nothing matches.
  public func ranges(in text: String) -> [Range<String.Index>] {
    let folded = FoldedText(text)
    return folded.wholeCharacters(terms.flatMap(folded.ranges))
  }
}

extension MessageSearch {
  /// A part of a search.
  enum Term: Hashable {
    /// A word, or the beginning of one. Signs inside divide it into parts, which must follow each other.
    case word(String, isPrefix: Bool)
    /// Characters that match anywhere.
    case characters(String)
    /// Punctuation.
    case signs(String)
  }

  private static func terms(of text: String) -> [Term] {
    let words = text.unicodeScalars.split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
    let isUnfinished = words.last.map { $0.endIndex == text.unicodeScalars.endIndex } ?? false
    let terms = words.enumerated().map { number, word in
      term(word, isPrefix: isUnfinished && number == words.count - 1)
    }
    let others = terms.filter { if case .signs = $0 { false } else { true } }
    return others.isEmpty ? terms : others
  }

  private static func term(_ word: Substring.UnicodeScalarView, isPrefix: Bool) -> Term {
    let text = String(word)
    if word.contains(where: { scalar in SearchIndex.characterRanges.contains { $0.contains(scalar) } }) {
      return .characters(text)
    }
    return word.contains(where: \.isInWord) ? .word(text, isPrefix: isPrefix) : .signs(text)
  }
}

extension Unicode.Scalar {
  /// Whether SQLite's tokenizer `unicode61` takes the scalar for a part of a word. Marks only continue a word.
  var isInWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .privateUse:
      true
    default: false
    }
  }
}
