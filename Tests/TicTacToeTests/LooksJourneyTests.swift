import TTTModel
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// Journeys through the whole built program in other languages, colour depths and characters.
@MainActor @Suite struct LooksJourneyTests {
  @Test(arguments: [("de_DE.UTF-8", "Spielen", "Nachrichten"), ("ja_JP.UTF-8", "プレイ", "メッセージ")])
  func `the environment decides the language`(locale: String, play: String, messages: String) throws {
    let store = try TemporaryStore()
    let game = try GameSession(
      store: store, environment: ["LC_ALL": "C.UTF-8", "LANGUAGE": String(locale.prefix(2)), "COLORTERM": "truecolor"])
    game.terminal.wait(for: play) { $0.text.contains(play) && $0.text.contains(messages) }
    game.quit()
  }

  @Test func `without hints, the graph paper of the tabs has a hairline in place of the row of keys`() throws {
    for (arguments, row) in [([], "Enter Place a piece"), (["--no-hints"], "▁▁▁▁▁")] {
      let store = try TemporaryStore()
      let game = try GameSession(store: store, arguments: arguments)
      game.waitForStart()
      game.terminal.wait(for: row) { $0.line(21).contains(row) }
      game.quit()
    }
  }

  @Test(arguments: ["truecolor", "256", "16", "8", "none"])
  func `every screen is drawn at every colour depth, with Unicode and with ASCII`(
    depth: String
  ) throws {
    for glyphs in ["unicode", "ascii"] {
      let store = try TemporaryStore()
      let game = try GameSession(
        store: store, size: Size(width: 40, height: 16),
        arguments: ["--color", depth, "--glyphs", glyphs, "--reduce-motion"])
      game.waitForStart()
      game.terminal.send("74859" + Keys.messages)
      game.waitForText("No messages yet")
      game.terminal.send("c")
      game.waitForText("Cancel")
      game.terminal.send("Hi" + Keys.post)
      game.waitForNo("Cancel")
      game.waitForText("Hi")
      game.terminal.send(Keys.profile)
      game.waitForText("STATISTICS")
      game.terminal.send("\t" + Typed.end + "\r")
      game.waitForText("Won")
      game.terminal.send("\r")
      game.waitForText("Play from here")
      game.quit()
    }
  }
}
