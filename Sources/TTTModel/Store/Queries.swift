import Foundation
import GRDB

/// The data of a store that every screen shows, read at one moment.
struct Snapshot: Equatable {
  var profile: Profile

  /// The greatest number of a game.
  var gameCount: Int

  /// The greatest number of a message, or 0.
  var messageCount: Int

  /// The number of the latest change of a game or a message, for ``Database/changedGames(since:)``.
  var edition = 0

  /// The mark of the draft that was begun last, or nil if there is no draft.
  var newestDraft: Int64?

  /// A number that changes with the sets of deleted games and messages.
  var deletions = 0

  /// The numbers of the deleted games, in ascending order.
  var deletedGames: [Int64] = []

  /// The numbers of the deleted messages, in ascending order.
  var deletedMessages: [Int64] = []

  var games: RowNumbers { RowNumbers(last: gameCount, deleted: deletedGames) }
  var messages: RowNumbers { RowNumbers(last: messageCount, deleted: deletedMessages) }

  /// Whether the store is still in its initial state.
  var isNew: Bool { gameCount == 1 && messageCount == 0 && profile.currentGame.moveCount == 0 }
}

extension Database {
  /// Reads the profile, the counts and the deleted numbers. The cost does not depend on the size of the store.
  /// - Parameter known: An earlier snapshot of the same store. Its deleted numbers are used if they have not changed since.
  func snapshot(known: Snapshot? = nil) throws -> Snapshot {
    var snapshot = try snapshotWithoutDeletions()
    if let known, known.deletions == snapshot.deletions {
      (snapshot.deletedGames, snapshot.deletedMessages) = (known.deletedGames, known.deletedMessages)
      return snapshot
    }
    if snapshot.deletions == 0 { return snapshot }
    return try readingAtOneMoment {
      snapshot = try snapshotWithoutDeletions()
      snapshot.deletedGames = try deletedNumbers(of: "game")
      snapshot.deletedMessages = try deletedNumbers(of: "message")
      return snapshot
    }
  }

  private func deletedNumbers(of table: String) throws -> [Int64] {
    try Int64.fetchAll(
      cachedStatement(sql: "SELECT id FROM \(table) WHERE deletedAt IS NOT NULL ORDER BY id"))
  }

  /// Runs a closure in a transaction that only reads, unless there is a transaction already.
  func readingAtOneMoment<Value>(_ body: () throws -> Value) throws -> Value {
    if isInsideTransaction { return try body() }
    var value: Value?
    try inTransaction(.deferred) {
      value = try body()
      return .commit
    }
    guard let value else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
    return value
  }

