import Foundation
import TestBasics
import TestPlayers
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
      RandomPlayer.act(Bool.random(using: &random) ? players.ada : players.bob, using: &random)
      disturb()
    }
    for (name, model) in [(PlayerName.ada, players.ada), (.bob, players.bob)] { players.office.connect(name, model) }
    players.office.deliverAll()
    #expect(players.ada.unsentCount == 0 && players.bob.unsentCount == 0)
    let (ada, bob) = (try players.shared(.ada), try players.shared(.bob))
    expectEqual(ada.subtracting(bob).sorted(), [])
    expectEqual(bob.subtracting(ada).sorted(), [])
    #expect(ada.count > 40)
    #expect(players.ada.takeNotices() == [] && players.bob.takeNotices() == [])
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
