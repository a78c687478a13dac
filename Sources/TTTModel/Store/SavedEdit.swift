import Foundation

/// An edit in the form that is written to a recovery file.
enum SavedEdit: Codable {
  case place(
    square: Int, game: Game.ID, start: Int64, moves: [Int], date: Int64, opponent: String, firstPlayer: String,
    person: String? = nil)
  case startGame(after: Game.ID, date: Int64)
  case takeBack(in: SavedGame)
  case undoNewGame(game: Game.ID, previous: Game.ID)
  case resume(game: SavedGame, moveCount: Int, date: Int64)
  case choose(icon: String)
  case remember(symbols: [String])
  case chooseOpponent(opponent: String, person: String? = nil)
  case chooseBeginner(beginner: String)
  case rate(game: Game.ID, rating: Int, date: Int64)
  case post(text: String, replyTo: Message.ID?, icon: String, date: Int64, draft: Int64?, board: SavedGame? = nil)
  case setFavorite(message: Message.ID, isFavorite: Bool, date: Int64)
  case rewrite(message: Message.ID, text: String, date: Int64)
  case delete(game: Game.ID?, message: Message.ID?, date: Int64)
  case restore(game: Game.ID?, message: Message.ID?)
  case keep(text: String?, replyTo: Message.ID?, mark: Int64, replacing: Int64?, board: SavedGame? = nil)

  /// Creates the saved form of an edit. Returns nil for an incremental edit of a draft, which never waits in memory.
  init?(_ edit: Edit) {
    switch edit {
    case .place(let square, let game, let date):
      self = .place(
        square: square.index, game: game.id, start: game.startDate.milliseconds,
        moves: game.moves.map(\.square.index), date: date.milliseconds, opponent: game.opponent.rawValue,
        firstPlayer: game.firstPlayer.rawValue, person: game.person?.rawValue)
    case .startGame(let id, let date): self = .startGame(after: id, date: date.milliseconds)
    case .takeBack(let game): self = .takeBack(in: SavedGame(game))
    case .undoNewGame(let id, let previous): self = .undoNewGame(game: id, previous: previous)
    case .resume(let game, let moveCount, let date):
      self = .resume(game: SavedGame(game), moveCount: moveCount, date: date.milliseconds)
    case .choose(let icon): self = .choose(icon: icon.rawValue)
    case .remember(let symbols): self = .remember(symbols: symbols)
    case .chooseOpponent(let opponent, let person):
      self = .chooseOpponent(opponent: opponent.rawValue, person: person?.rawValue)
    case .chooseBeginner(let beginner): self = .chooseBeginner(beginner: beginner.rawValue)
    case .rate(let id, let rating, let date):
      self = .rate(game: id, rating: rating, date: date.milliseconds)
    case .post(let draft, let icon, let date, let stored):
      self = .post(
        text: draft.text, replyTo: draft.replyTo, icon: icon.rawValue, date: date.milliseconds,
        draft: stored?.mark, board: draft.board.map(SavedGame.init))
    case .setFavorite(let id, let isFavorite, let date):
      self = .setFavorite(message: id, isFavorite: isFavorite, date: date.milliseconds)
    case .rewrite(let message, let text, let date):
      self = .rewrite(message: message.id, text: text, date: date.milliseconds)
    case .delete(let entry, let date):
      self = .delete(game: entry.game, message: entry.message, date: date.milliseconds)
    case .restore(let entry): self = .restore(game: entry.game, message: entry.message)
    case .keep(let draft, let mark, let stored):
      self = .keep(
        text: draft?.text, replyTo: draft?.replyTo, mark: mark, replacing: stored?.mark,
        board: draft?.board.map(SavedGame.init))
    case .edit: return nil
    }
  }

