import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// Tests of typing into the game under bad conditions.
@MainActor @Suite struct TypedFaultTests {
  private func write(_ text: String, environment: [String: String?]) throws -> (GameSession, TemporaryStore) {
    let store = try TemporaryStore()
    let game = try GameSession(store: store, environment: environment)
    game.waitForStart()
    game.terminal.send(Keys.messages + "c")
    game.waitForText("Cancel")
    game.terminal.send(text)
    return (game, store)
  }

  @Test func `fault 32: in the C locale the game sends only ASCII, and stores typed Unicode text unchanged`() throws {
    let (game, store) = try write("é日👍" + Keys.post, environment: ["LC_ALL": "C", "COLORTERM": "truecolor"])
    game.waitForNo("Cancel")
    game.quit()
    #expect(game.terminal.bytes.allSatisfy { $0 < 0x80 })
    try expectEqual(store.model().message(at: 0)?.text, "é日👍")
  }

  @Test
  func `fault 41: lines pasted without bracketed paste are typed, and none of their letters act as commands`()
    throws
  {
    let lines = "first\rq\rn\r?\r\u{1B}[A\u{1B}[Bf\r"
    let (game, store) = try write(lines, environment: ["COLORTERM": "truecolor"])
    game.terminal.wait(for: "the draft") { _ in
      (try? store.model().draft?.text) == "first\nq\nn\n?\nf\n"
    }
    game.terminal.terminal.signal(SIGTERM)
    try game.expectEnd(.killed(SIGTERM), store, moves: 0, draft: "first\nq\nn\n?\nf\n")
  }
}
