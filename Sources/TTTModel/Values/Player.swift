/// One of the two players at the board: the owner of the profile or the enemy.
///
/// A move stores its player and never X or O. The piece follows from the profile's icon (see ``Profile/icon(of:)``).
public enum Player: String, Hashable, Sendable, CaseIterable {
  /// The owner of the profile. The owner moves first, unless ``Game/firstPlayer`` says otherwise.
  case me
  /// The other player: another person at the terminal, or the computer (see ``Opponent``).
  case enemy

  /// The other player.
  public var opponent: Player { self == .me ? .enemy : .me }
}
