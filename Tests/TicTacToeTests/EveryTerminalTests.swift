import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the built program with many values of TERM.
@MainActor @Suite struct EveryTerminalTests {
  private nonisolated static let names = [
    "xterm", "xterm-256color", "tmux", "tmux-256color", "screen", "screen-256color", "linux", "vt100", "vt220", "rxvt",
    "rxvt-unicode-256color", "xterm-kitty", "alacritty", "foot", "xterm-ghostty", "st-256color", "konsole-256color",
  ]

  @Test(arguments: names)
  func `the game can be played and quit with each value of TERM, whether terminfo has the name or not`(name: String)
    throws
  {
    let store = try TemporaryStore()
    let game = try GameSession(store: store, environment: ["TERM": name])
    game.waitForStart()
    let empty = game.screen.text
    game.terminal.send("5")
    game.terminal.wait(for: "the piece") { $0.text != empty }
    game.terminal.send(Keys.messages)
    game.waitForText("No messages yet")
    game.quit()
    try expectEqual(store.model().currentGame.moveCount, 1)
  }

  @Test(arguments: ["C", "POSIX", "de_DE.ISO-8859-1", ""])
  func `in a locale without Unicode the game sends only ASCII`(locale: String) throws {
    let game = try GameSession(store: try TemporaryStore(), environment: ["LC_ALL": locale, "LANGUAGE": "en"])
    game.waitForStart()
    game.terminal.send(Keys.messages)
    game.waitForText("No messages yet")
    game.quit()
    #expect(game.terminal.bytes.allSatisfy { $0 < 0x80 })
  }
}
