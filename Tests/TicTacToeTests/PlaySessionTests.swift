import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// Tests of whole games in the built program, in a real pseudo-terminal, seen through an emulator.
@MainActor @Suite struct PlaySessionTests {
  private static let white = 0x1_FF_FF_FF
  private static let black = 0x1_00_00_00
  private static let red = 0x1_FF_26_00
  private static let green = 0x1_05_F9_00
  // The pieces beside a line, at 30 percent.
  private static let (paleRed, paleGreen) = (0x1_4D_0B_00, 0x1_02_4B_00)
  @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 16)])
  func `a game played to its end with keys is saved and shown at the next start`(size: Size) throws {
    let store = try TemporaryStore()
    let game = try GameSession(store: store, size: size)
    game.waitForText("to move")
    game.waitForBoard(on: Self.white, [7: nil, 9: nil])
    // X takes the middle column from the centre, and O the left one. Arrow keys, Enter and Space are all used.
    for (keys, digit, color) in [
      ("\r", 5, Self.red), ("\u{1B}[D ", 4, Self.green), ("\u{1B}[C\u{1B}[A\r", 8, Self.red),
      ("\u{1B}[D\r", 7, Self.green),
    ] {
      game.terminal.send(keys)
      game.waitForBoard(on: Self.white, [digit: color])
    }
    game.terminal.send("\u{1B}[C\u{1B}[B\u{1B}[B\r")
    game.waitForBoard(on: Self.black, [7: Self.paleGreen, 9: nil])
    game.quit()

    let again = try GameSession(store: store, size: size)
    again.waitForBoard(on: Self.black, [4: Self.paleGreen, 9: nil])
    again.quit()
    try expectEqual(store.model().currentGame.result, .victory)
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 16)])
  func `a game can be played to its end with the mouse, and New Game begins the next game`(size: Size) throws {
    let store = try TemporaryStore()
    // The pieces appear at once: the test of keys waits for the animations.
    let game = try GameSession(store: store, size: size, arguments: ["--reduce-motion"])
    game.waitForStart()
    for (digit, color) in [(1, Self.red), (7, Self.green), (2, Self.red), (8, Self.green)] {
      game.click(.keypad(digit))
      game.waitForBoard(on: Self.white, [digit: color])
    }
    game.click(.keypad(3))
    game.waitForBoard(on: Self.black, [7: Self.paleGreen, 9: nil])
    try game.click(on: "New Game")
    // The focus and the ghost are on the middle square.
    game.waitForBoard(on: Self.white, Dictionary(uniqueKeysWithValues: [1, 2, 3, 4, 6, 7, 8, 9].map { ($0, nil) }))
    game.click(.keypad(5))
    game.waitForBoard(on: Self.white, [5: Self.red, 7: nil])
    game.quit()
    let model = try store.model()
    expectEqual(model.gameCount, 2)
    expectEqual(model.statistics.victories, 1)
  }

  @Test func `a draw inverts the board, as a win does`() throws {
    let store = try TemporaryStore()
    let game = try GameSession(store: store)
    game.waitForStart()
    game.terminal.send("395216874".map(String.init).joined())
    game.waitForBoard(on: Self.black, [5: Self.red])
    game.quit()
  }

  @Test func `a paused board takes no moves until the game is resumed`() throws {
    let store = try TemporaryStore()
    let game = try GameSession(store: store)
    game.waitForStart()
    try game.click(on: "Pause")
    game.waitForBoard(on: Self.white, [5: nil])
    game.terminal.send("7\r ")
    game.click(.keypad(3))
    game.terminal.send("p5")
    game.waitForBoard(on: Self.white, [5: Self.red, 7: nil, 3: nil])
    try expectEqual(store.model().currentGame.moveCount, 1)
    game.quit()
  }

  // Where colours blend, buttons and rows are tinted under the pointer, so each screen needs its motion.
  @Test func `with 16 colours, the game switches pointer motion reports on for Play and off for Messages`() throws {
    let game = try GameSession(store: try TemporaryStore(), arguments: ["--color", "16"])
    game.waitForStart()
    game.terminal.wait(for: "mode 1003") { _ in game.terminal.hasWritten("\u{1B}[?1003h") }
    game.terminal.send(Keys.messages)
    game.waitForText("No messages yet")
    game.terminal.wait(for: "the end of mode 1003") { _ in game.terminal.hasWritten("\u{1B}[?1003l\u{1B}[?1000h") }
    game.quit()
  }

  @Test func `a taken square and a finished game take no moves`() throws {
    let store = try TemporaryStore()
    let game = try GameSession(store: store)
    game.waitForStart()
    game.terminal.send("55")
    game.waitForBoard(on: Self.white, [5: Self.red])
    game.terminal.send("78491")
    game.waitForBoard(on: Self.black, [8: Self.paleRed, 3: nil])
    game.terminal.send("236 ")
    game.click(.keypad(3))
    game.quit()
    try expectEqual(store.model().currentGame.moves.map(\.square), [5, 7, 8, 4, 9, 1].map(Square.keypad))
  }

  @Test func `the question mark key opens and closes the list of keys, and a digit does not close the list`() throws {
    let store = try TemporaryStore()
    let game = try GameSession(store: store)
    game.waitForStart()
    game.terminal.send("?")
    game.waitForText("Esc or ? closes")
    game.terminal.send("5?")
    game.terminal.wait(for: "the list of keys to close") {
      $0.text.contains("New Game") && !$0.text.contains("Esc or ? closes")
    }
    game.quit()
  }

  @Test func `a game in a window that shrank too far shows its minimum size, and continues once the window grows`()
    throws
  {
    let store = try TemporaryStore()
    let game = try GameSession(store: store)
    game.waitForStart()
    for size in [Size(width: 30, height: 10), Size(width: 1, height: 1), Size(width: 39, height: 16)] {
      game.terminal.resize(to: size)
    }
    game.waitForText("40×16")
    game.terminal.resize(to: Size(width: 80, height: 24))
    game.waitForStart()
    game.terminal.send("5")
    game.waitForBoard(on: Self.white, [5: Self.red])
    game.quit()
  }

  @Test func `a move that was on the screen survives a kill of the game`() throws {
    let store = try TemporaryStore()
    for count in 1...3 {
      let game = try GameSession(store: store)
      game.waitForStart()
      let (digit, color) = [(5, Self.red), (7, Self.green), (3, Self.red)][count - 1]
      game.terminal.send("\(digit)")
      game.waitForBoard(on: Self.white, [digit: color])
      game.terminal.terminal.signal(SIGKILL)
      expectEqual(game.terminal.ending(), .killed(SIGKILL))
    }
    try expectEqual(store.model().currentGame.moves.map(\.square), [5, 7, 3].map(Square.keypad))
  }

  @Test func `two instances on one store show each other's moves live`() throws {
    let store = try TemporaryStore()
    let first = try GameSession(store: store)
    let second = try GameSession(store: store)
    first.waitForStart()
    second.waitForStart()
    // Each instance shows the moves of the other, and whose turn it is.
    first.terminal.send("5")
    second.waitForBoard(on: Self.white, [5: Self.red])
    second.terminal.send("7")
    first.waitForBoard(on: Self.white, [5: Self.red, 7: Self.green])
    first.quit()
    second.quit()
    try expectEqual(store.model().currentGame.moves.map(\.square), [5, 7].map(Square.keypad))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT]) func `SIGTERM, SIGHUP or SIGINT ends the game, and the move stays saved`(
    signal: Int32
  ) throws {
    let store = try TemporaryStore()
    let game = try GameSession(store: store)
    game.waitForStart()
    game.terminal.send("5")
    game.waitForBoard(on: Self.white, [5: Self.red])
    game.terminal.terminal.signal(signal)
    expectEqual(game.terminal.ending(), .killed(signal))
    if signal != SIGHUP { game.terminal.expectTerminalAsFound() }
    try expectEqual(store.model().currentGame.moveCount, 1)
  }
}
