import Foundation
import GRDB

/// The data of a store that every screen shows, read at one moment.
struct Snapshot: Equatable {
  var profile: Profile
  var gameCount: Int
  var messageCount: Int

  /// The number of the latest change of a game or a message, for ``Database/changedGames(since:)``.
  var edition = 0

  /// The mark of the draft that was begun last, or nil if there is no draft.
  var draftMark: Int64?

  /// Whether the store is still in its initial state.
  var isNew: Bool { gameCount == 1 && messageCount == 0 && profile.currentGame.moveCount == 0 }
}

extension Database {
  /// Reads the profile and the counts. The cost does not depend on the size of the store.
  func snapshot() throws -> Snapshot {
    let sql = """
      SELECT icon, symbols, profile.opponent AS chosenOpponent, beginner,
        profile.victories AS victories, profile.defeats AS defeats, profile.draws AS draws,
        game.id, startDate, moves, stars, game.opponent AS opponent, firstPlayer,
        record.opponent AS recordOpponent, record.victories AS recordVictories, record.defeats AS recordDefeats,
        record.draws AS recordDraws,
        (SELECT max(id) FROM game) AS gameCount, ifnull((SELECT max(id) FROM message), 0) AS messageCount,
        profile.edition AS edition, (SELECT mark FROM draft ORDER BY id DESC LIMIT 1) AS draftMark
      FROM profile JOIN game ON game.id = currentGame LEFT JOIN record
      """
    // One statement, so that all of it is from one moment. It has a row for each opponent's record.
    let rows = try Row.fetchAll(cachedStatement(sql: sql))
    guard let row = rows.first else {
      throw DatabaseError.damage("there is no profile")
    }
    return Snapshot(
      profile: Profile(
        icon: try row.choice("icon"), opponent: try row.choice("chosenOpponent"), beginner: try row.choice("beginner"),
        currentGame: try Game(row), statistics: try row.statistics, records: try Self.records(rows),
        recentSymbols: try row.recentSymbols),
      gameCount: try row.number("gameCount", in: Row.counts),
      messageCount: try row.number("messageCount", in: Row.counts),
      edition: try row.number("edition", in: 0...Int.max), draftMark: try row.optional("draftMark"))
  }

  /// Returns the number of finished games against each opponent. The table `record` may have lost its rows.
  private static func records(_ rows: [Row]) throws -> [Opponent: Statistics] {
    let records = try rows.filter { !($0["recordOpponent"] as DatabaseValue).isNull }.map {
      (try $0.choice("recordOpponent") as Opponent, try $0.record)
    }
    return Dictionary(records) { $1 }
  }

  /// Reads the results of the last finished games against a computer, oldest first.
  func recentResults(against opponent: Opponent, limit: Int) throws -> [Game.Result] {
    // The first two conditions let SQLite use the partial index.
    let sql = """
      SELECT result FROM game WHERE opponent <> 'friend' AND result > 0 AND opponent = ? ORDER BY id DESC LIMIT ?
      """
    let rows = try Row.fetchAll(cachedStatement(sql: sql), arguments: [opponent.rawValue, limit])
    return try rows.map { try $0.choice("result") }.reversed()
  }

  /// Returns an empty game against the profile's opponent, as the game that follows another one.
  func nextGame(after previous: Game?, at date: Date) throws -> Game {
    guard let row = try Row.fetchOne(self, sql: "SELECT opponent, beginner FROM profile") else {
      throw DatabaseError.damage("there is no profile")
    }
    let (opponent, beginner): (Opponent, Beginner) = (try row.choice("opponent"), try row.choice("beginner"))
    return Game(
      startDate: date, firstPlayer: beginner.firstPlayer(against: opponent, after: previous), opponent: opponent)
  }

  func currentGame() throws -> Game.ID? {
    try Int64.fetchOne(self, sql: "SELECT currentGame FROM profile").map(Game.ID.init)
  }

  func game(_ id: Game.ID) throws -> Game? {
    try row(games, id.rawValue).map(Game.init)
  }

  /// Reads the games with these numbers, newest first.
  /// - Parameter knowsGaps: Whether rows are known to be missing because a user has deleted them by hand.
  func games(in ids: ClosedRange<Int64>, knowsGaps: inout Bool) throws -> [Game] {
    try page(of: "game", games, ids, &knowsGaps).map(Game.init)
  }

  func message(_ id: Message.ID) throws -> Message? {
    try row(Self.messages, id.rawValue).map(Message.init)
  }

