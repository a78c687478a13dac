import TTTModel
import TermKitTestSupport
import TestBasics
import Testing

/// Tests of `tictactoe play`.
@MainActor @Suite struct CommandPlayTests {
  /// Plays against an opponent that the command line chooses, and quits.
  private func play(_ arguments: String..., in store: TemporaryStore) throws -> TicTacToeModel {
    let game = try GameSession(store: store, arguments: ["play"] + arguments)
    game.waitForStart()
    game.quit()
    return try store.model()
  }

  @Test(arguments: Opponent.allCases) func `the opponent of the command is at the empty board`(opponent: Opponent)
    throws
  {
    let store = try TemporaryStore()
    let model = try play("--opponent", opponent.rawValue, in: store)
    #expect(model.opponent == opponent && model.currentGame.opponent == opponent && model.gameCount == 1)
  }

  @Test func `a game against another opponent stays in the history, and a new game begins`() throws {
    let store = try TemporaryStore()
    try store.fill { $0.play(5) }
    let model = try play("--opponent", "master", in: store)
    #expect(model.gameCount == 2 && model.currentGame.opponent == .master && model.currentGame.moveCount == 0)
    expectEqual(model.game(at: 1)?.moveCount, 1)
  }

  @Test func `a game against the same opponent goes on`() throws {
    let store = try TemporaryStore()
    try store.fill { model in
      model.setOpponent(.learner)
      model.play(5, 1)
    }
    try expectEqual(play("--opponent", "learner", in: store).currentGame.moveCount, 2)
    try expectEqual(play(in: store).gameCount, 1)
  }

  @Test func `a finished game is followed by a new one`() throws {
    let store = try TemporaryStore()
    try store.fill { $0.play(7, 4, 8, 5, 9) }
    try expectEqual(play("--opponent", "friend", in: store).gameCount, 2)
  }

  @Test func `without a terminal the opponent is not changed`() throws {
    let store = try TemporaryStore()
    try store.fill { $0.play(5) }
    let run = try CommandRun(["play", "--opponent", "master", "--store", store.path])
    #expect(run.status == 1 && run.errors.contains("needs a terminal"))
    try expectEqual(store.model().opponent, .friend)
  }
}
