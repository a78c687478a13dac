import Foundation
import GRDB

/// One change of a store, as a value.
///
/// It is checked against the present contents of the store. If it was first made only in memory, it can be repeated on the file.
enum Edit: Sendable {
  /// Takes a square in the current game. The game is the state that the user sees.
  case place(Square, in: Game, at: Date)
  /// Takes back the last turn of the current game. The game is the state that the user sees.
  case takeBack(in: Game)
  /// Begins a new game against the profile's opponent. The identifier is the current game that the user sees.
  ///
  /// The edit decides which player begins, by the profile's rule and by the first player of the current game.
  case startGame(after: Game.ID, at: Date)
  /// Removes the empty game that has just been begun, and returns to the game before it.
  case undoNewGame(Game.ID, previous: Game.ID)
  /// Continues the game that the user sees after some of its moves: the game itself if it is unfinished and these are all of its moves, or
  /// else a new game that begins with these moves.
  case resume(Game, afterMoves: Int, at: Date)
  case choose(Icon)
  /// Remembers the symbols that the user has chosen last.
  case remember(symbols: [String])
  /// Changes the opponent of new games, and of an empty board. The person plays at another terminal.
  case chooseOpponent(Opponent, PlayerName? = nil)
  /// Changes the rule for the first move in games against a computer, including the one on an empty board.
  case chooseBeginner(Beginner)
  case rate(Game.ID, Int, at: Date)
  /// Posts a message and removes its draft, in one transaction.
  case post(Draft, icon: Icon, at: Date, draft: StoredDraft?)
  case setFavorite(Message.ID, Bool, at: Date)
  /// Replaces the text of a message. The message is the state that the user sees.
  case rewrite(Message, text: String, at: Date)
  /// Deletes a game or a message, so that it can be restored for a minute.
  case delete(Entry, at: Date)
  case restore(Entry)
  /// Writes a draft to the row of a stored draft and gives the row a new mark, or removes the row if the draft is nil.
  ///
  /// If there is no stored draft, or another process has written to its row since, the draft gets a new row, without a conflict.
  case keep(Draft?, mark: Int64, in: StoredDraft?)
  /// Adds an edit to the draft that this process kept last.
  case edit(StoredDraft, DraftEdit, mark: Int64)

  enum Entry: Hashable, Sendable {
    case game(Game.ID)
    case message(Message.ID)

    var game: Game.ID? { if case .game(let id) = self { id } else { nil } }
    var message: Message.ID? { if case .message(let id) = self { id } else { nil } }
  }

  enum Outcome: Equatable {
    case done
    case began(Game.ID)
    case posted(Message.ID)
    /// The rules do not allow it: the square is taken, there is no move to take back, or it is too late.
    case impossible
    /// The game or message to change does not exist.
    case missing
    /// Another process has changed the game or the draft that the edit was made for.
    case conflict
    /// The store cannot make the edit, neither on the file nor in memory.
    case refused(Refusal)
  }

  /// Whether it changes a draft, as each key does. Such an edit does not wait for the disk, and other processes are not notified.
  var isOfDraft: Bool {
    switch self {
    case .keep, .edit: true
    default: false
    }
  }

  /// Makes the change.
  ///
  /// - Parameter renumbering: While edits are repeated, the rows on the file for rows in memory. Nil for a new edit by the user.
  func apply(to db: Database, renumbering: inout Renumbering?) throws -> Outcome {
    let outcome = try change(db, &renumbering)
    try db.enqueueEvent(for: self, outcome, renumbering)
    return outcome
  }

  private func change(_ db: Database, _ renumbering: inout Renumbering?) throws -> Outcome {
    switch self {
    case .place(let square, let game, let date):
      try db.place(square, in: game, at: date, renumbering: &renumbering)
    case .takeBack(let game):
      try db.takeBack(in: game, renumbering)
    case .startGame(let id, let date):
      try db.startGame(after: renumbering?[id] ?? id, at: date)
    case .undoNewGame(let id, let previous):
      try db.undoNewGame(renumbering?[id] ?? id, previous: renumbering?[previous] ?? previous)
    case .resume(let game, let moveCount, let date):
      try db.resume(game, afterMoves: moveCount, at: date, renumbering)
    case .choose(let icon):
      try db.changes { try db.setProfile(icon: icon) }
    case .remember(let symbols):
      try db.changes { try db.setProfile(symbols: symbols) }
    case .chooseOpponent(let opponent, let person):
      try db.chooseRules { try db.setProfile(opponent: opponent, person: person) }
    case .chooseBeginner(let beginner):
      try db.chooseRules { try db.setProfile(beginner: beginner) }
    case .rate(let id, let rating, let date):
      try db.changes {
        try db.execute(
          sql: "UPDATE game SET stars = ?, starDate = ? WHERE id = ? AND deletedAt IS NULL",
          arguments: [rating + 1, date.milliseconds, (renumbering?[id] ?? id).rawValue])
      }
    case .post(let draft, let icon, let date, let stored):
      try db.post(draft.renumbered(renumbering), icon: icon, at: date, draft: stored)
    case .setFavorite(let id, let isFavorite, let date):
      try db.changes {
        try db.execute(
          sql: "UPDATE message SET isFavorite = ?, starDate = ? WHERE id = ? AND deletedAt IS NULL",
          arguments: [isFavorite, date.milliseconds, (renumbering?[id] ?? id).rawValue])
      }
    case .rewrite(let message, let text, let date):
      try db.rewrite(message, text, at: date, renumbering)
    case .delete(let entry, let date):
      try db.delete(entry.renumbered(renumbering), at: date)
    case .restore(let entry):
      try db.restore(entry.renumbered(renumbering))
    case .keep(let draft, let mark, let stored):
      try db.keep(draft?.renumbered(renumbering), mark: mark, in: stored)
    case .edit(let stored, let edit, let mark):
      try db.edit(stored, edit, mark: mark)
    }
  }
}

