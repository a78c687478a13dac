import Foundation
import GRDB
import TTTModel

/// Fills a store as years of play would: random games of all outcomes, and messages, some of them replies and some with the star.
///
/// The filler writes the tables directly, in one transaction, because each edit of a model waits for the disk. The newest rows are the
/// same in every store, small or large, so that short and long lists can be compared. The newest message says "1: …", the one
/// before "2: …". There is one game and one message for each quarter of an hour up to midnight a week ago. The game shows such times
/// without their age in minutes.
struct StoreFiller {
  private let queue: DatabaseQueue
  private let today = Int64(Date().timeIntervalSince1970 * 1_000) / day
  private static let day: Int64 = 24 * 60 * 60 * 1_000
  private static let interval: Int64 = 15 * 60 * 1_000

  /// Opens an existing store.
  init(path: String) throws {
    queue = try DatabaseQueue(path: path)
  }

  /// Adds finished games, then an empty game that becomes the current one, and messages.
  func fill(games: Int, messages: Int) throws {
    try queue.write { db in
      try addGames(games, to: db)
      try addMessages(messages, to: db)
    }
    try queue.close()
  }

  /// Adds one message with the star, as old as the newest message of `fill(games:messages:)`.
  func add(message: String) throws {
    try queue.write { db in
      try db.execute(
        sql: "INSERT INTO message (text, icon, date, isFavorite) VALUES (?, 'x', ?, 1)",
        arguments: [message, date(age: 1)])
    }
    try queue.close()
  }

  // Returns the date of a row by its age: 1 for the newest row.
  private func date(age: Int) -> Int64 { (today - 7) * Self.day - Int64(age) * Self.interval }

  private func addGames(_ count: Int, to db: Database) throws {
    guard count > 0 else { return }
    let current = try Int64.fetchOne(db, sql: "SELECT currentGame FROM profile")
    let update = try db.makeStatement(
      sql: "UPDATE game SET startDate = ?, moves = ?, result = ?, stars = ?, opponent = ? WHERE id = ?")
    let insert = try db.makeStatement(
      sql: "INSERT INTO game (startDate, moves, result, stars, opponent) VALUES (?, ?, ?, ?, ?)")
    for number in 0..<count {
      let age = count - number
      let game = game(age: age)
      let moves = game.moves.map { String($0.square.index) }.joined()
      let stars = game.rating.map { $0 + 1 }
      let values: [(any DatabaseValueConvertible)?] = [
        date(age: age), moves, game.result.rawValue, stars, game.opponent.rawValue,
      ]
      // The game on the board becomes the first of them.
      if number == 0, let current {
        try update.execute(arguments: StatementArguments(values + [current]))
      } else {
        try insert.execute(arguments: StatementArguments(values))
      }
    }
    try insert.execute(arguments: [date(age: 0), "", 0, nil, Opponent.friend.rawValue])
    try db.execute(sql: "UPDATE profile SET currentGame = (SELECT max(id) FROM game)")
  }

  private func game(age: Int) -> Game {
    var random = Numbers(age: age)
    let rating = Int.random(in: Game.ratings, using: &random)
    // Every eighth game is against Rival, whose answers depend on earlier results.
    var game = Game(rating: rating, opponent: age.isMultiple(of: 8) ? .rival : .friend)
    for square in Square.all.shuffled(using: &random) { game.place(at: square) }
    return game
  }

  private func addMessages(_ count: Int, to db: Database) throws {
    let words = ["Well played", "again", "the corner", "O wins", "ein schönes Spiel", "もう一度", "🎲", "and then"]
    let first = try Int.fetchOne(db, sql: "SELECT ifnull(max(id), 0) FROM message") ?? 0
    let insert = try db.makeStatement(
      sql: "INSERT INTO message (text, icon, date, replyTo, isFavorite) VALUES (?, ?, ?, ?, ?)")
    for number in 0..<count {
      let age = count - number
      var random = Numbers(age: age)
      let text = (0..<Int.random(in: 1...20, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
      let answered = Int.random(in: 0..<5, using: &random) == 0 ? number - Int.random(in: 1...20, using: &random) : -1
      try insert.execute(arguments: [
        "\(age): \(text.joined(separator: " "))", Bool.random(using: &random) ? "x" : "o", date(age: age),
        answered >= 0 ? first + answered + 1 : nil,
        Int.random(in: 0..<10, using: &random) == 0,
      ])
    }
  }

  /// A generator with the same numbers in each run, for the row of an age.
  private struct Numbers: RandomNumberGenerator {
    private var state: UInt64

    init(age: Int) { state = UInt64(age) << 32 + 214 }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
