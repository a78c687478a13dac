import Foundation

/// The edits that could not be saved before the program ended, as a JSON file. The next start saves them.
struct RecoveryFile: Codable {
  /// Identifies the file, so that its edits are saved once only.
  let id: UUID
  /// The absolute path of the store, or nil if there was no place for a store.
  let store: String?
  /// The games with different numbers in memory and on the store's file: the number in memory, and the number on the file.
  private let games: [Int64: Int64]
  /// The same for messages.
  private let messages: [Int64: Int64]
  private let entries: [Entry]

  /// An edit, with the number that a new game or message got in memory.
  private struct Entry: Codable {
    let edit: SavedEdit
    var game: Int64?
    var message: Int64?
  }

  /// Creates the file from the edits that were made only in memory.
  init(_ unsaved: Unsaved, store: String?) {
    id = UUID()
    self.store = store
    games = Dictionary(uniqueKeysWithValues: unsaved.renumbering.games.map { ($0.rawValue, $1.rawValue) })
    messages = Dictionary(uniqueKeysWithValues: unsaved.renumbering.messages.map { ($0.rawValue, $1.rawValue) })
    entries = unsaved.edits.compactMap { edit, outcome in
      guard let edit = SavedEdit(edit) else { return nil }
      switch outcome {
      case .began(let game): return Entry(edit: edit, game: game.rawValue)
      case .posted(let message): return Entry(edit: edit, message: message.rawValue)
      case .done, .impossible, .missing, .conflict, .refused: return Entry(edit: edit)
      }
    }
  }

  /// The number of edits.
  var count: Int { entries.count }

  /// The edits to repeat on the store's file. Invalid edits, as in a damaged file, are left out.
  var edits: [(edit: Edit, outcome: Edit.Outcome)] {
    entries.flatMap { entry -> [(edit: Edit, outcome: Edit.Outcome)] in
      let outcome: Edit.Outcome =
        entry.game.map { .began(Game.ID(rawValue: $0)) } ?? entry.message.map { .posted(Message.ID(rawValue: $0)) }
        ?? .done
      return entry.edit.edits.map { ($0, outcome) }
    }
  }

  /// The rows on the store's file of games and messages that had other numbers in memory from the start.
  var renumbering: Renumbering {
    Renumbering(
      games: Dictionary(uniqueKeysWithValues: games.map { (Game.ID(rawValue: $0), Game.ID(rawValue: $1)) }),
      messages: Dictionary(uniqueKeysWithValues: messages.map { (Message.ID(rawValue: $0), Message.ID(rawValue: $1)) }))
  }
}

/// An edit in the form that is written to a recovery file.
enum SavedEdit: Codable {
  // A file of an earlier version has no opponent and no first player.
  case place(
    square: Int, game: Int64, start: Int64, moves: [Int], date: Int64, opponent: String? = nil,
    firstPlayer: String? = nil)
  case startGame(after: Int64, date: Int64)
  case choose(icon: String)
  case remember(symbols: [String])
  case chooseOpponent(opponent: String)
  case chooseBeginner(beginner: String)
  case rate(game: Int64, rating: Int)
  case post(text: String, replyTo: Int64?, icon: String, date: Int64, draft: Int64?)
  case setFavorite(message: Int64, isFavorite: Bool)
  case keep(text: String?, replyTo: Int64?, mark: Int64, replacing: Int64?)

  /// Creates the saved form of an edit. Returns nil for an incremental edit of a draft, which never waits in memory.
  init?(_ edit: Edit) {
    switch edit {
    case .place(let square, let game, let date):
      self = .place(
        square: square.index, game: game.id.rawValue, start: game.startDate.milliseconds,
        moves: game.moves.map(\.square.index), date: date.milliseconds, opponent: game.opponent.rawValue,
        firstPlayer: game.firstPlayer.rawValue)
    case .startGame(let id, let date): self = .startGame(after: id.rawValue, date: date.milliseconds)
    case .choose(let icon): self = .choose(icon: icon.rawValue)
    case .remember(let symbols): self = .remember(symbols: symbols)
    case .chooseOpponent(let opponent): self = .chooseOpponent(opponent: opponent.rawValue)
    case .chooseBeginner(let beginner): self = .chooseBeginner(beginner: beginner.rawValue)
    case .rate(let id, let rating): self = .rate(game: id.rawValue, rating: rating)
    case .post(let draft, let icon, let date, let stored):
      self = .post(
        text: draft.text, replyTo: draft.replyTo?.rawValue, icon: icon.rawValue, date: date.milliseconds,
        draft: stored?.mark)
    case .setFavorite(let id, let isFavorite): self = .setFavorite(message: id.rawValue, isFavorite: isFavorite)
    case .keep(let draft, let mark, let stored):
      self = .keep(text: draft?.text, replyTo: draft?.replyTo?.rawValue, mark: mark, replacing: stored?.mark)
    case .edit: return nil
    }
  }

  /// The edits to repeat. Empty if a number is invalid.
  var edits: [Edit] {
    switch self {
    case .place(let index, let id, let start, let moves, let date, let opponent, let first):
      let squares = moves.compactMap(Square.init(index:))
      guard let square = Square(index: index), squares.count == moves.count else { return [] }
      let game = Game(
        id: Game.ID(rawValue: id), startDate: Date(milliseconds: start),
        firstPlayer: first.flatMap(Player.init) ?? .me, opponent: opponent.flatMap(Opponent.init) ?? .friend,
        squares: squares)
      return game.moveCount == moves.count ? [.place(square, in: game, at: Date(milliseconds: date))] : []
    case .startGame(let id, let date):
      return [.startGame(after: Game.ID(rawValue: id), at: Date(milliseconds: date))]
    case .choose(let icon): return Icon(rawValue: icon).map { [.choose($0)] } ?? []
    case .remember(let symbols): return [.remember(symbols: symbols)]
    case .chooseOpponent(let name): return Opponent(rawValue: name).map { [.chooseOpponent($0)] } ?? []
    case .chooseBeginner(let name): return Beginner(rawValue: name).map { [.chooseBeginner($0)] } ?? []
    case .rate(let id, let rating):
      return Game.ratings.contains(rating) ? [.rate(Game.ID(rawValue: id), rating)] : []
    case .post(let text, let replyTo, let icon, let date, let draft):
      guard let icon = Icon(rawValue: icon), !Message.isBlank(text) else { return [] }
      let message = Draft(text: text, replyTo: replyTo.map(Message.ID.init))
      return [.post(message, icon: icon, at: Date(milliseconds: date), draft: draft.map(Self.row))]
    case .setFavorite(let id, let isFavorite): return [.setFavorite(Message.ID(rawValue: id), isFavorite)]
    case .keep(let text, let replyTo, let mark, let replaced):
      let draft = text.map { Draft(text: $0, replyTo: replyTo.map(Message.ID.init)) }
      // The text of the replaced row is no longer known, so the whole row is removed.
      let removal = replaced.map { Edit.keep(nil, mark: mark, in: Self.row($0)) }
      return [removal, draft.map { .keep($0, mark: mark, in: nil) }].compactMap { $0 }
    }
  }

  // The mark is enough to find a draft's row.
  private static func row(_ mark: Int64) -> StoredDraft { StoredDraft(mark: mark, draft: Draft(text: "")) }
}
