import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// Tests with terminals of any size, at any moment.
@MainActor @Suite struct SizeTests {
  @Test(arguments: 0..<4)
  func `fault 18, 20, 21, 22: the game survives random sizes at random moments, also in animations and over sheets`(
    seed: UInt64
  ) throws {
    let store = try TemporaryStore()
    let game = try GameSession(store: store)
    game.waitForStart()
    var random = SplitMix(state: seed)
    // Enter and digits place pieces, `n` begins a new game, Tab and the arrow keys move the focus, `c` and Escape open and close the
    // sheet.
    let keys =
      ["5", "7", "\r", "n", "p", "\t", Typed.down, Typed.right, "c", "x", Keys.escape]
      + [Keys.play, Keys.messages, Keys.profile, "?"]
    for _ in 0..<120 {
      if Int.random(in: 0..<3, using: &random) == 0 {
        let sizes = [0...2, 0...45, 20...130, 900...1000]
        let range = sizes[Int.random(in: 0..<sizes.count, using: &random)]
        game.terminal.terminal.resize(
          to: Size(
            width: Int.random(in: range, using: &random), height: Int.random(in: range, using: &random) / 2))
      }
      game.terminal.send(keys[Int.random(in: 0..<keys.count, using: &random)])
    }
    game.terminal.resize(to: Size(width: 80, height: 24))
    game.terminal.send("\u{C}")
    game.terminal.wait(for: "a whole screen") { $0.text.contains("Messages") && $0.text.contains("Profile") }
    game.terminal.terminal.signal(SIGTERM)
    expectEqual(game.terminal.ending(), .killed(SIGTERM))
    game.terminal.expectTerminalAsFound()
    let run = try CommandRun(
      [TerminalSession.product("StoreTestTool"), store.path], shell: "exec \"$1\" check \"$2\"")
    expectEqual(run.lines.first, "ok")
  }

  @Test func `fault 22: the game can be played on 1000 by 500 cells, in bounded memory`() throws {
    let store = try TemporaryStore()
    let game = try GameSession(store: store, size: Size(width: 1000, height: 500))
    game.waitForStart()
    game.terminal.send("5")
    game.waitForMoves(1, store)
    #if os(Linux)
      let status = try String(contentsOfFile: "/proc/\(game.terminal.terminal.process)/status", encoding: .utf8)
      let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }?.split(separator: " ").dropFirst().first
      #expect(
        try #require(peak.flatMap { Int($0) }) < (SanitizerOptions.areSet ? 4_000_000 : 400_000),
        "the peak memory in kilobytes")
    #endif
    game.terminal.send("q")
    try game.expectEnd(.exited(0), store, moves: 1)
  }

  @Test(arguments: [Size(width: 1, height: 1), Size(width: 2, height: 2), Size(width: 39, height: 16)])
  func `fault 21: a game started in too small a window still draws text, and can be played once the window grows`(
    size: Size
  ) throws {
    let store = try TemporaryStore()
    let game = try GameSession(store: store, size: size)
    game.terminal.wait { $0.isAlternateScreen && $0.text.contains { $0 != "\n" } }
    game.terminal.resize(to: Size(width: 80, height: 24))
    game.waitForStart()
    game.terminal.send("5")
    game.waitForMoves(1, store)
    game.terminal.send("q")
    try game.expectEnd(.exited(0), store, moves: 1)
  }

  @Test
  func `fault 16: while the terminal accepts no bytes the game runs in bounded memory, and shows its state afterwards`()
    throws
  {
    let store = try TemporaryStore()
    let game = try GameSession(store: store, size: Size(width: 200, height: 60))
    game.waitForStart()
    // Pieces grow and shrink, and the tabs change, so that all frames differ.
    let keys = "57n" + Keys.messages + Keys.profile + Keys.play
    for _ in 0..<150 {
      game.terminal.send(keys)
      _ = game.terminal.terminal.waitForEnding(until: PseudoTerminal.now + 0.01, isFrozen: true)
    }
    #if os(Linux)
      let status = try String(contentsOfFile: "/proc/\(game.terminal.terminal.process)/status", encoding: .utf8)
      let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }?.split(separator: " ").dropFirst().first
      #expect(try #require(peak.flatMap { Int($0) }) < 200_000, "the peak memory in kilobytes")
    #endif
    game.terminal.send(Keys.profile)
    game.waitForText("Show History")
    game.terminal.send("q")
    expectEqual(game.terminal.ending(), .exited(0))
    game.terminal.expectTerminalAsFound()
  }
}

/// A generator with the same numbers in each run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 27)
  }
}
