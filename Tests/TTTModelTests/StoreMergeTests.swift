import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// Adding the games and messages of another store, which may be an older or a newer copy of the same store.
@MainActor @Suite struct StoreMergeTests {
  private let folder: TemporaryFolder
  private let clock = TestClock()

  init() throws { folder = try TemporaryFolder() }

  private var copy: String { folder.path + "/copy.sqlite" }

  /// Copies the closed store.
  private func makeCopy() throws { try FileManager.default.copyItem(atPath: folder.store, toPath: copy) }

  /// Plays three games, of which the last one has not ended, and posts two messages.
  private func fill() throws {
    let model = try openModel(folder.store, clock: clock)
    model.play(0, 3, 1, 4, 2)
    model.newGame()
    model.play(8, 0, 7, 1, 6)
    model.newGame()
    model.play(4, 0)
    model.post("one")
    model.post("two", board: Message.Board(model.currentGame))
    model.close()
  }

  /// Deletes the oldest game and the oldest message.
  private func deleteOldest(in path: String) throws {
    let model = try openModel(path, clock: clock)
    let (game, message) = (try #require(model.game(at: 2)), try #require(model.message(at: 1)))
    #expect(model.delete(game.id) == nil && model.delete(message.id) == nil)
    model.close()
  }

  /// Makes the moves of a game and the icon of the first message illegal, and removes the earlier state of the rows from the log.
  private func damage(game id: Int) throws {
    let statements = """
      PRAGMA ignore_check_constraints = ON;
      UPDATE game SET moves = 'noise' WHERE id = \(id);
      UPDATE message SET icon = 'z' WHERE id = 1;
      PRAGMA wal_checkpoint(TRUNCATE);
      """
    try sqlite(folder.store, statements)
  }

  private func rowCount(_ table: String) throws -> Int? {
    let queue = try DatabaseQueue(path: folder.store)
    defer { try? queue.close() }
    return try queue.inDatabase { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") }
  }

  /// Recovers the copy into the store twice, and returns the number of added games and messages and the model of the store.
  private func recoverTwice() throws -> (added: [Int], model: TicTacToeModel) {
    let store = try Store(path: folder.store, now: clock.now)
    let added = try [store.recover(copy).added, store.recover(copy).added]
    return (added, TicTacToeModel(store: store))
  }

  @Test func `a game and a message that were deleted here do not come back from a copy`() throws {
    try fill()
    try makeCopy()
    try deleteOldest(in: folder.store)
    let recovered = try recoverTwice()
    #expect(recovered.added == [0, 0] && recovered.model.gameCount == 2 && recovered.model.texts == ["two"])
    #expect(try rowCount("game") == 3 && rowCount("message") == 2)
  }

  @Test func `a game and a message that were deleted in the copy stay, and their rows are not added again`() throws {
    try fill()
    try makeCopy()
    try deleteOldest(in: copy)
    let recovered = try recoverTwice()
    #expect(recovered.added == [0, 0] && recovered.model.gameCount == 3 && recovered.model.texts == ["two", "one"])
    #expect(try rowCount("game") == 3 && rowCount("message") == 2)
  }

  @Test func `deleted rows that the store does not know are added once, and stay deleted`() throws {
    try fill()
    try FileManager.default.moveItem(atPath: folder.store, toPath: copy)
    try deleteOldest(in: copy)
    let recovered = try recoverTwice()
    #expect(recovered.added == [3, 0] && recovered.model.gameCount == 2 && recovered.model.texts == ["two"])
    #expect(try rowCount("game") == 3 && rowCount("message") == 2)
  }

  @Test func `a game that was continued in one of the stores stays one game, with all moves`() throws {
    for (here, there) in [([8], []), ([], [8]), ([8, 2], [8])] as [([Int], [Int])] {
      let path = folder.path + "/\(here.count)-\(there.count)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      let first = try openModel(path + "/a")
      first.play(4, 0)
      first.close()
      try FileManager.default.copyItem(atPath: path + "/a", toPath: path + "/b")
      for (name, squares) in [("/a", here), ("/b", there)] {
        let model = try openModel(path + name)
        for square in squares { model.play(square) }
        model.close()
      }
      let store = try Store(path: path + "/a")
      try expectEqual(store.recover(path + "/b").added, 0)
      let model = TicTacToeModel(store: store)
      #expect(model.gameCount == 1 && model.squares == [4, 0] + (here.count > there.count ? here : there))
    }
  }

  @Test func `the end of a game that is taken over from a copy counts in the statistics`() throws {
    let model = try openModel(folder.store, clock: clock)
    model.play(0, 3, 1, 4)
    model.close()
    try makeCopy()
    let here = try openModel(folder.store, clock: clock)
    here.rate(here.currentGame.id, 3)
    here.close()
    let other = try openModel(copy, clock: clock)
    other.play(2)
    other.close()
    let recovered = try recoverTwice().model
    #expect(recovered.statistics == Statistics(victories: 1) && recovered.currentGame.result == .victory)
    expectEqual(recovered.currentGame.rating, 3)
  }

  @Test func `a game that went on differently in both stores is kept twice, however often it is recovered`()
    throws
  {
    try fill()
    try makeCopy()
    for (path, square) in [(folder.store, 8), (copy, 2)] {
      let model = try openModel(path, clock: clock)
      model.play(square)
      model.close()
    }
    let recovered = try recoverTwice()
    #expect(recovered.added == [1, 0] && recovered.model.gameCount == 4 && recovered.model.squares == [4, 0, 8])
    expectEqual(recovered.model.game(at: 0)?.moves.map(\.square.index), [4, 0, 2])
  }

  @Test func `the board of an unsent message follows its game to the game's new number`() throws {
    try fill()
    let model = try openModel(folder.store, clock: clock)
    let board = Message.Board(model.currentGame)
    model.keepDraft(Draft(text: "look", board: board))
    // The second game has no legal move, so the third one becomes the second.
    try damage(game: 2)
    _ = model.messages(in: 0..<2)
    model.refresh()
    #expect(model.takeNotices().count == 1 && model.gameCount == 2)
    #expect(board.game == Game.ID(rawValue: 3) && model.currentGame.id == Game.ID(rawValue: 2))
    #expect(
      model.draft?.board?.game == model.currentGame.id && model.message(at: 0)?.board?.game == model.currentGame.id)
    expectEqual(model.games(in: 0..<2).map { $0.moves.map(\.square.index) }, [[4, 0], [0, 3, 1, 4, 2]])
  }

  @Test func `the board of a message whose game could not be read belongs to no game`() throws {
    try fill()
    let model = try openModel(folder.store, clock: clock)
    let first = try #require(model.game(at: 2))
    model.post("three", board: Message.Board(first))
    try damage(game: 1)
    _ = model.messages(in: 0..<3)
    model.refresh()
    model.close()
    let saved = try openModel(folder.store, clock: clock)
    let boards = saved.messages(in: 0..<2).compactMap(\.board)
    expectEqual(boards.map { $0.squares.map(\.index) }, [[0, 3, 1, 4, 2], [4, 0]])
    expectEqual(boards.map { saved.game($0.game)?.moveCount }, [nil, 2])
  }

  @Test func `a game that was taken back while it was empty can still come from a copy in which it was played`() throws
  {
    let model = try openModel(folder.store, clock: clock)
    model.play(4)
    model.newGame()
    _ = try model.store.disk?.queue.inDatabase { try $0.checkpoint(.truncate) }
    try makeCopy()
    let other = try openModel(copy, clock: clock)
    other.play(0)
    other.close()
    // A newer game keeps the row of the empty one from being deleted.
    try sqlite(folder.store, "INSERT INTO game (startDate, moves) VALUES (1, '8')")
    model.refresh()
    #expect(model.undoNewGame() == nil && model.squares == [4] && model.gameCount == 2)
    model.close()
    try expectEqual(rowCount("game"), 3)
    let recovered = try recoverTwice()
    #expect(recovered.added == [1, 0] && recovered.model.gameCount == 3 && recovered.model.squares == [4])
  }

  @Test func `a text that was saved too late becomes a message of its own`() throws {
    let model = try openModel(folder.store, clock: clock)
    model.post("first", board: Message.Board(model.currentGame))
    let message = try #require(model.message(at: 0))
    clock.date += 60
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let locker = try DatabaseQueue(path: folder.store, configuration: configuration)
    try locker.inDatabase { try $0.beginTransaction(.immediate) }
    expectNil(model.edit(message, text: "offline"))
    guard case .unsavedEdits = model.close() else { return #expect(Bool(false), "no recovery file") }
    let recovery = try #require(try folder.names.first { $0.contains("unsaved") })
    try FileManager.default.moveItem(atPath: folder.path + "/" + recovery, toPath: folder.path + "/later")
    try locker.inDatabase { try $0.rollback() }
    try locker.close()
    clock.date += 60
    let other = try openModel(folder.store, clock: clock)
    expectNil(other.edit(message, text: "online"))
    other.close()
    try FileManager.default.moveItem(atPath: folder.path + "/later", toPath: folder.path + "/" + recovery)
    let saved = try openModel(folder.store, clock: clock)
    #expect(saved.texts == ["offline", "online"] && saved.message(at: 0)?.board == message.board)
  }
}
