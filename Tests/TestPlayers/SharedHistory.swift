import Foundation
package import TTTModel

/// What an exported store shares with another player, without what stays with its owner, such as stars.
package enum SharedHistory {
  /// Returns the shared games and messages, each as a text that is equal in the stores of both players.
  ///
  /// - Parameters:
  ///   - path: The store.
  ///   - owner: Its owner.
  ///   - other: The other player.
  package static func read(_ path: String, of owner: PlayerName, with other: PlayerName) throws -> Set<String> {
    var lines: Set<String> = []
    try StoreReader(path: path).export { data in
      let fields = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
      if let game = fields["game"] as? [String: Any], game["person"] as? String == other.rawValue {
        if let line = line(ofGame: game, names: (owner, other)) { lines.insert(line) }
      }
      if let message = fields["message"] as? [String: Any], message["person"] as? String == other.rawValue {
        lines.insert(line(ofMessage: message, names: (owner, other)))
      }
    }
    return lines
  }

  // A game without moves is known to its owner only.
  private static func line(ofGame game: [String: Any], names: (PlayerName, PlayerName)) -> String? {
    guard let moves = game["moves"] as? [Int], !moves.isEmpty else { return nil }
    return "game \(text(game["id"])) \(first(game, names)) \(moves)"
  }

  private static func line(ofMessage message: [String: Any], names: (PlayerName, PlayerName)) -> String {
    let author = message["received"] as? Bool == true ? names.1 : names.0
    let board = (message["board"] as? [String: Any]).map {
      "\(first($0, names)) \($0["moves"] as? [Int] ?? []) \(text($0["game"]))"
    }
    let parts = ["id", "icon", "text", "replyTo"].map { text(message[$0]) }
    return "message \(author) \(parts.joined(separator: " ")) \(board ?? "-")"
  }

  private static func first(_ position: [String: Any], _ names: (PlayerName, PlayerName)) -> PlayerName {
    position["firstPlayer"] as? String == "me" ? names.0 : names.1
  }

  private static func text(_ value: Any?) -> String { value as? String ?? "-" }
}
