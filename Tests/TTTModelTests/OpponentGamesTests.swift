import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// Games against computers, from the choice of the opponent to its record.
@MainActor @Suite struct OpponentGamesTests {
  private let folder: TemporaryFolder
  private let model: TicTacToeModel
  private var generator = SeededGenerator(state: 1)

  init() throws {
    folder = try TemporaryFolder()
    model = try openModel(folder.store)
  }

  /// Makes moves for both players until a new game has been won by the owner of the profile, lost or drawn, and begins the next game.
  private func finish(_ result: Game.Result) {
    let mine: [Int] =
      switch result {
      case .victory: model.currentGame.firstPlayer == .me ? [0, 3, 1, 4, 2] : [3, 0, 4, 1, 8, 2]
      case .defeat: model.currentGame.firstPlayer == .me ? [3, 0, 4, 1, 8, 2] : [0, 3, 1, 4, 2]
      case .draw, .inProgress: [0, 1, 2, 4, 3, 5, 7, 6, 8]
      }
    for square in mine { model.play(square) }
    expectEqual(model.currentGame.result, result)
    model.newGame()
  }

  // MARK: The choice of the opponent

  @Test func `the chosen opponent is saved and reported, and an empty board gets it at once`() throws {
    expectEqual(
      changes(of: model) { model.setOpponent(.rival) }, [.game(model.currentGame.id), .opponent, .currentGame])
    expectEqual(changes(of: model) { model.setOpponent(.rival) }, [])
    #expect(model.currentGame.opponent == .rival && model.gameCount == 1)
    expectEqual(changes(of: model) { model.setBeginner(.me) }, [.opponent])
    let other = try openModel(folder.store)
    #expect(other.opponent == .rival && other.beginner == .me && other.currentGame == model.currentGame)
  }

  @Test func `a game with moves goes on against its opponent, and the next game is against the new one`() {
    model.setOpponent(.learner)
    model.play(4)
    expectEqual(changes(of: model) { model.setOpponent(.master) }, [.opponent])
    var random = generator
    #expect(model.currentGame.opponent == .learner && model.opponent == .master)
    expectEqual(model.placeForComputer(using: &random), .placed)
    model.newGame()
    #expect(model.currentGame.opponent == .master && model.games(in: 1..<2).map(\.opponent) == [.learner])
  }

  // MARK: Who begins

  @Test func `the user begins all games against a friend`() {
    for _ in 0..<3 {
      expectEqual(model.currentGame.firstPlayer, .me)
      finish(.victory)
    }
  }

  @Test func `against a computer, the players take turns to begin, and the user begins after a change of opponent`() {
    model.setOpponent(.rival)
    for first in [Player.me, .enemy, .me, .enemy] {
      expectEqual(model.currentGame.firstPlayer, first)
      finish(.draw)
    }
    finish(.victory)
    expectEqual(model.currentGame.firstPlayer, .enemy)
    model.setOpponent(.master)
    expectEqual(model.currentGame.firstPlayer, .me)
    // The game before was against Rival, and the user began it.
    model.setOpponent(.rival)
    expectEqual(model.currentGame.firstPlayer, .enemy)
  }

  @Test func `an unfinished game counts for the turns`() {
    model.setOpponent(.learner)
    model.play(4)
    model.newGame()
    expectEqual(model.currentGame.firstPlayer, .enemy)
  }

  @Test func `the user can begin every game against a computer, also the one on an empty board`() {
    model.setOpponent(.rival)
    finish(.victory)
    expectEqual(model.currentGame.firstPlayer, .enemy)
    let told = changes(of: model) { model.setBeginner(.me) }
    expectEqual(told, [.game(model.currentGame.id), .opponent, .currentGame])
    for _ in 0..<2 {
      expectEqual(model.currentGame.firstPlayer, .me)
      finish(.victory)
    }
    model.setBeginner(.alternates)
    expectEqual(model.currentGame.firstPlayer, .enemy)
  }

  // MARK: Moves of computers

  @Test func `a computer moves only when it is its turn`() {
    var generator = generator
    expectEqual(model.placeForComputer(using: &generator), .impossible)
    model.setOpponent(.master)
    #expect(model.placeForComputer(using: &generator) == .impossible && !model.currentGame.isComputersTurn)
    model.play(4)
    #expect(model.currentGame.isComputersTurn)
    #expect(model.placeForComputer(using: &generator) == .placed && model.currentGame.moveCount == 2)
    #expect(model.currentGame.lastMove?.player == .enemy && !model.currentGame.isComputersTurn)
    expectEqual(model.placeForComputer(using: &generator), .impossible)
  }

  @Test func `a computer that begins makes the first move of a new game`() {
    var generator = generator
    model.setOpponent(.master)
    finish(.draw)
    #expect(model.currentGame.isComputersTurn && model.placeForComputer(using: &generator) == .placed)
    #expect(model.currentGame.lastMove?.player == .enemy && model.currentGame.moveCount == 1)
  }

  @Test func `of two processes that make the computer's move for one position, only the first one makes it`() throws {
    let other = try openModel(folder.store)
    model.setOpponent(.rival)
    model.play(4)
    other.refresh()
    var generator = generator
    #expect(other.currentGame.isComputersTurn && other.placeForComputer(using: &generator) == .placed)
    #expect(model.currentGame.isComputersTurn && model.placeForComputer(using: &generator) == .conflict)
    #expect(model.currentGame == other.currentGame && model.currentGame.moveCount == 2)
    #expect(model.takeNotices() == [] && other.takeNotices() == [])
  }

  @Test func `a move is not made if another process has given the empty board another opponent`() throws {
    let other = try openModel(folder.store)
    other.setOpponent(.master)
    expectEqual(model.place(at: Square.all[0]), .conflict)
    #expect(model.currentGame.opponent == .master && model.currentGame.moveCount == 0)
  }

