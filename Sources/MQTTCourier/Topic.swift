#if MQTT
  import TTTModel

  /// The topic of a message at the broker.
  ///
  /// The name of a player is one level of a topic, because it has only letters, digits, hyphens and underscores.
  package enum Topic: Equatable {
    /// An envelope for a player. `ttt/1/to/RECIPIENT/SENDER`
    case envelope(sender: PlayerName, recipient: PlayerName)
    /// Whether a player is here. `ttt/1/here/NAME`
    case presence(PlayerName)

    // The number changes when envelopes change in a way that older programs would misread.
    private static let root = "ttt/1"

    /// Reads a topic. Returns nil for all other topics.
    init?(_ text: String) {
      let levels = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard levels.count > 3, levels[0...1].joined(separator: "/") == Self.root else { return nil }
      let names = levels[3...].compactMap(PlayerName.init)
      switch (levels[2], levels.count, names.count) {
      case ("to", 5, 2): self = .envelope(sender: names[1], recipient: names[0])
      case ("here", 4, 1): self = .presence(names[0])
      default: return nil
      }
    }

    package static func envelope(from sender: PlayerName, to recipient: PlayerName) -> String {
      "\(root)/to/\(recipient)/\(sender)"
    }
    /// The envelopes of all senders.
    package static func envelopes(to recipient: PlayerName) -> String { "\(root)/to/\(recipient)/+" }
    package static func presence(_ player: PlayerName) -> String { "\(root)/here/\(player)" }
    static let allPresence = "\(root)/here/+"
  }
#endif
