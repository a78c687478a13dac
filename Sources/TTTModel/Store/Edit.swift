import Foundation
import GRDB

/// One change of a store, as a value: it is checked against what the store holds at the moment, and it can be repeated
/// on the file after it could at first be made in memory only.
enum Edit: Sendable {
  /// Takes a square in the current game, which looks like this to the person.
  case place(Square, in: Game, at: Date)
  /// Begins a new game while this one is the current game to the person.
  case startGame(after: Game.ID, at: Date)
  case choose(Icon)
  case rate(Game.ID, Int)
  /// Posts a message, and in the same moment removes the draft it was.
  case post(Draft, icon: Icon, at: Date, draft: StoredDraft?)
  case setFavorite(Message.ID, Bool)
  /// Keeps a draft, or removes it (nil); the row that held it before is taken over, and gets another mark.
  case keep(Draft?, mark: Int64, in: StoredDraft?)
  /// Adds an edit to the draft that this process kept last.
  case edit(StoredDraft, DraftEdit, mark: Int64)

  /// What became of an edit.
  enum Outcome: Equatable {
    case done
    case began(Game.ID)
    case posted(Message.ID)
    /// The rules of the game do not allow it.
    case impossible
    /// There is no row with the number.
    case missing
    /// Another process has changed what the edit was made for.
    case overtaken
    /// The store cannot make it, neither on the file nor in memory.
    case refused(Refusal)
  }

  /// Whether it changes a draft, as each key does. Such an edit does not wait for the disk, and other processes are not notified.
  var isOfDraft: Bool {
    switch self {
    case .keep, .edit: true
    case .place, .startGame, .choose, .rate, .post, .setFavorite: false
    }
  }

  /// Makes the change.
  ///
  /// - Parameter renumbering: when edits are repeated, where on the file to find what they made in memory; nil for an edit
  ///   that the person makes just now.
  func apply(to db: Database, renumbering: inout Renumbering?) throws -> Outcome {
    switch self {
    case .place(let square, let game, let date):
      try db.place(square, in: game, at: date, renumbering: &renumbering)
    case .startGame(let id, let date):
      try db.startGame(after: renumbering?[id] ?? id, at: date)
    case .choose(let icon):
      try db.changes { try db.setIcon(icon) }
    case .rate(let id, let rating):
      try db.changes {
        try db.execute(
          sql: "UPDATE game SET stars = ? WHERE id = ?", arguments: [rating + 1, (renumbering?[id] ?? id).rawValue])
      }
    case .post(let draft, let icon, let date, let stored):
      try db.post(draft.renumbered(renumbering), icon: icon, at: date, draft: stored)
    case .setFavorite(let id, let isFavorite):
      try db.changes {
        try db.execute(
          sql: "UPDATE message SET isFavorite = ? WHERE id = ?",
          arguments: [isFavorite, (renumbering?[id] ?? id).rawValue])
      }
    case .keep(let draft, let mark, let stored):
      try db.keep(draft?.renumbered(renumbering), mark: mark, in: stored)
    case .edit(let stored, let edit, let mark):
      try db.edit(stored, edit, mark: mark)
    }
  }
}

/// Which rows on the file are those that have other numbers in memory.
struct Renumbering {
  var games: [Game.ID: Game.ID] = [:]
  var messages: [Message.ID: Message.ID] = [:]

  subscript(id: Game.ID) -> Game.ID { games[id] ?? id }
  subscript(id: Message.ID) -> Message.ID { messages[id] ?? id }

  /// The way back.
  var inverted: Renumbering {
    Renumbering(
      games: Dictionary(games.map { ($1, $0) }) { $1 }, messages: Dictionary(messages.map { ($1, $0) }) { $1 })
  }

  /// Notes that what an edit made in memory was made again on the file.
  mutating func note(_ inMemory: Edit.Outcome, is onFile: Edit.Outcome) {
    switch (inMemory, onFile) {
    case (.began(let old), .began(let new)): games[old] = new
    case (.posted(let old), .posted(let new)): messages[old] = new
    default: break
    }
  }
}

extension Draft {
  func renumbered(_ renumbering: Renumbering?) -> Draft {
    Draft(text: text, replyTo: replyTo.map { renumbering?[$0] ?? $0 })
  }
}

extension Database {
  fileprivate func changes(_ update: () throws -> Void) throws -> Edit.Outcome {
    try update()
    return changesCount > 0 ? .done : .missing
  }

  fileprivate func place(
    _ square: Square, in seen: Game, at date: Date, renumbering: inout Renumbering?
  ) throws -> Edit.Outcome {
    let id = renumbering?[seen.id] ?? seen.id
    guard var game = try game(id), game.hasSameMoves(as: seen) else {
      guard renumbering != nil else { return .overtaken }
      return try playOn(seen, square, renumbering: &renumbering)
    }
    guard try renumbering != nil || currentGame() == id else { return .overtaken }
    if game.moveCount == 0 { game.startDate = date }
    guard game.place(at: square) else { return .impossible }
    try update(game)
    return .done
  }

  /// Two processes have played on from the same position, this one without saving: both games are kept.
  private func playOn(_ seen: Game, _ square: Square, renumbering: inout Renumbering?) throws -> Edit.Outcome {
    var game = seen
    guard game.place(at: square) else { return .impossible }
    let id = try insert(game)
    try setCurrentGame(id)
    renumbering?.games[seen.id] = id
    return .done
  }

  fileprivate func startGame(after seen: Game.ID, at date: Date) throws -> Edit.Outcome {
    guard let id = try currentGame(), let game = try game(id) else { return .missing }
    // Another process has begun one already: that is the new game.
    if id != seen || game.moveCount == 0 { return .began(id) }
    let new = try insert(Game(startDate: date))
    try setCurrentGame(new)
    return .began(new)
  }

  /// The message that is answered may have gone, its number is kept; one that has not been there yet is not answered.
  fileprivate func post(_ draft: Draft, icon: Icon, at date: Date, draft stored: StoredDraft?) throws -> Edit.Outcome {
    let latest = try Int64.fetchOne(self, sql: "SELECT max(id) FROM message") ?? 0
    let replyTo = draft.replyTo.flatMap { $0.rawValue <= latest ? $0.rawValue : nil }
    // `execute(sql:arguments:)` would stop the program if SQLite cannot take the text; a statement throws.
    try makeStatement(sql: "INSERT INTO message (text, icon, date, replyTo) VALUES (CAST(? AS TEXT), ?, ?, ?)")
      .execute(arguments: [bytes(draft.text), icon.rawValue, date.milliseconds, replyTo])
    let id = Message.ID(rawValue: lastInsertedRowID)
    guard try message(id) != nil else { throw DatabaseError.damage("a message cannot be found again") }
    try remove(stored)
    return .posted(id)
  }
}
