/// A move: a player takes a square.
public struct Move: Hashable, Sendable {
  /// The player who moves.
  public var player: Player

  /// The square that is taken.
  public var square: Square

  /// Creates a move. ``Game/add(_:)`` decides whether it is possible.
  public init(player: Player, square: Square) {
    self.player = player
    self.square = square
  }
}
