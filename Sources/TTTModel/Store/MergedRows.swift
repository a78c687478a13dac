import Foundation
import GRDB

/// The result of merging a game or a message of another store into the copy in this store.
enum MergeOutcome {
  /// Both stores have the same.
  case same
  /// This store has taken a later change.
  case changed
  /// This store has a later change.
  case newerHere
  /// The games went on differently, so that they are two games now.
  case different
}

// Of two changes, the later one wins, in whichever store it was made. At the same moment, the greater value wins, so that all stores agree.
extension Database {
  /// Merges another copy of a game into the row of a game that is not deleted. The moves and the rating are merged one by one.
  func merge(_ other: Game, _ extras: RowExtras, into id: Game.ID) throws -> MergeOutcome {
    guard var game = try game(id) else { throw DatabaseError.damage("a game cannot be found again") }
    let before = game
    let (squares, otherSquares) = (game.moves.map(\.square), other.moves.map(\.square))
    let goesOn = otherSquares.starts(with: squares)
    guard goesOn || squares.starts(with: otherSquares) else { return .different }
    var isNewerHere = !goesOn
    if goesOn, otherSquares.count > squares.count {
      game = other.numbered(id)
      game.rating = before.rating
    }
    let starDate = try starDate("game", id.rawValue)
    if other.rating != game.rating {
      if (extras.starDate ?? .min, other.rating ?? -1) > (starDate ?? .min, game.rating ?? -1) {
        game.rating = other.rating
        try setStarDate(extras.starDate, "game", id.rawValue)
      } else {
        isNewerHere = true
      }
    }
    if game != before { try update(game) }
    return game != before ? .changed : isNewerHere ? .newerHere : .same
  }

  /// Merges another copy of a message into the row of a message that is not deleted. The text and the star are merged one by one.
  func merge(_ other: Message, _ extras: RowExtras, into id: Message.ID) throws -> MergeOutcome {
    guard let message = try message(id) else { return .same }
    var outcome = MergeOutcome.same
    if other.isFavorite != message.isFavorite {
      let starDate = try starDate("message", id.rawValue)
      if (extras.starDate ?? .min, other.isFavorite ? 1 : 0) > (starDate ?? .min, message.isFavorite ? 1 : 0) {
        try execute(sql: "UPDATE message SET isFavorite = ? WHERE id = ?", arguments: [other.isFavorite, id.rawValue])
        try setStarDate(extras.starDate, "message", id.rawValue)
        outcome = .changed
      } else {
        outcome = .newerHere
      }
    }
    if DraftEdit(from: message.text, to: other.text) == nil { return outcome }
    let (date, otherDate) = (message.editDate ?? .distantPast, other.editDate ?? .distantPast)
    guard (otherDate, other.text) > (date, message.text), other.editDate != nil else {
      return outcome == .changed ? .changed : .newerHere
    }
    try makeStatement(sql: "UPDATE message SET text = CAST(? AS TEXT), editDate = ? WHERE id = ?")
      .execute(arguments: [bytes(other.text), otherDate.milliseconds, id.rawValue])
    return .changed
  }

  private func starDate(_ table: String, _ id: Int64) throws -> Int64? {
    try Int64.fetchOne(cachedStatement(sql: "SELECT starDate FROM \(table) WHERE id = ?"), arguments: [id])
  }

  private func setStarDate(_ date: Int64?, _ table: String, _ id: Int64) throws {
    try cachedStatement(sql: "UPDATE \(table) SET starDate = ? WHERE id = ?").execute(arguments: [date, id])
  }
}

/// The columns of a row that are not part of a game or a message.
struct RowExtras: Equatable {
  /// The identity, or nil if the row keeps its own.
  var identity: Int64?
  /// The time of the deletion in milliseconds, its negative if the contents are gone, 0 if only the time is gone too, or nil.
  var deletedAt: Int64?
  /// The time of the last change of the rating or the star in milliseconds, or nil if that is unknown.
  var starDate: Int64?
}

extension RowExtras {
  init(_ row: Row) throws {
    self.init(
      identity: try row.value("identity") as Int64, deletedAt: try row.optional("deletedAt"),
      starDate: try row.optional("starDate"))
  }

