import Foundation
import TestBasics
import Testing

@testable import TTTModel

/// Two players who do what they like, over a network that loses, doubles and reorders what they send.
@MainActor @Suite struct SendingRandomTests {
  private let players: TwoPlayers
  private var random: SeededGenerator

  init() throws {
    players = try TwoPlayers()
    random = SeededGenerator(state: 0)
  }

  // TERMKIT_EVERYTHING=125 makes 100,000 events in a quarter of an hour.
  @Test(arguments: UInt64(1)...UInt64(Sample.count(1, of: 2)))
  mutating func `both stores have the same games and messages in the end`(seed: UInt64) throws {
    random = SeededGenerator(state: seed)
    players.pair()
    players.bob.setOpponent(.ada)
    for _ in 0..<400 {
      players.clock.date += 0.5
      act(Bool.random(using: &random) ? players.ada : players.bob)
      disturb()
    }
    for (name, model) in [(PlayerName.ada, players.ada), (.bob, players.bob)] { players.office.connect(name, model) }
    players.office.deliverAll()
    #expect(players.ada.unsentCount == 0 && players.bob.unsentCount == 0)
    let (ada, bob) = (Set(try players.shared(.ada)), Set(try players.shared(.bob)))
    expectEqual(ada.subtracting(bob).sorted(), [])
    expectEqual(bob.subtracting(ada).sorted(), [])
    #expect(ada.count > 40)
    #expect(players.ada.takeNotices() == [] && players.bob.takeNotices() == [])
  }

  /// One thing that a player may do.
  private mutating func act(_ model: TicTacToeModel) {
    let message = model.message(at: Int.random(in: 0..<5, using: &random))
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<5: model.place(at: Square.all[Int.random(in: 0..<9, using: &random)])
    case 5: model.newGame()
    case 6, 12, 13: resumeGame(model)
    case 7:
      // The other player does not know an empty board.
      let board = model.currentGame.moveCount > 0 ? Message.Board(model.currentGame) : nil
      model.post("\(random.next())", board: board)
    case 8: if let message { model.post("re: \(random.next())", replyingTo: message.id) }
    case 9: if let message { model.edit(message, text: "\(random.next()) edited") }
    case 10: if let message, !message.isReceived { model.delete(message.id) }
    default: if let last = model.lastDeletedMessage { model.restore(last) }
    }
  }

  /// Puts a game on the board in which the player may move.
  private func resumeGame(_ model: TicTacToeModel) {
    let game = model.gamesWithPersons().last { !$0.isPersonsTurn }
    if let game { model.resume(game, afterMoves: game.moveCount) }
  }

  /// The network delivers, loses, doubles and reorders.
  private mutating func disturb() {
    let office = players.office
    switch Int.random(in: 0..<20, using: &random) {
    case 0: if !office.letters.isEmpty { office.letters.removeFirst() }
    case 1: if let letter = office.letters.randomElement(using: &random) { office.letters.append(letter) }
    case 2: office.letters.shuffle(using: &random)
    case 3: office.disconnect(Bool.random(using: &random) ? .ada : .bob)
    case 4: office.connect(.ada, players.ada)
    case 5: office.connect(.bob, players.bob)
    default: for _ in 0..<Int.random(in: 0...3, using: &random) { office.deliver() }
    }
  }
}
