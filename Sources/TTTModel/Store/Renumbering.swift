import Foundation

/// The rows on the file that correspond to rows with other numbers in memory.
struct Renumbering {
  var games: [Game.ID: Game.ID] = [:]
  var messages: [Message.ID: Message.ID] = [:]

  /// Whether a row that is not listed is missing on the file. Otherwise it has the same number there.
  var isComplete = false

  subscript(id: Game.ID) -> Game.ID { games[id] ?? (isComplete ? Game.ID(rawValue: 0) : id) }
  subscript(id: Message.ID) -> Message.ID { messages[id] ?? (isComplete ? Message.ID(rawValue: 0) : id) }

  /// The inverse mapping, from the file to memory.
  var inverted: Renumbering {
    Renumbering(
      games: Dictionary(games.map { ($1, $0) }) { $1 }, messages: Dictionary(messages.map { ($1, $0) }) { $1 })
  }

  /// Records that an edit on the file repeats an edit in memory.
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
    Draft(text: text, replyTo: replyTo.map { renumbering?[$0] ?? $0 }, board: board?.renumbered(renumbering))
  }

  /// Makes this the same draft in another store. If the message that it replies to was not copied, it replies to no message.
  mutating func move(with renumbering: Renumbering) {
    replyTo = replyTo.flatMap { renumbering.messages[$0] }
    board = board?.copied(with: renumbering)
  }
}

extension Message.Board {
  /// Returns the same board in another store. If its game was not copied, the board belongs to no game.
  func copied(with renumbering: Renumbering) -> Message.Board {
    Message.Board(game: renumbering.games[game] ?? Game.ID(rawValue: 0), firstPlayer: firstPlayer, squares: squares)
  }

  func renumbered(_ renumbering: Renumbering?) -> Message.Board {
    Message.Board(game: renumbering?[game] ?? game, firstPlayer: firstPlayer, squares: squares)
  }
}

extension Edit.Entry {
  func renumbered(_ renumbering: Renumbering?) -> Edit.Entry {
    switch self {
    case .game(let id): .game(renumbering?[id] ?? id)
    case .message(let id): .message(renumbering?[id] ?? id)
    }
  }
}
