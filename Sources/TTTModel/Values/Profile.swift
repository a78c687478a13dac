/// The data about the owner of the profile.
public struct Profile: Hashable, Sendable {
  /// The piece that the owner plays with. Defaults to ``Icon/x``.
  public var icon: Icon

  /// The game on the board. A finished game stays there until a new game is begun.
  public var currentGame: Game

  /// The number of finished games by result.
  public var statistics: Statistics

  /// The emoji and other symbols that the owner has chosen last in the symbol palette, the last one first. Defaults to none.
  public var recentSymbols: [String]

  /// Creates a profile. By default it is new and has an empty board.
  public init(
    icon: Icon = .x, currentGame: Game = Game(), statistics: Statistics = Statistics(), recentSymbols: [String] = []
  ) {
    self.icon = icon
    self.currentGame = currentGame
    self.statistics = statistics
    self.recentSymbols = recentSymbols
  }

  /// Returns the piece of a player. It is the same in all games, also in games played before the icon changed.
  public func icon(of player: Player) -> Icon {
    switch player {
    case .me: icon
    case .enemy: icon.opposite
    }
  }
}
