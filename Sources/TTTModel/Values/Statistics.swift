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

  /// Counts a game. An unfinished game changes nothing.
  mutating func add(_ result: Game.Result) {
    if let number = result.number { self[keyPath: number] += 1 }
  }

  /// The number of games.
  public var gameCount: Int { victories + defeats + draws }

  /// Returns the sum of both numbers of games, for each result.
  public static func + (first: Statistics, second: Statistics) -> Statistics {
    Statistics(
      victories: first.victories + second.victories, defeats: first.defeats + second.defeats,
      draws: first.draws + second.draws)
  }

  /// Returns the difference of both numbers of games, for each result.
  public static func - (first: Statistics, second: Statistics) -> Statistics {
    Statistics(
      victories: first.victories - second.victories, defeats: first.defeats - second.defeats,
      draws: first.draws - second.draws)
  }
}

extension Game.Result {
  /// The number of the games with this result, or nil for unfinished games, which are not counted.
  var number: WritableKeyPath<Statistics, Int>? {
    switch self {
    case .inProgress: nil
    case .victory: \.victories
    case .defeat: \.defeats
    case .draw: \.draws
    }
  }
}
