extension Message {
  /// A position of a game that a message carries. It is a copy, which later moves and the deletion of the game do not change.
  ///
  ///     let board = Message.Board(model.currentGame)
  ///     model.post("What would you do?", board: board)
  public struct Board: Hashable, Sendable {
    /// The number of the game that the position was copied from.
    public let game: Game.ID

    /// The player who made the first move.
    public let firstPlayer: Player

    /// The squares taken up to the position, in the order of the moves.
    public let squares: [Square]
  }
}

extension Message.Board {
  /// Copies the position of a game.
  /// - Parameters:
  ///   - game: The game.
  ///   - moveCount: The number of moves up to the position. Defaults to nil: all moves of the game.
  /// - Precondition: `moveCount` is nil or in 0...`game.moveCount`.
  public init(_ game: Game, afterMoves moveCount: Int? = nil) {
    let position = moveCount.map { game.position(afterMoves: $0) } ?? game
    self.init(game: game.id, firstPlayer: game.firstPlayer, squares: position.moves.map(\.square))
  }

  /// The position as a game, which can be drawn.
  public var position: Game { Game(id: game, firstPlayer: firstPlayer, squares: squares) }
}
