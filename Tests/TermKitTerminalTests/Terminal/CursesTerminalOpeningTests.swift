import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@Suite struct CursesTerminalOpeningTests {
  /// Runs a probe that opens a terminal and closes it again.
  private func open(_ environment: [String: String?], _ arguments: [String] = []) throws -> TerminalSession {
    try TerminalSession(
      "TerminalProbe", ["open"] + arguments, environment: environment, size: Size(width: 200, height: 9))
  }

  @Test(arguments: [
    ("", "TERM is not set"), ("dumb", "cannot move its cursor"), ("nonsense", "no description of the terminal"),
    ("lpr", "cannot move its cursor"),
  ])
  func `an empty, unknown or unsuitable TERM is refused with a suggestion and status 2`(name: String, message: String)
    throws
  {
    let session = try open(["TERM": name])
    expectEqual(session.ending(), .exited(2))
    #expect(session.screen.text.contains(message))
    #expect(session.screen.text.contains("export TERM=xterm-256color"))
    session.expectTerminalAsFound()
  }

  @Test func `a terminal is refused if TERM is not set`() throws {
    let session = try open(["TERM": nil])
    expectEqual(session.ending(), .exited(2))
    #expect(session.screen.text.contains("TERM is not set"))
  }

  @Test(arguments: [
    ("xterm-ghostty-to-come", "xterm-256color"), ("tmux-of-tomorrow", "screen-256color"),
    ("xterm-256color", "xterm-256color"),
  ])
  func `a terminal without a description of its own is opened with the description of a similar terminal`(
    name: String, used: String
  ) throws {
    let session = try open(["TERM": name])
    expectEqual(session.ending(), .exited(0))
    #expect(session.screen.text.contains("by \(used)"))
    session.expectTerminalAsFound()
  }

  @Test(arguments: [
    (["COLORTERM": "truecolor"], "truecolor"), (["COLORTERM": "24bit"], "truecolor"), ([:], "palette256"),
    (["NO_COLOR": "1", "COLORTERM": "truecolor"], "none"), (["NO_COLOR": ""], "palette256"),
    (["TERM": "linux"], "eight"), (["TERM": "xterm-16color"], "sixteen"), (["TERM": "vt100"], "none"),
  ])
  func `COLORTERM, NO_COLOR and TERM determine the colour depth of an opened terminal`(
    environment: [String: String], depth: String
  ) throws {
    let session = try open(environment)
    expectEqual(session.ending(), .exited(0))
    #expect(session.screen.text.contains("colorDepth: TermKitGraphics.ColorDepth.\(depth)"))
  }

  @Test(arguments: [
    (["LC_ALL": "C"], "ascii"), (["TERM": "linux"], "blocks"), ([:], "braille"),
  ])
  func `the locale and TERM determine the glyph level of an opened terminal`(
    environment: [String: String], level: String
  ) throws {
    let session = try open(environment)
    expectEqual(session.ending(), .exited(0))
    #expect(session.screen.text.contains("glyphLevel: TermKitGraphics.GlyphLevel.\(level)"))
  }

  @Test func `opening and closing a terminal does not reset the user's palette`() throws {
    let session = try open([:])
    expectEqual(session.ending(), .exited(0))
    let palette = Array("\u{1B}]104".utf8)
    #expect(!session.bytes.indices.contains { session.bytes[$0...].starts(with: palette) })
  }

  @Test func `SIGTERM ends a program whose terminal accepts no bytes`() throws {
    let size = Size(width: 200, height: 100)
    let session = try TerminalSession("TerminalProbe", ["crowd", "truecolor"], size: size)
    session.wait { $0.isAlternateScreen }
    // From here on, the test reads nothing, so the terminal's buffers fill up.
    for _ in 0..<20 { session.send("n") }
    session.terminal.signal(SIGTERM)
    let deadline = PseudoTerminal.now + TerminalSession.timeout
    expectEqual(session.terminal.waitForEnding(until: deadline, isFrozen: true), .killed(SIGTERM))
    expectEqual(session.terminal.settings, session.settingsBefore)
  }
}
