import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// Every readable row of a damaged store is kept.
@MainActor @Suite struct SalvageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var aside: String { folder.store + ".corrupt-1" }

  /// Creates two games and a third in progress, four messages with two answers and a favourite, and a draft.
  private func fill(_ path: String? = nil) throws {
    let clock = TestClock()
    let model = try openModel(path ?? folder.store, clock: clock)
    model.play(0, 3, 1, 4, 2)
    model.rate(model.currentGame.id, 3)
    for (move, opponent) in [(8, Opponent.master), (4, .rival)] {
      clock.date += 60
      model.setOpponent(opponent)
      model.newGame()
      model.play(move)
    }
    model.setBeginner(.me)
    let first = try #require(model.post("first").id)
    clock.date += 60
    model.post("second \0 " + String(repeating: "naïve 🇸🇪 ", count: 3_000))
    let third = try #require(model.post("third", replyingTo: first).id)
    model.post("fourth", replyingTo: third)
    model.setFavorite(third, true)
    model.setIcon(.o)
    model.setRecentSymbols(["😀", "→"])
    model.keepDraft(Draft(text: String(repeating: "half ", count: 2_000), replyTo: third))
    model.keepDraft(Draft(text: "a" + String(repeating: "half ", count: 2_000), replyTo: third))
    model.close()
  }

  /// Changes the store against the constraints of its tables.
  private func executeWithoutChecks(_ statements: String) throws {
    try sqlite(folder.store, "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; " + statements)
  }

  nonisolated private static let rows = [
    "UPDATE game SET stars = 9 WHERE id = 1", "UPDATE game SET moves = 'noise' WHERE id = 2",
    "UPDATE message SET icon = 'z' WHERE id = 1", "UPDATE message SET date = 9000000000000000000 WHERE id = 3",
    "UPDATE message SET isFavorite = 7 WHERE id = 1", "UPDATE profile SET icon = 'z'",
    "UPDATE profile SET currentGame = 99", "UPDATE game SET startDate = -9000000000000000000 WHERE id = 3",
    "UPDATE game SET opponent = 'z' WHERE id = 1", "UPDATE game SET firstPlayer = 'z' WHERE id = 1",
    "UPDATE profile SET opponent = 'z'", "UPDATE profile SET beginner = 'z'",
  ]

  @Test(arguments: rows) func `a bad value in one row loses no other row`(statement: String) throws {
    try fill()
    let before = try contents(folder.store)
    try executeWithoutChecks(statement)
    let damaged = try content(folder.store)
    let model = try openModel(folder.store)
    _ = (model.games(in: 0..<model.gameCount), model.messages(in: 0..<model.messageCount))
    model.refresh()
    let kept = (model.games(in: 0..<model.gameCount), model.messages(in: 0..<model.messageCount))
    let notices = model.takeNotices()
    expectEqual(model.texts, before.messages.reversed().map(\.text))
    expectEqual(kept.1.map(\.replyTo), before.messages.reversed().map(\.replyTo))
    #expect(kept.0.count == 3 && kept.0[2].moves == before.games[0].moves && model.squares == [4])
    expectEqual(model.draft, before.draft?.draft)
    // Whatever a damaged list of moves contains, reading it is not an error.
    guard !statement.contains("noise") else { return }
    expectEqual(notices, [.damaged(movedTo: aside, kept: 7, lost: 0)])
    try expectEqual(content(aside), damaged)
    model.close()
    try expectEqual(openModel(folder.store).takeNotices(), [])
  }

  @Test func `impossible values are replaced by defaults, and a game without legal moves is lost`() throws {
    try fill()
    try executeWithoutChecks(Self.rows.joined(separator: "; "))
    let model = try openModel(folder.store)
    _ = model.games(in: 0..<3)
    let (games, messages) = (model.games(in: 0..<2), model.messages(in: 0..<4))
    // A game without a single legal move is lost.
    expectEqual(model.takeNotices(), [.damaged(movedTo: aside, kept: 6, lost: 1)])
    #expect(games.map(\.rating) == [nil, nil] && games.map(\.moveCount) == [1, 5])
    expectEqual(games[0].startDate, games[1].startDate)
    #expect(messages.map(\.icon) == [.x, .x, .x, .x] && messages[1].date == messages[2].date)
    #expect(messages.map(\.isFavorite) == [false, true, false, false] && model.icon == .x)
    #expect(games.map(\.opponent) == [.rival, .friend] && model.opponent == .friend && model.beginner == .alternates)
  }

  @Test func `a row with bytes in the place of a game's moves is no game`() {
    let numbers = [StoredRow.Value](repeating: .integer(0), count: 9)
    for (moves, expected) in [(StoredRow.Value.text("04"), 1), (.blob([48, 52]), 0)] {
      var rows = SalvagedRows()
      rows.add(StoredRow(id: 3, values: [.null, .integer(1), moves] + numbers))
      expectEqual(rows.games.count, expected)
    }
  }

  @Test func `a message without a text is lost, and all other rows are kept`() throws {
    try fill()
    try sqlite(
      folder.store,
      """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'text TEXT NOT NULL', 'text TEXT') WHERE name = 'message';
      """)
    try sqlite(folder.store, "UPDATE message SET text = NULL WHERE id = 3")
    let model = try openModel(folder.store)
    expectEqual(model.messages(in: 0..<4).count, 3)
    model.refresh()
    expectEqual(model.takeNotices(), [.damaged(movedTo: aside, kept: 6, lost: 1)])
    #expect(model.messageCount == 3 && model.texts.first == "fourth" && model.texts.last == "first")
    // The message that it answered is lost.
    expectNil(model.message(at: 0)?.replyTo)
  }

  @Test func `salvage reads an undamaged store exactly as SQLite does`() throws {
    try fill()
    let salvaged = try salvaged(folder.store)
    expectSameContents(salvaged.contents, try contents(folder.store))
    #expect(salvaged.keptCount == 7 && salvaged.lostCount == 0)
  }

  @Test func `a damaged store keeps the opponent and the first player of each game, and the settings for new games`()
    throws
  {
    try fill()
    let model = try openModel(folder.store)
    model.setBeginner(.alternates)
    model.newGame()
    model.play(2)
    #expect(model.currentGame.firstPlayer == .enemy && model.currentGame.opponent == .rival)
    model.close()
    try sqlite(folder.store, "PRAGMA ignore_check_constraints = ON; UPDATE message SET icon = 'z' WHERE id = 1")
    let kept = try openModel(folder.store)
    expectEqual(kept.messages(in: 0..<9).count, 4)
    kept.refresh()
    expectEqual(kept.takeNotices().count, 1)
    let games = kept.games(in: 0..<9)
    expectEqual(games.map(\.opponent), [.rival, .rival, .master, .friend])
    expectEqual(games.map(\.firstPlayer), [.enemy, .me, .me, .me])
    #expect(kept.opponent == .rival && kept.beginner == .alternates && kept.currentGame.lastMove?.player == .enemy)
    #expect(kept.record(against: .friend) == Statistics(victories: 1) && kept.record(against: .rival) == Statistics())
  }

  @Test func `salvage reads changes that are only in the write-ahead log`() throws {
    try fill(folder.path + "/other")
    let open = try openModel(folder.path + "/other")
    open.post("in the log")
    open.setFavorite(Message.ID(rawValue: 1), true)
    for suffix in ["", "-wal"] {
      try content(folder.path + "/other" + suffix).write(to: URL(fileURLWithPath: folder.store + suffix))
    }
    let salvaged = try salvaged(folder.store).contents
    #expect(salvaged.messages.last?.text == "in the log" && salvaged.messages[0].isFavorite)
    open.close()
    expectSameContents(salvaged, try contents(folder.path + "/other"))
  }

  @Test func `a log whose database was deleted is moved aside, and can be recovered by the name that the notice gives`()
    throws
  {
    let model = try openModel(folder.store)
    model.post("one")
    try FileManager.default.createDirectory(atPath: folder.path + "/other", withIntermediateDirectories: false)
    let other = folder.path + "/other/store.sqlite"
    try FileManager.default.copyItem(atPath: folder.store + "-wal", toPath: other + "-wal")
    model.close()
    let replaced = try openModel(other)
    expectEqual(replaced.takeNotices(), [.damaged(movedTo: other + ".corrupt-1", kept: 1, lost: 0)])
    expectEqual(replaced.texts, ["one"])
    let third = try Store(path: folder.path + "/third.sqlite")
    try expectEqual(third.recover(other + ".corrupt-1").kept, 1)
    #expect(throws: StoreError.cannotOpen(path: other + ".corrupt-2", code: ENOENT)) {
      try third.recover(other + ".corrupt-2")
    }
  }
}
