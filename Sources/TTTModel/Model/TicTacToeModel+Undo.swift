import Foundation

// MARK: Going back in games

extension TicTacToeModel {
  /// Takes back the last turn of the current game, also of a finished one: the last move against a friend, and against a computer the
  /// owner's last move with the computer's answer.
  ///
  /// Statistics, records and recent results follow. If another process has moved in the meantime, nothing is taken back.
  ///
  /// - Returns: Nil, or the reason why nothing was taken back: ``Refusal/noMove``, ``Refusal/movesStay``, ``Refusal/conflict`` or a refusal by
  ///   the store.
  @discardableResult public func takeBack() -> Refusal? {
    let game = currentGame
    if game.person != nil { return .movesStay }
    guard game.positionBeforeLastTurn != nil else { return .noMove }
    return change(.takeBack(in: game), impossible: .noMove)
  }

  /// The game that ``undoNewGame()`` returns to. Nil if this model has not begun the current game, or if a person has moved in it.
  public var gameBeforeNewGame: Game.ID? {
    guard let beganGame, beganGame.generation == store.generation, beganGame.new == currentGame.id,
      currentGame.isUntouched
    else { return nil }
    return beganGame.previous
  }

  /// Removes the game that ``newGame()`` has begun, and a computer's first move in it, and puts the game before it on the board again.
  ///
  /// - Returns: The reason why nothing changed: ``Refusal/conflict`` if ``gameBeforeNewGame`` is nil or another process has moved,
  ///   ``Refusal/missing`` if the earlier game was deleted, or a refusal by the store. Nil if the earlier game is on the board.
  @discardableResult public func undoNewGame() -> Refusal? {
    guard let previous = gameBeforeNewGame else { return .conflict }
    return change(.undoNewGame(currentGame.id, previous: previous), impossible: .conflict)
  }

  /// Plays on from a position of a game.
  ///
  /// An unfinished game after all of its moves is put on the board again. From any other position, a new game begins with the same moves up
  /// to the position, the same first player and the same opponent, and the old game stays as it is. The game that was on the board stays in
  /// the history if it has moves. An empty board is replaced.
  ///
  /// - Parameters:
  ///   - game: The game as the user sees it.
  ///   - moveCount: The number of moves up to the position.
  /// - Returns: The reason why nothing changed: ``Refusal/gameOver`` if the position is the end of a finished game, ``Refusal/missing``,
  ///   ``Refusal/conflict`` if another process has changed the game, or a refusal by the store. Nil if the position is on the board.
  /// - Precondition: `moveCount` is in 0...`game.moveCount`.
  @discardableResult public func resume(_ game: Game, afterMoves moveCount: Int) -> Refusal? {
    precondition((0...game.moveCount).contains(moveCount), "the game has no move \(moveCount)")
    return change(.resume(game, afterMoves: moveCount, at: store.now()), impossible: .gameOver)
  }
}

// MARK: Deleting and editing

extension TicTacToeModel {
  /// The time in seconds during which a deleted game or message can be restored.
  public static let restorationTime = Double(Schema.restorationTime) / 1000

  /// The message that was deleted last, by this or another process. Nil if the store cannot be read, or if no message can be restored.
  public var lastDeletedMessage: Message.ID? { store.restorableEntries.lazy.compactMap(\.message).first }

  /// The game that was deleted last, by this or another process. Nil if the store cannot be read, or if no game can be restored.
  public var lastDeletedGame: Game.ID? { store.restorableEntries.lazy.compactMap(\.game).first }

  /// Deletes a game. It can be restored for a minute, also after a restart and by other processes. Statistics and records no longer count
  /// it.
  ///
  /// - Returns: Nil, or the reason why it was not deleted: ``Refusal/currentGame``, ``Refusal/missing`` or a refusal by the store.
  @discardableResult public func delete(_ id: Game.ID) -> Refusal? {
    change(.delete(.game(id), at: store.now()), impossible: .currentGame)
  }

  /// Deletes a message. It can be restored for a minute, also after a restart and by other processes. Replies to it keep its number, and
  /// ``isDeleted(_:)`` is then true for it.
  ///
  /// - Returns: The reason why it was not deleted: ``Refusal/missing`` or a refusal by the store. Nil if it was deleted.
  @discardableResult public func delete(_ id: Message.ID) -> Refusal? {
    change(.delete(.message(id), at: store.now()), impossible: .missing)
  }

  /// Restores a game that was deleted less than a minute ago.
  ///
  /// - Returns: Nil, or the reason why it was not restored: ``Refusal/tooLate``, ``Refusal/missing`` or a refusal by the store.
  @discardableResult public func restore(_ id: Game.ID) -> Refusal? {
    change(.restore(.game(id)), impossible: .tooLate)
  }

  /// Restores a message that was deleted less than a minute ago.
  ///
  /// - Returns: Nil, or the reason why it was not restored: ``Refusal/tooLate``, ``Refusal/missing`` or a refusal by the store.
  @discardableResult public func restore(_ id: Message.ID) -> Refusal? {
    change(.restore(.message(id)), impossible: .tooLate)
  }

  /// Replaces the text of a message. Its icon, date, star and board stay. ``Message/editDate`` becomes the present time, unless the text is
  /// the same, byte for byte.
  ///
  /// - Parameters:
  ///   - message: The message as the user sees it. If its text in the store is another one, the edit is a conflict.
  ///   - text: The new text. It is kept as it was typed, byte for byte.
  /// - Returns: The reason why the text was not replaced: ``Refusal/blank``, ``Refusal/missing``, ``Refusal/othersMessage``,
  ///   ``Refusal/tooLongToSend``, ``Refusal/conflict`` or a refusal by the store. Nil if the message has the text.
  @discardableResult public func edit(_ message: Message, text: String) -> Refusal? {
    guard !Message.isBlank(text) else { return .blank }
    guard DraftEdit(from: message.text, to: text) != nil else { return nil }
    return change(.rewrite(message, text: text, at: store.now()), impossible: .othersMessage)
  }

  private func change(_ edit: Edit, impossible: Refusal) -> Refusal? {
    switch perform(edit) {
    case .done, .began, .posted: return nil
    case .impossible: return impossible
    case .missing: return .missing
    case .conflict: return .conflict
    case .refused(let refusal): return refusal
    }
  }
}
