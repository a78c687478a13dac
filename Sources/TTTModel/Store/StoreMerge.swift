import Foundation
import GRDB

extension StoreConnection {
  /// Adds the games and messages of another store that this one does not have.
  ///
  /// Another program may put another file in the place of an open store, such as a backup. The open one can still be read then.
  /// - Returns: Where to find the other store's games and messages in this one.
  func merge(_ other: StoreConnection) throws -> Renumbering {
    let (games, current, messages, draft) = try other.queue.inDatabase { db in
      (try db.allGames(), try db.currentGame(), try db.allMessages(), try db.latestDraft())
    }
    return try queue.inDatabase { db in
      var renumbering = Renumbering()
      try db.inTransaction(.immediate) {
        try db.addGames(games, current: current, to: &renumbering)
        try db.addMessages(messages, to: &renumbering)
        if let draft, try db.latestDraft() == nil {
          _ = try db.keep(draft.draft.renumbered(renumbering), mark: draft.mark, in: nil)
        }
        return .commit
      }
      return renumbering
    }
  }
}

extension Database {
  // Two stores have the same game if it began at the same moment and has the same moves.
  private struct GameKey: Hashable {
    let start: Int64
    let squares: [Int]

    init(_ game: Game) {
      start = game.startDate.milliseconds
      squares = game.moves.map(\.square.index)
    }
  }

  private struct MessageKey: Hashable {
    let date: Int64
    let icon: Icon
    let text: String

    init(_ message: Message) { (date, icon, text) = (message.date.milliseconds, message.icon, message.text) }
  }

  fileprivate func allGames() throws -> [Game] { try games(before: nil, limit: .max).reversed() }

  fileprivate func allMessages() throws -> [Message] {
    try messages(before: nil, limit: .max, favoritesOnly: false).reversed()
  }

  // A game without moves is only a board that waits. The game that the person is playing stays on the board.
  fileprivate func addGames(_ games: [Game], current: Game.ID?, to renumbering: inout Renumbering) throws {
    let known = Dictionary(try allGames().map { (GameKey($0), $0.id) }) { first, _ in first }
    for game in games {
      if let id = known[GameKey(game)] {
        renumbering.games[game.id] = id
      } else if game.moveCount > 0 {
        let id = try insert(game)
        renumbering.games[game.id] = id
        if game.id == current { try setCurrentGame(id) }
      }
    }
    if let current, renumbering.games[current] == nil, let here = try currentGame() {
      renumbering.games[current] = here
    }
  }

  fileprivate func addMessages(_ messages: [Message], to renumbering: inout Renumbering) throws {
    let known = Dictionary(try allMessages().map { (MessageKey($0), $0) }) { first, _ in first }
    for message in messages {
      let id: Message.ID
      if let here = known[MessageKey(message)] {
        id = here.id
      } else {
        id = try insert(message, replyTo: message.replyTo.flatMap { renumbering.messages[$0] })
      }
      renumbering.messages[message.id] = id
      if message.isFavorite {
        try execute(sql: "UPDATE message SET isFavorite = 1 WHERE id = ? AND isFavorite = 0", arguments: [id.rawValue])
      }
    }
  }

  private func insert(_ message: Message, replyTo: Message.ID?) throws -> Message.ID {
    try makeStatement(sql: "INSERT INTO message (text, icon, date, replyTo) VALUES (CAST(? AS TEXT), ?, ?, ?)")
      .execute(arguments: [bytes(message.text), message.icon.rawValue, message.date.milliseconds, replyTo?.rawValue])
    return Message.ID(rawValue: lastInsertedRowID)
  }
}
