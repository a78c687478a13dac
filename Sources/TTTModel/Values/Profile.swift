/// What the app knows of the person who plays.
public struct Profile: Hashable, Sendable {
  /// The piece the owner plays with, ``Icon/x`` in a new profile.
  public var icon: Icon

  /// The game on the board; a finished one stays there until a new one is begun.
  public var currentGame: Game

  /// How the finished games ended.
  public var statistics: Statistics

  /// Makes a profile; by default a new one with an empty board.
  public init(icon: Icon = .x, currentGame: Game = Game(), statistics: Statistics = Statistics()) {
    self.icon = icon
    self.currentGame = currentGame
    self.statistics = statistics
  }

  /// The piece that stands for a player now, in every game, also in those played under the other icon.
  public func icon(of player: Player) -> Icon {
    switch player {
    case .me: icon
    case .enemy: icon.opposite
    }
  }
}
