import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// Access to a store of many years is as fast as to an empty one.
@MainActor @Suite struct ScaleTests {
  private let folder: TemporaryFolder
  private let model: TicTacToeModel

  init() throws {
    folder = try TemporaryFolder()
    let tool = try StoreTool("populate", folder.store, "3000", "2000")
    expectEqual(tool.status, 0)
    model = try openModel(folder.store)
  }

  @Test func `a store that the test tool has filled is valid and complete`() throws {
    #expect(model.isSaving && model.takeNotices() == [] && model.gameCount == 3_001 && model.messageCount == 2_000)
    let games = model.games(in: 0..<4_000)
    #expect(games.count == 3_001 && model.currentGame == games[0] && games[0].moveCount == 0)
    #expect(games.dropFirst().allSatisfy { $0.isOver })
    expectEqual(
      model.statistics,
      Statistics(
        victories: games.count { $0.result == .victory }, defeats: games.count { $0.result == .defeat },
        draws: games.count { $0.result == .draw }))
    #expect(zip(games, games.dropFirst()).allSatisfy { $0.startDate > $1.startDate })
    let messages = model.messages(in: 0..<4_000)
    #expect(messages.count == 2_000 && messages.allSatisfy { !Message.isBlank($0.text) })
    expectEqual(model.recentResults(against: .rival).count, Opponent.memory)
    #expect(messages.contains { $0.isFavorite } && messages.contains { $0.replyTo != nil })
  }

  /// The statements that SQLite received, each of them once.
  private final class Questions {
    var asked: Set<String> = []
  }

  @Test func `no statement of the model scans the games or the messages from end to end`() throws {
    let queue = try #require(model.store.disk?.queue)
    let questions = Questions()
    queue.inDatabase { db in db.trace { questions.asked.insert("\($0)") } }
    doEverything()
    queue.inDatabase { db in db.trace(nil) }
    #expect(questions.asked.count { $0.hasPrefix("SELECT") } > 8)
    try queue.inDatabase { db in
      for sql in questions.asked where ["SELECT", "UPDATE", "INSERT", "DELETE"].contains(sql.prefix(6)) {
        let scans = try scans(db, sql)
        expectEqual(scans, [], "\(sql)")
      }
      let scans = try scans(db, "SELECT count(*) FROM message WHERE isFavorite = ?")
      expectEqual(scans, ["SCAN message"])
    }
  }

  /// Returns the tables that SQLite would scan from end to end.
  private func scans(_ db: Database, _ sql: String) throws -> [String] {
    let question = sql.replacingOccurrences(of: "?", with: "1")
    return try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + question).map { $0["detail"] as String }
      .filter { $0.hasPrefix("SCAN game") || $0.hasPrefix("SCAN message") }
  }

  private func doEverything() {
    _ = (model.message(at: 1_000), model.game(at: 1_500), model.messages(in: 100..<120), model.games(in: 0..<20))
    _ = model.form(ofDays: 7) { Int($0.timeIntervalSince1970 / 86_400) }
    model.setIcon(.o)
    for index in [0, 3, 1, 4, 2] { model.place(at: Square.all[index]) }
    model.rate(model.currentGame.id, 2)
    model.setOpponent(.rival)
    model.newGame()
    var generator = SystemRandomNumberGenerator()
    model.play(4)
    expectEqual(model.placeForComputer(using: &generator), .placed)
    let long = String(repeating: "long ", count: 2_000)
    for text in ["h", long, long + "x"] { model.keepDraft(Draft(text: text)) }
    _ = model.draft
    let id = model.post("hello", replyingTo: Message.ID(rawValue: 5)).id
    if let id { model.setFavorite(id, true) }
    model.refresh()
  }

  @Test func `the oldest game and the oldest message are found by their rows and identifiers`() throws {
    let oldest = try #require(model.message(at: 1_999))
    #expect(oldest.id.rawValue == 1 && oldest.text.hasPrefix("2000: ") && model.row(of: oldest.id) == 1_999)
    expectNil(model.message(at: 2_000))
    #expect(model.game(at: 3_000)?.id == Game.ID(rawValue: 1) && model.row(of: Game.ID(rawValue: 1)) == 3_000)
  }
}
