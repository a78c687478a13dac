import Foundation
import GRDB
import TTTModel

/// Fills a store as years would: random games of all outcomes, messages, some of them answers and some with the star.
///
/// It writes the tables itself, in one transaction, because each edit of a model waits for the disk. The same numbers give
/// the same store, but for the dates: there is one game and one message for each quarter of an hour up to now.
struct StoreFiller {
  private let queue: DatabaseQueue
  private let now = Int64(Date().timeIntervalSince1970 * 1_000)
  private static let interval: Int64 = 15 * 60 * 1_000

  /// Opens a store that exists.
  init(path: String) throws {
    queue = try DatabaseQueue(path: path)
  }

  /// Adds games, all of them played to the end, before an empty one that becomes the current game; and messages.
  func fill(games: Int, messages: Int) throws {
    var random = Numbers()
    try queue.write { db in
      try addGames(games, to: db, &random)
      try addMessages(messages, to: db, &random)
    }
    try queue.close()
  }

  private func addGames(_ count: Int, to db: Database, _ random: inout Numbers) throws {
    guard count > 0 else { return }
    let current = try Int64.fetchOne(db, sql: "SELECT currentGame FROM profile")
    let update = try db.makeStatement(
      sql: "UPDATE game SET startDate = ?, moves = ?, result = ?, rating = ? WHERE id = ?")
    let insert = try db.makeStatement(sql: "INSERT INTO game (startDate, moves, result, rating) VALUES (?, ?, ?, ?)")
    for number in 0..<count {
      let game = game(&random)
      let moves = game.moves.map { String($0.square.index) }.joined()
      let date = now - Int64(count - number) * Self.interval
      let values: [any DatabaseValueConvertible] = [date, moves, game.result.rawValue, game.rating]
      // The game on the board is the first of them.
      if number == 0, let current {
        try update.execute(arguments: StatementArguments(values + [current]))
      } else {
        try insert.execute(arguments: StatementArguments(values))
      }
    }
    try insert.execute(arguments: [now, "", 0, 0])
    try db.execute(sql: "UPDATE profile SET currentGame = (SELECT max(id) FROM game)")
  }

  private func game(_ random: inout Numbers) -> Game {
    var game = Game(rating: Int.random(in: Game.ratings, using: &random))
    for square in Square.all.shuffled(using: &random) { game.place(at: square) }
    return game
  }

  private func addMessages(_ count: Int, to db: Database, _ random: inout Numbers) throws {
    let words = ["Well played", "again", "the corner", "O wins", "ein schönes Spiel", "もう一度", "🎲", "and then"]
    let first = try Int.fetchOne(db, sql: "SELECT ifnull(max(id), 0) FROM message") ?? 0
    let insert = try db.makeStatement(
      sql: "INSERT INTO message (text, icon, date, replyTo, isFavorite) VALUES (?, ?, ?, ?, ?)")
    for number in 0..<count {
      let text = (0..<Int.random(in: 1...20, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
      let isAnswer = number > 0 && Int.random(in: 0..<5, using: &random) == 0
      try insert.execute(arguments: [
        "\(number + 1): \(text.joined(separator: " "))", Bool.random(using: &random) ? "x" : "o",
        now - Int64(count - number) * Self.interval,
        isAnswer ? Int.random(in: 1...first + number, using: &random) : nil,
        Int.random(in: 0..<10, using: &random) == 0,
      ])
    }
  }

  /// Random numbers that are the same in each run.
  private struct Numbers: RandomNumberGenerator {
    private var state: UInt64 = 214

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