  private func snapshotWithoutDeletions() throws -> Snapshot {
    let sql = """
      SELECT icon, symbols, profile.opponent AS chosenOpponent, beginner,
        profile.victories AS victories, profile.defeats AS defeats, profile.draws AS draws,
        game.id, startDate, moves, stars, game.opponent AS opponent, firstPlayer,
        record.opponent AS recordOpponent, record.victories AS recordVictories, record.defeats AS recordDefeats,
        record.draws AS recordDraws,
        (SELECT max(id) FROM game) AS gameCount, ifnull((SELECT max(id) FROM message), 0) AS messageCount,
        profile.edition AS edition, deletions, (SELECT mark FROM draft ORDER BY id DESC LIMIT 1) AS newestDraft
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
      edition: try row.number("edition", in: 0...Int.max), newestDraft: try row.optional("newestDraft"),
      deletions: try row.number("deletions", in: 0...Int.max))
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
    // The index has the games in their order, and the first three conditions let SQLite use it.
    let sql = """
      SELECT result FROM game INDEXED BY finishedGameAgainstComputer
      WHERE opponent <> 'friend' AND result > 0 AND deletedAt IS NULL AND opponent = ? ORDER BY id DESC LIMIT ?
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

  /// Reads a game, unless it is deleted.
  func game(_ id: Game.ID) throws -> Game? {
    try row(Self.games, id.rawValue).map(Game.init)
  }

  /// Reads some rows of a list of games, newest first.
  /// - Parameter knowsGaps: Whether rows are known to be missing because a user has deleted them by hand.
  func games(in rows: Range<Int>, of numbers: RowNumbers, knowsGaps: inout Bool) throws -> [Game] {
    try page(of: "game", Self.games, numbers.numbers(in: rows), &knowsGaps).map(Game.init)
  }

  /// Reads a message, unless it is deleted.
  func message(_ id: Message.ID) throws -> Message? {
    try row(Self.messages, id.rawValue).map(Message.init)
  }

  /// Reads some rows of a list of messages, newest first.
  /// - Parameter knowsGaps: Whether rows are known to be missing because a user has deleted them by hand.
  func messages(in rows: Range<Int>, of numbers: RowNumbers, knowsGaps: inout Bool) throws -> [Message] {
    try page(of: "message", Self.messages, numbers.numbers(in: rows), &knowsGaps).map(Message.init)
  }

  /// Reads the games before a given game, or the newest games if nil. The newest comes first.
  func games(before id: Game.ID?, limit: Int) throws -> [Game] {
    let sql = Self.games + "AND id < ? ORDER BY id DESC LIMIT ?"
    return try Row.fetchAll(cachedStatement(sql: sql), arguments: [id?.rawValue ?? .max, limit]).map(Game.init)
  }

  /// Reads the messages before a given message, or the newest messages if nil. The newest comes first.
  func messages(before id: Message.ID?, limit: Int, favoritesOnly: Bool) throws -> [Message] {
    let sql = Self.messages + (favoritesOnly ? "AND isFavorite = 1 " : "") + "AND id < ? ORDER BY id DESC LIMIT ?"
    let arguments: StatementArguments = [id?.rawValue ?? .max, limit]
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
    try Row.fetchOne(cachedStatement(sql: select + "AND id = ?"), arguments: [id])
  }

  /// Reads rows, newest first. Numbers have no gaps, so a missing row can be a sign of damage.
  private func page(
    of table: String, _ select: String, _ ids: (range: ClosedRange<Int64>, count: Int)?, _ knowsGaps: inout Bool
  ) throws -> [Row] {
    guard let (ids, count) = ids else { return [] }
    let rows = try Row.fetchAll(
      cachedStatement(sql: select + "AND id BETWEEN ? AND ? ORDER BY id DESC"),
      arguments: [ids.lowerBound, ids.upperBound])
    guard rows.count < count, !knowsGaps, try !hasDeletedRows(of: table, in: ids, beyond: count) else { return rows }
    guard try ids.upperBound <= Int64.fetchOne(self, sql: "SELECT max(id) FROM \(table)") ?? 0 else { return rows }
    guard try String.fetchOne(self, sql: "PRAGMA quick_check(1)") == "ok" else {
      throw DatabaseError.damage("rows of \(table) are missing")
    }
    knowsGaps = true
    return rows
  }

  // Another process may have deleted rows since the numbers were read. These rows are no sign of damage.
  private func hasDeletedRows(of table: String, in ids: ClosedRange<Int64>, beyond count: Int) throws -> Bool {
    let sql = "SELECT count(*) FROM \(table) WHERE id BETWEEN ? AND ? AND deletedAt IS NOT NULL"
    let deleted = try Int.fetchOne(cachedStatement(sql: sql), arguments: [ids.lowerBound, ids.upperBound])
    return deleted ?? 0 > ids.count - count
  }

  /// The query for all games that are not deleted. Further conditions and an order can follow.
  static let games = "SELECT id, startDate, moves, stars, opponent, firstPlayer FROM game WHERE deletedAt IS NULL "

  /// The query for all messages that are not deleted. Further conditions and an order can follow.
  static let messages = """
    SELECT id, CAST(text AS BLOB) AS text, icon, date, replyTo, isFavorite, editDate, game, firstPlayer, moves
    FROM message WHERE deletedAt IS NULL \

    """
}

extension Database {
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

  func icon() throws -> Icon {
    guard let row = try Row.fetchOne(self, sql: "SELECT icon FROM profile") else {
      throw DatabaseError.damage("there is no profile")
    }
    return try row.choice("icon")
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