  /// The edits to repeat. Empty if a number is invalid.
  var edits: [Edit] {
    switch self {
    case .place(let index, let id, let start, let moves, let date, let opponent, let first, let person):
      let saved = SavedGame(id: id, moves: moves, opponent: opponent, person: person, firstPlayer: first)
      guard let square = Square(index: index), var game = saved.game else { return [] }
      game.startDate = Date(milliseconds: start)
      return [.place(square, in: game, at: Date(milliseconds: date))]
    case .startGame(let id, let date): return [.startGame(after: id, at: Date(milliseconds: date))]
    case .takeBack(let game): return game.game.map { [.takeBack(in: $0)] } ?? []
    case .undoNewGame(let id, let previous): return [.undoNewGame(id, previous: previous)]
    case .resume(let saved, let moveCount, let date):
      guard let game = saved.game, 0...game.moveCount ~= moveCount else { return [] }
      return [.resume(game, afterMoves: moveCount, at: Date(milliseconds: date))]
    case .choose(let icon): return Icon(rawValue: icon).map { [.choose($0)] } ?? []
    case .remember(let symbols): return [.remember(symbols: symbols)]
    case .chooseOpponent(let name, let person):
      return Opponent(rawValue: name).map { [.chooseOpponent($0, person.flatMap(PlayerName.init))] } ?? []
    case .chooseBeginner(let name): return Beginner(rawValue: name).map { [.chooseBeginner($0)] } ?? []
    case .rate(let id, let rating, let date):
      guard Game.ratings.contains(rating) else { return [] }
      return [.rate(id, rating, at: Date(milliseconds: date))]
    case .post(let text, let replyTo, let icon, let date, let draft, let board):
      guard let icon = Icon(rawValue: icon), !Message.isBlank(text) else { return [] }
      let message = Draft(text: text, replyTo: replyTo, board: board?.board)
      return [.post(message, icon: icon, at: Date(milliseconds: date), draft: draft.map(Self.row))]
    case .setFavorite(let id, let isFavorite, let date):
      return [.setFavorite(id, isFavorite, at: Date(milliseconds: date))]
    case .rewrite(let id, let text, let date):
      guard !Message.isBlank(text) else { return [] }
      let date = Date(milliseconds: date)
      return [.rewrite(Message(id: id, text: "", icon: .x, date: date), text: text, at: date)]
    case .delete(let game, let message, let date):
      return Self.entries(game, message).map { .delete($0, at: Date(milliseconds: date)) }
    case .restore(let game, let message): return Self.entries(game, message).map { .restore($0) }
    case .keep(let text, let replyTo, let mark, let replaced, let board):
      let draft = text.map { Draft(text: $0, replyTo: replyTo, board: board?.board) }
      // The text of the replaced row is no longer known, so the whole row is removed.
      let removal = replaced.map { Edit.keep(nil, mark: mark, in: Self.row($0)) }
      return [removal, draft.map { .keep($0, mark: mark, in: nil) }].compactMap { $0 }
    }
  }

  private static func entries(_ game: Game.ID?, _ message: Message.ID?) -> [Edit.Entry] {
    [game.map(Edit.Entry.game), message.map(Edit.Entry.message)].compactMap { $0 }
  }

  // The mark is enough to find a draft's row.
  private static func row(_ mark: Int64) -> StoredDraft { StoredDraft(mark: mark, draft: Draft(text: "")) }
}

/// A game or an attached board in the form that is written to a recovery file.
struct SavedGame: Codable {
  let id: Game.ID
  let moves: [Int]
  let opponent: String
  var person: String?
  let firstPlayer: String
}

extension SavedGame {
  init(_ game: Game) {
    id = game.id
    moves = game.moves.map(\.square.index)
    opponent = game.opponent.rawValue
    person = game.person?.rawValue
    firstPlayer = game.firstPlayer.rawValue
  }

  init(_ board: Message.Board) { self.init(board.position) }

  /// The game, or nil if a value is invalid.
  var game: Game? {
    guard let opponent = Opponent(rawValue: opponent), let firstPlayer = Player(rawValue: firstPlayer)
    else { return nil }
    let game = Game(
      id: id, firstPlayer: firstPlayer, opponent: opponent, person: person.flatMap(PlayerName.init),
      squares: moves.compactMap(Square.init(index:)))
    return game.moveCount == moves.count ? game : nil
  }

  /// The board, or nil if a value is invalid.
  var board: Message.Board? { game.map { Message.Board($0) } }
}
