import Foundation
import GRDB

/// The data of a store that every screen shows, read at one moment.
struct Snapshot: Equatable {
  var profile: Profile

  var games = RowNumbers()
  var messages = RowNumbers()

  /// The number of the latest change of a game or a message, for ``Database/changes(of:since:)``.
  var edition = 0

  /// The mark of the draft that was begun last, or nil if there is no draft.
  var newestDraft: Int64?

  /// A number that changes with the sets of deleted games and messages.
  var deletions = 0

  /// The number of events that other players have not confirmed.
  var unsentCount = 0

  /// The number of the last event that was refused, or 0.
  var refusedEvents: Int64 = 0

  /// Whether the store is still in its initial state.
  var isNew: Bool { games.last == 1 && messages.last == 0 && profile.currentGame.moveCount == 0 }
}

extension Database {
  /// Reads the profile, the counts and the deleted numbers. The cost does not depend on the size of the store.
  /// - Parameter known: An earlier snapshot of the same store. Its deleted numbers are used if they have not changed since.
  func snapshot(known: Snapshot? = nil) throws -> Snapshot {
    var snapshot = try snapshotWithoutDeletions()
    if let known, known.deletions == snapshot.deletions {
      (snapshot.games.deleted, snapshot.messages.deleted) = (known.games.deleted, known.messages.deleted)
      return snapshot
    }
    if snapshot.deletions == 0 { return snapshot }
    return try readingAtOneMoment {
      snapshot = try snapshotWithoutDeletions()
      snapshot.games.deleted = try deletedNumbers(of: "game")
      snapshot.messages.deleted = try deletedNumbers(of: "message")
      return snapshot
    }
  }

  private func deletedNumbers(of table: String) throws -> [Int64] {
    try Int64.fetchAll(
      cachedStatement(sql: "SELECT id FROM \(table) WHERE deletedAt IS NOT NULL ORDER BY id"))
  }

  /// Runs a closure in a transaction that only reads, unless there is a transaction already.
  func readingAtOneMoment<Value>(_ body: () throws -> Value) throws -> Value {
    try isInsideTransaction ? body() : transaction(.deferred, body)
  }

  func transaction<Value>(_ kind: TransactionKind, _ body: () throws -> Value) throws -> Value {
    var value: Value?
    try inTransaction(kind) {
      value = try body()
      return .commit
    }
    guard let value else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
    return value
  }

  private func snapshotWithoutDeletions() throws -> Snapshot {
    let sql = """
      SELECT icon, symbols, profile.opponent AS chosenOpponent, profile.person AS chosenPerson, beginner,
        profile.victories AS victories, profile.defeats AS defeats, profile.draws AS draws,
        game.id, startDate, moves, stars, game.opponent AS opponent, firstPlayer, game.person AS person,
        record.opponent AS recordOpponent, record.victories AS recordvictories, record.defeats AS recorddefeats,
        record.draws AS recorddraws,
        (SELECT max(id) FROM game) AS gameCount, ifnull((SELECT max(id) FROM message), 0) AS messageCount,
        profile.edition AS edition, deletions, (SELECT mark FROM draft ORDER BY id DESC LIMIT 1) AS newestDraft,
        (SELECT count(*) FROM outbox) AS unsentCount, ifnull((SELECT max(id) FROM refusedEvent), 0) AS refusedEvents
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
        currentGame: try Game(row), statistics: try row.statistics(), records: try Self.records(rows),
        recentSymbols: (try row.value("symbols") as String).split(separator: " ").map(String.init),
        person: try row.person("chosenPerson")),
      games: RowNumbers(last: try row.number("gameCount", in: Row.counts)),
      messages: RowNumbers(last: try row.number("messageCount", in: Row.counts)),
      edition: try row.number("edition", in: 0...Int.max), newestDraft: try row.optional("newestDraft"),
      deletions: try row.number("deletions", in: 0...Int.max),
      unsentCount: try row.number("unsentCount", in: Row.counts), refusedEvents: try row.value("refusedEvents"))
  }

  /// Returns the number of finished games against each opponent. The table `record` may have lost its rows.
  private static func records(_ rows: [Row]) throws -> [Opponent: Statistics] {
    let records = try rows.filter { !$0.isNull("recordOpponent") }.map {
      (try $0.choice("recordOpponent") as Opponent, try $0.statistics("record"))
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

  /// Reads the dates and results of the finished games after a number, in the order of the games.
  func results(after id: Int64) throws -> [(date: Date, result: Game.Result)] {
    let sql = "SELECT startDate, result FROM game WHERE id > ? AND result > 0 AND deletedAt IS NULL ORDER BY id"
    let rows = try Row.fetchCursor(cachedStatement(sql: sql), arguments: [id])
    return try Array(rows.map { (try $0.date("startDate"), try $0.choice("result")) })
  }

  /// Returns an empty game against the profile's opponent, as the game that follows another one.
  func nextGame(after previous: Game?, at date: Date) throws -> Game {
    guard let row = try Row.fetchOne(self, sql: "SELECT opponent, beginner, person FROM profile") else {
      throw DatabaseError.damage("there is no profile")
    }
    let (opponent, beginner): (Opponent, Beginner) = (try row.choice("opponent"), try row.choice("beginner"))
    return Game(
      startDate: date, firstPlayer: beginner.firstPlayer(against: opponent, after: previous), opponent: opponent,
      person: try row.person())
  }

  func currentGame() throws -> Game.ID? {
    try Int64.fetchOne(self, sql: "SELECT currentGame FROM profile").map(Game.ID.init)
  }

  func update(_ game: Game) throws {
    try execute(
      sql: """
        UPDATE game SET startDate = ?, moves = ?, result = ?, stars = ?, opponent = ?, firstPlayer = ?, person = ?
        WHERE id = ?
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

  /// Changes the profile. A value that is nil stays, except that a new opponent also replaces the person.
  func setProfile(
    icon: Icon? = nil, opponent: Opponent? = nil, person: PlayerName? = nil, beginner: Beginner? = nil,
    symbols: [String]? = nil
  ) throws {
    let columns = ["icon", "opponent", "beginner", "symbols"].map { "\($0) = ifnull(?, \($0))" }
    try execute(
      sql: "UPDATE profile SET " + columns.joined(separator: ", ")
        + ", person = CASE WHEN ? THEN person ELSE ? END",
      arguments: [
        icon?.rawValue, opponent?.rawValue, beginner?.rawValue, symbols?.joined(separator: " "), opponent == nil,
        person?.rawValue,
      ])
  }
}