  /// Reads the messages with these numbers, newest first.
  /// - Parameter knowsGaps: Whether rows are known to be missing because a user has deleted them by hand.
  func messages(in ids: ClosedRange<Int64>, knowsGaps: inout Bool) throws -> [Message] {
    try page(of: "message", Self.messages, ids, &knowsGaps).map(Message.init)
  }

  /// Reads the games before a given game, or the newest games if nil. The newest comes first.
  func games(before id: Game.ID?, limit: Int) throws -> [Game] {
    let sql = try games + "WHERE id < ? ORDER BY id DESC LIMIT ?"
    return try Row.fetchAll(cachedStatement(sql: sql), arguments: [id?.rawValue ?? .max, limit]).map(Game.init)
  }

  /// Reads the messages before a given message, or the newest messages if nil. The newest comes first.
  func messages(before id: Message.ID?, limit: Int, favoritesOnly: Bool) throws -> [Message] {
    let sql = Self.messages + "WHERE id < ? AND isFavorite >= ? ORDER BY id DESC LIMIT ?"
    let arguments: StatementArguments = [id?.rawValue ?? .max, favoritesOnly, limit]
    return try Row.fetchAll(cachedStatement(sql: sql), arguments: arguments).map(Message.init)
  }

  /// Returns the games that changed after a ``Snapshot/edition``, in the order of their latest changes. Returns nil if there are too many
  /// to update one by one.
  func changedGames(since edition: Int) throws -> [Game.ID]? {
    try changedRows(of: "game", since: edition)?.map(Game.ID.init)
  }

  /// Returns the messages that changed after a ``Snapshot/edition``. Returns nil if there are too many to update one by one.
  func changedMessages(since edition: Int) throws -> [Message.ID]? {
    try changedRows(of: "message", since: edition)?.map(Message.ID.init)
  }

  private static let maximumReportedChanges = 256

  private func changedRows(of table: String, since edition: Int) throws -> [Int64]? {
    // The condition `edition > 0` lets SQLite use the partial index.
    let sql = "SELECT id FROM \(table) WHERE edition > 0 AND edition > ? ORDER BY edition LIMIT ?"
    let ids = try Int64.fetchAll(cachedStatement(sql: sql), arguments: [edition, Self.maximumReportedChanges + 1])
    return ids.count > Self.maximumReportedChanges ? nil : ids
  }

  private func row(_ select: String, _ id: Int64) throws -> Row? {
    try Row.fetchOne(cachedStatement(sql: select + "WHERE id = ?"), arguments: [id])
  }

  /// Reads rows, newest first. Numbers have no gaps, so a missing row can be a sign of damage.
  private func page(
    of table: String, _ select: String, _ ids: ClosedRange<Int64>, _ knowsGaps: inout Bool
  ) throws -> [Row] {
    let rows = try Row.fetchAll(
      cachedStatement(sql: select + "WHERE id BETWEEN ? AND ? ORDER BY id DESC"),
      arguments: [ids.lowerBound, ids.upperBound])
    guard rows.count < ids.count, !knowsGaps else { return rows }
    guard try ids.upperBound <= Int64.fetchOne(self, sql: "SELECT max(id) FROM \(table)") ?? 0 else { return rows }
    guard try String.fetchOne(self, sql: "PRAGMA quick_check(1)") == "ok" else {
      throw DatabaseError.damage("rows of \(table) are missing")
    }
    knowsGaps = true
    return rows
  }

  // A reader may read a store of an older version.
  private var games: String {
    get throws { "SELECT id, startDate, moves, \(try Schema.gameColumns(self)) FROM game " }
  }
  private static let messages = "SELECT id, CAST(text AS BLOB) AS text, icon, date, replyTo, isFavorite FROM message "
}

extension Database {
  func insert(_ game: Game) throws -> Game.ID {
    let sql = "INSERT INTO game (startDate, moves, result, stars, opponent, firstPlayer) VALUES (?, ?, ?, ?, ?, ?)"
    try cachedStatement(sql: sql).execute(arguments: StatementArguments(game.storedValues))
    let id = Game.ID(rawValue: lastInsertedRowID)
    guard try self.game(id) != nil else { throw DatabaseError.damage("a game cannot be found again") }
    return id
  }

  func update(_ game: Game) throws {
    try execute(
      sql: """
        UPDATE game SET startDate = ?, moves = ?, result = ?, stars = ?, opponent = ?, firstPlayer = ? WHERE id = ?
        """,
      arguments: StatementArguments(game.storedValues + [game.id.rawValue]))
  }

