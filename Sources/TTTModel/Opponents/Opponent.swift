/// The player at the other side of the board.
public enum Opponent: String, Hashable, Sendable, CaseIterable {
  /// A person at the same terminal. The program makes no moves.
  case friend
  /// A computer that plays like a child who has just learned the rules. It completes its own three in a row, and often overlooks yours.
  case learner
  /// A computer that aims at an even match. It plays stronger after your victories, and weaker after other games.
  case rival
  /// A computer that never loses, and that wins whenever a win can be forced.
  case master

  /// The greatest number of earlier results that an opponent considers.
  public static let memory = 200

  /// Whether the program makes this opponent's moves.
  public var isComputer: Bool { self != .friend }

  /// Chooses the next move of a computer. It knows the board and the results of earlier games, and nothing else.
  ///
  /// - Parameters:
  ///   - game: The game. The computer moves for the player whose turn it is.
  ///   - results: The results of the owner's recent games against this opponent, oldest first. Only ``rival`` uses them.
  ///   - generator: The source of chance, for variety.
  /// - Returns: A free square. Nil if the game is over, or if the opponent is a ``friend``.
  public func square(
    in game: Game, after results: [Game.Result] = [], using generator: inout some RandomNumberGenerator
  ) -> Square? {
    guard isComputer, !game.isOver else { return nil }
    let position = Position(game)
    switch self {
    case .friend: return nil
    case .learner: return Learner().square(in: position, using: &generator)
    case .rival: return Rival(after: results).square(in: position, using: &generator)
    case .master: return SolvedGame.shared.bestSquares(in: position).randomElement(using: &generator)
    }
  }
}
