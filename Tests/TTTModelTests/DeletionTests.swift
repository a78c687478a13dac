import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// Deleting, restoring and editing messages and games.
@MainActor @Suite struct DeletionTests {
  private let folder: TemporaryFolder
  private let clock = TestClock()
  private let model: TicTacToeModel

  init() throws {
    folder = try TemporaryFolder()
    model = try openModel(folder.store, clock: clock)
  }

  private func post(_ texts: String...) -> [Message.ID] { texts.compactMap { model.post($0).id } }

  /// Plays games that the user wins, and leaves an empty board.
  private func win(_ count: Int) -> [Game.ID] {
    (0..<count).map { _ in
      model.play(0, 3, 1, 4, 2)
      defer { model.newGame() }
      return model.currentGame.id
    }
  }

  @Test func `a deleted message is in no list, and all other messages keep their numbers`() throws {
    let ids = post("one", "two", "three", "four")
    let told = changes(of: model) { expectNil(model.delete(ids[1])) }
    expectEqual(told, [.messageDeleted(ids[1], row: 2)])
    #expect(model.texts == ["four", "three", "one"] && model.messageCount == 3 && model.message(ids[1]) == nil)
    #expect(ids.map { model.row(of: $0) } == [2, nil, 1, 0] && model.isDeleted(ids[1]) && !model.isDeleted(ids[0]))
    expectEqual((0..<4).map { model.message(at: $0)?.text }, ["four", "three", "one", nil])
    try expectEqual(StoreReader(path: folder.store).messages(limit: 9).map(\.text), model.texts)
    #expect(!model.setFavorite(ids[1], true) && model.post("five").id == Message.ID(rawValue: 5))
  }

  @Test func `a restored message is back in its row with everything it had`() throws {
    let ids = post("one", "two", "three")
    model.setFavorite(ids[1], true)
    let message = try #require(model.message(ids[1]))
    model.delete(ids[1])
    expectEqual(changes(of: model) { model.restore(ids[1]) }, [.messageRestored(ids[1])])
    #expect(model.message(at: 1) == message && model.restore(ids[1]) == nil && model.messageCount == 3)
    #expect(model.restore(Message.ID(rawValue: 9)) == .missing && model.delete(Message.ID(rawValue: 9)) == .missing)
  }

  @Test func `a reply to a deleted message keeps its number and knows that it was deleted`() throws {
    let original = try #require(model.post("original").id)
    let reply = try #require(model.post("reply", replyingTo: original).id)
    model.delete(original)
    #expect(model.message(reply)?.replyTo == original && model.isDeleted(original))
    let late = try #require(model.post("late reply", replyingTo: original).id)
    expectEqual(model.message(late)?.replyTo, original)
  }

  @Test func `statistics and records count games that exist, and the game on the board cannot be deleted`() throws {
    model.setOpponent(.rival)
    model.setBeginner(.me)
    let games = win(2)
    expectEqual(model.delete(model.currentGame.id), .currentGame)
    let told = changes(of: model) { expectNil(model.delete(games[0])) }
    expectEqual(told, [.gameDeleted(games[0], row: 2), .statistics])
    #expect(model.statistics.victories == 1 && model.record(against: .rival).victories == 1 && model.gameCount == 2)
    #expect(model.recentResults(against: .rival) == [.victory] && model.game(games[0]) == nil)
    expectEqual(changes(of: model) { model.restore(games[0]) }, [.gameRestored(games[0]), .statistics])
    #expect(model.statistics.victories == 2 && model.record(against: .rival).victories == 2)
    #expect(model.row(of: games[0]) == 2 && model.game(at: 2)?.result == .victory)
  }

  @Test func `a deletion can be undone until a minute has passed, after a restart and by another process`() throws {
    let ids = post("one", "two")
    model.delete(ids[0])
    let other = try openModel(folder.store, clock: clock)
    #expect(other.restore(ids[0]) == nil && other.texts == ["two", "one"])
    model.refresh()
    model.delete(ids[0])
    model.close()
    clock.date += 59.9
    let next = try openModel(folder.store, clock: clock)
    expectNil(next.restore(ids[0]))
    next.delete(ids[0])
    clock.date += 60
    #expect(next.restore(ids[0]) == .tooLate && next.texts == ["two"])
  }

