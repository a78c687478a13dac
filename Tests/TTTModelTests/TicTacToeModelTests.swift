import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

@MainActor @Suite struct TicTacToeModelTests {
  private let folder: TemporaryFolder
  private let clock = TestClock()
  private let model: TicTacToeModel

  init() throws {
    folder = try TemporaryFolder()
    model = try openModel(folder.store, clock: clock)
  }

  @Test func `a move is made, saved and reported to observers`() throws {
    let told = changes(of: model) { expectEqual(model.place(at: Square.all[4]), .placed) }
    expectEqual(told, [.game(model.currentGame.id), .currentGame])
    expectEqual(model.currentGame.lastMove, Move(player: .me, square: Square.all[4]))
    try expectEqual(openModel(folder.store).squares, [4])
  }

  @Test func `a move to a taken square or in a finished game is impossible and not reported`() {
    model.play(0, 3)
    let taken = changes(of: model) { expectEqual(model.place(at: Square.all[0]), .impossible) }
    model.play(1, 4, 2)
    let finished = changes(of: model) { expectEqual(model.place(at: Square.all[8]), .impossible) }
    #expect(taken == [] && finished == [])
    expectEqual(model.squares, [0, 3, 1, 4, 2])
  }

  @Test func `only finished games count in the statistics`() {
    model.play(0, 3, 1, 4)
    let told = changes(of: model) { model.play(2) }
    expectEqual(told, [.game(model.currentGame.id), .currentGame, .statistics])
    model.newGame()
    model.play(0, 3, 1, 4, 8, 5)
    model.newGame()
    model.play(0, 1, 2, 4, 3, 5, 7, 6, 8)
    model.newGame()
    model.play(0)
    expectEqual(model.statistics, Statistics(victories: 1, defeats: 1, draws: 1))
  }

  @Test func `starting a new game on an empty board keeps the current game`() {
    let before = model.currentGame
    let told = changes(of: model) { expectEqual(model.newGame(), before) }
    expectEqual(told, [])
    expectEqual(model.gameCount, 1)
  }

  @Test func `an unfinished game stays in the history`() {
    model.play(4)
    let unfinished = model.currentGame
    let told = changes(of: model) { model.newGame() }
    expectEqual(told, [.gamesAdded(1), .currentGame])
    expectEqual(model.currentGame.moveCount, 0)
    expectEqual(model.games(in: 0..<9), [model.currentGame, unfinished])
    expectEqual(model.statistics, Statistics())
  }

  @Test func `the start date of a game is the time of its first move`() {
    clock.date += 3_600
    model.play(4)
    expectEqual(model.currentGame.startDate, clock.date)
    clock.date += 3_600
    model.play(5)
    expectEqual(model.currentGame.startDate, clock.date - 3_600)
  }

  @Test func `a change of the icon is reported once`() {
    expectEqual(changes(of: model) { model.setIcon(.o) }, [.icon])
    expectEqual(changes(of: model) { model.setIcon(.o) }, [])
    expectEqual(model.icon, .o)
  }