  // MARK: Records

  @Test func `each opponent has its own record, and the statistics count all games`() throws {
    finish(.victory)
    model.setOpponent(.rival)
    for result in [Game.Result.victory, .defeat, .draw, .defeat] { finish(result) }
    model.setOpponent(.master)
    model.play(4)
    expectEqual(model.record(against: .friend), Statistics(victories: 1))
    expectEqual(model.record(against: .rival), Statistics(victories: 1, defeats: 2, draws: 1))
    #expect(model.record(against: .master) == Statistics() && model.record(against: .learner) == Statistics())
    expectEqual(model.statistics, Statistics(victories: 2, defeats: 2, draws: 1))
    try expectEqual(openModel(folder.store).profile, model.profile)
  }

  @Test func `the recent results of a computer are its finished games, oldest first and at most two hundred`() throws {
    model.setOpponent(.learner)
    finish(.victory)
    model.setOpponent(.rival)
    expectEqual(model.recentResults(against: .rival), [])
    for result in [Game.Result.victory, .defeat, .draw] { finish(result) }
    model.play(4)
    expectEqual(model.recentResults(against: .rival), [.victory, .defeat, .draw])
    expectEqual(model.recentResults(against: .friend), [])
    for _ in 0..<198 {
      model.newGame()
      finish(.defeat)
    }
    expectEqual(model.recentResults(against: .rival), [.defeat, .draw] + Array(repeating: .defeat, count: 198))
  }

  @Test func `the recent results are found with an index that has only finished games against computers`() throws {
    let queue = try #require(model.store.disk?.queue)
    var statements: [String] = []
    queue.inDatabase { db in db.trace { statements.append("\($0)") } }
    _ = model.recentResults(against: .rival)
    try queue.inDatabase { db in
      db.trace(nil)
      let sql = try #require(statements.first { $0.hasPrefix("SELECT result") }).replacing("?", with: "1")
      let plan = try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + sql).map { $0["detail"] as String }
      #expect(plan.count == 1 && plan[0].contains("finishedGameAgainstComputer"), "\(plan)")
    }
  }

  // MARK: Stores that cannot be written

  /// Runs `body` while another connection keeps the store locked.
  private func whileLocked(_ model: TicTacToeModel, _ body: () throws -> Void) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: folder.store, configuration: configuration)
    try other.inDatabase { try $0.beginTransaction(.immediate) }
    try body()
    try other.inDatabase { try $0.rollback() }
    try other.close()
  }

  @Test func `games against a computer that were played without saving are saved later with their opponent`() throws {
    try whileLocked(model) {
      model.setOpponent(.rival)
      finish(.victory)
      model.play(4)
      #expect(!model.isSaving && model.currentGame.firstPlayer == .enemy)
    }
    model.refresh()
    let saved = try openModel(folder.store)
    #expect(model.isSaving && saved.profile == model.profile)
    expectEqual(saved.record(against: .rival), Statistics(victories: 1))
    #expect(saved.games(in: 0..<9) == model.games(in: 0..<9) && saved.currentGame.lastMove?.player == .enemy)
  }

  @Test func `a game that was begun without saving keeps its opponent although another process chose another one`()
    throws
  {
    model.setOpponent(.rival)
    finish(.victory)
    model.play(0)
    let other = try openModel(folder.store)
    try whileLocked(model) {
      model.newGame()
      model.play(4)
      #expect(!model.isSaving)
    }
    other.setOpponent(.master)
    model.refresh()
    #expect(model.isSaving && model.opponent == .master)
    let games = try openModel(folder.store).games(in: 0..<9)
    #expect(games.map(\.opponent) == [.rival, .rival, .rival] && games.map(\.firstPlayer) == [.me, .enemy, .me])
    expectEqual(games.map(\.moveCount), [1, 1, 5])
  }

  @Test func `an empty board gets the opponent and the first player of the profile when a damaged store is replaced`()
    throws
  {
    model.setOpponent(.rival)
    finish(.victory)
    #expect(model.currentGame.firstPlayer == .enemy && model.currentGame.moveCount == 0)
    model.close()
    try sqlite(folder.store, "PRAGMA ignore_check_constraints = ON; UPDATE game SET stars = 9 WHERE id = 1")
    let kept = try openModel(folder.store)
    _ = kept.games(in: 0..<9)
    kept.refresh()
    #expect(kept.takeNotices().count == 1 && kept.opponent == .rival && kept.currentGame.opponent == .rival)
    #expect(kept.currentGame.moveCount == 0 && kept.currentGame.firstPlayer == .enemy)
  }

  @Test func `the profile and the records of all opponents are read with one statement`() throws {
    let queue = try #require(model.store.disk?.queue)
    var statements: [String] = []
    try queue.inDatabase { db in
      db.trace { statements.append("\($0)") }
      let snapshot = try db.snapshot()
      db.trace(nil)
      expectEqual(snapshot.profile.records.count, Opponent.allCases.count)
    }
    expectEqual(statements.count, 1, "\(statements)")
  }

  @Test func `recovering a store keeps the opponents of its games`() throws {
    model.setOpponent(.master)
    finish(.defeat)
    model.play(8)
    model.close()
    let store = try Store(path: folder.path + "/other.sqlite", now: TestClock().now)
    _ = try store.recover(folder.store)
    let other = TicTacToeModel(store: store)
    #expect(other.games(in: 0..<9).map(\.opponent) == [.master, .master] && other.currentGame.firstPlayer == .enemy)
    #expect(other.record(against: .master) == Statistics(defeats: 1) && other.opponent == .master)
  }
}
