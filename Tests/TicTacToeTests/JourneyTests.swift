import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// Journeys through the whole built program, in a real pseudo-terminal, seen through an emulator.
@MainActor @Suite struct JourneyTests {
  private static let white = 0x1_FF_FF_FF
  private static let pieceX = 0x1_FF_26_00
  private static let pieceO = 0x1_05_F9_00
  // A piece beside a line, at 30 percent.
  private static let paleX = 0x1_4D_0B_00

  /// Waits until the first letter of a text has the hue of a piece. Its brightness depends on the background.
  private func waitForTint(
    _ icon: Icon, of text: String, _ game: GameSession, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    game.terminal.wait(for: "\(text) in the tint of \(icon.letter)", sourceLocation: sourceLocation) { screen in
      game.place(of: text).map { Self.isTint(of: icon, screen[$0.x, $0.y].foreground) } == true
    }
  }

  /// Waits until the selected tab is filled with the hue of a piece.
  private func waitForTab(_ icon: Icon, _ game: GameSession, sourceLocation: SourceLocation = #_sourceLocation) {
    game.terminal.wait(for: "the tab in the tint of \(icon.letter)", sourceLocation: sourceLocation) { screen in
      let y = screen.size.height - 1
      return (0..<screen.size.width).contains { Self.isTint(of: icon, screen[$0, y].background) }
    }
  }

  private static func isTint(of icon: Icon, _ color: Int) -> Bool {
    let (red, green, blue) = (color >> 16 & 255, color >> 8 & 255, color & 255)
    return icon == .x ? red > 2 * max(green, blue) : green > 2 * max(red, blue)
  }

  // In wide windows, the stars are also in the list.
  private func waitForStars(
    _ count: Int, _ game: GameSession, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    game.terminal.wait(for: "\(count) stars", sourceLocation: sourceLocation) { screen in
      [count, 2 * count].contains(screen.text.filter { $0 == "★" }.count)
    }
  }

  /// Turns the wheel until a text is on the screen.
  private func scroll(to text: String, _ game: GameSession) {
    while game.place(of: text) == nil {
      let before = game.screen.text
      game.terminal.terminal.send(game.screen.mouseBytes(button: 5, isPressed: true, at: Point(x: 5, y: 8)))
      guard game.terminal.wait(for: "the list to scroll", until: { $0.text != before }) else { return }
    }
  }

  // MARK: The whole game

  /// A step of a story: what the user does with the keyboard or with the mouse, and what the screen shows then.
  private struct Step {
    let name: String
    let keys: (GameSession) throws -> Void
    let mouse: (GameSession) throws -> Void
    let result: (GameSession) throws -> Void
  }

  /// Returns a step that posts a message. A key or a button opens the sheet, which shows a text.
  private func writing(_ name: String, _ text: String, key: String, button: String, shows opened: String) -> Step {
    Step(name: name) { game in
      game.terminal.send(key)
      game.waitForText(opened)
      game.terminal.send(text + Keys.post)
    } mouse: { game in
      try game.click(on: button)
      game.waitForText(opened)
      game.terminal.send(text)
      waitForTint(.x, of: "Post", game)
      try game.click(on: "Post")
    } result: { game in
      game.waitForNo("Cancel")
      game.waitForText(text)
    }
  }

  private var story: [Step] {
    [
      Step(name: "1. They begin a game, start over, and take that back") { game in
        game.terminal.send("74n")
        game.waitForBoard(on: Self.white, [7: nil, 4: nil])
        game.terminal.send("u")
      } mouse: { game in
        game.click(.keypad(7))
        game.waitForBoard(on: Self.white, [7: Self.pieceX])
        game.click(.keypad(4))
        game.waitForBoard(on: Self.white, [4: Self.pieceO])
        try game.click(on: "New Game")
        game.waitForBoard(on: Self.white, [7: nil, 4: nil])
        try game.click(on: "Undo", beside: "Pause")
      } result: { game in
        game.waitForBoard(on: Self.white, [7: Self.pieceX, 4: Self.pieceO])
      },
      Step(name: "2. X wins with the upper row") { game in
        game.terminal.send("859")
      } mouse: { game in
        for (digit, color) in [(8, Self.pieceX), (5, Self.pieceO)] {
          game.click(.keypad(digit))
          game.waitForBoard(on: Self.white, [digit: color])
        }
        game.click(.keypad(9))
      } result: { game in
        game.waitForBoard(on: 0x1_00_00_00, [:])
        game.waitForText("X wins")
      },
      Step(name: "3. They look for messages") { game in
        game.terminal.send(Keys.messages)
      } mouse: { game in
        try game.click(on: "Messages")
      } result: { game in
        game.waitForText("No messages yet")
      },
      writing("4. They write the first message", "Well played", key: "c", button: "c Compose", shows: "Cancel"),
      Step(name: "5. They like it") { game in
        game.waitForText("f Favourite")
        game.terminal.send("f")
      } mouse: { game in
        waitForTint(.x, of: "☆", game)
        try game.click(on: "☆")
      } result: { game in
        game.waitForText("★")
      },
      writing("6. The other player answers", "Thanks", key: "r", button: "Reply", shows: "▎ Well played"),
      Step(name: "7. They become O, and everything turns green") { game in
        game.terminal.send(Keys.profile)
        game.waitForText("o Play as O")
        game.terminal.send(Typed.right)
      } mouse: { game in
        try game.click(on: "Profile")
        game.waitForText("o Play as O")
        game.click(at: Point(x: game.screen.size.width / 2 + 6, y: 6))
      } result: { game in
        waitForTab(.o, game)
      },
      Step(name: "8. They look at the game again") { game in
        game.terminal.send("\t" + Typed.end + "\r")
        game.waitForText("Won")
        waitForTint(.o, of: "Won", game)
        game.terminal.send("\r")
      } mouse: { game in
        scroll(to: "Show History", game)
        try game.click(on: "Show History")
        game.terminal.wait(for: "the history to be in its place") { _ in game.place(of: "History")?.y == 1 }
        game.waitForText("Won")
        try game.click(on: "Won")
      } result: { game in
        game.waitForText("Rate")
      },
      Step(name: "9. They give it four stars") { game in
        game.terminal.send("4")
      } mouse: { game in
        game.waitForText("‹ History")
        game.terminal.wait(for: "the stars to be in the bar") { _ in game.place(of: "Rate")?.y == 1 }
        let rate = try #require(game.place(of: "Rate"))
        // The fourth star. Each star has three columns, after the end of the background.
        game.click(at: Point(x: rate.x + 16, y: rate.y))
      } result: { game in
        waitForStars(4, game)
      },
      Step(name: "10. They leave") { game in
        game.terminal.send("q")
      } mouse: { game in
        game.waitForText("‹ History")
        try game.click(on: "‹ History")
        game.waitForText("Done")
        try game.click(on: "? Keys")
        game.waitForText("Esc or ? closes")
        scroll(to: "Quit", game)
        try game.click(on: "Quit")
      } result: { game in
        game.expectEnd()
      },
    ]
  }

