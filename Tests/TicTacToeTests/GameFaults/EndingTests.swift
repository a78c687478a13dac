import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// Ends the game from outside in every way, at every kind of moment: the terminal is restored, and nothing is lost.
@MainActor @Suite struct EndingTests {
  private nonisolated static let requests = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGALRM]
  private nonisolated static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGTRAP, SIGFPE]
  /// A terminal that offers every optional mode: kitty's keyboard protocol, brackets around frames, reports of light and dark.
  private static let offers = [
    "\u{1B}[?u": "\u{1B}[?0u", "\u{1B}[?2026$p": "\u{1B}[?2026;2$y", "\u{1B}[?2031$p": "\u{1B}[?2031;2$y",
  ]

  @Test(arguments: requests + (SanitizerOptions.putSignalsOff ? [] : crashes))
  func `fault 1, 2, 3, 4, 8: a fatal signal kills the game, but the terminal is restored and the moves are kept`(
    signal: Int32
  ) throws {
    let store = try TemporaryStore()
    let game = try GameSession(store: store, answers: Self.offers)
    game.waitForStart()
    game.terminal.send("57")
    game.waitForMoves(2, store)
    game.terminal.terminal.signal(signal)
    try game.expectEnd(.killed(signal), store, moves: 2)
  }

  @Test(arguments: [SIGTERM, SIGSEGV])
  func `fault 1, 8: a fatal signal during an animation restores the terminal and keeps the moves and the draft`(
    signal: Int32
  ) throws {
    let store = try TemporaryStore()
    let game = try GameSession(store: store, answers: Self.offers)
    game.waitForStart()
    game.terminal.send("5")
    game.waitForMoves(1, store)
    game.terminal.send(Keys.messages + "c")
    game.waitForText("Cancel")
    game.terminal.send("Half a")
    game.terminal.wait(for: "the draft") { _ in (try? store.model().draft?.text) == "Half a" }
    // The closing sheet begins to fade out.
    game.terminal.send(Keys.escape)
    game.terminal.terminal.signal(signal)
    try game.expectEnd(.killed(signal), store, moves: 1, draft: "Half a")
  }

  @Test(arguments: [false, true])
  func `fault 14: the game ends when its terminal disappears, and the store has all moves`(ignoresSignal: Bool) throws {
    let store = try TemporaryStore()
    let game = try GameSession(
      store: store, answers: Self.offers, shell: ignoresSignal ? "trap '' HUP; exec \"$@\"" : "exec \"$@\"")
    game.waitForStart()
    game.terminal.send("5")
    game.waitForMoves(1, store)
    game.terminal.terminal.hangUp()
    let ending = game.terminal.terminal.waitForEnding(until: PseudoTerminal.now + TerminalSession.timeout)
    // The program notices either the signal or the end of file first.
    #expect(ending == .exited(1) || !ignoresSignal && ending == .killed(SIGHUP))
    try store.expectWhole(moves: 1)
  }

  @Test
  func `fault 12: after a kill the next start offers the draft, and its end restores the original terminal settings`()
    throws
  {
    let store = try TemporaryStore()
    // A shell that does not repair the terminal after a program was killed.
    let game = try GameSession(
      store: store, answers: Self.offers, shell: "set -m; \"$@\"; \"$@\"; echo left; read line")
    game.waitForStart()
    game.terminal.send("5" + Keys.messages + "c")
    game.waitForText("Cancel")
    game.terminal.send("Half a")
    game.terminal.wait(for: "the draft") { _ in (try? store.model().draft?.text) == "Half a" }
    kill(try #require(game.terminal.terminal.foregroundJob), SIGKILL)
    game.waitForNo("Cancel")
    game.waitForStart()
    game.terminal.send(Keys.messages + "c")
    game.waitForText("Half a")
    game.terminal.send("\u{3}")
    game.waitForText("left")
    expectEqual(game.terminal.terminal.settings, game.terminal.settingsBefore)
    game.terminal.send("\n")
    try game.expectEnd(.exited(0), store, moves: 1, draft: "Half a")
  }

  @Test func `fault 5: a game that is suspended, resized and continued can be played and quit as usual`() throws {
    let store = try TemporaryStore()
    let game = try GameSession(
      store: store, answers: Self.offers, shell: "set -m; \"$@\"; echo stopped; read line; fg >/dev/null")
    game.waitForStart()
    game.terminal.send("5\u{1A}")
    game.waitForText("stopped")
    #expect(game.screen.isAsFound)
    expectEqual(game.terminal.terminal.settings, game.terminal.settingsBefore)
    for size in [Size(width: 1, height: 1), Size(width: 1000, height: 500), Size(width: 60, height: 20)] {
      game.terminal.resize(to: size)
    }
    game.terminal.send("\n")
    game.waitForStart()
    game.terminal.send("7")
    game.waitForMoves(2, store)
    game.terminal.send("q")
    try game.expectEnd(.exited(0), store, moves: 2)
  }

  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
  func `fault 29: with closed standard descriptors the game plays or says why not, and the store stays intact`(
    closed: String
  ) throws {
    let store = try TemporaryStore()
    let game = try GameSession(store: store, answers: Self.offers, shell: "exec \"$@\" \(closed)")
    if closed == "2>&-" {
      game.waitForStart()
      game.terminal.send("5")
      game.waitForMoves(1, store)
      game.terminal.send("q")
      try game.expectEnd(.exited(0), store, moves: 1)
    } else {
      try game.expectEnd(.exited(1), store, moves: 0)
      expectEqual(game.screen.text.contains("needs a terminal"), !closed.contains("2"))
    }
  }

  @Test(
    .disabled(if: SanitizerOptions.areSet, "a sanitizer needs files of its own"),
    arguments: Array(stride(from: 7, to: 40, by: 3)))
  func `fault 63: with a low limit of open files the game plays or says why not, and restores the terminal`(
    count: Int
  ) throws {
    let store = try TemporaryStore()
    let game = try GameSession(store: store, answers: Self.offers, shell: "ulimit -n \(count); exec \"$@\"")
    game.terminal.wait(for: "a start or an end") { $0.text.contains("New Game") || game.terminal.terminal.hasEnded }
    guard !game.terminal.terminal.hasEnded else {
      let ending = game.terminal.ending()
      // 127 is the status of the system if not even the program's libraries can be opened.
      #expect([.exited(1), .exited(127)].contains(ending), "\(String(describing: ending)): \(game.screen.text)")
      #expect(game.screen.text.count { $0 != "\n" } > 10, "the program printed no message")
      return game.terminal.expectTerminalAsFound()
    }
    game.terminal.send("5")
    game.waitForBoard(on: 0x1_FF_FF_FF, [5: 0x1_FF_26_00])
    game.terminal.terminal.signal(SIGTERM)
    expectEqual(game.terminal.ending(), .killed(SIGTERM))
    game.terminal.expectTerminalAsFound()
  }
}
