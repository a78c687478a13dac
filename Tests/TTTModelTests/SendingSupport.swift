import Foundation
import TestPlayers
import Testing

@testable import TTTModel

extension PlayerName {
  static let ada = PlayerName(known: "ada")
  static let bob = PlayerName(known: "bob")
  static let eve = PlayerName(known: "eve")

  private init(known name: String) {
    guard let known = PlayerName(rawValue: name) else { preconditionFailure("\(name) is no name") }
    self = known
  }
}

/// Two players with their own stores, and a post office in memory between them.
@MainActor final class TwoPlayers {
  let folder: TemporaryFolder
  let clock = TestClock()
  let office = MemoryPostOffice()
  let ada: TicTacToeModel
  let bob: TicTacToeModel

  init() throws {
    folder = try TemporaryFolder()
    ada = try openModel(folder.path + "/ada.sqlite", clock: clock)
    bob = try openModel(folder.path + "/bob.sqlite", clock: clock)
    office.connect(.ada, ada)
    office.connect(.bob, bob)
  }

  /// Ada chooses Bob as her opponent.
  func pair() { ada.setOpponent(.bob) }

  /// Ada proposes a game with a move, and Bob puts it on his board.
  func begin(at index: Int = 4) {
    pair()
    ada.play(index)
    office.deliverAll()
    if let game = bob.game(at: 0) { bob.resume(game, afterMoves: game.moveCount) }
  }

  /// The exported games and messages of a player that both share.
  func shared(_ name: PlayerName) throws -> Set<String> {
    try SharedHistory.read("\(folder.path)/\(name).sqlite", of: name, with: name == .ada ? .bob : .ada)
  }
}

/// An envelope that a lying client of Eve's could send.
@MainActor func envelope(
  _ number: Int64?, after: Int64? = nil, received: Int64 = 0, game: ExportedGame? = nil,
  message: ExportedMessage? = nil, deleted: ExportedDeletion? = nil
) throws -> Data {
  let event = ExportedLine(game: game, message: message, deletedMessage: deleted)
  return try Envelope(number: number, after: after, event: event, received: received).line()
}

/// A game as a client could write it.
func exportedGame(
  _ id: String, date: Int64 = 0, opponent: String = "friend", first: String, moves: [Int]
) throws -> ExportedGame {
  let fields: [String: Any] = ["id": id, "date": date, "opponent": opponent, "firstPlayer": first, "moves": moves]
  return try JSONDecoder().decode(ExportedGame.self, from: JSONSerialization.data(withJSONObject: fields))
}