  @Test(arguments: [(width: 80, height: 24), (width: 40, height: 16), (width: 120, height: 40)])
  func `a story of ten steps with the keyboard, and the next start shows every change`(width: Int, height: Int) throws {
    try tell(\.keys, Size(width: width, height: height))
  }

  @Test(arguments: [(width: 80, height: 24), (width: 40, height: 16)])
  func `a story of ten steps with the mouse, and the next start shows every change`(width: Int, height: Int) throws {
    try tell(\.mouse, Size(width: width, height: height))
  }

  private func tell(_ action: (Step) -> (GameSession) throws -> Void, _ size: Size) throws {
    let store = try TemporaryStore()
    let game = try GameSession(store: store, size: size)
    game.waitForStart()
    for step in story {
      do {
        try action(step)(game)
        try step.result(game)
      } catch {
        Issue.record("\(step.name): \(error)\n\(game.screen.text)")
        return
      }
    }
    try expectSavedResults(store, size)
  }

  private func expectSavedResults(_ store: TemporaryStore, _ size: Size) throws {
    let model = try store.model()
    expectEqual(model.icon, .o)
    expectEqual(model.messages(in: 0..<2).map(\.text), ["Thanks", "Well played"])
    expectEqual(model.messages(in: 0..<2).map(\.isFavorite), [false, true])
    expectEqual(model.message(at: 0)?.replyTo, model.message(at: 1)?.id)
    expectEqual(model.game(at: 0)?.rating, 3)
    expectEqual(model.statistics.victories, 1)
    model.close()

    let again = try GameSession(store: store, size: size)
    // The line covers the middle of its pieces.
    again.waitForBoard(on: 0x1_00_00_00, [4: Self.paleX])
    again.waitForText("O wins")
    again.terminal.send(Keys.messages)
    again.waitForText("▎ Well played")
    again.waitForText("★")
    again.waitForText("Thanks")
    again.terminal.send(Keys.profile)
    waitForTab(.o, again)
    again.terminal.send("\t" + Typed.end + "\r")
    again.waitForText("Won")
    again.terminal.send("\r")
    waitForStars(4, again)
    again.quit()
  }

  // MARK: Kills, instances and environments

  @Test func `a draft survives kills of the game while the message is typed`() throws {
    let store = try TemporaryStore()
    for text in ["Half a ", "message, ", "whole now"] {
      let game = try GameSession(store: store)
      game.waitForStart()
      game.terminal.send(Keys.messages + "c")
      game.waitForText("Cancel")
      game.terminal.send(text)
      game.waitForText(text.filter { $0 != "," }.split(separator: " ")[0].description)
      game.terminal.wait(for: "the draft") { _ in
        (try? store.model().draft?.text.hasSuffix(text)) == true
      }
      game.terminal.terminal.signal(SIGKILL)
      expectEqual(game.terminal.ending(), .killed(SIGKILL))
    }
    let game = try GameSession(store: store)
    game.waitForStart()
    game.terminal.send(Keys.messages + "c")
    game.waitForText("Half a message, whole now")
    game.terminal.send(Keys.post)
    game.waitForNo("Cancel")
    game.quit()
    try expectEqual(store.model().message(at: 0)?.text, "Half a message, whole now")
  }

  @Test func `two instances on one store show each other's messages, stars and pieces live`() throws {
    let store = try TemporaryStore()
    let games = try [GameSession(store: store), GameSession(store: store)]
    for game in games {
      game.waitForStart()
      game.terminal.send(Keys.messages)
      game.waitForText("No messages yet")
    }
    for (index, text) in ["From the first", "From the second"].enumerated() {
      games[index].terminal.send("c")
      games[index].waitForText("Cancel")
      games[index].terminal.send(text + Keys.post)
      for game in games {
        game.waitForText(text)
        game.waitForNo("Cancel")
      }
    }
    games[0].terminal.send(Typed.down + Typed.down + "f")
    games[1].waitForText("★")
    games[0].terminal.send(Keys.profile + Typed.right)
    waitForTint(.o, of: "✎", games[1])
    for game in games { game.quit() }
  }
}