  /// The texts and the moves that are in the file.
  private func storedContents() throws -> [String] {
    let queue = try DatabaseQueue(path: folder.store)
    defer { try? queue.close() }
    return try queue.read { try String.fetchAll($0, sql: "SELECT text FROM message UNION ALL SELECT moves FROM game") }
  }

  @Test(arguments: [true, false])
  func `the contents of a deletion are removed after a minute, at the next edit or opening`(isEdit: Bool) throws {
    let ids = post("secret", "two")
    let games = win(1)
    model.delete(ids[0])
    model.delete(games[0])
    clock.date += 59
    model.setIcon(.o)
    #expect(try storedContents().contains("secret"))
    clock.date += 1
    if isEdit {
      expectEqual(changes(of: model) { model.setIcon(.x) }, [.icon])
    } else {
      model.close()
      try openModel(folder.store, clock: clock).close()
    }
    try expectEqual(storedContents(), ["", "two", "", ""])
    let again = try openModel(folder.store, clock: clock)
    #expect(again.texts == ["two"] && again.gameCount == 1 && again.isDeleted(ids[0]))
    #expect(again.restore(ids[0]) == .tooLate && again.restore(games[0]) == .tooLate)
    expectEqual(again.post("three").id?.rawValue, 3)
  }

  @Test func `another process follows one deletion row by row, and reloads its list after several changes`() throws {
    let other = try openModel(folder.store, clock: clock)
    let ids = post("one", "two", "three")
    other.refresh()
    model.delete(ids[2])
    expectEqual(changes(of: other) { other.refresh() }, [.messageDeleted(ids[2], row: 0)])
    model.restore(ids[2])
    model.setFavorite(ids[0], true)
    expectEqual(changes(of: other) { other.refresh() }, [.messageRestored(ids[2]), .message(ids[0])])
    model.delete(ids[0])
    model.post("four")
    expectEqual(changes(of: other) { other.refresh() }, [.messages])
    #expect(other.texts == model.texts && other.delete(ids[0]) == .missing)
  }

