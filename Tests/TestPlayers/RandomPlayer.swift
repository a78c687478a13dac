package import TTTModel

/// A player who does what the player likes.
package enum RandomPlayer {
  /// Does one thing that a player may do: a move, a new game, a message, a change of a message.
  @MainActor package static func act(_ model: TicTacToeModel, using random: inout some RandomNumberGenerator) {
    let message = model.message(at: Int.random(in: 0..<5, using: &random))
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<5: model.place(at: Square.all[Int.random(in: 0..<9, using: &random)])
    case 5: model.newGame()
    case 6, 12, 13: resumeGame(model)
    case 7:
      // The other player does not know an empty board.
      let board = model.currentGame.moveCount > 0 ? Message.Board(model.currentGame) : nil
      model.post("\(random.next())", board: board)
    case 8: if let message { model.post("re: \(random.next())", replyingTo: message.id) }
    case 9: if let message { model.edit(message, text: "\(random.next()) edited") }
    case 10: if let message, !message.isReceived { model.delete(message.id) }
    default: if let last = model.lastDeletedMessage { model.restore(last) }
    }
  }

  /// Puts a game on the board in which the player may move.
  @MainActor private static func resumeGame(_ model: TicTacToeModel) {
    let game = model.gamesWithPersons().last { !$0.isPersonsTurn }
    if let game { model.resume(game, afterMoves: game.moveCount) }
  }
}