  func setCurrentGame(_ id: Game.ID) throws {
    try execute(sql: "UPDATE profile SET currentGame = ?", arguments: [id.rawValue])
  }

  func setIcon(_ icon: Icon) throws {
    try execute(sql: "UPDATE profile SET icon = ?", arguments: [icon.rawValue])
  }

  func setRecentSymbols(_ symbols: [String]) throws {
    try execute(sql: "UPDATE profile SET symbols = ?", arguments: [symbols.joined(separator: " ")])
  }
}

extension Database {
  func setOpponent(_ opponent: Opponent) throws {
    try execute(sql: "UPDATE profile SET opponent = ?", arguments: [opponent.rawValue])
  }

  func setBeginner(_ beginner: Beginner) throws {
    try execute(sql: "UPDATE profile SET beginner = ?", arguments: [beginner.rawValue])
  }
}

// MARK: Between rows and values

extension Game {
  fileprivate init(_ row: Row) throws {
    let moves: String = try row.value("moves")
    self.init(
      id: ID(rawValue: try row.value("id")), startDate: try row.date("startDate"),
      rating: try row.optionalNumber("stars", in: 1...5).map { $0 - 1 },
      firstPlayer: try row.choice("firstPlayer"), opponent: try row.choice("opponent"),
      squares: moves.compactMap { $0.wholeNumberValue.flatMap(Square.init(index:)) })
  }

  /// The rating as it is stored, from 1 to 5, or nil for an unrated game.
  var stars: Int? { rating.map { $0 + 1 } }

  /// The columns startDate, moves, result, stars, opponent and firstPlayer.
  fileprivate var storedValues: [(any DatabaseValueConvertible)?] {
    let squares = moves.map { String($0.square.index) }.joined()
    return [startDate.milliseconds, squares, result.rawValue, stars, opponent.rawValue, firstPlayer.rawValue]
  }
}

extension Message {
  fileprivate init(_ row: Row) throws {
    self.init(
      id: ID(rawValue: try row.value("id")), text: try row.text, icon: try row.choice("icon"),
      date: try row.date("date"),
      replyTo: try row.optional("replyTo").map(ID.init), isFavorite: try row.number("isFavorite", in: 0...1) == 1)
  }
}

/// Access to the columns of a file that may be damaged. GRDB's subscripts would trap on an impossible value.
extension Row {
  func value<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
    let stored: DatabaseValue = self[column]
    guard let value = Value.fromDatabaseValue(stored) else { throw DatabaseError.damage("\(column) is \(stored)") }
    return value
  }

  fileprivate func number(_ column: String, in range: ClosedRange<Int>) throws -> Int {
    let number: Int = try value(column)
    guard range.contains(number) else { throw DatabaseError.damage("\(column) is \(number)") }
    return number
  }

  fileprivate func optionalNumber(_ column: String, in range: ClosedRange<Int>) throws -> Int? {
    let stored: DatabaseValue = self[column]
    return stored.isNull ? nil : try number(column, in: range)
  }

  fileprivate func date(_ column: String) throws -> Date {
    Date(milliseconds: Int64(try number(column, in: -Date.maximumMilliseconds...Date.maximumMilliseconds)))
  }

  fileprivate var recentSymbols: [String] {
    get throws { (try value("symbols") as String).split(separator: " ").map(String.init) }
  }

  /// The possible numbers of rows.
  fileprivate static let counts = 0...Int(Int32.max)

  fileprivate var statistics: Statistics {
    get throws { try statistics("victories", "defeats", "draws") }
  }

  /// The record of one opponent.
  fileprivate var record: Statistics {
    get throws { try statistics("recordVictories", "recordDefeats", "recordDraws") }
  }

  private func statistics(_ victories: String, _ defeats: String, _ draws: String) throws -> Statistics {
    Statistics(
      victories: try number(victories, in: Self.counts), defeats: try number(defeats, in: Self.counts),
      draws: try number(draws, in: Self.counts))
  }

  /// Reads a case of an enumeration.
  fileprivate func choice<Value: RawRepresentable>(
    _ column: String
  ) throws -> Value where Value.RawValue: DatabaseValueConvertible {
    guard let choice = Value(rawValue: try value(column)) else { throw DatabaseError.damage("\(column) is unknown") }
    return choice
  }

  fileprivate var text: String {
    get throws { String(decoding: try value("text") as Data, as: UTF8.self) }
  }

  func optional(_ column: String) throws -> Int64? {
    let stored: DatabaseValue = self[column]
    return stored.isNull ? nil : try value(column)
  }
}
