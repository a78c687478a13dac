import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// Players whose stores are in one folder of a host.
@MainActor @Suite struct HostCourierTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A player with an own program.
  private final class Guest {
    let model: TicTacToeModel
    let courier: HostCourier

    @MainActor init(_ name: PlayerName, in folder: TemporaryFolder) throws {
      model = TicTacToeModel(store: try Store(path: folder.path + "/\(name).sqlite"))
      courier = HostCourier(name: name, folder: folder.path)
      courier.connect(model)
      model.setPresent(true)
    }

    @MainActor func leave() {
      model.setPresent(false)
      model.close()
    }
  }

  private func guest(_ name: PlayerName) throws -> Guest { try Guest(name, in: folder) }

  @Test func `a move is in the other player's store at once, and confirmed`() throws {
    let (ada, bob) = (try guest(.ada), try guest(.bob))
    ada.model.setOpponent(.bob)
    ada.model.play(4)
    expectEqual(ada.model.unsentCount, 0)
    expectEqual(changes(of: bob.model) { bob.model.refresh() }, [.gamesAdded(1)])
    let game = try #require(bob.model.game(at: 0))
    bob.model.resume(game, afterMoves: 1)
    bob.model.play(0)
    ada.model.refresh()
    expectEqual(ada.model.squares, [4, 0])
  }

  @Test func `what is for a player who was never here waits, and the player fetches it`() throws {
    let ada = try guest(.ada)
    ada.model.setOpponent(.bob)
    ada.model.play(4)
    ada.model.post("come!")
    expectEqual(ada.model.unsentCount, 2)
    ada.leave()
    let bob = try guest(.bob)
    #expect(bob.model.texts == ["come!"] && bob.model.gameCount == 2)
    expectEqual(try guest(.ada).model.unsentCount, 0)
  }

  @Test func `what cannot be stored because the file is locked is sent again after the next connection`() throws {
    let (ada, bob) = (try guest(.ada), try guest(.bob))
    ada.model.setOpponent(.bob)
    let lock = try LockedFile(folder.path + "/bob.sqlite")
    ada.model.play(4)
    expectEqual(ada.model.unsentCount, 1)
    lock.release()
    ada.courier.connect(ada.model)
    bob.model.refresh()
    #expect(ada.model.unsentCount == 0 && bob.model.gameCount == 2)
  }

  @Test func `players see who is here and what they play`() throws {
    let (ada, bob, eve) = (try guest(.ada), try guest(.bob), try guest(.eve))
    ada.model.setOpponent(.bob)
    ada.model.play(4)
    bob.leave()
    let seen = eve.courier.neighbours()
    expectEqual(seen.map(\.name), [.ada, .bob])
    expectEqual(seen.map(\.isHere), [true, false])
    expectEqual(seen.map { $0.games.map(\.person) }, [[.bob], [.ada]])
    let game = try #require(seen.first?.games.first)
    expectEqual(eve.courier.game(game.id, of: .ada), game)
    expectEqual(eve.courier.game(Game.ID(rawValue: 99), of: .ada), nil)
  }

  @Test func `a player whose program has said nothing for ninety seconds is not here`() throws {
    let (ada, bob) = (try guest(.ada), try guest(.bob))
    let earlier = Date().addingTimeInterval(-TicTacToeModel.presenceTime).milliseconds
    try sqlite(folder.path + "/bob.sqlite", "UPDATE profile SET presence = \(earlier)")
    expectEqual(ada.courier.neighbours().map(\.isHere), [false])
    bob.model.setPresent(true)
    expectEqual(ada.courier.neighbours().map(\.isHere), [true])
  }

  @Test func `other files in the folder are no players`() throws {
    for name in ["x.txt", "Ada.sqlite", "bob.sqlite-wal", ".sqlite", "bob.sqlite.copy"] {
      _ = try folder.write([1], to: name)
    }
    _ = try folder.write([1], to: "broken.sqlite")
    let ada = try guest(.ada)
    expectEqual(ada.courier.otherPlayers.map(\.rawValue), ["broken"])
    expectEqual(ada.courier.neighbours(), [])
  }
}

/// Another program that holds the lock of a store.
private final class LockedFile {
  private let queue: DatabaseQueue

  init(_ path: String) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
  }

  func release() {
    try? queue.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    try? queue.close()
  }
}
