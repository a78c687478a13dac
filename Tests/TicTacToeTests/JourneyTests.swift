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
      guard let place = game.place(of: text) else { return false }
      let color = screen[place.x, place.y].foreground
      let (red, green, blue) = (color >> 16 & 255, color >> 8 & 255, color & 255)
      return icon == .x ? red > 2 * max(green, blue) : green > 2 * max(red, blue)
    }
  }

  private func waitForStars(
    _ count: Int, _ game: GameSession, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    game.terminal.wait(for: "\(count) stars", sourceLocation: sourceLocation) { screen in
      screen.text.filter { $0 == "★" }.count == count
    }
  }

  // MARK: The whole game

  @Test func `the whole game can be used with the keyboard, and the next start shows every change`() throws {
    let size = Size(width: 80, height: 24)
    let store = try TemporaryStore()
    let game = try GameSession(store: store, size: size)
    game.waitForStart()
    game.terminal.send("74859")
    game.waitForBoard(on: 0x1_00_00_00, [7: Self.pieceX])
    game.terminal.send(Keys.messages)
    game.waitForText("No messages yet")
    game.terminal.send("c")
    game.waitForText("Cancel")
    game.terminal.send("Well played")
    game.waitForText("Well played")
    game.terminal.send(Keys.post)
    game.waitForNo("Cancel")
    game.terminal.send(Typed.down + Typed.down)
    game.waitForText("Reply")
    game.terminal.send("f")
    game.waitForText("★")
    game.terminal.send("r")
    game.waitForText("↩ Well played")
    game.terminal.send("Thanks" + Keys.post)
    game.waitForNo("Cancel")
    game.waitForText("Thanks")
    game.terminal.send(Keys.profile)
    waitForTint(.x, of: size.width < 80 ? "Enter" : "✓", game)
    game.terminal.send(Typed.right)
    waitForTint(.o, of: size.width < 80 ? "Enter" : "✓", game)
    game.terminal.send("\t" + Typed.end + "\r")
    game.waitForText("Won")
    waitForTint(.o, of: "Won", game)
    game.terminal.send("\r")
    game.waitForText("‹ History")
    game.terminal.send("4")
    waitForStars(4, game)
    game.quit()
    try expectSavedResults(store, size)
  }

  @Test func `the whole game can be used with the mouse, and the next start shows every change`() throws {
    let size = Size(width: 40, height: 16)
    let store = try TemporaryStore()
    let game = try GameSession(store: store, size: size)
    game.waitForStart()
    for (digit, color) in [(7, Self.pieceX), (4, Self.pieceO), (8, Self.pieceX), (5, Self.pieceO)] {
      game.click(.keypad(digit))
      game.waitForBoard(on: Self.white, [digit: color])
    }
    game.click(.keypad(9))
    game.waitForBoard(on: 0x1_00_00_00, [7: Self.pieceX])
    try game.click(on: "Messages")
    game.waitForText("No messages yet")
    try game.click(on: "✎")
    game.waitForText("Cancel")
    game.terminal.send("Well played")
    waitForTint(.x, of: "Post", game)
    try game.click(on: "Post")
    game.waitForNo("Cancel")
    try game.click(on: "Well played")
    game.waitForText("Reply")
    waitForTint(.x, of: "☆", game)
    try game.click(on: "☆")
    game.waitForText("★")
    try game.click(on: "Reply")
    game.waitForText("Cancel")
    game.terminal.send("Thanks")
    waitForTint(.x, of: "Post", game)
    try game.click(on: "Post")
    game.waitForNo("Cancel")
    game.waitForText("Thanks")
    try game.click(on: "Profile")
    waitForTint(.x, of: size.width < 80 ? "Enter" : "✓", game)
    game.click(at: Point(x: size.width / 2 + 6, y: 6))
    waitForTint(.o, of: size.width < 80 ? "Enter" : "✓", game)
    while game.place(of: "Show History") == nil {
      let before = game.screen.text
      game.terminal.terminal.send(game.screen.mouseBytes(button: 5, isPressed: true, at: Point(x: 5, y: 8)))
      game.terminal.wait(for: "the table to scroll") { $0.text != before }
    }
    try game.click(on: "Show History")
    game.terminal.wait(for: "the history to be in its place") { _ in game.place(of: "History")?.y == 1 }
    game.waitForText("Won")
    try game.click(on: "Won")
    game.waitForText("‹ History")
    game.terminal.wait(for: "the stars to be in the bar") { _ in game.place(of: "Rate")?.y == 1 }
    let rate = try #require(game.place(of: "Rate"))
    // The fourth star. Each star has three columns, after the end of the background.
    game.click(at: Point(x: rate.x + 16, y: rate.y))
    waitForStars(4, game)
    try game.click(on: "‹ History")
    game.waitForText("Done")
    try game.click(on: "Done")
    game.waitForText("Show History")
    game.quit()
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
    waitForTint(.o, of: size.width < 80 ? "Enter" : "✓", again)
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
