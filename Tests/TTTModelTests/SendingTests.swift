import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// Games and messages between two players with their own stores.
@MainActor @Suite struct SendingTests {
  private let players: TwoPlayers
  private var ada: TicTacToeModel { players.ada }
  private var bob: TicTacToeModel { players.bob }
  private var office: MemoryPostOffice { players.office }

  init() throws { players = try TwoPlayers() }

  private func newest(_ model: TicTacToeModel) throws -> Message { try #require(model.message(at: 0)) }

  // MARK: Games

  @Test func `a game begins with the first move of the player who proposes it`() throws {
    players.pair()
    expectEqual(ada.currentGame.person, .bob)
    #expect(office.letters.isEmpty && bob.gameCount == 1)
    ada.play(4)
    let told = changes(of: bob) { office.deliverAll() }
    expectEqual(told, [.gamesAdded(1)])
    let game = try #require(bob.game(at: 0))
    #expect(game.person == .ada && game.firstPlayer == .enemy && game.moves.map(\.square.index) == [4])
    #expect(!game.isPersonsTurn && ada.currentGame.isPersonsTurn)
    expectEqual(bob.currentGame.moveCount, 0)
  }

  @Test func `a whole game is the same on both sides, and each counts its own result`() throws {
    players.begin()
    for (model, square) in [(bob, 0), (ada, 1), (bob, 3), (ada, 7)] {
      model.play(square)
      office.deliverAll()
    }
    #expect(ada.currentGame.result == .victory && bob.currentGame.result == .defeat)
    #expect(ada.statistics.victories == 1 && bob.statistics.defeats == 1)
    #expect(ada.unsentCount == 0 && bob.unsentCount == 0)
    expectEqual(try players.shared(.ada), try players.shared(.bob))
  }

  @Test func `nobody moves for the other player`() {
    players.begin()
    expectEqual(ada.place(at: .all[0]), .impossible)
    bob.play(0)
    expectEqual(bob.place(at: .all[1]), .impossible)
    office.deliverAll()
    expectEqual(ada.squares, [4, 0])
  }

  @Test func `moves against a person stay, and playing on from an earlier position needs no person`() throws {
    players.begin()
    bob.play(0)
    office.deliverAll()
    ada.play(8)
    expectEqual(ada.takeBack(), .movesStay)
    let game = ada.currentGame
    expectNil(ada.resume(game, afterMoves: 2))
    #expect(ada.currentGame.person == nil && ada.squares == [4, 0])
    expectEqual(ada.game(game.id)?.moveCount, 3)
  }

  @Test func `two games with one person go on side by side`() throws {
    players.begin()
    ada.newGame()
    ada.play(0)
    office.deliverAll()
    bob.play(1)
    bob.resume(try #require(bob.game(at: 0)), afterMoves: 1)
    bob.play(2)
    office.deliverAll()
    let games = ada.games(in: 0..<2).map { $0.moves.map(\.square.index) }
    expectEqual(games, [[0, 2], [4, 1]])
    expectEqual(try players.shared(.ada), try players.shared(.bob))
  }

  @Test func `a deleted game comes back when the other player moves`() throws {
    players.begin()
    let id = bob.currentGame.id
    bob.play(0)
    bob.newGame()
    expectNil(bob.delete(id))
    office.deliverAll()
    ada.play(8)
    office.deliverAll()
    expectEqual(bob.game(id)?.moves.map(\.square.index), [4, 0, 8])
  }

  // MARK: Messages

  @Test func `a message goes to the person of the game on the board, and a reply to the author`() throws {
    players.begin()
    ada.post("well?", board: Message.Board(ada.currentGame))
    office.deliverAll()
    let message = try newest(bob)
    #expect(message.text == "well?" && message.person == .ada && message.isReceived)
    expectEqual(message.board?.position.moves.map(\.player), [.enemy])
    bob.newGame()
    bob.post("soon", replyingTo: message.id)
    office.deliverAll()
    let reply = try newest(ada)
    #expect(reply.isReceived && reply.replyTo == ada.message(at: 1)?.id)
  }

  @Test func `without a person, a message stays in its store`() throws {
    ada.post("to myself")
    #expect(ada.unsentCount == 0 && office.letters.isEmpty)
    expectNil(try newest(ada).person)
  }

  @Test func `an edit, a deletion and a restoration of a message reach the other player, and stars stay`() throws {
    players.begin()
    ada.post("frist")
    office.deliverAll()
    bob.setFavorite(try newest(bob).id, true)
    ada.setFavorite(try newest(ada).id, true)
    expectNil(ada.edit(try newest(ada), text: "first"))
    office.deliverAll()
    #expect(try newest(bob).text == "first" && newest(bob).isFavorite && newest(bob).editDate != nil)
    // An import needs the time of the star, to find out which store has the later change.
    let starDates = bob.store.read { try Int64.fetchAll($0, sql: "SELECT starDate FROM message") }
    expectEqual(starDates, [players.clock.date.milliseconds])
    let id = try newest(ada).id
    expectNil(ada.delete(id))
    office.deliverAll()
    expectEqual(bob.messageCount, 0)
    expectNil(ada.restore(id))
    office.deliverAll()
    expectEqual(try newest(bob).text, "first")
  }

  @Test func `only its author can change a message; the other player can delete the own copy`() throws {
    players.begin()
    ada.post("mine")
    office.deliverAll()
    expectEqual(bob.edit(try newest(bob), text: "yours"), .othersMessage)
    expectNil(bob.delete(try newest(bob).id))
    office.deliverAll()
    #expect(ada.texts == ["mine"] && bob.messageCount == 0 && bob.unsentCount == 0)
  }

  @Test func `a text over the limit is refused before it is posted, and the draft stays`() throws {
    players.begin()
    let long = String(repeating: "x", count: Message.maximumSentLength + 1)
    ada.keepDraft(Draft(text: long))
    expectEqual(ada.post(long), .refused(.tooLongToSend))
    #expect(ada.messageCount == 0 && ada.draft?.text == long)
    ada.post("short")
    expectEqual(ada.edit(try newest(ada), text: long), .tooLongToSend)
    expectEqual(ada.texts, ["short"])
  }

  // MARK: Connections

  @Test func `what is done without a connection is counted, and arrives in its order afterwards`() throws {
    players.begin()
    office.disconnect(.bob)
    bob.play(0)
    bob.post("one")
    bob.post("two")
    #expect(bob.unsentCount == 3 && office.letters.isEmpty)
    expectEqual(changes(of: bob) { office.connect(.bob, bob) }, [])
    let told = changes(of: bob) { office.deliverAll() }
    expectEqual(told, [.unsentCount, .unsentCount, .unsentCount])
    #expect(ada.squares == [4, 0] && ada.texts == ["two", "one"])
  }

  @Test func `a second connection repeats what was lost, and doubles change nothing`() {
    players.begin()
    bob.play(0)
    bob.post("one")
    office.letters.removeAll()
    office.connect(.bob, bob)
    office.letters += office.letters
    office.deliverAll()
    #expect(ada.squares == [4, 0] && ada.texts == ["one"] && bob.unsentCount == 0)
  }

  @Test func `events that overtake others wait for them`() {
    players.begin()
    for text in ["one", "two", "three"] { ada.post(text) }
    office.letters.reverse()
    office.deliverAll()
    #expect(bob.texts == ["three", "two", "one"] && ada.unsentCount == 0)
  }

  @Test func `while nothing can be saved, nothing is sent and nothing confirmed; later both are`() throws {
    players.begin()
    try sqlite(players.folder.path + "/bob.sqlite", "PRAGMA user_version = 99")
    bob.play(0)
    #expect(!bob.isSaving && office.letters.isEmpty)
    ada.post("are you there?")
    office.deliverAll()
    #expect(bob.messageCount == 0 && ada.unsentCount == 1)
    try sqlite(players.folder.path + "/bob.sqlite", "PRAGMA user_version = \(Schema.version)")
    players.clock.date += 60
    bob.refresh()
    office.connect(.ada, ada)
    office.deliverAll()
    #expect(bob.isSaving && bob.texts == ["are you there?"] && ada.squares == [4, 0])
  }

  @Test(arguments: ["DELETE FROM peer; DELETE FROM outbox", "DELETE FROM peer"])
  func `a store that has lost its numbers goes on above them`(statements: String) throws {
    players.begin()
    bob.play(0)
    office.deliverAll()
    players.clock.date += 1
    for name in ["ada", "bob"] { try sqlite(players.folder.path + "/\(name).sqlite", statements) }
    ada.refresh()
    bob.refresh()
    ada.play(8)
    bob.post("still here")
    office.deliverAll()
    #expect(bob.squares == [4, 0, 8] && ada.texts == ["still here"])
  }

  @Test func `a repaired store sends its last moves again`() throws {
    players.begin()
    office.disconnect(.bob)
    bob.play(0)
    #expect(bob.unsentCount == 1)
    let path = players.folder.path + "/bob.sqlite"
    bob.close()
    try sqlite(path, "DROP TABLE profile; VACUUM")
    let repaired = try openModel(path, clock: players.clock)
    #expect(repaired.squares == [4, 0] && repaired.unsentCount == 1)
    office.connect(.bob, repaired)
    office.deliverAll()
    #expect(ada.squares == [4, 0] && repaired.unsentCount == 0)
    expectEqual(ada.takeNotices(), [])
  }

  @Test func `however much waits, a few events are on the way at a time, also after a gap`() throws {
    players.begin()
    office.disconnect(.ada)
    for number in 0..<200 { ada.post("\(number)") }
    office.connect(.ada, ada)
    expectEqual(office.letters.count, 50)
    office.letters.removeFirst()
    var most = 0
    var deliveries = 0
    while office.deliver() {
      most = max(most, office.letters.count)
      deliveries += 1
    }
    #expect(most < 200 && deliveries < 1_000, "\(most) letters at once, \(deliveries) in all")
    expectEqual(bob.messageCount, 200)
    expectEqual(ada.unsentCount, 0)
  }

  @Test func `a move made without saving, in a game that has gone on, stays in an own game at this terminal`() throws {
    players.begin()
    let path = players.folder.path + "/bob.sqlite"
    try sqlite(path, "PRAGMA user_version = 99")
    bob.play(0)
    try sqlite(path, "PRAGMA user_version = \(Schema.version); UPDATE game SET moves = '48' WHERE person = 'ada'")
    players.clock.date += 60
    bob.refresh()
    #expect(bob.isSaving && bob.currentGame.person == nil && bob.squares == [4, 0])
    #expect(bob.unsentCount == 0)
  }
}
