import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@Suite(.enabled(if: Multiplexer.tmux.program != nil, "tmux is not installed"))
struct TmuxClipboardTests {
  private func wait(_ session: TmuxSession, for what: String, _ isReached: () -> Bool) {
    let deadline = PseudoTerminal.now + TerminalSession.timeout
    while !isReached() {
      guard PseudoTerminal.now < deadline else {
        Issue.record("Gave up waiting for \(what): \(session.rows.joined(separator: "\n"))")
        return
      }
    }
  }

  @Test func `a selected text is in tmux's buffer`() throws {
    let session = try TmuxSession("gallery", [], size: Size(width: 80, height: 24))
    wait(session, for: "the gallery") { session.rows.contains { $0.contains("Showcase") } }
    session.press("M-s")
    wait(session, for: "the selection") { session.rows.contains { $0.contains("Enter copies") } }
    session.press("C-a")
    session.press("Enter")
    wait(session, for: "the copy") { session.buffer.contains { $0.contains("Segmented controls") } }
  }
}
