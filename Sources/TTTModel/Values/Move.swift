/// A player taking a square.
public struct Move: Hashable, Sendable {
  /// Who moves.
  public var player: Player

  /// The square taken.
  public var square: Square

  /// Makes a move; whether it is possible, a ``Game`` decides.
  public init(player: Player, square: Square) {
    self.player = player
    self.square = square
  }
}
