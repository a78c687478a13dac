import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Random screens on a real terminal, compared with the screen in memory.
@MainActor @Suite struct CursesTerminalRandomTests {
  private static let names: [ColorDepth: String] = [
    .none: "none", .eight: "8", .sixteen: "16", .palette256: "256", .truecolor: "truecolor",
  ]

  @Test(arguments: ColorDepth.allCases, [UInt64(1), 77].prefix(Sample.count(of: 2)))
  func `random screens look the same in the emulator as in memory`(depth: ColorDepth, seed: UInt64) throws {
    let size = Size(width: seed == 1 ? 80 : 37, height: seed == 1 ? 24 : 11)
    let name = try #require(Self.names[depth])
    let session = try TerminalSession("TerminalProbe", ["draw", "\(seed)", name], size: size)
    var screens = RandomScreens(seed: seed, size: size)
    for frame in 0..<Sample.count(30, of: 100) {
      if frame > 0 {
        session.send("n")
        _ = screens.advance()
      }
      var expectation = EmulatedExpectation(screens.buffer, depth: depth)
      let isShown = session.wait(for: "frame \(frame)") {
        $0.cursor == screens.cursor && $0.isAlternateScreen && expectation.isMet(by: $0)
      }
      guard isShown else {
        Issue.record("\(expectation.differences(from: session.screen)); cursor \(String(describing: screens.cursor))")
        return
      }
    }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test(arguments: ["256", "truecolor", "none"])
  func `a terminal that is known to have styles of underlines shows them, also next to other styles`(depth: String)
    throws
  {
    let size = Size(width: 60, height: 14)
    let session = try TerminalSession(
      "TerminalProbe", ["draw", "8", depth], environment: ["TERM_PROGRAM": "WezTerm"], size: size)
    var screens = RandomScreens(seed: 8, size: size)
    for frame in 0..<40 {
      if frame > 0 {
        session.send("n")
        _ = screens.advance()
      }
      let depths: [String: ColorDepth] = ["256": .palette256, "none": .none]
      var expectation = EmulatedExpectation(screens.buffer, depth: depths[depth] ?? .truecolor)
      // Without colours there are no pairs, and so no styles.
      expectation.hasUnderlineStyles = depth != "none"
      let isShown = session.wait(for: "frame \(frame)") { $0.cursor == screens.cursor && expectation.isMet(by: $0) }
      guard isShown else {
        Issue.record("\(expectation.differences(from: session.screen))")
        return
      }
    }
    expectEqual(session.hasWritten("\u{1B}[4:3m"), depth != "none")
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test(arguments: [UInt64(3), 31, 314].prefix(Sample.count(of: 3)), ["truecolor", "8"])
  func `random screens with moved rows look the same in the emulator as in memory`(seed: UInt64, depth: String) throws {
    let size = Size(width: 60, height: 14)
    let session = try TerminalSession("TerminalProbe", ["move", "\(seed)", depth], size: size)
    var screens = RandomScreens(seed: seed, size: size)
    for frame in 0..<80 {
      if frame > 0 {
        session.send("n")
        _ = screens.advance { _, _ in true }
      }
      var expectation = EmulatedExpectation(screens.buffer, depth: depth == "8" ? .eight : .truecolor)
      let isShown = session.wait(for: "frame \(frame)") { $0.cursor == screens.cursor && expectation.isMet(by: $0) }
      guard isShown else {
        Issue.record("\(expectation.differences(from: session.screen))")
        return
      }
    }
    // Lines were deleted, inserted and scrolled.
    #expect(String(decoding: session.bytes, as: UTF8.self).matches(of: /\u{1B}\[[0-9]*[LMST]/).count > 20)
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }
}
