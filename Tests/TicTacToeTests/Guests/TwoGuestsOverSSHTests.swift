import Foundation
import TTTModel
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// Two guests of one host who play with each other, each in an own session of a real OpenSSH server.
@MainActor @Suite(.enabled(if: SSHServer.isPossible, "sshd cannot start programs as this user"))
struct TwoGuestsOverSSHTests {
  private let server: SSHServer
  private let ada: TerminalSession
  private let bob: TerminalSession
  private let terminals: TwoTerminals

  init() throws {
    server = try SSHServer(guests: ["ada", "bob"])
    (ada, bob) = (try server.connect(as: "ada"), try server.connect(as: "bob"))
    terminals = TwoTerminals(ada: ada, bob: bob)
    for session in [ada, bob] { session.wait(for: "the game") { $0.text.contains("New Game") } }
  }

  private func type(_ keys: String, in session: TerminalSession, shows text: String) {
    terminals.type(keys, in: session, shows: text)
  }

  @Test func `a story in ten steps: two guests find each other, play a game and exchange messages`() throws {
    // 1. Ada looks who is here, and chooses Bob.
    type("l", in: ada, shows: "PLAYERS")
    ada.wait(for: "Bob") { $0.text.contains("bob") && $0.text.contains("here") }
    type("\r", in: ada, shows: "Your first move invites bob")
    // 2. Her first move invites him. His tab bar says so.
    type("5", in: ada, shows: "bob is to move")
    bob.wait(for: "the badge") { $0.text.contains("1") }
    // 3. Bob accepts.
    type("l", in: bob, shows: "ada invites you")
    type("\r", in: bob, shows: "to move against ada")
    // 4. He moves, and Ada's board shows it.
    terminals.move("1", from: bob)
    // 5. He cannot move twice.
    type("2", in: bob, shows: "ada is to move")
    // 6. Ada writes to him.
    type("\u{1B}2c", in: ada, shows: "Message to bob")
    type("Watch this\u{13}", in: ada, shows: "to bob")
    // 7. He reads it and answers.
    type("\u{1B}2", in: bob, shows: "Watch this")
    type("\u{1B}[B", in: bob, shows: "Reply")
    type("r", in: bob, shows: "Reply to ada")
    type("I do\u{13}", in: bob, shows: "to ada")
    ada.wait(for: "the answer") { $0.text.contains("I do") }
    // 8. They play to the end.
    for session in [ada, bob] { type("\u{1B}1", in: session, shows: "New Game") }
    for (key, player) in [("7", ada), ("3", bob), ("8", ada)] { terminals.move(key, from: player) }
    bob.send("2")
    // 9. Both see the result.
    ada.wait(for: "the result") { $0.text.contains("bob wins") }
    bob.wait(for: "the result") { $0.text.contains("You win") }
    // 10. Both leave, and their stores agree.
    for session in [ada, bob] {
      session.send("q")
      expectEqual(session.ending(), .exited(0))
      session.expectTerminalAsFound()
    }
    let games = try ["ada", "bob"].map { try StoreReader(path: "\(server.players)/\($0).sqlite").games(limit: 1)[0] }
    expectEqual(games.map(\.result), [.defeat, .victory])
    expectEqual(games[0].moves.map(\.square), games[1].moves.map(\.square))
  }

  @Test func `a player whose session ends in the middle of a game continues it later`() throws {
    terminals.begin()
    ada.terminal.stop()
    type("1", in: bob, shows: "ada is to move")
    let again = try server.connect(as: "ada")
    again.wait(for: "the board") { $0.text.contains("to move against bob") }
  }
}
