import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Terminals that take bytes slowly, or not at all for some time.
@MainActor @Suite struct CursesOutputTests {
  // A screen with as many colours needs more bytes than the kernel buffers between a program and its terminal.
  private let large = Size(width: 150, height: 50)

  private func stopReadingBriefly(_ session: TerminalSession) {
    let isEnded = session.terminal.waitForEnding(until: PseudoTerminal.now + 0.3, isFrozen: true) != nil
    #expect(!isEnded, "the program ended while its terminal accepted no bytes")
  }

  private func expectScreen(_ step: Int, of session: TerminalSession) {
    var expectation = EmulatedExpectation(crowdedScreen(step, size: large), depth: .truecolor)
    let isShown = session.wait(for: "screen \(step)") {
      $0[0, 0].text == expectation.buffer.line(0).prefix(1) && expectation.isMet(by: $0)
    }
    if !isShown { Issue.record("\(expectation.differences(from: session.screen))") }
  }

  @Test func `a stopped terminal shows the newest frame when it accepts bytes again`() throws {
    let session = try TerminalSession("TerminalProbe", ["crowd", "truecolor"], size: large)
    var step = 0
    for _ in 0..<3 {
      expectScreen(step, of: session)
      session.send("nnnn")
      step += 4
      stopReadingBriefly(session)
    }
    expectScreen(step, of: session)
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test func `a deferred frame is shown even if ringing the bell has sent the bytes of the frame before`() throws {
    let session = try TerminalSession("TerminalProbe", ["crowd", "truecolor"], size: large)
    expectScreen(0, of: session)
    // The first frame does not get through, the second one waits for it, and each beep tries again for some time.
    session.send("nn" + String(repeating: "b", count: 30))
    stopReadingBriefly(session)
    expectScreen(2, of: session)
    session.wait(for: "thirty rings") { $0.bellCount == 30 }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test(arguments: ["linux", "xterm-mono", "xterm-256color"], [1, 61])
  func `a terminal that accepts a few bytes at a time shows every frame`(name: String, readLimit: Int) throws {
    let size = Size(width: 40, height: 12)
    let session = try TerminalSession("TerminalProbe", ["draw", "5"], environment: ["TERM": name], size: size)
    session.readLimit = readLimit
    var screens = RandomScreens(seed: 5, size: size)
    for frame in 0..<20 {
      let text = screens.buffer.text
      guard session.wait(for: "frame \(frame)", until: { $0.text == text }) else { return }
      session.send("n")
      _ = screens.advance()
    }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }
}