extension Database {
  fileprivate func changes(_ update: () throws -> Void) throws -> Edit.Outcome {
    try update()
    return changesCount > 0 ? .done : .missing
  }

  /// Runs an update of the profile, and prepares an empty board for the new settings.
  fileprivate func chooseRules(_ update: () throws -> Void) throws -> Edit.Outcome {
    try update()
    return try prepareEmptyBoard() ? .done : .missing
  }

  /// Gives an empty board the opponent and the first player that the profile asks for. Returns false if there is no current game.
  @discardableResult func prepareEmptyBoard() throws -> Bool {
    guard let id = try currentGame(), let game = try game(id) else { return false }
    if game.moveCount == 0 {
      var new = try nextGame(after: newestGame(before: id), at: game.startDate).numbered(id)
      new.rating = game.rating
      if new != game { try update(new) }
    }
    return true
  }

  fileprivate func place(
    _ square: Square, in seen: Game, at date: Date, renumbering: inout Renumbering?
  ) throws -> Edit.Outcome {
    let id = renumbering?[seen.id] ?? seen.id
    guard var game = try game(id, ifSameAs: seen, isRepeating: renumbering != nil) else {
      guard renumbering != nil else { return .conflict }
      return try continueBoth(seen, square, renumbering: &renumbering)
    }
    guard try renumbering != nil || currentGame() == id else { return .conflict }
    if game.moveCount == 0 { game.startDate = date }
    // Another person makes the own moves.
    guard !game.isPersonsTurn, game.place(at: square) else { return .impossible }
    try update(game)
    return .done
  }

  /// Returns a game if it is in the state that the user sees.
  ///
  /// While edits are repeated, an empty board on the file gets the opponent and the first player that the board in memory had.
  private func game(_ id: Game.ID, ifSameAs seen: Game, isRepeating: Bool) throws -> Game? {
    guard let game = try game(id) else { return nil }
    if isRepeating, game.moveCount == 0, seen.moveCount == 0 {
      var new = seen.numbered(id)
      new.rating = game.rating
      return new
    }
    return game.hasSameMoves(as: seen) ? game : nil
  }

  /// Keeps both games after two processes have continued the same position, this one without saving.
  private func continueBoth(_ seen: Game, _ square: Square, renumbering: inout Renumbering?) throws -> Edit.Outcome {
    // The person knows only one of them.
    var game = seen
    game.person = nil
    guard game.place(at: square) else { return .impossible }
    let id = try insert(game)
    try setCurrentGame(id)
    renumbering?.games[seen.id] = id
    return .done
  }

  fileprivate func startGame(after seen: Game.ID, at date: Date) throws -> Edit.Outcome {
    guard let id = try currentGame(), let game = try game(id) else { return .missing }
    // Another process has already begun a new game. That one is used.
    if id != seen || game.moveCount == 0 { return .began(id) }
    let new = try insert(nextGame(after: game, at: date))
    try setCurrentGame(new)
    return .began(new)
  }

  /// Posts a message.
  ///
  /// A reply keeps the number of the original message even if that was deleted. A number that no message has had is dropped.
  func post(_ draft: Draft, icon: Icon, at date: Date, draft stored: StoredDraft?) throws -> Edit.Outcome {
    let latest = try Int64.fetchOne(self, sql: "SELECT max(id) FROM message") ?? 0
    let replyTo = draft.replyTo.flatMap { $0.rawValue <= latest ? $0.rawValue : nil }
    let person = try recipient(of: draft)
    if person != nil, draft.text.utf8.count > Message.maximumSentLength { return .refused(.tooLongToSend) }
    // `execute(sql:arguments:)` would trap if SQLite cannot take the text. A statement throws.
    let sql = """
      INSERT INTO message (text, icon, date, replyTo, person, game, firstPlayer, moves)
      VALUES (CAST(? AS TEXT), ?, ?, ?, ?, ?, ?, ?)
      """
    let values: [(any DatabaseValueConvertible)?] = [
      try bytes(draft.text), icon.rawValue, date.milliseconds, replyTo, person?.rawValue,
    ]
    try makeStatement(sql: sql).execute(arguments: StatementArguments(values + draft.board.storedValues))
    let id = Message.ID(rawValue: lastInsertedRowID)
    guard try message(id) != nil else { throw DatabaseError.damage("a message cannot be found again") }
    try remove(stored)
    return .posted(id)
  }
}
