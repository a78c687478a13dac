/// The games of the history to show: those with a result, against an opponent, or both.
public struct GameFilter: Hashable, Sendable {
  /// The state of the games, or nil for all. Defaults to nil.
  public var result: Game.Result?

  /// The opponent of the games, or nil for all. Defaults to nil.
  public var opponent: Opponent?

  /// Creates a filter. By default, all games pass.
  public init(result: Game.Result? = nil, opponent: Opponent? = nil) {
    self.result = result
    self.opponent = opponent
  }

  /// The kinds of games that pass. Each kind has its own part of the index.
  var kinds: [(opponent: Opponent, result: Game.Result)] {
    let results = result.map { [$0] } ?? Game.Result.allCases
    return (opponent.map { [$0] } ?? Opponent.allCases).flatMap { opponent in results.map { (opponent, $0) } }
  }
}