  fileprivate var storedValues: [(any DatabaseValueConvertible)?] { [identity, deletedAt, starDate] }
}

// Rows as a whole, for copies of stores.
extension Database {
  func insert(_ game: Game, _ extras: RowExtras = RowExtras()) throws -> Game.ID {
    // The number may have belonged to an undone game that other processes still show. The edition tells them of another game.
    let sql = """
      INSERT INTO game (
        startDate, moves, result, stars, opponent, firstPlayer, person, identity, deletedAt, starDate, edition)
      VALUES (?, ?, ?, ?, ?, ?, ?, ifnull(?, random()), ?, ?, (SELECT edition FROM profile))
      """
    try cachedStatement(sql: sql).execute(arguments: StatementArguments(game.storedValues + extras.storedValues))
    let id = Game.ID(rawValue: lastInsertedRowID)
    guard try extras.deletedAt != nil || self.game(id) != nil else {
      throw DatabaseError.damage("a game cannot be found again")
    }
    return id
  }

  func update(_ game: Game, _ extras: RowExtras) throws {
    let sql = """
      UPDATE game SET (startDate, moves, result, stars, opponent, firstPlayer, person, identity, deletedAt, starDate)
        = (?, ?, ?, ?, ?, ?, ?, ifnull(?, identity), ?, ?) WHERE id = ?
      """
    try execute(sql: sql, arguments: StatementArguments(game.storedValues + extras.storedValues + [game.id.rawValue]))
  }

  /// Writes a message to a row, or to a new row if nil.
  @discardableResult func put(_ message: Message, _ extras: RowExtras, in row: Message.ID? = nil) throws -> Message.ID {
    let columns = """
      (text, icon, date, replyTo, isFavorite, editDate, person, isReceived, game, firstPlayer, moves, identity,
        deletedAt, starDate)
      """
    let places = "CAST(? AS TEXT)" + String(repeating: ", ?", count: 10)
    let sql =
      row == nil
      ? "INSERT INTO message \(columns) VALUES (\(places), ifnull(?, random()), ?, ?)"
      : "UPDATE message SET \(columns) = (\(places), ifnull(?, identity), ?, ?) WHERE id = ?"
    let values: [(any DatabaseValueConvertible)?] = [
      try bytes(message.text), message.icon.rawValue, message.date.milliseconds, message.replyTo?.rawValue,
      message.isFavorite, message.editDate?.milliseconds, message.person?.rawValue, message.isReceived,
    ]
    let end: [(any DatabaseValueConvertible)?] = row.map { [$0.rawValue] } ?? []
    try cachedStatement(sql: sql)
      .execute(arguments: StatementArguments(values + message.board.storedValues + extras.storedValues + end))
    return row ?? Message.ID(rawValue: lastInsertedRowID)
  }
}

extension Message {
  /// Returns the message with the numbers that the games in its text have in another store.
  func renumbered(_ renumbering: Renumbering) -> Message {
    Message(
      id: id, text: TextReference.renumbered(text, renumbering), icon: icon, date: date, replyTo: replyTo,
      isFavorite: isFavorite, editDate: editDate, board: board, person: person, isReceived: isReceived)
  }

  /// Returns the same message in another store. If the original message was not copied, it is no reply.
  func copied(with renumbering: Renumbering) -> Message {
    Message(
      id: id, text: text, icon: icon, date: date, replyTo: replyTo.flatMap { renumbering.messages[$0] },
      isFavorite: isFavorite, editDate: editDate, board: board?.copied(with: renumbering), person: person,
      isReceived: isReceived)
  }
}

extension TextReference {
  /// Returns a text in which each number of a game is the number in another store.
  static func renumbered(_ text: String, _ renumbering: Renumbering) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
    var result = text
    for reference in all(in: text, isGame: { renumbering.games[$0] != nil }).reversed() {
      guard case .game(let id) = reference.target, let new = renumbering.games[id], new != id else { continue }
      result.replaceSubrange(reference.range, with: "#\(new.rawValue)")
    }
    return result
  }
}
