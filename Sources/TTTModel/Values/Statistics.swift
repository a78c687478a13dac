/// How often the finished games of a profile ended how.
public struct Statistics: Hashable, Sendable {
  /// The number of games won by the owner of the profile.
  public var victories: Int

  /// The number of games won by the enemy.
  public var defeats: Int

  /// The number of games nobody won.
  public var draws: Int

  /// Makes statistics; all numbers are 0 by default.
  public init(victories: Int = 0, defeats: Int = 0, draws: Int = 0) {
    self.victories = victories
    self.defeats = defeats
    self.draws = draws
  }
}
