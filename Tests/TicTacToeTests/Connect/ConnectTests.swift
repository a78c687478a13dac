#if MQTT
  import Foundation
  import TTTModel
  import TermKitTestSupport
  import TestBasics
  import Testing

  @testable import tictactoe

  /// Two players on two computers, each with the game in a terminal, and a real broker with encryption between them.
  @MainActor @Suite(.enabled(if: TestBroker.isPossible, "mosquitto is not installed"))
  struct ConnectTests {
    private let broker: TestBroker

    init() throws {
      broker = try TestBroker()
      for name in ["ada", "bob"] { try broker.save(name) }
    }

    private func terminals() throws -> TwoTerminals {
      TwoTerminals(ada: try broker.play("ada"), bob: try broker.play("bob"))
    }

    private func type(_ keys: String, in session: TerminalSession, shows text: String) {
      session.send(keys)
      session.wait(for: text) { $0.text.contains(text) }
    }

    private func moves(of name: String) throws -> [Square]? {
      try StoreReader(path: broker.store(of: name)).games(limit: 1).first?.moves.map(\.square)
    }

    @Test func `two players find each other, play a game and exchange messages`() throws {
      let terminals = try terminals()
      let (ada, bob) = (terminals.ada, terminals.bob)
      terminals.begin()
      terminals.move("1", from: bob)
      type("\u{1B}2c", in: ada, shows: "Message to bob")
      type("Watch this\u{13}", in: ada, shows: "to bob")
      type("\u{1B}2", in: bob, shows: "Watch this")
      for session in [ada, bob] { type("\u{1B}1", in: session, shows: "New Game") }
      for (key, player) in [("7", ada), ("3", bob), ("8", ada)] { terminals.move(key, from: player) }
      bob.send("2")
      ada.wait(for: "the result") { $0.text.contains("bob wins") }
      for session in [ada, bob] {
        session.send("q")
        expectEqual(session.ending(), .exited(0))
        session.expectTerminalAsFound()
      }
      try expectEqual(self.moves(of: "ada"), self.moves(of: "bob"))
      try expectEqual(self.moves(of: "ada")?.count, 6)
    }

    @Test func `without a broker the game goes on, says how much is not sent, and sends it later`() throws {
      let terminals = try terminals()
      let (ada, bob) = (terminals.ada, terminals.bob)
      terminals.begin()
      broker.stop()
      for session in [ada, bob] { session.wait(for: "the loss") { $0.text.contains("Not connected") } }
      type("1", in: bob, shows: "1 not sent")
      type("\u{1B}2c", in: bob, shows: "Message to ada")
      type("Where are you?\u{13}", in: bob, shows: "2 not sent")
      try broker.start()
      ada.wait(for: "the move") { $0.text.contains("to move against bob") }
      type("\u{1B}2", in: ada, shows: "Where are you?")
      bob.wait(for: "the receipts") { $0.text.contains("? Keys") }
    }

    @Test func `what is for a player who is away waits, also for a player whose program was killed`() throws {
      let terminals = try terminals()
      let (ada, bob) = (terminals.ada, terminals.bob)
      terminals.begin()
      ada.terminal.stop()
      // The broker may still have the connection of the killed program. The receipt counts.
      type("1", in: bob, shows: "1 not sent")
      bob.send("q")
      expectEqual(bob.ending(), .exited(0))
      let again = try broker.play("ada")
      let back = try broker.play("bob")
      again.wait(for: "the move") { $0.text.contains("to move against bob") }
      back.wait(for: "the receipt") { $0.text.contains("? Keys") }
      try expectEqual(moves(of: "ada"), moves(of: "bob"))
    }

    @Test func `the lobby says whether a player is here, and what is wrong with the connection`() throws {
      let ada = try broker.play("ada")
      type("l", in: ada, shows: "Nobody else has been here yet. Others come with: tictactoe connect")
      let bob = try broker.play("bob")
      ada.wait(for: "Bob") { $0.text.contains("here  ›") }
      bob.send("q")
      ada.wait(for: "Bob to leave") { $0.text.contains("away  ›") }
      broker.stop()
      ada.wait(for: "the problem") { $0.text.contains("The game tries again by itself") }
    }

    @Test func `a second program with the same name waits until the first one has ended`() throws {
      let first = try broker.play("ada")
      first.wait(for: "the connection") { $0.text.contains("? Keys") }
      let second = try broker.play("ada")
      second.wait(for: "the state") { $0.text.contains("Not connected") }
      type("l", in: second, shows: "Another program is connected with your name")
      first.send("q")
      expectEqual(first.ending(), .exited(0))
      #expect(!first.hasWritten("Not connected"))
      // The user comes back to the window.
      second.send("\u{1B}[O\u{1B}[I")
      second.wait(for: "the connection") { $0.text.contains("Nobody else has been here yet") }
    }

    @Test func `rules of a broker that let a player not send are a problem that the lobby names`() throws {
      try broker.change("players.acl") { $0.replacing("pattern write ttt/1/to/+/%u", with: "") }
      broker.stop()
      try broker.start()
      let (ada, bob) = (try broker.play("ada"), try broker.play("bob"))
      type("l", in: ada, shows: "PLAYERS")
      ada.wait(for: "Bob") { $0.text.contains("Play against bob") }
      type("\r", in: ada, shows: "Your first move invites bob")
      type("5", in: ada, shows: "1 not sent")
      type("l", in: ada, shows: "The rules of the broker do not let you send or receive")
      #expect(!bob.screen.text.contains("invites"))
    }
  }
#endif
