#if MQTT
  import Foundation
  import TTTModel
  import TermKit
  import TermKitTestSupport
  import TestBasics
  import Testing

  @testable import tictactoe

  /// The MQTT library of Python.
  private enum Paho {
    static let isPossible = FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/paho/mqtt")
  }

  /// A client that is not the game: it lies to the broker and to another player.
  @MainActor
  @Suite(.enabled(if: TestBroker.isPossible && Paho.isPossible, "mosquitto or Paho for Python is not installed"))
  struct LyingClientTests {
    private let broker: TestBroker
    private let ada: TerminalSession

    init() throws {
      broker = try TestBroker(players: ["ada", "bob", "eve"])
      for name in ["ada", "bob"] { try broker.save(name) }
      ada = try broker.play("ada")
      ada.wait(for: "the connection") { $0.text.contains("? Keys") }
    }

    /// Lets Eve try everything, and returns what came of it.
    private func lie() throws -> [String] {
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("lying-client.py")
      let arguments = [script.path, "\(broker.port)", broker.certificates, "eve", "eveeve", "ada"]
      let session = try TerminalSession("/usr/bin/python3", ["-B"] + arguments, size: Size(width: 100, height: 60))
      expectEqual(session.ending(), .exited(0))
      return session.screen.text.split(separator: "\n").map { $0.trimmingCharacters(in: [" "]) }
    }

    @Test func `the broker refuses other names, and the player refuses everything that no game does`() throws {
      let outcomes = try lie()
      func things(_ outcome: String) -> [String] {
        outcomes.filter { $0.hasSuffix(": \(outcome)") }.map { String($0.dropLast(outcome.count + 2)) }
      }
      expectEqual(
        things("refused"),
        [
          "an envelope of another sender", "an envelope with a longer topic", "the presence of another player",
          "a topic outside of the game", "a topic of the system",
          "an envelope of another sender, with the identity of another client",
        ])
      expectEqual(things("cut off"), ["an envelope of 300000 bytes"])
      expectEqual(things("accepted").count, 20)
      // Eve has read nothing that is for others.
      expectEqual(outcomes.suffix(2), ["read:", "done"])

      // Ada's screen says so, and her store has only what was allowed.
      ada.wait(for: "a notice") { $0.text.contains("Something from eve was refused") }
      #expect(ada.screen.text.contains("? Keys"))
      ada.send("q")
      expectEqual(ada.ending(), .exited(0))
      let reader = try StoreReader(path: broker.store(of: "ada"))
      let games = try reader.games(limit: 10).filter { $0.moveCount > 0 }
      expectEqual(games.map { $0.moves.map(\.square.index) }, [[4]])
      try expectEqual(reader.messages(limit: 10).map(\.text), ["I lie"])
    }

    @Test func `a game with another player goes on while a client lies`() throws {
      let terminals = TwoTerminals(ada: ada, bob: try broker.play("bob"))
      terminals.begin()
      try expectEqual(lie().last, "done")
      terminals.move("1", from: terminals.bob)
      terminals.move("7", from: ada)
      #expect(!terminals.bob.hasWritten("eve was refused"))
    }
  }
#endif
