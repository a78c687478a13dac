import Foundation
import TTTModel
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// Faults of other programs, tried on the game: the second round of `Documentation/FieldTrials.md`.
@MainActor @Suite(.isolatedAppearance) struct SecondRoundTests {
  private let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  // The shell that runs the commands is the leader of a session with a terminal. GNU timeout puts its child into the background.
  @Test(arguments: ["post hi", "messages", "history", "stats", "export", "--help", "play --help"])
  func `Z1: a command in a background job prints and ends, and is not stopped`(command: String) throws {
    try store.fill { $0.post("one") }
    let game = try GameSession(
      store: store, shell: "timeout 60 \"$1\" \(command) --store \"$3\" >/dev/null; echo \"status $?\"; read -r line")
    game.waitForText("status 0")
  }

  @Test(arguments: ["", "-wal", "-shm"])
  func `Z5: an empty file in place of the store or its log is a new store`(suffix: String) throws {
    for name in ["", suffix] { try Data().write(to: URL(fileURLWithPath: store.path + name)) }
    let run = try CommandRun(["post", "hi", "--store", store.path])
    #expect(run.status == 0 && run.output == "Message 1 is posted.\n", "\(run.errors)")
    try expectEqual(CommandRun(["messages", "--store", store.path]).lines.count, 1)
  }

  @Test func `Z10: text that is pasted where nothing takes text is no command`() throws {
    let app = try TestedApp()
    let before = app.text
    app.app.paste("5qnpdf?\r3")
    app.advance(by: 1)
    expectEqual(app.text, before)
    #expect(app.model.currentGame.moves.isEmpty)
  }
}
