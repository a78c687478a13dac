import TTTModel
import TermKit

extension Strings {
  /// Returns the reason why the user cannot place a piece, or nil if the user can.
  func reasonAgainstMove(in game: Game, isPaused: Bool) -> String? {
    if game.isOver { return gameIsOver }
    if isPaused { return gameIsPaused }
    if let person = game.person, game.isPersonsTurn { return waitFor(person) }
    return game.isComputersTurn ? isThinking(game.opponent) : nil
  }

  /// Returns the moves of a game in words: "X at top left. O at middle."
  func moves(of game: Game, icon: Icon) -> String {
    if game.moves.isEmpty { return emptySquare }
    return game.moves.map { placed(icon.piece(of: $0.player), at: $0.square) }.joined(separator: " ")
  }

  /// Returns a position in words: "Board: X at top left. O at middle."
  func spokenBoard(_ position: Game, icon: Icon) -> String { "\(board): \(moves(of: position, icon: icon))" }

  /// Returns who has won a finished game: a piece after a game against a friend here, else the user or the other player.
  func outcome(of game: Game, icon: Icon) -> String {
    if let person = game.person, !game.isOver || game.result != .draw {
      return game.result == .victory ? youWin : wins(person)
    }
    return switch game.result {
    case .draw: drawn
    case .victory where game.opponent.isComputer: youWin
    case .defeat where game.opponent.isComputer: wins(game.opponent)
    case .inProgress, .victory, .defeat: won(icon.piece(of: game.result == .victory ? .me : .enemy))
    }
  }

  /// Returns the score after a game against a computer or a person at another terminal, or nil after a game against a friend here. The
  /// winner's games come first.
  func score(after game: Game, _ record: Statistics) -> String? {
    guard game.opponent.isComputer || game.person != nil else { return nil }
    if game.result == .defeat { return scoreAgainstYou(record.defeats, record.victories) }
    return score(record.victories, record.defeats, against: game)
  }

  /// Returns a position as three lines of coloured squares, to send to a friend.
  func tiles(of game: Game, icon: Icon) -> String {
    let tiles = Square.all.map { square in
      switch game.player(at: square).map(icon.piece) {
      case .x: "🟥"
      case .o: "🟩"
      case nil: "⬜"
      }
    }
    return [0, 3, 6].map { tiles[$0..<$0 + 3].joined() }.joined(separator: "\n")
  }

  /// Returns a result for the user, or that the game is unfinished.
  func result(_ result: Game.Result) -> String {
    switch result {
    case .inProgress: unfinished
    case .victory: youWon
    case .defeat: youLost
    case .draw: drawn
    }
  }

  /// Returns the result of a game, or that it is still on the board.
  func result(of game: Game, isOnBoard: Bool) -> String {
    isOnBoard && !game.isOver ? onTheBoard : result(game.result)
  }

  /// Returns the result of a game with the name of a computer or of a person at another terminal.
  func resultAndOpponent(of game: Game, isOnBoard: Bool) -> String {
    let result = result(of: game, isOnBoard: isOnBoard)
    return game.hasBothPlayersHere ? result : self.result(result, against: game.opponent, game.person)
  }

  /// Returns the number of moves of a game, after the name of a computer or of a person at another terminal.
  func opponentAndMoves(of game: Game, fitting columns: Int = .max) -> String {
    let moves = moves(game.moveCount)
    guard game.opponent.isComputer || game.person != nil else { return moves }
    let text = "\(against(game)) · \(moves)"
    return text.columns <= columns ? text : "\(otherPlayer(of: game)) · \(moves)"
  }
}
