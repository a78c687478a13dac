/// The data about the owner of the profile.
public struct Profile: Hashable, Sendable {
  /// The piece that the owner plays with. Defaults to ``Icon/x``.
  public var icon: Icon

  /// The game on the board. A finished game stays there until a new game is begun.
  public var currentGame: Game

  /// The number of finished games by result.
  public var statistics: Statistics

  /// Creates a profile. By default it is new and has an empty board.
  public init(icon: Icon = .x, currentGame: Game = Game(), statistics: Statistics = Statistics()) {
    self.icon = icon
    self.currentGame = currentGame
    self.statistics = statistics
  }

  /// Returns the piece of a player. It is the same in all games, also in games played before the icon changed.
  public func icon(of player: Player) -> Icon {
    switch player {
    case .me: icon
    case .enemy: icon.opposite
    }
  }
}
