/// The data about the owner of the profile.
public struct Profile: Hashable, Sendable {
  /// The piece that the owner plays with. Defaults to ``Icon/x``.
  public var icon: Icon

  /// The opponent of new games. Defaults to ``Opponent/friend``. The game on the board may have another one (see ``Game/opponent``).
  public var opponent: Opponent

  /// The person at another terminal who plays new games, or nil. The ``opponent`` is then ``Opponent/friend``. Defaults to nil.
  public var person: PlayerName?

  /// The rule for the first move in new games against a computer. Defaults to ``Beginner/alternates``.
  public var beginner: Beginner

  /// The game on the board. A finished game stays there until a new game is begun.
  public var currentGame: Game

  /// The number of finished games by result.
  public var statistics: Statistics

  /// The emoji and other symbols that the owner has chosen last in the symbol palette, the last one first. Defaults to none.
  public var recentSymbols: [String]

  /// The number of finished games against each opponent, by result. Opponents may be missing.
  public var records: [Opponent: Statistics]

  /// Creates a profile. By default it is new and has an empty board.
  public init(
    icon: Icon = .x, opponent: Opponent = .friend, beginner: Beginner = .alternates, currentGame: Game = Game(),
    statistics: Statistics = Statistics(), records: [Opponent: Statistics] = [:], recentSymbols: [String] = [],
    person: PlayerName? = nil
  ) {
    self.icon = icon
    self.opponent = opponent
    self.beginner = beginner
    self.currentGame = currentGame
    self.statistics = statistics
    self.records = records
    self.recentSymbols = recentSymbols
    self.person = person
  }

  /// Returns the piece of a player. It is the same in all games, also in games played before the icon changed.
  public func icon(of player: Player) -> Icon {
    player == .me ? icon : icon.opposite
  }
}
