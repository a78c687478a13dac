import Foundation
import GRDB

/// The user's data in a store. A setting is nil if it is unknown.
struct StoreContents {
  var icon: Icon?
  /// The symbols that the user has chosen last, the last one first.
  var recentSymbols: [String] = []
  var opponent: Opponent?
  var person: PlayerName?
  var beginner: Beginner?
  /// The games, oldest first.
  var games: [Game] = []
  var currentGame: Game.ID?
  /// The messages, oldest first.
  var messages: [Message] = []
  var draft: StoredDraft?
  /// The other columns of the rows.
  var gameRows: [Game.ID: RowExtras] = [:]
  var messageRows: [Message.ID: RowExtras] = [:]
}

extension StoreContents {
  /// The identities of the games with moves and the messages that are not deleted.
  var keptIdentities: Set<Int64> {
    let games = games.filter { $0.moveCount > 0 }.map { gameRows[$0.id] }
    let rows = games + messages.map { messageRows[$0.id] }
    return Set(rows.compactMap { $0?.deletedAt == nil ? $0?.identity : nil })
  }

  /// Takes the profile of a log that does not belong to the database. The log has been in use, so its draft comes in place of this one.
  mutating func takeSettings(of log: StoreContents) {
    icon = log.icon ?? icon
    if let other = log.opponent { (opponent, person) = (other, log.person) }
    beginner = log.beginner ?? beginner
    if !log.recentSymbols.isEmpty { recentSymbols = log.recentSymbols }
    if log.draft != nil { draft = nil }
  }

  /// Reads everything in an open store.
  init(_ db: Database) throws {
    let profile = try db.snapshot().profile
    (icon, opponent, person, beginner) = (profile.icon, profile.opponent, profile.person, profile.beginner)
    recentSymbols = profile.recentSymbols
    let games = try Row.fetchAll(db, sql: Game.allRows)
    self.games = try games.map(Game.init)
    gameRows = Dictionary(uniqueKeysWithValues: zip(self.games.map(\.id), try games.map(RowExtras.init)))
    currentGame = try db.currentGame()
    let messages = try Row.fetchAll(db, sql: Message.allRows)
    self.messages = try messages.map(Message.init)
    messageRows = Dictionary(uniqueKeysWithValues: zip(self.messages.map(\.id), try messages.map(RowExtras.init)))
    draft = try db.latestDraft()
  }

  /// Adds the data that a process still knows of the store, unless the process has not read anything yet.
  mutating func add(_ snapshot: Snapshot, _ draft: StoredDraft?) {
    if snapshot.games.last == 0 { return }
    let game = snapshot.profile.currentGame
    // The current game need not be the newest one.
    if let index = games.firstIndex(where: { $0.id == game.id }) { games[index] = game } else { games.append(game) }
    currentGame = game.id
    let profile = snapshot.profile
    (icon, opponent, person, beginner) = (profile.icon, profile.opponent, profile.person, profile.beginner)
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

  /// Adds what was read from a database, and then from a log that does not belong to it.
  ///
  /// - Returns: The rows of the log's games and messages in this store, or else of the database's, and the number of new ones.
  func add(
    _ salvaged: SalvagedStore, keepsBoard: Bool = false, now: Date
  ) throws -> (renumbering: Renumbering, count: Int) {
    var contents = salvaged.contents
    if let log = salvaged.foreignLog { contents.takeSettings(of: log) }
    var result = try add(contents, keepsBoard: keepsBoard, now: now)
    guard let log = salvaged.foreignLog else { return result }
    let added = try add(log, keepsBoard: keepsBoard, now: now)
    result = (added.renumbering, result.count + added.count)
    // The log has only the rows that changed last.
    result.renumbering.isComplete = true
    return result
  }

  /// Adds games and messages that the store does not have.
  ///
  /// - Parameter keepsBoard: Whether a game with moves stays on this store's board. Otherwise, the current game of the contents replaces it.
  /// - Returns: Their rows in this store, and the number of new games and messages.
  func add(
    _ contents: StoreContents, keepsBoard: Bool = false, now: Date
  ) throws -> (renumbering: Renumbering, count: Int) {
    try queue.inDatabase { db in
      try db.transaction(.immediate) {
        var contents = contents
        var renumbering = Renumbering()
        try StoreMark.renew(db)
        if keepsBoard, try db.currentGame().flatMap(db.game)?.moveCount ?? 0 > 0 { contents.currentGame = nil }
        let isNew = try db.snapshot().isNew
        if isNew {
          try db.setProfile(
            icon: contents.icon, opponent: contents.opponent, person: contents.person, beginner: contents.beginner,
            symbols: contents.recentSymbols)
        }
        var count = try db.addGames(contents, now: now, to: &renumbering)
        if isNew { try db.prepareEmptyBoard() }
        try db.enqueueLastMoves(at: now)
        count += try db.addMessages(contents, to: &renumbering)
        if let draft = contents.draft, try db.latestDraft() == nil { try db.add(draft, with: renumbering) }
        return (renumbering, count)
      }
    }
  }
}

/// Two games are the same if they began at the same moment and have the same moves.
struct GameKey: Hashable {
  private let start: Int64
  private let squares: [Int]