  @Test func `random deletions, restorations and additions leave the same rows as a simple list`() {
    var random = SeededGenerator(state: 3)
    var (all, deleted): ([Message.ID], Set<Message.ID>) = ([], [])
    for number in 0..<120 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1, 2: model.post("\(number)").id.map { all.append($0) }
      case 3, 4: if let id = all.randomElement(using: &random), model.delete(id) == nil { deleted.insert(id) }
      default: if let id = deleted.randomElement(using: &random), model.restore(id) == nil { deleted.remove(id) }
      }
    }
    let expected = Array(all.filter { !deleted.contains($0) }.reversed())
    #expect(!deleted.isEmpty && model.messages(in: 0..<200).map(\.id) == expected)
    for (row, id) in expected.enumerated() { #expect(model.row(of: id) == row && model.message(at: row)?.id == id) }
    #expect(model.messages(in: 3..<7).map(\.id) == Array(expected[3..<7]) && model.takeNotices() == [])
  }

  @Test func `deletions made while the store was locked are saved later`() throws {
    let ids = post("one", "two", "three")
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let locker = try DatabaseQueue(path: folder.store, configuration: configuration)
    try locker.inDatabase { try $0.beginTransaction(.immediate) }
    model.delete(ids[0])
    model.delete(ids[1])
    #expect(model.restore(ids[0]) == nil && !model.isSaving && model.texts == ["three", "one"])
    try locker.inDatabase { try $0.rollback() }
    try locker.close()
    clock.date += 120
    model.refresh()
    #expect(model.isSaving && model.texts == ["three", "one"])
    try expectEqual(openModel(folder.store, clock: clock).texts, ["three", "one"])
  }

  @Test func `a damaged store keeps its deletions, and they can still be undone`() throws {
    let ids = post("one", "two", "three")
    let games = win(2)
    model.delete(ids[1])
    model.delete(games[0])
    model.close()
    try sqlite(folder.store, "PRAGMA ignore_check_constraints = ON; UPDATE message SET icon = 'z' WHERE id = 1")
    let next = try openModel(folder.store, clock: clock)
    _ = next.texts
    next.refresh()
    #expect(next.takeNotices().count == 1 && next.texts == ["three", "one"] && next.gameCount == 2)
    #expect(next.statistics.victories == 1 && next.isDeleted(ids[1]))
    #expect(next.restore(ids[1]) == nil && next.restore(games[0]) == nil)
    #expect(next.texts == ["three", "two", "one"] && next.statistics.victories == 2)
  }

  // MARK: Editing

  @Test func `an edited message has the new text and the time of the edit, and everything else stays`() throws {
    let id = try #require(model.post("helo", board: Message.Board(model.currentGame)).id)
    model.setFavorite(id, true)
    model.setIcon(.o)
    let before = try #require(model.message(id))
    clock.date += 5
    expectEqual(changes(of: model) { model.edit(before, text: "hello\0") }, [.message(id)])
    let after = try #require(model.message(id))
    #expect(after.text == "hello\0" && after.editDate == clock.date && after.icon == .x && after.isFavorite)
    #expect(after.date == before.date && after.board == before.board && before.editDate == nil)
    clock.date += 5
    #expect(model.edit(after, text: "hello\0") == nil && model.message(id) == after)
    try expectEqual(openModel(folder.store).message(id), after)
  }

  @Test func `an edit is refused if its text is blank, the message was changed elsewhere, or it was deleted`() throws {
    let id = try #require(model.post("one").id)
    let seen = try #require(model.message(id))
    expectEqual(model.edit(seen, text: " \n"), .blank)
    let other = try openModel(folder.store, clock: clock)
    expectNil(other.edit(seen, text: "two"))
    #expect(model.edit(seen, text: "three") == .conflict && model.texts == ["two"])
    model.delete(id)
    expectEqual(model.edit(seen, text: "four"), .missing)
    model.close()
    expectEqual(model.edit(seen, text: "five"), .closed)
  }

  @Test func `of two edits of a message, one made without saving, the later one wins`() throws {
    let id = try #require(model.post("one").id)
    let other = try openModel(folder.store, clock: clock)
    let seen = try #require(model.message(id))
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    for (isLater, expected) in [(true, "other"), (false, "model")] {
      let locker = try DatabaseQueue(path: folder.store, configuration: configuration)
      try locker.inDatabase { try $0.beginTransaction(.immediate) }
      let present = try #require(model.message(id))
      clock.date += 10
      #expect(model.edit(present, text: "model") == nil && !model.isSaving)
      try locker.inDatabase { try $0.rollback() }
      try locker.close()
      clock.date += isLater ? 5 : -5
      let theirs = try #require(other.message(id))
      expectNil(other.edit(theirs, text: "other"))
      clock.date += 20
      model.refresh()
      #expect(model.isSaving && model.message(id)?.text == expected && seen.text == "one")
      other.refresh()
    }
  }

  // MARK: Boards

  @Test func `a message and a draft carry a position that later moves do not change`() throws {
    model.play(4, 0)
    let board = Message.Board(model.currentGame, afterMoves: 1)
    model.keepDraft(Draft(text: "", board: board))
    try expectEqual(openModel(folder.store).draft, Draft(text: "", board: board))
    let id = try #require(model.post("look", board: board).id)
    model.play(8)
    #expect(model.message(id)?.board == board && board.position.moves.map(\.square.index) == [4] && model.draft == nil)
    #expect(board.game == model.currentGame.id && board.firstPlayer == .me)
    try expectEqual(openModel(folder.store).message(id)?.board, board)
    expectNil(model.post("without").id.flatMap { model.message($0) }?.board)
  }
}
