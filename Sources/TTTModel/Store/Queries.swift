import Foundation
import GRDB

/// What every screen shows of the store, read at once.
struct Snapshot: Equatable {
  var profile: Profile
  var gameCount: Int
  var messageCount: Int

  /// Whether nothing has happened in the store yet.
  var isNew: Bool { gameCount == 1 && messageCount == 0 && profile.currentGame.moveCount == 0 }
}

/// A draft and its row.
struct StoredDraft: Equatable, Sendable {
  var id: Int64
  var draft: Draft
}

extension Database {
  /// Reads the profile and the counts; the cost does not depend on how much is stored.
  func snapshot() throws -> Snapshot {
    let sql = """
      SELECT icon, victories, defeats, draws, game.id, startDate, moves, rating,
        (SELECT max(id) FROM game) AS gameCount, ifnull((SELECT max(id) FROM message), 0) AS messageCount
      FROM profile JOIN game ON game.id = currentGame
      """
    guard let row = try Row.fetchOne(self, sql: sql) else { throw DatabaseError.damage("there is no profile") }
    let counts = 0...Int(Int32.max)
    let statistics = Statistics(
      victories: try row.number("victories", in: counts), defeats: try row.number("defeats", in: counts),
      draws: try row.number("draws", in: counts))
    return Snapshot(
      profile: Profile(icon: try row.icon, currentGame: try Game(row), statistics: statistics),
      gameCount: try row.number("gameCount", in: counts),
      messageCount: try row.number("messageCount", in: counts))
  }

  func currentGame() throws -> Game.ID? {
    try Int64.fetchOne(self, sql: "SELECT currentGame FROM profile").map(Game.ID.init)
  }

  func game(_ id: Game.ID) throws -> Game? {
    try Row.fetchOne(self, sql: Self.games + "WHERE id = ?", arguments: [id.rawValue]).map(Game.init)
  }

  func games(in ids: ClosedRange<Int64>) throws -> [Game] {
    try page(of: "game", Self.games, ids).map(Game.init)
  }

  func message(_ id: Message.ID) throws -> Message? {
    try Row.fetchOne(self, sql: Self.messages + "WHERE id = ?", arguments: [id.rawValue]).map(Message.init)
  }

  func messages(in ids: ClosedRange<Int64>) throws -> [Message] {
    try page(of: "message", Self.messages, ids).map(Message.init)
  }

  /// The draft that was begun last, also if the process that began it has died.
  func latestDraft() throws -> StoredDraft? {
    let sql = "SELECT id, CAST(text AS BLOB) AS text, replyTo FROM draft ORDER BY id DESC LIMIT 1"
    return try Row.fetchOne(self, sql: sql).map { row in
      StoredDraft(id: try row.value("id"), draft: Draft(text: try row.text, replyTo: try row.replyTo))
    }
  }

  /// Reads rows, newest first; since there are no gaps, one that is missing is a sign of damage.
  private func page(of table: String, _ select: String, _ ids: ClosedRange<Int64>) throws -> [Row] {
    let rows = try Row.fetchAll(
      self, sql: select + "WHERE id BETWEEN ? AND ? ORDER BY id DESC", arguments: [ids.lowerBound, ids.upperBound])
    let isMissingSome =
      try rows.count < ids.count
      && ids.upperBound <= Int64.fetchOne(self, sql: "SELECT max(id) FROM \(table)") ?? 0
    // Somebody may have deleted rows by hand.
    if isMissingSome, try String.fetchOne(self, sql: "PRAGMA quick_check(1)") != "ok" {
      throw DatabaseError.damage("rows of \(table) are missing")
    }
    return rows
  }

  private static let games = "SELECT id, startDate, moves, rating FROM game "
  private static let messages = "SELECT id, CAST(text AS BLOB) AS text, icon, date, replyTo, isFavorite FROM message "
}

extension Database {
  func insert(_ game: Game) throws -> Game.ID {
    try execute(
      sql: "INSERT INTO game (startDate, moves, result, rating) VALUES (?, ?, ?, ?)",
      arguments: [game.startDate.milliseconds, game.storedMoves, game.result.rawValue, game.rating])
    let id = Game.ID(rawValue: lastInsertedRowID)
    guard try self.game(id) != nil else { throw DatabaseError.damage("a game cannot be found again") }
    return id
  }

  func update(_ game: Game) throws {
    try execute(
      sql: "UPDATE game SET startDate = ?, moves = ?, result = ?, rating = ? WHERE id = ?",
      arguments: [
        game.startDate.milliseconds, game.storedMoves, game.result.rawValue, game.rating, game.id.rawValue,
      ])
  }

  func setCurrentGame(_ id: Game.ID) throws {
    try execute(sql: "UPDATE profile SET currentGame = ?", arguments: [id.rawValue])
  }

  func setIcon(_ icon: Icon) throws {
    try execute(sql: "UPDATE profile SET icon = ?", arguments: [icon.rawValue])
  }
}

// MARK: Between rows and values

extension Game {
  fileprivate init(_ row: Row) throws {
    let moves: String = try row.value("moves")
    self.init(
      id: ID(rawValue: try row.value("id")), startDate: try row.date("startDate"),
      rating: try row.number("rating", in: Game.ratings),
      squares: moves.compactMap { $0.wholeNumberValue.flatMap(Square.init(index:)) })
  }

  fileprivate var storedMoves: String {
    moves.map { String($0.square.index) }.joined()
  }
}

extension Message {
  fileprivate init(_ row: Row) throws {
    self.init(
      id: ID(rawValue: try row.value("id")), text: try row.text, icon: try row.icon, date: try row.date("date"),
      replyTo: try row.replyTo, isFavorite: try row.number("isFavorite", in: 0...1) == 1)
  }
}

/// The bytes of a text, for `CAST(? AS TEXT)`: given a text, GRDB would cut it off at the first NUL.
func bytes(_ text: String) -> Data { Data(text.utf8) }

/// Columns of a file that may be damaged: where a value cannot be what was written, GRDB's subscripts would stop the app.
extension Row {
  fileprivate func value<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
    let stored: DatabaseValue = self[column]
    guard let value = Value.fromDatabaseValue(stored) else { throw DatabaseError.damage("\(column) is \(stored)") }
    return value
  }

  fileprivate func number(_ column: String, in range: ClosedRange<Int>) throws -> Int {
    let number: Int = try value(column)
    guard range.contains(number) else { throw DatabaseError.damage("\(column) is \(number)") }
    return number
  }

  fileprivate func date(_ column: String) throws -> Date {
    Date(milliseconds: Int64(try number(column, in: -Date.farthestMilliseconds...Date.farthestMilliseconds)))
  }

  fileprivate var icon: Icon {
    get throws {
      guard let icon = Icon(rawValue: try value("icon")) else { throw DatabaseError.damage("icon is unknown") }
      return icon
    }
  }

  fileprivate var text: String {
    get throws { String(decoding: try value("text") as Data, as: UTF8.self) }
  }

  fileprivate var replyTo: Message.ID? {
    get throws {
      let stored: DatabaseValue = self["replyTo"]
      return stored.isNull ? nil : Message.ID(rawValue: try value("replyTo"))
    }
  }
}
