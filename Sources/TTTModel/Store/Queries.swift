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
        (SELECT max(id) FROM game) AS gameCount, (SELECT max(id) FROM message) AS messageCount
      FROM profile JOIN game ON game.id = currentGame
      """
    guard let row = try Row.fetchOne(self, sql: sql) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the profile is missing")
    }
    let statistics = Statistics(victories: row["victories"], defeats: row["defeats"], draws: row["draws"])
    return Snapshot(
      profile: Profile(icon: Icon(rawValue: row["icon"]) ?? .x, currentGame: Game(row), statistics: statistics),
      gameCount: row["gameCount"] ?? 0, messageCount: row["messageCount"] ?? 0)
  }

  func currentGame() throws -> Game.ID? {
    try Int64.fetchOne(self, sql: "SELECT currentGame FROM profile").map(Game.ID.init)
  }

  func game(_ id: Game.ID) throws -> Game? {
    try Row.fetchOne(self, sql: "SELECT * FROM game WHERE id = ?", arguments: [id.rawValue]).map(Game.init)
  }

  func games(in ids: ClosedRange<Int64>) throws -> [Game] {
    try Row.fetchAll(
      self, sql: "SELECT * FROM game WHERE id BETWEEN ? AND ? ORDER BY id DESC",
      arguments: [ids.lowerBound, ids.upperBound]
    ).map(Game.init)
  }

  func message(_ id: Message.ID) throws -> Message? {
    try Row.fetchOne(self, sql: Self.messages + "WHERE id = ?", arguments: [id.rawValue]).map(Message.init)
  }

  func messages(in ids: ClosedRange<Int64>) throws -> [Message] {
    try Row.fetchAll(
      self, sql: Self.messages + "WHERE id BETWEEN ? AND ? ORDER BY id DESC",
      arguments: [ids.lowerBound, ids.upperBound]
    ).map(Message.init)
  }

  /// The draft that was begun last, also if the process that began it has died.
  func latestDraft() throws -> StoredDraft? {
    let sql = "SELECT id, CAST(text AS BLOB) AS text, replyTo FROM draft ORDER BY id DESC LIMIT 1"
    return try Row.fetchOne(self, sql: sql).map { row in
      StoredDraft(id: row["id"], draft: Draft(text: text(row["text"]), replyTo: Message.ID(row["replyTo"])))
    }
  }

  private static let messages = "SELECT id, CAST(text AS BLOB) AS text, icon, date, replyTo, isFavorite FROM message "
}

extension Database {
  func insert(_ game: Game) throws -> Game.ID {
    try execute(
      sql: "INSERT INTO game (startDate, moves, result, rating) VALUES (?, ?, ?, ?)",
      arguments: [game.startDate.milliseconds, game.storedMoves, game.result.rawValue, game.rating])
    return Game.ID(rawValue: lastInsertedRowID)
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

// Text goes in and out as bytes: between text and SQLite's text GRDB would cut it off at the first NUL.

/// The bytes of a text, for `CAST(? AS TEXT)`.
func bytes(_ text: String) -> Data { Data(text.utf8) }

private func text(_ bytes: Data) -> String { String(decoding: bytes, as: UTF8.self) }

extension Game {
  fileprivate init(_ row: Row) {
    let moves: String = row["moves"]
    self.init(
      id: ID(rawValue: row["id"]), startDate: Date(milliseconds: row["startDate"]), rating: row["rating"],
      squares: moves.compactMap { $0.wholeNumberValue.flatMap(Square.init(index:)) })
  }

  fileprivate var storedMoves: String {
    moves.map { String($0.square.index) }.joined()
  }
}

extension Message.ID {
  fileprivate init?(_ number: Int64?) {
    guard let number else { return nil }
    self.init(rawValue: number)
  }
}

extension Message {
  fileprivate init(_ row: Row) {
    self.init(
      id: ID(rawValue: row["id"]), text: TTTModel.text(row["text"]), icon: Icon(rawValue: row["icon"]) ?? .x,
      date: Date(milliseconds: row["date"]), replyTo: ID(row["replyTo"]), isFavorite: row["isFavorite"])
  }
}
