import Foundation
import GRDB

/// Adds an event of another player to the store, by the rules of a game between two persons.
///
/// The caller has begun a transaction. A rule is checked before anything is written, so a refused event changes nothing but its number.
struct Inbox {
  enum Reception: Equatable {
    /// The event is stored.
    case stored
    /// The store already has the event.
    case known
    /// An earlier event is missing, so this one is not stored.
    case gap
    case refused(EventRefusal)
    /// There was only a receipt. If events are missing at the sender, they must be sent again.
    case receipt(isMissing: Bool)
  }

  private let db: Database
  private let sender: PlayerName
  private let now: Date

  init(_ db: Database, from sender: PlayerName, now: Date) {
    self.db = db
    self.sender = sender
    self.now = now
  }

  /// Reads an envelope.
  func receive(_ data: Data) throws -> Reception {
    guard data.count <= Envelope.maximumLength, let envelope = try? JSONDecoder().decode(Envelope.self, from: data)
    else { return try refuse(.unreadable) }
    let peer = try db.peer(sender)
    guard envelope.received <= peer.sent else { return try refuse(.receipt) }
    try db.removeSent(to: sender, upTo: envelope.received)
    guard let number = envelope.number, let event = envelope.event else {
      return .receipt(isMissing: envelope.isMissing ?? false)
    }
    if number <= peer.received { return .known }
    if (envelope.after ?? 0) > peer.received { return .gap }
    try db.setReceived(from: sender, number)
    do {
      try apply(event)
      return .stored
    } catch let refusal as EventRefusal {
      return try refuse(refusal)
    }
  }

  private func refuse(_ refusal: EventRefusal) throws -> Reception {
    try db.log(refusal, of: sender, at: now)
    return .refused(refusal)
  }

  private func apply(_ event: ExportedLine) throws {
    switch (event.profile, event.game, event.deletedGame, event.message, event.deletedMessage, event.draft) {
    case (nil, let game?, nil, nil, nil, nil): try apply(game)
    case (nil, nil, nil, let message?, nil, nil): try apply(message)
    case (nil, nil, nil, nil, let deletion?, nil): try apply(deletion)
    default: throw EventRefusal.unreadable
    }
  }

  // The clock of the sender may be wrong, so its dates are never in the future.
  private func date(_ milliseconds: Int64) throws -> Date {
    let limit = Int64(Date.maximumMilliseconds)
    guard -limit...limit ~= milliseconds else { throw EventRefusal.impossible }
    return min(Date(milliseconds: milliseconds), now)
  }

  private func identity(_ name: String) throws -> Int64 {
    guard let identity = ExportedGame.identity(name) else { throw EventRefusal.impossible }
    return identity
  }

  /// Reads moves as this player sees them.
  private func position(firstPlayer: String, moves: [Int]) throws -> (first: Player, squares: [Square]) {
    guard let first = Player(rawValue: firstPlayer)?.opponent, moves.count <= 9 else { throw EventRefusal.impossible }
    let squares = moves.compactMap(Square.init(index:))
    guard Game(firstPlayer: first, squares: squares).moveCount == moves.count else { throw EventRefusal.impossible }
    return (first, squares)
  }
}

// MARK: Games

extension Inbox {
  private func apply(_ exported: ExportedGame) throws {
    let identity = try identity(exported.id)
    let (first, squares) = try position(firstPlayer: exported.firstPlayer, moves: exported.moves)
    guard exported.opponent == Opponent.friend.rawValue else { throw EventRefusal.impossible }
    let game = Game(
      startDate: try date(exported.date), firstPlayer: first, person: sender, squares: squares)
    guard let row = try db.sharedRow(identity, of: "game") else {
      // A game begins with the first move of the player who proposes it.
      guard game.moves.map(\.player) == [.enemy] else { throw EventRefusal.outOfTurn }
      _ = try db.insert(game, RowExtras(identity: identity))
      return
    }
    guard row.person == sender else { throw EventRefusal.notTheirs }
    try advance(row, to: game, RowExtras(identity: identity, starDate: row.starDate))
  }

  private func advance(_ row: SharedRow, to game: Game, _ extras: RowExtras) throws {
    let id = Game.ID(rawValue: row.id)
    guard !row.isErased, let known = try db.gameOrDeletedGame(id) else {
      // This player has deleted the game, and comes back to it because it goes on.
      guard game.lastMove?.player == .enemy else { throw EventRefusal.outOfTurn }
      return try db.update(game.numbered(id), extras)
    }
    guard known.firstPlayer == game.firstPlayer else { throw EventRefusal.outOfTurn }
    // The sender has sent the game again, or has not seen this player's last move.
    if known.moves.starts(with: game.moves) { return }
    guard game.moves.starts(with: known.moves), game.moveCount == known.moveCount + 1,
      let move = game.lastMove, move.player == .enemy
    else { throw EventRefusal.outOfTurn }
    var moved = known
    moved.add(move)
    try db.update(moved, extras)
  }
}

// MARK: Messages

extension Inbox {
  private func apply(_ exported: ExportedMessage) throws {
    let identity = try identity(exported.id)
    guard let icon = Icon(rawValue: exported.icon) else { throw EventRefusal.impossible }
    guard exported.text.utf8.count <= Message.maximumSentLength, !Message.isBlank(exported.text) else {
      throw EventRefusal.text
    }
    let row = try db.sharedRow(identity, of: "message")
    if let row, row.person != sender || !row.isReceived { throw EventRefusal.notTheirs }
    let known = try row.flatMap { try db.message(Message.ID(rawValue: $0.id)) }
    let message = Message(
      id: Message.ID(rawValue: 0), text: exported.text, icon: icon, date: try date(exported.date),
      replyTo: try exported.replyTo.flatMap { try original($0) }, isFavorite: known?.isFavorite ?? false,
      editDate: try exported.edited.map(date), board: try exported.board.flatMap { try board($0) }, person: sender,
      isReceived: true)
    // A message that this player has deleted comes back, because its author has changed it.
    let extras = RowExtras(identity: identity, starDate: row?.starDate)
    try db.put(message, extras, in: row.map { Message.ID(rawValue: $0.id) })
  }

  private func apply(_ deletion: ExportedDeletion) throws {
    guard let row = try db.sharedRow(identity(deletion.id), of: "message") else { return }
    guard row.person == sender, row.isReceived else { throw EventRefusal.notTheirs }
    let id = Edit.Entry.message(Message.ID(rawValue: row.id))
    _ = try db.delete(id, at: now)
    // Without its contents, only the author can restore it.
    let sql = "SELECT edition FROM message WHERE id = ?"
    let edition = try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [row.id]) ?? 0
    try db.removeContents(of: [Upkeep.Deletion(entry: id, edition: edition)])
  }

  /// The message that a reply is to. A message that is not shared with the sender cannot be replied to.
  private func original(_ name: String) throws -> Message.ID? {
    let row = try db.sharedRow(identity(name), of: "message")
    return row.flatMap { $0.person == sender ? Message.ID(rawValue: $0.id) : nil }
  }

  private func board(_ exported: ExportedBoard) throws -> Message.Board {
    let (first, squares) = try position(firstPlayer: exported.firstPlayer, moves: exported.moves)
    let row = try exported.game.flatMap { try db.sharedRow(identity($0), of: "game") }
    // Without a shared game, the board has the number of a game that is in no store.
    let game = row.flatMap { $0.person == sender ? $0.id : nil } ?? 0
    return Message.Board(game: Game.ID(rawValue: game), firstPlayer: first, squares: squares)
  }
}