  init(_ game: Game) {
    start = game.startDate.milliseconds
    squares = game.moves.map(\.square.index)
  }
}

extension Database {
  /// Reads all games that are not deleted.
  func gamesByKey() throws -> [GameKey: Game.ID] {
    Dictionary(try entries(before: nil, limit: .max).map { (GameKey($0), $0.id) }) { $1 }
  }

  private struct MessageKey: Hashable {
    let date: Int64
    let icon: Icon
    let text: String

    init(_ message: Message) { (date, icon, text) = (message.date.milliseconds, message.icon, message.text) }
  }

  /// Adds the draft of another store. If its text is the same here, it keeps its mark, so that a process that writes it finds its row.
  fileprivate func add(_ stored: StoredDraft, with renumbering: Renumbering) throws {
    var draft = stored.draft
    let text = draft.text
    draft.text = TextReference.renumbered(text, renumbering)
    draft.move(with: renumbering)
    let mark = draft.text == text ? stored.mark : StoredDraft.newMark()
    _ = try keep(draft, mark: mark, in: nil)
  }

  // A game without moves is only an empty board. The first new game takes its row, so that there is no empty game in the middle of the
  // list. The current game of the contents goes on the board.
  fileprivate func addGames(_ contents: StoreContents, now: Date, to renumbering: inout Renumbering) throws -> Int {
    let known = try gamesByKey()
    // An empty board is no copy of a game.
    let identities = try identities(of: "game", "moves <> '' OR deletedAt IS NOT NULL").mapValues(Game.ID.init)
    let board = try currentGame().flatMap { try game($0) }
    var waiting = board.flatMap { $0.moveCount == 0 ? $0.id : nil }
    var (count, isOnBoard) = (0, waiting == nil)
    for game in contents.games {
      var extras = contents.gameRows[game.id] ?? RowExtras()
      let copy = extras.identity.flatMap { identities[$0] }
      // A game that was deleted in one of the stores is not added again.
      if let copy,
        try extras.deletedAt != nil || self.game(copy) == nil || merge(game, extras, into: copy) != .different
      {
        renumbering.games[game.id] = copy
      } else if let id = known[GameKey(game)], game.moveCount > 0 || extras.deletedAt == nil {
        renumbering.games[game.id] = id
      } else if game.moveCount > 0 || extras.deletedAt != nil {
        // Two stores may have continued the same game. Then both are kept, and this one gets a new identity.
        if copy != nil { extras.identity = nil }
        let id = try waiting ?? insert(game, extras)
        if waiting != nil { try update(game.numbered(id), extras) }
        waiting = nil
        renumbering.games[game.id] = id
        if extras.deletedAt != nil { continue }
        count += 1
        guard game.id == contents.currentGame else { continue }
        try setCurrentGame(id)
        isOnBoard = true
      }
    }
    if waiting == nil, !isOnBoard {
      try setCurrentGame(insert(nextGame(after: newestGame(), at: now)))
    }
    if let current = contents.currentGame, renumbering.games[current] == nil, let id = try currentGame() {
      renumbering.games[current] = id
    }
    return count
  }

  private func identities(of table: String, _ condition: String = "TRUE") throws -> [Int64: Int64] {
    let rows = try Row.fetchAll(self, sql: "SELECT identity, id FROM \(table) WHERE \(condition)")
    return Dictionary(try rows.map { (try $0.value("identity"), try $0.value("id")) }) { $1 }
  }

  /// Adds the messages that the store does not have, and merges the others. Messages are the same if their identity is the same, or their
  /// date, icon and text.
  fileprivate func addMessages(_ contents: StoreContents, to renumbering: inout Renumbering) throws -> Int {
    let here: [Message] = try entries(before: nil, limit: .max)
    let known = Dictionary(here.map { (MessageKey($0), $0.id) }) { $1 }
    let identities = try identities(of: "message").mapValues(Message.ID.init)
    var count = 0
    for message in contents.messages {
      let extras = contents.messageRows[message.id] ?? RowExtras()
      if let id = extras.identity.flatMap({ identities[$0] }) ?? known[MessageKey(message)] {
        renumbering.messages[message.id] = id
        if extras.deletedAt == nil { _ = try merge(message.renumbered(renumbering), extras, into: id) }
      } else {
        renumbering.messages[message.id] = try put(message.renumbered(renumbering).copied(with: renumbering), extras)
        if extras.deletedAt == nil { count += 1 }
      }
    }
    return count
  }
}
