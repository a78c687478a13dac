import TTTModel

extension Strings {
  /// Returns the reason why the user cannot place a piece, or nil if the user can.
  func reasonAgainstMove(in game: Game, isPaused: Bool) -> String? {
    if game.isOver { return gameIsOver }
    if isPaused { return gameIsPaused }
    return game.isComputersTurn ? isThinking(game.opponent) : nil
  }

  /// Returns the moves of a game in words: "X at top left. O at middle."
  func moves(of game: Game, icon: Icon) -> String {
    if game.moves.isEmpty { return emptySquare }
    return game.moves.map { placed(icon.piece(of: $0.player), at: $0.square) }.joined(separator: " ")
  }

  /// Returns a position in words: "Board: X at top left. O at middle."
  func spokenBoard(_ position: Game, icon: Icon) -> String { "\(board): \(moves(of: position, icon: icon))" }

  /// Returns a result for the user, or that the game is in progress.
  func result(_ result: Game.Result) -> String {
    switch result {
    case .inProgress: inProgress
    case .victory: youWon
    case .defeat: youLost
    case .draw: drawnGame
    }
  }

  /// Returns the result of a game with the name of a computer opponent.
  func resultAndOpponent(of game: Game) -> String {
    let result = result(game.result)
    return game.opponent.isComputer ? self.result(result, against: game.opponent) : result
  }

  /// Returns the number of moves of a game, after the name of a computer opponent.
  func opponentAndMoves(of game: Game) -> String {
    let moves = moves(game.moveCount)
    return game.opponent.isComputer ? "\(against(game.opponent)) · \(moves)" : moves
  }
}