  @Test func `every game of the history can be rated`() {
    model.play(4)
    let first = model.currentGame.id
    model.newGame()
    expectNil(model.game(first)?.rating, "the game has no rating yet")
    let told = changes(of: model) { for rating in Game.ratings { #expect(model.rate(first, rating)) } }
    expectEqual(told, Game.ratings.map { _ in .game(first) })
    expectEqual(model.game(first)?.rating, 4)
    expectEqual(
      changes(of: model) { model.rate(model.currentGame.id, 1) }, [.game(model.currentGame.id), .currentGame])
    #expect(!model.rate(Game.ID(rawValue: 99), 1))
  }

  @Test func `observers are notified in order of registration until they are cancelled or released`() {
    var heard: [String] = []
    let first = model.observe { _ in heard.append("first") }
    var second: Observation? = model.observe { _ in heard.append("second") }
    model.setIcon(.o)
    expectEqual(heard, ["first", "second"])
    first.cancel()
    model.setIcon(.x)
    expectEqual(heard, ["first", "second", "second"])
    withExtendedLifetime(second) {}
    second = nil
    model.setIcon(.o)
    expectEqual(heard, ["first", "second", "second"])
  }

  @Test func `an observer may change the model and cancel other observations`() {
    var other: Observation?
    var heard = 0
    let first = model.observe { [model] change in
      other?.cancel()
      if change == .icon { model.play(4) }
    }
    other = model.observe { _ in heard += 1 }
    model.setIcon(.o)
    #expect(model.squares == [4] && heard == 0)
    first.cancel()
  }

  @Test func `a range of rows is returned newest first, limited to the rows that exist`() throws {
    let queue = try #require(model.store.disk?.queue)
    try queue.write { db in
      try db.execute(
        sql: """
          WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
          INSERT INTO message (text, icon, date) SELECT i, 'x', i FROM n
          """)
    }
    model.store.reload()
    expectEqual(model.messageCount, 1_000)
    expectEqual(model.messages(in: 0..<3).map(\.text), ["1000", "999", "998"])
    expectEqual(model.messages(in: 500..<502).map(\.text), ["500", "499"])
    expectEqual(model.messages(in: 998..<2_000).map(\.text), ["2", "1"])
    #expect(model.messages(in: 1_000..<2_000).isEmpty && model.messages(in: 5..<5).isEmpty)
    expectEqual(model.messages(in: -5..<1).map(\.text), ["1000"])
    #expect(model.message(at: 999)?.text == "1" && model.message(at: 1_000) == nil && model.message(at: -1) == nil)
    #expect(model.game(at: 0) == model.currentGame && model.game(at: 1) == nil)
    for row in [0, 1, 998, 999] {
      let message = try #require(model.messages(in: row..<row + 1).first)
      expectEqual(model.row(of: message.id), row)
    }
    #expect(model.row(of: Message.ID(rawValue: 0)) == nil && model.row(of: Message.ID(rawValue: 1_001)) == nil)
    #expect(model.row(of: model.currentGame.id) == 0 && model.row(of: Game.ID(rawValue: 9)) == nil)
  }

  @Test func `a message stores its date, the icon of that time and the message that it answers`() throws {
    clock.date = Date(timeIntervalSince1970: 1_234.567)
    let first = try #require(model.post(" hello\n").id)
    model.setIcon(.o)
    let told = changes(of: model) { model.post("answer", replyingTo: first) }
    expectEqual(told, [.messagesAdded(1)])
    let messages = model.messages(in: 0..<9)
    #expect(messages.map(\.icon) == [.o, .x] && messages.map(\.replyTo) == [first, nil])
    #expect(messages.map(\.text) == ["answer", " hello\n"] && messages.allSatisfy { $0.date == clock.date })
    #expect(messages.allSatisfy { !$0.isFavorite })
  }

  @Test func `a blank message is refused`() {
    let told = changes(of: model) { expectEqual(model.post(" \n\t\u{200B}"), .refused(.blank)) }
    #expect(told == [] && model.messageCount == 0 && model.isSaving)
  }

  @Test func `an answer keeps its link to a deleted message, but gets none to a message that never existed`() throws {
    let first = try #require(model.post("first").id)
    model.post("second")
    try sqlite(folder.store, "DELETE FROM message WHERE id = 1")
    let answer = try #require(model.post("answer", replyingTo: first).id)
    expectEqual(model.message(answer)?.replyTo, first)
    #expect(model.message(first) == nil && model.message(at: 2) == nil && model.takeNotices() == [])
    let other = try #require(model.post("to nothing", replyingTo: Message.ID(rawValue: 99)).id)
    #expect(model.message(other)?.replyTo == nil && model.isSaving)
    #expect(model.setFavorite(answer, true) && model.takeNotices() == [])
  }

  @Test func `a message's star can be set and removed`() throws {
    let id = try #require(model.post("hello").id)
    let told = changes(of: model) { #expect(model.setFavorite(id, true)) }
    expectEqual(told, [.message(id)])
    try expectEqual(openModel(folder.store).message(id)?.isFavorite, true)
    model.setFavorite(id, false)
    expectEqual(model.message(id)?.isFavorite, false)
    #expect(!model.setFavorite(Message.ID(rawValue: 7), true))
  }
}
