import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitTerminal

/// The terminal scrolls rows where it can.
@MainActor @Suite struct CursesTerminalScrollingTests {
  private static let size = Size(width: 40, height: 12)

  @Test(arguments: [
    "xterm-256color", "xterm-16color", "vt100", "vt220", "linux", "screen-256color", "tmux-256color",
    "rxvt-unicode-256color",
  ])
  func `moved rows are scrolled with the sequences of the terminal's description and not sent again`(name: String)
    throws
  {
    let session = try TerminalSession("TerminalProbe", ["scroll"], environment: ["TERM": name], size: Self.size)
    var screens = ScrollingScreens(size: Self.size)
    for (index, move) in ScrollingScreens.moves(height: Self.size.height).enumerated() {
      var expectation = EmulatedExpectation(screens.buffer, depth: .palette256)
      #expect(session.wait(for: "move \(index)") { $0.text == screens.buffer.text })
      if name == "xterm-256color" { expectEqual(expectation.differences(from: session.screen), []) }
      screens.apply(move, title: "\(index + 1) of \(index + 1)")
      let before = session.bytes.count
      session.send("n")
      #expect(session.wait(for: "move \(index + 1)") { $0.text == screens.buffer.text })
      // At most two lines come in, of forty cells each. Without scrolling, all moved lines would have to be sent, also of forty cells each.
      #expect(session.bytes.count - before < 40 * 6, "\(move) took \(session.bytes.count - before) bytes")
    }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    expectEqual(session.terminal.settings, session.settingsBefore)
  }

  @Test func `rows are scrolled only if the terminal's description has a sequence for that movement`() throws {
    // Without margins, a terminal can only insert and delete lines, which moves all rows below.
    let scrolling = CursesScrolling { ["dl1": Array("\u{1B}[M".utf8), "ind": [10]][$0] }
    expectNil(scrolling.scroll(rows: 2..<10, by: 1, height: 12))
    expectNil(scrolling.scroll(rows: 2..<12, by: -1, height: 12))
    let scroll = try #require(scrolling.scroll(rows: 2..<12, by: 3, height: 12))
    #expect(scroll.cursorRow == 2 && scroll.bytes == Array("\u{1B}[M\u{1B}[M\u{1B}[M".utf8))
  }
}
