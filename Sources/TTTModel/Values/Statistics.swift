/// The number of finished games of a profile, by result.
public struct Statistics: Hashable, Sendable {
  /// The number of games that the owner of the profile won.
  public var victories: Int

  /// The number of games that the enemy won.
  public var defeats: Int

  /// The number of games that neither player won.
  public var draws: Int

  /// Creates statistics. All numbers default to 0.
  public init(victories: Int = 0, defeats: Int = 0, draws: Int = 0) {
    self.victories = victories
    self.defeats = defeats
    self.draws = draws
  }
}
