import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// Taking back moves, returning to games, and playing on from earlier positions.
@MainActor @Suite struct UndoTests {
  private let folder: TemporaryFolder
  private let model: TicTacToeModel
  private let other: TicTacToeModel

  init() throws {
    folder = try TemporaryFolder()
    model = try openModel(folder.store)
    other = try openModel(folder.store)
  }

  private func squares(_ game: Game?) -> [Int]? { game?.moves.map(\.square.index) }

  // MARK: Taking back

  @Test func `taking back removes the last move against a friend, until there are no more`() throws {
    model.play(4, 0)
    expectEqual(changes(of: model) { model.takeBack() }, [.game(model.currentGame.id), .currentGame])
    #expect(model.squares == [4] && model.takeBack() == nil && model.squares == [])
    expectEqual(model.takeBack(), .noMove)
    try expectEqual(openModel(folder.store).currentGame, model.currentGame)
  }

  @Test func `taking back against a computer removes both moves, so that it is the user's turn`() {
    model.setOpponent(.rival)
    model.play(4, 0, 8)
    #expect(model.currentGame.isComputersTurn)
    #expect(model.takeBack() == nil && model.squares == [4, 0])
    #expect(model.takeBack() == nil && model.squares == [] && model.takeBack() == .noMove)
  }

  @Test func `the first move of a computer cannot be taken back`() {
    model.setOpponent(.learner)
    model.play(4)
    model.newGame()
    model.play(0)
    #expect(model.currentGame.firstPlayer == .enemy && model.takeBack() == .noMove && model.squares == [0])
    model.play(1, 2)
    #expect(model.takeBack() == nil && model.squares == [0])
  }

  @Test func `taking back the end of a game corrects the statistics, the record and the recent results`() {
    model.setOpponent(.rival)
    model.play(0, 3, 1, 4, 2)
    #expect(model.currentGame.result == .victory && model.recentResults(against: .rival) == [.victory])
    let told = changes(of: model) { expectNil(model.takeBack()) }
    #expect(told.contains(.statistics) && model.currentGame.result == .inProgress && model.squares == [0, 3, 1, 4])
    #expect(model.statistics == Statistics() && model.record(against: .rival) == Statistics())
    expectEqual(model.recentResults(against: .rival), [])
  }

  @Test func `nothing is taken back if another process has moved or begun a new game`() {
    model.play(4)
    other.refresh()
    model.play(0)
    #expect(other.takeBack() == .conflict && other.squares == [4, 0])
    model.newGame()
    #expect(other.takeBack() == .conflict && other.squares == [])
  }

  // MARK: New games

  @Test func `undoing a new game returns to the earlier game and leaves no trace of the new one`() throws {
    model.play(4)
    let first = model.currentGame
    model.newGame()
    #expect(model.gameBeforeNewGame == first.id && model.gameCount == 2)
    #expect(model.undoNewGame() == nil && model.currentGame == first && model.gameCount == 1)
    #expect(model.gameBeforeNewGame == nil && model.undoNewGame() == .conflict)
    let queue = try #require(model.store.disk).queue
    #expect(try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM game") } == 1)
    expectEqual(model.newGame().id.rawValue, 2)
  }

  @Test func `a new game cannot be undone after its first move, not even by another process`() {
    model.play(4)
    model.newGame()
    other.refresh()
    other.play(0)
    #expect(model.undoNewGame() == .conflict && model.squares == [0] && model.gameBeforeNewGame == nil)
    expectNil(other.gameBeforeNewGame)
  }

  @Test func `another process shows the board after a new game was undone and begun again`() {
    model.play(4)
    model.newGame()
    other.refresh()
    model.undoNewGame()
    model.setOpponent(.master)
    model.newGame()
    #expect(changes(of: other) { other.refresh() }.contains(.game(model.currentGame.id)))
    #expect(other.currentGame == model.currentGame && other.games(in: 0..<9) == model.games(in: 0..<9))
  }

  @Test func `after the first move is taken back, the empty board has the opponent that the profile has by now`() {
    model.play(4)
    model.setOpponent(.rival)
    expectEqual(model.currentGame.opponent, .friend)
    expectNil(model.takeBack())
    #expect(model.currentGame.opponent == .rival && model.currentGame.moveCount == 0)
  }

  // MARK: Playing on

  @Test func `an unfinished game after its last move is put on the board again, and an empty board disappears`() {
    model.play(4, 0)
    let old = model.currentGame
    model.newGame()
    #expect(model.resume(old, afterMoves: 2) == nil && model.currentGame == old && model.gameCount == 1)
    #expect(model.resume(old, afterMoves: 2) == nil && model.gameCount == 1)
  }

