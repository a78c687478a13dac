import Foundation
import GRDB

/// An event that another player has not confirmed.
struct UnsentEvent {
  /// The row of the outbox. Later events have greater rows.
  let row: Int64
  let recipient: PlayerName
  let envelope: Data
}

/// The row of a game or message that may be shared with another player.
struct SharedRow {
  let id: Int64
  let person: PlayerName?
  /// Whether the other player wrote the message.
  let isReceived: Bool
  /// Whether it was deleted so long ago that its contents are gone.
  let isErased: Bool
  /// The time of the last change of the rating or the star, or nil. An event of the other player does not change it.
  let starDate: Int64?
}

// MARK: Sending

extension Database {
  /// Adds an event to the outbox if an edit concerns another player. This is a part of the transaction of the edit.
  func enqueueEvent(for edit: Edit, _ outcome: Edit.Outcome, _ renumbering: Renumbering?) throws {
    switch (edit, outcome) {
    case (.place(_, let game, let date), .done) where game.person != nil:
      try enqueue(game: renumbering?[game.id] ?? game.id, at: date)
    case (.post(_, _, let date, _), .posted(let id)): try enqueue(message: id, at: date)
    case (.rewrite(let message, _, let date), .done):
      try enqueue(message: renumbering?[message.id] ?? message.id, at: date)
    case (.delete(.message(let id), let date), .done):
      try enqueue(message: renumbering?[id] ?? id, at: date)
    case (.restore(.message(let id)), .done):
      try enqueue(message: renumbering?[id] ?? id, at: .distantPast)
    default: break
    }
  }

  /// Returns the person to whom a message goes: the one who shares the message that it replies to, or else the one of the game on the
  /// board. Nil if the message stays in this store.
  func recipient(of draft: Draft) throws -> PlayerName? {
    if let original = try draft.replyTo.flatMap(message) { return original.person }
    return try currentGame().flatMap(game)?.person
  }

  private func enqueue(game id: Game.ID, at now: Date) throws {
    guard let game = try game(id), let person = game.person else { return }
    let identity = try identity(of: "game", id.rawValue)
    // Ratings stay with their owner.
    let shared = Game(startDate: game.startDate, firstPlayer: game.firstPlayer, squares: game.moves.map(\.square))
    try enqueue(ExportedLine(game: ExportedGame(shared, identity: identity, starDate: nil)), to: person, at: now)
  }

  /// Adds the last games in which this player has made the last move, because a repaired store has lost what it had not sent. Another player
  /// who knows the move ignores it.
  func enqueueLastMoves(at now: Date) throws {
    let sql = Game.query + "AND person IS NOT NULL AND moves <> '' ORDER BY id DESC LIMIT 100"
    for game in try Row.fetchAll(self, sql: sql).map(Game.init) where game.lastMove?.player == .me {
      try enqueue(game: game.id, at: now)
    }
  }

  /// Adds the present state of a message that this player has written: its contents, or its deletion.
  private func enqueue(message id: Message.ID, at now: Date) throws {
    let sql = "SELECT person, isReceived, identity, deletedAt FROM message WHERE id = ?"
    guard let row = try Row.fetchOne(cachedStatement(sql: sql), arguments: [id.rawValue]),
      let person = try row.person(), try !row.flag("isReceived")
    else { return }
    let identity: Int64 = try row.value("identity")
    guard let message = try message(id) else {
      let deletion = ExportedDeletion(
        id: ExportedGame.name(identity), date: abs(try row.optional("deletedAt") ?? now.milliseconds))
      return try enqueue(ExportedLine(deletedMessage: deletion), to: person, at: now)
    }
    let original = try message.replyTo.map { try self.identity(of: "message", $0.rawValue) }
    let board = try message.board.map {
      ExportedBoard($0, game: $0.game.rawValue == 0 ? nil : try self.identity(of: "game", $0.game.rawValue))
    }
    var shared = ExportedMessage(message, identity: identity, replyTo: original, board: board)
    // Stars stay with their owner.
    shared.favorite = nil
    try enqueue(ExportedLine(message: shared), to: person, at: now)
  }

  private func enqueue(_ event: ExportedLine, to person: PlayerName, at now: Date) throws {
    try execute(sql: "INSERT OR IGNORE INTO peer (name) VALUES (?)", arguments: [person.rawValue])
    // A store that has lost its numbers goes on above them, because a clock goes on.
    try execute(
      sql: "UPDATE peer SET sent = max(sent + 1, ?) WHERE name = ?", arguments: [now.milliseconds, person.rawValue])
    try execute(
      sql: "INSERT INTO outbox (recipient, number, event) SELECT name, sent, ? FROM peer WHERE name = ?",
      arguments: [String(decoding: try event.line(), as: UTF8.self), person.rawValue])
  }

  /// Returns the identity of a row, also of a deleted one, or 0.
  private func identity(of table: String, _ id: Int64) throws -> Int64 {
    try Int64.fetchOne(cachedStatement(sql: "SELECT identity FROM \(table) WHERE id = ?"), arguments: [id]) ?? 0
  }

