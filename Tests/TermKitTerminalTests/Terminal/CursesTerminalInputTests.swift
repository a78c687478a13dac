import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@Suite struct CursesTerminalInputTests {
  private func echo(_ environment: [String: String?] = [:]) throws -> TerminalSession {
    let session = try TerminalSession("TerminalProbe", ["echo"], environment: environment)
    session.wait { $0.line(0) == "ready" && $0.line(2) == "80x24" }
    return session
  }

  private func expect(
    _ session: TerminalSession, _ text: String, shows event: TerminalEvent,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    session.send(text)
    var line = event.line.prefix(80)
    while line.last == " " { line.removeLast() }
    session.wait(for: event.line, sourceLocation: sourceLocation) { $0.line(0) == line }
  }

  @Test func `arrow, function, letter, Enter and control keys of an xterm arrive as key events`() throws {
    let session = try echo()
    expect(session, "\u{1B}OA", shows: .input(.key(Key(.up))))
    expect(session, "\u{1B}[15~", shows: .input(.key(Key(.function(5)))))
    expect(session, "é", shows: .input(.key(Key(.character("é")))))
    expect(session, "\r", shows: .input(.key(Key(.enter))))
    expect(session, "\u{3}", shows: .input(.key(Key(.character("c"), .control))))
  }

  @Test func `a function key of the Linux console, which differs from xterm's, is recognised`() throws {
    let session = try echo(["TERM": "linux"])
    expect(session, "\u{1B}[[A", shows: .input(.key(Key(.function(1)))))
  }

  @Test func `a lone Escape becomes a key after a short wait, but an unfinished sequence does not`() throws {
    let session = try echo()
    expect(session, "\u{1B}", shows: .input(.key(Key(.escape))))
    session.send("\u{1B}")
    session.send("[")
    expect(session, "B", shows: .input(.key(Key(.down))))
    session.wait { $0.line(1) == "2" }
  }

  @Test func `a mouse press, a paste and a loss of focus arrive as events`() throws {
    let session = try echo()
    let click = session.screen.mouseBytes(button: 1, isPressed: true, at: Point(x: 4, y: 2))
    expect(
      session, String(decoding: click, as: UTF8.self),
      shows: .input(.mouse(MouseEvent(.press(.left), at: Point(x: 4, y: 2)))))
    expect(session, "\u{1B}[200~two\rlines\u{1B}[201~", shows: .input(.paste("two\nlines")))
    expect(session, "\u{1B}[O", shows: .input(.focus(false)))
  }

  @Test func `with usesMouse false, the terminal reports the focus but not the mouse`() throws {
    let session = try TerminalSession("TerminalProbe", ["echo", "no-mouse"])
    session.wait { $0.line(0) == "ready" }
    #expect(!session.screen.reportsMouse)
    #expect(session.screen.reportsFocus)
  }

  @Test func `3,000 keys sent at once all arrive`() throws {
    let session = try echo()
    session.send(String(repeating: "\u{1B}[B", count: 3000))
    session.wait { $0.line(1) == "3000" }
  }

  @Test func `a large paste arrives as one event`() throws {
    let session = try echo()
    session.send("\u{1B}[200~" + String(repeating: "0123456789", count: 2000) + "\u{1B}[201~")
    session.wait { $0.line(1) == "1" && $0.line(0).contains("paste") }
  }

  @Test func `a new window size is reported, and after a storm of SIGWINCH the last size is shown`() throws {
    let session = try echo()
    session.resize(to: Size(width: 100, height: 30))
    session.wait { $0.line(2) == "100x30" && $0.line(0) == "resized" }
    for width in 10..<210 { session.resize(to: Size(width: width, height: 5 + width % 20)) }
    session.wait { $0.line(2) == "209x14" }
    let events = try #require(Int(session.screen.line(1)))
    #expect(events <= 202)
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test func `a program runs and ends normally in windows of 1 by 1 and 2 by 2 cells`() throws {
    let session = try echo()
    session.resize(to: Size(width: 1, height: 1))
    session.wait { $0.line(0) == "r" }
    session.resize(to: Size(width: 2, height: 2))
    session.wait { $0.line(0) == "re" }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
  }

  @Test func `a terminal of size 0 by 0 counts as 80 by 24 until it reports another size`() throws {
    let session = try TerminalSession("TerminalProbe", ["echo"], size: Size(width: 0, height: 0))
    session.screen.resize(to: Size(width: 80, height: 24))
    session.wait { $0.line(2) == "80x24" }
    session.resize(to: Size(width: 50, height: 10))
    session.wait { $0.line(2) == "50x10" }
  }

  @Test func `the terminal's own size takes precedence over LINES and COLUMNS`() throws {
    let session = try echo(["LINES": "7", "COLUMNS": "11"])
    expectEqual(session.screen.line(2), "80x24")
  }
}
