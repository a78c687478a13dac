import Foundation
import GRDB

// The edits that go back: taking back moves, returning to games, and deleting and restoring.
extension Database {
  func takeBack(in seen: Game, _ renumbering: Renumbering?) throws -> Edit.Outcome {
    let id = renumbering?[seen.id] ?? seen.id
    guard let game = try game(id), game.hasSameMoves(as: seen) else { return .conflict }
    guard try renumbering != nil || currentGame() == id else { return .conflict }
    guard let position = game.positionBeforeLastTurn else { return .impossible }
    try update(position)
    // An empty board follows the profile, which may have another opponent by now.
    if try currentGame() == id { try prepareEmptyBoard() }
    return .done
  }

  func undoNewGame(_ id: Game.ID, previous: Game.ID) throws -> Edit.Outcome {
    guard try currentGame() == id, id != previous, try game(id)?.isUntouched == true else { return .conflict }
    guard try game(previous) != nil else { return .missing }
    try setCurrentGame(previous)
    try removeUntouchedGame(id)
    return .done
  }

  func resume(
    _ seen: Game, afterMoves moveCount: Int, at date: Date, _ renumbering: Renumbering?
  ) throws -> Edit.Outcome {
    guard let game = try game(renumbering?[seen.id] ?? seen.id), let current = try currentGame().flatMap(self.game)
    else { return .missing }
    let start = seen.position(afterMoves: moveCount)
    guard game.moveCount >= moveCount, game.position(afterMoves: moveCount).hasSameMoves(as: start),
      renumbering != nil || game.hasSameMoves(as: seen)
    else { return .conflict }
    if start.isOver { return .impossible }
    if moveCount == game.moveCount { return try returnTo(game, from: current) }
    // The person has not agreed to play on from there.
    var branch = start.numbered(current.id)
    (branch.person, branch.startDate, branch.rating) = (nil, date, nil)
    if current.moveCount == 0 {
      try update(branch)
      return .began(current.id)
    }
    let id = try insert(branch)
    try setCurrentGame(id)
    return .began(id)
  }

  private func returnTo(_ game: Game, from current: Game) throws -> Edit.Outcome {
    try setCurrentGame(game.id)
    if current.id != game.id, current.moveCount == 0 { try removeUntouchedGame(current.id) }
    return .began(game.id)
  }

  /// Removes a game in which no person has moved. Its number is used again if it is the greatest one.
  private func removeUntouchedGame(_ id: Game.ID) throws {
    try execute(sql: "DELETE FROM game WHERE id = ? AND id = (SELECT max(id) FROM game)", arguments: [id.rawValue])
    guard changesCount == 0 else { return }
    // Without its old identity, an imported copy of the game counts as new.
    try execute(
      sql: "UPDATE game SET moves = '', result = 0, stars = NULL, identity = random(), deletedAt = 0 WHERE id = ?",
      arguments: [id.rawValue])
  }

  /// Replaces the text of a message.
  ///
  /// While edits are repeated, the later edit wins, and the text of an earlier edit is posted as another message. Otherwise, a text that
  /// the user has not seen is never overwritten.
  func rewrite(_ seen: Message, _ text: String, at date: Date, _ renumbering: Renumbering?) throws -> Edit.Outcome {
    guard let message = try message(renumbering?[seen.id] ?? seen.id) else { return .missing }
    if message.isReceived { return .impossible }
    if message.person != nil, text.utf8.count > Message.maximumSentLength { return .refused(.tooLongToSend) }
    if renumbering == nil {
      guard DraftEdit(from: message.text, to: seen.text) == nil else { return .conflict }
    } else if let other = message.editDate, other > date {
      if DraftEdit(from: message.text, to: text) == nil { return .done }
      let lost = Draft(text: text, replyTo: message.replyTo, board: message.board)
      return try post(lost, icon: message.icon, at: date, draft: nil)
    }
    try makeStatement(sql: "UPDATE message SET text = CAST(? AS TEXT), editDate = ? WHERE id = ?")
      .execute(arguments: [bytes(text), date.milliseconds, message.id.rawValue])
    return .done
  }
}

// MARK: Deleting

extension Edit.Entry {
  /// The table and the number of the row.
  var row: (table: String, id: Int64) {
    switch self {
    case .game(let id): ("game", id.rawValue)
    case .message(let id): ("message", id.rawValue)
    }
  }
}

extension Database {
  func delete(_ entry: Edit.Entry, at date: Date) throws -> Edit.Outcome {
    if case .game(let id) = entry, try currentGame() == id { return .impossible }
    // 0 would mean that the contents are gone.
    try execute(
      sql: "UPDATE \(entry.row.table) SET deletedAt = ? WHERE id = ? AND deletedAt IS NULL",
      arguments: [max(1, date.milliseconds), entry.row.id])
    return changesCount > 0 ? .done : .missing
  }

  func restore(_ entry: Edit.Entry) throws -> Edit.Outcome {
    let row = try Row.fetchOne(
      self, sql: "SELECT deletedAt FROM \(entry.row.table) WHERE id = ?", arguments: [entry.row.id])
    guard let row else { return .missing }
    // Another process may have restored it.
    guard let deletedAt: Int64 = try row.optional("deletedAt") else { return .done }
    // The contents are gone.
    guard deletedAt > 0 else { return .impossible }
    try execute(sql: "UPDATE \(entry.row.table) SET deletedAt = NULL WHERE id = ?", arguments: [entry.row.id])
    return .done
  }
}
