import Foundation
import GRDB

/// The user's data in a store.
struct StoreContents {
  /// The icon, or nil if it is unknown.
  var icon: Icon?
  /// The symbols that the user has chosen last, the last one first.
  var recentSymbols: [String] = []
  /// The opponent of new games, or nil if it is unknown.
  var opponent: Opponent?
  /// The rule for the first move in new games against a computer, or nil if it is unknown.
  var beginner: Beginner?
  /// The games, oldest first.
  var games: [Game] = []
  var currentGame: Game.ID?
  /// The messages, oldest first.
  var messages: [Message] = []
  var draft: StoredDraft?
}

extension StoreContents {
  /// Reads everything in an open store.
  init(_ db: Database) throws {
    let profile = try db.snapshot().profile
    (icon, opponent, beginner) = (profile.icon, profile.opponent, profile.beginner)
    recentSymbols = profile.recentSymbols
    games = try db.games(before: nil, limit: .max).reversed()
    currentGame = try db.currentGame()
    messages = try db.messages(before: nil, limit: .max, favoritesOnly: false).reversed()
    draft = try db.latestDraft()
  }

  /// Adds the data that a process still knows of the store, unless the process has not read anything yet.
  mutating func add(_ snapshot: Snapshot, _ draft: StoredDraft?) {
    if snapshot.gameCount == 0 { return }
    let game = snapshot.profile.currentGame
    games.removeAll { $0.id == game.id }
    games.append(game)
    currentGame = game.id
    (icon, opponent, beginner) = (snapshot.profile.icon, snapshot.profile.opponent, snapshot.profile.beginner)
    recentSymbols = snapshot.profile.recentSymbols
    self.draft = draft ?? self.draft
  }
}

extension StoreConnection {
  /// Adds the games and messages of another store that this one does not have.
  ///
  /// Another program may replace the file of an open store, for example with a backup. The open file can still be read then.
  /// - Returns: The rows of the other store's games and messages in this one.
  func merge(_ other: StoreConnection, now: Date) throws -> Renumbering {
    try add(other.contents(now: now), now: now).renumbering
  }

  /// Reads everything in the store, or everything that can be read if it is damaged.
  private func contents(now: Date) throws -> StoreContents {
    do {
      return try queue.inDatabase(StoreContents.init)
    } catch let error as DatabaseError where error.isDamage {
      return try SalvagedStore(self, now: now).contents
    }
  }

  /// Adds games and messages that the store does not have.
  ///
  /// - Parameter keepsBoard: Whether a game with moves stays on this store's board. Otherwise, the current game of the contents replaces it.
  /// - Returns: Their rows in this store, and the number of new games and messages.
  func add(
    _ contents: StoreContents, keepsBoard: Bool = false, now: Date
  ) throws -> (renumbering: Renumbering, count: Int) {
    try queue.inDatabase { db in
      var contents = contents
      var renumbering = Renumbering()
      var count = 0
      try db.inTransaction(.immediate) {
        if keepsBoard, try db.currentGame().flatMap(db.game)?.moveCount ?? 0 > 0 { contents.currentGame = nil }
        let isNew = try db.snapshot().isNew
        if isNew { try db.setProfile(contents) }
        count += try db.addGames(contents, now: now, to: &renumbering)
        if isNew { try db.prepareEmptyBoard() }
        count += try db.addMessages(contents.messages, to: &renumbering)
        if let draft = contents.draft, try db.latestDraft() == nil {
          let draft = Draft(text: draft.draft.text, replyTo: draft.replyTo.flatMap { renumbering.messages[$0] })
          _ = try db.keep(draft, mark: StoredDraft.newMark(), in: nil)
        }
        return .commit
      }
      return (renumbering, count)
    }
  }
}

extension Database {
  // Two games are the same if they began at the same moment and have the same moves.
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

  fileprivate func setProfile(_ contents: StoreContents) throws {
    try contents.icon.map(setIcon)
    try contents.opponent.map(setOpponent)
    try contents.beginner.map(setBeginner)
    try setRecentSymbols(contents.recentSymbols)
  }

  // A game without moves is only an empty board. The first new game takes its row, so that there is no empty game in the middle of the
  // list. The current game of the contents goes on the board.
  fileprivate func addGames(_ contents: StoreContents, now: Date, to renumbering: inout Renumbering) throws -> Int {
    let known = Dictionary(try games(before: nil, limit: .max).map { (GameKey($0), $0.id) }) { $1 }
    let board = try currentGame().flatMap { try game($0) }
    var waiting = board.flatMap { $0.moveCount == 0 ? $0.id : nil }
    var (count, isOnBoard) = (0, waiting == nil)
    for game in contents.games {
      if let id = known[GameKey(game)] {
        renumbering.games[game.id] = id
      } else if game.moveCount > 0 {
        let id = try put(game, in: waiting)
        waiting = nil
        count += 1
        renumbering.games[game.id] = id
        guard game.id == contents.currentGame else { continue }
        try setCurrentGame(id)
        isOnBoard = true
      }
    }
    if count > 0, !isOnBoard {
      let latest = try games(before: nil, limit: 1).first
      try setCurrentGame(insert(nextGame(after: latest, at: now)))
    }
    if let current = contents.currentGame, renumbering.games[current] == nil, let id = try currentGame() {
      renumbering.games[current] = id
    }
    return count
  }

  private func put(_ game: Game, in row: Game.ID?) throws -> Game.ID {
    guard let row else { return try insert(game) }
    try update(game.numbered(row))
    return row
  }

  fileprivate func addMessages(_ messages: [Message], to renumbering: inout Renumbering) throws -> Int {
    let here = try self.messages(before: nil, limit: .max, favoritesOnly: false)
    let known = Dictionary(here.map { (MessageKey($0), $0.id) }) { $1 }
    var count = 0
    for message in messages {
      if let id = known[MessageKey(message)] {
        renumbering.messages[message.id] = id
        guard message.isFavorite else { continue }
        try execute(sql: "UPDATE message SET isFavorite = 1 WHERE id = ? AND isFavorite = 0", arguments: [id.rawValue])
      } else {
        let replyTo = message.replyTo.flatMap { renumbering.messages[$0] }
        renumbering.messages[message.id] = try insert(message, replyTo: replyTo)
        count += 1
      }
    }
    return count
  }

  private func insert(_ message: Message, replyTo: Message.ID?) throws -> Message.ID {
    let sql = "INSERT INTO message (text, icon, date, replyTo, isFavorite) VALUES (CAST(? AS TEXT), ?, ?, ?, ?)"
    try cachedStatement(sql: sql)
      .execute(arguments: [
        bytes(message.text), message.icon.rawValue, message.date.milliseconds, replyTo?.rawValue, message.isFavorite,
      ])
    return Message.ID(rawValue: lastInsertedRowID)
  }
}