  @Test func `a game with moves stays in the history when an earlier game is put on the board`() {
    model.play(4)
    let old = model.currentGame
    model.newGame()
    model.play(8)
    #expect(model.resume(old, afterMoves: 1) == nil && model.currentGame.id == old.id && model.gameCount == 2)
    expectEqual(model.games(in: 0..<9).map { squares($0) }, [[8], [4]])
    model.play(0)
    #expect(model.games(in: 0..<9).map { squares($0) } == [[8], [4, 0]] && model.newGame().id.rawValue == 3)
  }

  @Test func `playing on from an earlier position begins a new game with the same moves and players`() {
    model.setOpponent(.learner)
    model.play(0, 3, 1, 4, 2)
    model.rate(model.currentGame.id, 3)
    let old = model.currentGame
    model.setOpponent(.master)
    #expect(model.resume(old, afterMoves: 3) == nil && model.squares == [0, 3, 1])
    #expect(model.currentGame.id != old.id && model.currentGame.opponent == .learner && model.currentGame.rating == nil)
    #expect(model.game(old.id) == old && model.currentGame.firstPlayer == old.firstPlayer)
    #expect(model.resume(old, afterMoves: 5) == .gameOver && model.gameCount == 2)
  }

  @Test func `an empty board becomes the new game when the user plays on from an earlier position`() {
    model.play(4, 0, 8)
    let old = model.currentGame
    model.newGame()
    #expect(model.resume(old, afterMoves: 1) == nil && model.squares == [4] && model.gameCount == 2)
  }

  @Test func `playing on is refused if another process has changed or deleted the game`() {
    model.play(4, 0)
    other.refresh()
    let seen = other.currentGame
    model.play(8)
    #expect(other.resume(seen, afterMoves: 2) == .conflict && other.gameCount == 1)
    model.newGame()
    model.delete(seen.id)
    expectEqual(other.resume(seen, afterMoves: 1), .missing)
  }

  // MARK: Stores that cannot be written

  @Test func `everything that was undone and resumed without saving is saved later`() throws {
    model.play(4, 0)
    let old = model.currentGame
    try whileLocked {
      model.play(8)
      expectNil(model.takeBack())
      model.newGame()
      expectNil(model.undoNewGame())
      #expect(model.resume(old, afterMoves: 1) == nil && !model.isSaving && model.squares == [4])
      model.play(2)
    }
    model.refresh()
    let saved = try openModel(folder.store)
    #expect(model.isSaving && saved.squares == [4, 2] && saved.games(in: 0..<9) == model.games(in: 0..<9))
    expectEqual(squares(saved.game(old.id)), [4, 0])
  }

  @Test func `a recovery file keeps what was taken back, resumed, deleted, restored and rewritten`() throws {
    model.play(4, 0)
    let old = model.currentGame
    let ids = ["one", "two", "three"].compactMap { model.post($0, board: Message.Board(old)).id }
    try whileLocked {
      expectNil(model.takeBack())
      model.newGame()
      expectNil(model.resume(model.game(old.id) ?? old, afterMoves: 0))
      #expect(model.delete(old.id) == nil && model.delete(ids[0]) == nil && model.delete(ids[1]) == nil)
      expectNil(model.restore(ids[1]))
      let third = try #require(model.message(ids[2]))
      expectNil(model.edit(third, text: "drei"))
      model.post("four", board: Message.Board(old, afterMoves: 1))
      model.keepDraft(Draft(text: "half", board: Message.Board(old)))
      guard case .unsavedEdits = model.close() else { return #expect(Bool(false), "no recovery file") }
    }
    let saved = try openModel(folder.store)
    #expect(saved.texts == ["four", "drei", "two"] && saved.gameCount == 1 && saved.currentGame.moveCount == 0)
    expectEqual(saved.message(at: 0)?.board, Message.Board(old, afterMoves: 1))
    #expect(saved.message(at: 1)?.editDate != nil && saved.draft == Draft(text: "half", board: Message.Board(old)))
  }

  /// Runs `body` while another connection keeps the store locked.
  private func whileLocked(_ body: () throws -> Void) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let locker = try DatabaseQueue(path: folder.store, configuration: configuration)
    try locker.inDatabase { try $0.beginTransaction(.immediate) }
    try body()
    try locker.inDatabase { try $0.rollback() }
    try locker.close()
  }
}
