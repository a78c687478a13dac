/// The rule for the first move in new games against a computer. The owner of the profile begins all games against a friend.
public enum Beginner: String, Hashable, Sendable, CaseIterable {
  /// The players take turns to begin. After a change of the opponent, the owner begins.
  case alternates
  /// The owner of the profile begins every game.
  case me

  /// Returns the first player of a game.
  /// - Parameters:
  ///   - opponent: The opponent of the game.
  ///   - previous: The game before, or nil for the first game of a store.
  func firstPlayer(against opponent: Opponent, after previous: Game?) -> Player {
    guard self == .alternates, opponent.isComputer, let previous, previous.opponent == opponent else { return .me }
    return previous.firstPlayer.opponent
  }
}
