import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// Tests of guests who connect to a real OpenSSH server, and of what they could try there.
@MainActor @Suite(.enabled(if: SSHServer.isPossible, "sshd cannot start programs as this user"))
struct GuestOverSSHTests {
  private let server: SSHServer

  init() throws { server = try SSHServer() }

  /// Connects, and waits until the game is on the screen.
  private func play(_ arguments: [String] = [], environment: [String: String?] = [:]) throws -> TerminalSession {
    let session = try server.connect(arguments, environment: environment)
    session.wait(for: "the game") { $0.text.contains("New Game") }
    return session
  }

  /// Makes a move, and waits until it is saved.
  private func move(_ key: String, _ count: Int, in session: TerminalSession) {
    session.send(key)
    session.wait(for: "\(count) moves") { _ in server.moves == count }
  }

  /// Quits, and checks that the terminal is restored and the store is closed.
  private func quit(_ session: TerminalSession) {
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test func `an invited guest plays over SSH, and the game is saved in the guest's own store`() throws {
    let session = try play()
    move("5", 1, in: session)
    quit(session)
    server.waitForClosedStore()
    #expect(!FileManager.default.fileExists(atPath: server.store.path), "the store of the host was opened")
    let again = try play()
    move("7", 2, in: again)
    quit(again)
  }

  // MARK: Attacks that are refused

  /// A request of a client for something else than the game, and the words of its refusal.
  private struct Attack {
    let name: String
    let client: String
    let arguments: [String]
    let refusal: String
  }

  // `ssh -W` opens the same kind of channel as `ssh -L`, but needs no further client that connects to it. Clients of sftp and scp do not
  // show what the game says.
  private static let attacks = [
    Attack(name: "a shell", client: "ssh", arguments: ["127.0.0.1", "sh"], refusal: "only plays"),
    Attack(name: "an option", client: "ssh", arguments: ["127.0.0.1", "--", "--store=x"], refusal: "only plays"),
    Attack(name: "no terminal", client: "ssh", arguments: ["127.0.0.1"], refusal: "needs a terminal"),
    Attack(name: "sftp", client: "sftp", arguments: ["127.0.0.1"], refusal: "Connection closed"),
    Attack(name: "scp", client: "scp", arguments: ["127.0.0.1:x", "/dev/null"], refusal: "Connection closed"),
    Attack(name: "-L", client: "ssh", arguments: ["-W", "127.0.0.1:22", "127.0.0.1"], refusal: "prohibited"),
    Attack(
      name: "-R", client: "ssh",
      arguments: ["-N", "-o", "ExitOnForwardFailure=yes", "-R", "0:127.0.0.1:22", "127.0.0.1"],
      refusal: "remote port forwarding failed"),
  ]

  @Test func `a shell, a command, a transfer of files and a forwarded port are refused with a reason`() throws {
    for attack in Self.attacks {
      let run = try server.run(attack.client, attack.arguments)
      #expect(run.status != 0 && run.output == "", "\(attack.name): \(run.output)")
      #expect((run.errors + run.output).contains(attack.refusal), "\(attack.name): \(run.errors)")
    }
    expectEqual(server.files, [])
  }

  @Test func `a shell in a terminal is refused too`() throws {
    let session = try server.connect(command: ["sh"])
    expectEqual(session.ending(), .exited(1))
    #expect(session.screen.text.contains("only plays Tic-Tac-Toe"))
    expectEqual(server.files, [])
  }

  @Test func `a TERM that names a file is refused with advice`() throws {
    for name in ["../../x", ".x"] {
      let session = try server.connect(environment: ["TERM": name])
      expectEqual(session.ending(), .exited(2))
      #expect(session.screen.text.contains("Try: TERM=xterm-256color"), "\(session.screen.text)")
    }
    expectEqual(server.files, [])
  }

  // MARK: Attacks that the game survives

  @Test func `a locale that names a file is ignored`() throws {
    for locale in ["../../../tmp/x", "/etc/passwd"] {
      let session = try server.connect(environment: ["LC_ALL": locale, "LANG": "de_DE.UTF-8"])
      session.wait(for: "the game in German") { $0.text.contains("Neues Spiel") }
      quit(session)
    }
  }

  @Test func `Ctrl-Z does nothing in the game of a guest`() throws {
    let session = try play()
    session.send("\u{1A}\u{1A}")
    move("5", 1, in: session)
    #expect(!session.hasWritten("\u{1B}[?1049l"), "the game left the screen for a moment")
    quit(session)
  }

  @Test func `a client that is killed ends its game, whose store is complete and unlocked`() throws {
    let session = try play()
    move("5", 1, in: session)
    session.terminal.stop()
    server.waitForClosedStore()
    expectEqual(server.moves, 1)
    let next = try play()
    move("7", 2, in: next)
    quit(next)
  }

  // TERMKIT_EVERYTHING=5 opens fifty sessions.
  @Test func `many sessions of one guest at once play on one store`() throws {
    let sessions = try (0..<Sample.count(10, of: 10)).map { _ in try server.connect() }
    for session in sessions { session.wait(for: "the game") { $0.text.contains("New Game") } }
    for (index, (key, icon)) in [("5", "⡱⢎"), ("1", "⢎⡱"), ("3", "⡱⢎")].enumerated() {
      // A session that does not show the last move yet refuses the next one.
      sessions[index].wait(for: "the turn") { $0.text.contains("\(icon) to move") }
      move(key, index + 1, in: sessions[index])
    }
    for session in sessions { quit(session) }
    server.waitForClosedStore()
    expectEqual(server.moves, 3)
  }

  #if os(Linux)
    /// Returns the environment with which the guest's game was started.
    private func environmentOfGame() throws -> [String] {
      for process in try FileManager.default.contentsOfDirectory(atPath: "/proc") where Int32(process) != nil {
        let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
        let arguments = words.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        guard arguments.count > 1, arguments[1] == "join", arguments.contains(server.store.path) else { continue }
        let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ") ?? Data()
        return environment.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      }
      return []
    }

    @Test func `a forwarded agent does not reach the game`() throws {
      let socket = server.store.folder.appendingPathComponent("agent").path
      let agent = try TerminalSession("/usr/bin/ssh-agent", ["-D", "-a", socket])
      agent.wait(for: "the agent") { $0.text.contains("SSH_AUTH_SOCK") }
      let session = try play(["-A"], environment: ["SSH_AUTH_SOCK": socket])
      let environment = try environmentOfGame()
      #expect(environment.contains { $0.hasPrefix("SSH_CONNECTION=") })
      #expect(!environment.contains { $0.hasPrefix("SSH_AUTH_SOCK=") })
      quit(session)
      agent.terminal.stop()
    }
  #endif
}
