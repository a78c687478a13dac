import Foundation

extension Game.ID: Codable {}
extension Message.ID: Codable {}

/// The edits that could not be saved before the program ended, as a JSON file. The next start saves them.
struct RecoveryFile: Codable {
  /// Identifies the file, so that its edits are saved once only.
  let id: UUID
  /// The absolute path of the store, or nil if there was no place for a store.
  let store: String?
  /// The games with different numbers in memory and on the store's file: the number in memory, and the number on the file.
  private let games: [Game.ID: Game.ID]
  /// The same for messages.
  private let messages: [Message.ID: Message.ID]
  private let entries: [Entry]

  /// An edit, with the number that a new game or message got in memory.
  private struct Entry: Codable {
    let edit: SavedEdit
    var game: Game.ID?
    var message: Message.ID?
  }

  /// Creates the file from the edits that were made only in memory.
  init(_ unsaved: Unsaved, store: String?) {
    id = UUID()
    self.store = store
    (games, messages) = (unsaved.renumbering.games, unsaved.renumbering.messages)
    entries = unsaved.edits.compactMap { edit, outcome in
      guard let edit = SavedEdit(edit) else { return nil }
      switch outcome {
      case .began(let game): return Entry(edit: edit, game: game)
      case .posted(let message): return Entry(edit: edit, message: message)
      case .done, .impossible, .missing, .conflict, .refused: return Entry(edit: edit)
      }
    }
  }

  var count: Int { entries.count }

  /// The edits to repeat on the store's file. Invalid edits, as in a damaged file, are left out.
  var edits: [(edit: Edit, outcome: Edit.Outcome)] {
    entries.flatMap { entry in
      let outcome = entry.game.map(Edit.Outcome.began) ?? entry.message.map(Edit.Outcome.posted) ?? .done
      return entry.edit.edits.map { ($0, outcome) }
    }
  }

  /// The rows on the store's file of games and messages that had other numbers in memory from the start.
  var renumbering: Renumbering { Renumbering(games: games, messages: messages) }
}