  /// The number of events on the way to a player at a time. A queue between the players is never longer, however much waits.
  static let eventsOnTheWay = 50

  /// Reads the events that were not confirmed, in their order.
  ///
  /// - Parameters:
  ///   - recipient: The player to whom they go, or nil for all.
  ///   - rows: The last row of the outbox to leave out, for each player. Defaults to none.
  ///   - limit: The number of events for each player, also counting those that are left out.
  func unsentEvents(
    to recipient: PlayerName? = nil, after rows: [PlayerName: Int64] = [:], limit: Int = .max
  ) throws -> [UnsentEvent] {
    let sql = """
      SELECT id, recipient, number, event, previous, ifnull(received, 0) AS received
      FROM (
        SELECT *, row_number() OVER numbers AS place, lag(number, 1, 0) OVER numbers AS previous
        FROM outbox WHERE ? IS NULL OR recipient = ? WINDOW numbers AS (PARTITION BY recipient ORDER BY number)
      ) LEFT JOIN peer ON name = recipient
      WHERE place <= ? ORDER BY id
      """
    let name = recipient?.rawValue
    return try Row.fetchAll(cachedStatement(sql: sql), arguments: [name, name, limit]).compactMap { row in
      guard let recipient = try row.person("recipient"), try row.value("id") > rows[recipient] ?? 0 else { return nil }
      return try event(row, to: recipient)
    }
  }

  private func event(_ row: Row, to recipient: PlayerName) throws -> UnsentEvent {
    let event = try JSONDecoder().decode(ExportedLine.self, from: Data((try row.value("event") as String).utf8))
    let envelope = Envelope(
      number: try row.value("number"), after: try row.value("previous"), event: event,
      received: try row.value("received"))
    return UnsentEvent(row: try row.value("id"), recipient: recipient, envelope: try envelope.line())
  }

  /// Returns the receipt for a player.
  /// - Parameter isMissing: Whether an event of the player is missing.
  func receipt(for name: PlayerName, isMissing: Bool) throws -> Data {
    try Envelope(received: peer(name).received, isMissing: isMissing ? true : nil).line()
  }
}

// MARK: Receiving

extension Database {
  /// Returns the number of the last event for another player, and the number of the player's last event that is stored here, or 0.
  func peer(_ name: PlayerName) throws -> (sent: Int64, received: Int64) {
    let sql = "SELECT sent, received FROM peer WHERE name = ?"
    guard let row = try Row.fetchOne(cachedStatement(sql: sql), arguments: [name.rawValue]) else { return (0, 0) }
    return (try row.value("sent"), try row.value("received"))
  }

  func setReceived(from name: PlayerName, _ number: Int64) throws {
    let sql = """
      INSERT INTO peer (name, received) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET received = excluded.received
      """
    try cachedStatement(sql: sql).execute(arguments: [name.rawValue, number])
  }

  func removeSent(to name: PlayerName, upTo number: Int64) throws {
    let sql = "DELETE FROM outbox WHERE recipient = ? AND number <= ?"
    try cachedStatement(sql: sql).execute(arguments: [name.rawValue, number])
  }

  private static let loggedRefusals = 100

  /// Writes down a refused event. The last hundred are kept.
  func log(_ refusal: EventRefusal, of sender: PlayerName, at date: Date) throws {
    try execute(
      sql: "INSERT INTO refusedEvent (sender, date, reason) VALUES (?, ?, ?)",
      arguments: [sender.rawValue, date.milliseconds, refusal.rawValue])
    try execute(
      sql: "DELETE FROM refusedEvent WHERE id <= ?", arguments: [lastInsertedRowID - Int64(Self.loggedRefusals)])
  }

  func sharedRow(_ identity: Int64, of table: String) throws -> SharedRow? {
    let isReceived = table == "message" ? "isReceived" : "0"
    let sql = "SELECT id, person, \(isReceived) AS isReceived, deletedAt, starDate FROM \(table) WHERE identity = ?"
    guard let row = try Row.fetchOne(cachedStatement(sql: sql), arguments: [identity]) else { return nil }
    return SharedRow(
      id: try row.value("id"), person: try row.person(), isReceived: try row.flag("isReceived"),
      isErased: (try row.optional("deletedAt") ?? 1) <= 0, starDate: try row.optional("starDate"))
  }

  /// Reads a game, also a deleted one.
  func gameOrDeletedGame(_ id: Game.ID) throws -> Game? {
    let sql = "SELECT \(Game.columns) FROM game WHERE id = ?"
    return try Row.fetchOne(cachedStatement(sql: sql), arguments: [id.rawValue]).map(Game.init)
  }
}

extension Row {
  /// Reads the name of a player.
  func person(_ column: String = "person") throws -> PlayerName? {
    try (optional(column) as String?).flatMap(PlayerName.init)
  }

  func flag(_ column: String) throws -> Bool { try number(column, in: 0...1) == 1 }
}
