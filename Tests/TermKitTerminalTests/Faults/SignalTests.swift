import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Signals that silently end most programs, or that arrive at unexpected moments.
@Suite struct SignalTests {
  private func echo() throws -> TerminalSession {
    let session = try TerminalSession("TerminalProbe", ["echo"])
    session.wait { $0.line(0) == "ready" }
    return session
  }

  private func expectGoodEnd(_ session: TerminalSession) {
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test(
    .disabled(if: SanitizerOptions.putSignalsOff, "the thread sanitizer delays or drops signals"),
    arguments: [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS])
  func `fault 2: a program killed by a less common signal restores the terminal too`(signal: Int32) throws {
    let session = try echo()
    session.terminal.signal(signal)
    expectEqual(session.ending(), .killed(signal))
    session.expectTerminalAsFound()
  }

  @Test func `fault 7: writing to a pipe without a reader fails and does not end the program`() throws {
    let session = try echo()
    session.send("p")
    session.wait { $0.line(0) == "wrote -1" }
    session.terminal.signal(SIGPIPE)
    session.terminal.signal(SIGXFSZ)
    session.send("n")
    session.wait { $0.line(1) == "2" }
    expectGoodEnd(session)
  }

  @Test func `fault 17: no key is lost among hundreds of signals`() throws {
    let session = try echo()
    for _ in 0..<400 {
      session.send("n")
      session.terminal.signal(SIGWINCH)
      session.terminal.signal(SIGPIPE)
    }
    session.wait { $0.line(1) == "400" }
    expectGoodEnd(session)
  }

  @Test func `fault 19: a new size whose signal was lost is noticed with the next key`() throws {
    let session = try echo()
    session.send("w")
    session.wait { $0.line(1) == "1" }
    session.resize(to: Size(width: 61, height: 17))
    session.send("n")
    session.wait { $0.line(2) == "61x17" }
    expectGoodEnd(session)
  }

  @Test func `fault 18: after a storm of sizes, from zero to the largest, the last size is shown`() throws {
    let session = try echo()
    var random = SeededGenerator(seed: 18)
    for round in 0..<60 {
      let isSmall = Bool.random(using: &random)
      let width = Int.random(in: 0...(isSmall ? 3 : 1000), using: &random)
      let height = Int.random(in: 0...(isSmall ? 3 : 500), using: &random)
      session.terminal.resize(to: Size(width: width, height: height))
      if round.isMultiple(of: 3) { session.send("n") }
    }
    session.resize(to: Size(width: 80, height: 24))
    session.wait { $0.line(2) == "80x24" }
    // Input typed before the last size arrived may be drawn before it, so the test types until a key is shown.
    let deadline = PseudoTerminal.now + TerminalSession.timeout
    while !session.screen.line(0).contains("é"), PseudoTerminal.now < deadline {
      session.send("é")
      session.receive(for: 0.1)
    }
    session.wait { $0.line(0).contains("é") && $0.line(2) == "80x24" }
    expectGoodEnd(session)
  }
}
