/// A fact that a screen shows, and that the store must therefore contain.
package enum ShownFact: Hashable {
  /// A message in the list, by its tag.
  case posted(String)
  /// Whether the message with a tag has a star.
  case favorite(String, Bool)
  /// The pieces by square, without pieces that are growing or fading.
  case board([Int: Character])
  /// The number of victories (0), defeats (1) or draws (2).
  case tally(Int, Int)
  /// The piece of the profile, by the tint of the tab bar.
  case icon(Character)
  /// The rating that the user has just given to a game.
  case rating(Int)
  /// A row of the text in the sheet for a new message.
  case draft(String)

  /// The subject of a fact. The values of one topic follow each other in time.
  package enum Topic: Hashable {
    case message(String)
    case favorite(String)
    case board
    case tally(Int)
    case icon
    case rating
    case draft
  }

  /// The subject of the fact.
  package var topic: Topic {
    switch self {
    case .posted(let tag): .message(tag)
    case .favorite(let tag, _): .favorite(tag)
    case .board: .board
    case .tally(let index, _): .tally(index)
    case .icon: .icon
    case .rating: .rating
    case .draft: .draft
    }
  }

  /// The word for the kind of the fact, for counting.
  package var kind: String {
    switch self {
    case .posted: "messages"
    case .favorite(_, let isFavorite): isFavorite ? "stars" : "missing stars"
    case .board: "boards"
    case .tally: "tallies"
    case .icon: "icons"
    case .rating: "ratings"
    case .draft: "drafts"
    }
  }

  /// All kinds of facts.
  package static let kinds = [
    "messages", "stars", "missing stars", "boards", "tallies", "icons", "ratings", "drafts",
  ]

  /// Returns whether a screen may show `shown` when the store contains this fact.
  package func allows(_ shown: ShownFact) -> Bool {
    switch (self, shown) {
    // The latest pieces may not have begun to grow.
    case (.board(let stored), .board(let pieces)): pieces.allSatisfy { stored[$0.key] == $0.value }
    // A row of the sheet shows a part of a long text.
    case (.draft(let stored), .draft(let text)): stored.contains(text)
    default: self == shown
    }
  }
}

extension ShownFact {
  /// Returns the tag at the beginning of a text: "n" and a number that only this text has, such as "n27.".
  package static func tag(of text: some StringProtocol) -> String? {
    String(text).prefixMatch(of: /n\d+\./).map { String($0.0) }
  }
}
