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
