import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the built program on light and dark terminals.
@MainActor @Suite struct ThemeTests {
  private nonisolated static let white = 0x1_FF_FF_FF
  private nonisolated static let night = 0x1_12_12_12

  /// Returns the answers of a terminal that reports its colours.
  private static func answers(foreground: String, background: String) -> [String: String] {
    [
      "\u{1B}]10;?\u{1B}\\": "\u{1B}]10;rgb:\(foreground)\u{1B}\\",
      "\u{1B}]11;?\u{1B}\\": "\u{1B}]11;rgb:\(background)\u{1B}\\",
    ]
  }
  private static let dark = answers(foreground: "83/94/96", background: "00/2b/36")
  private static let light = answers(foreground: "00/00/00", background: "ff/ff/ff")

  private func game(
    _ arguments: [String] = [], answers: [String: String] = [:], environment: [String: String?] = [:]
  ) throws -> GameSession {
    var all: [String: String?] = ["COLORTERM": "truecolor"]
    for (name, value) in environment { all.updateValue(value, forKey: name) }
    let game = try GameSession(store: try TemporaryStore(), arguments: arguments, environment: all, answers: answers)
    game.waitForStart()
    return game
  }

  @Test func `a terminal that reports no colours gets white paper`() throws {
    let game = try game()
    expectEqual(game.screen[0, 5].background, Self.white)
    game.quit()
  }

  @Test func `a dark terminal gets the night theme from the start, without a flash of white`() throws {
    let game = try game(answers: Self.dark)
    expectEqual(game.screen[0, 5].background, Self.night)
    #expect(!game.terminal.hasWritten("48;2;255;255;255"))
    game.quit()
  }

  @Test func `a terminal that reports light colours gets white paper, although COLORFGBG says dark`() throws {
    let game = try game(answers: Self.light, environment: ["COLORFGBG": "15;0"])
    expectEqual(game.screen[0, 5].background, Self.white)
    game.quit()
  }

  @Test func `COLORFGBG decides the theme if the terminal reports no colours`() throws {
    let game = try game(environment: ["COLORFGBG": "15;0"])
    expectEqual(game.screen[0, 5].background, Self.night)
    game.quit()
  }

  @Test(arguments: [("paper", white), ("night", night)])
  func `a theme chosen with --theme stays, whatever the terminal reports`(name: String, paper: Int) throws {
    for answers in [Self.dark, Self.light] {
      let game = try game(["--theme", name], answers: answers)
      expectEqual(game.screen[0, 5].background, paper)
      game.terminal.send("\u{1B}[?997;1n5")
      game.waitForBoard(on: paper, [5: 0x1_FF_26_00])
      game.quit()
    }
  }

  @Test func `the terminal theme uses the terminal's own colours, and mixes its other greys from these colours`() throws
  {
    let game = try game(["--theme", "terminal"], answers: Self.dark)
    expectEqual(game.screen[0, 5].background, -1)
    let title = try #require(game.place(of: "Tic-Tac-Toe"))
    expectEqual(game.screen[title.x, title.y].foreground, -1)
    // The pale lines of the graph paper.
    let line = try #require(game.place(of: "┼"))
    let pale = ColorMap(
      paper: Color(red: 0, green: 43, blue: 54), ink: Color(red: 131, green: 148, blue: 150)
    ).color(for: Palette.graphLine)
    let shown = game.screen[line.x, line.y].foreground
    expectEqual(shown, 1 << 24 | Int(pale.red) << 16 | Int(pale.green) << 8 | Int(pale.blue))
    game.quit()
  }

  @Test func `a running game follows the terminal's reports of dark and light`() throws {
    let game = try game(answers: ["\u{1B}[?2031$p": "\u{1B}[?2031;2$y"])
    expectEqual(game.screen[0, 5].background, Self.white)
    game.terminal.send("\u{1B}[?997;1n")
    game.terminal.wait(for: "night") { $0[0, 5].background == Self.night }
    game.terminal.send("\u{1B}[?997;2n")
    game.terminal.wait(for: "day") { $0[0, 5].background == Self.white }
    game.quit()
  }

  @Test func `an unknown theme is refused with the names of the themes`() throws {
    let run = try CommandRun(["--theme", "noon"])
    expectEqual(run.status, 64)
    #expect(run.errors.contains("auto, paper, night, terminal") || run.errors.contains("'auto', 'paper', 'night'"))
  }
}
