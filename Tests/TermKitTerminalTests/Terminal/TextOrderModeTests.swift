import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Mode 8, with which a terminal does not reorder text, and mode 2027, in which it measures grapheme clusters.
@Suite struct TextOrderModeTests {
  private static let explicit = "\u{1B}[8l"
  private static let implicit = "\u{1B}[8h"
  private static let clusters = [
    "\u{1B}[?u": "\u{1B}[?0u", "\u{1B}[?2027$p": "\u{1B}[?2027;2$y", "\u{1B}[8$p": "\u{1B}[8;1$y",
  ]

  private func count(_ text: String, _ session: TerminalSession) -> Int {
    session.bytes.ranges(of: Array(text.utf8)).count
  }

  private func job() throws -> TerminalSession {
    let script = "set -m; \(TerminalSession.product("TerminalProbe")) echo; echo stopped; read line; fg; echo back"
    let session = try TerminalSession("/bin/sh", ["-c", script], answers: Self.clusters)
    session.wait(for: "the modes") { $0.line(0) == "ready" && session.hasWritten("\u{1B}[?2027h") }
    return session
  }

  @Test
  func `a program switches modes 8 and 2027 back when it is suspended and at its end, and on when it is continued`()
    throws
  {
    let session = try job()
    expectEqual([count(Self.explicit, session), count(Self.implicit, session)], [1, 0])
    session.send("z")
    session.wait { $0.text.contains("stopped") && !$0.isAlternateScreen }
    expectEqual([count(Self.explicit, session), count(Self.implicit, session)], [1, 1])
    expectEqual(count("\u{1B}[?2027l", session), 1)
    session.send("\n")
    session.wait(for: "the modes again") { $0.line(0) == "resumed" && count("\u{1B}[?2027h", session) == 2 }
    expectEqual(count(Self.explicit, session), 2)
    session.send("q")
    session.wait { $0.text.contains("back") }
    expectEqual([count(Self.implicit, session), count("\u{1B}[?2027l", session)], [2, 2])
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGABRT])
  func `a program that dies of a signal switches modes 8 and 2027 back`(signal: Int32) throws {
    let session = try TerminalSession("TerminalProbe", ["echo"], answers: Self.clusters)
    session.wait(for: "the modes") { $0.line(0) == "ready" && session.hasWritten("\u{1B}[?2027h") }
    session.terminal.signal(signal)
    _ = session.ending()
    #expect(session.hasWritten(Self.implicit) && session.hasWritten("\u{1B}[?2027l"))
    session.expectTerminalAsFound()
  }

  @Test func `a trap switches modes 8 and 2027 back`() throws {
    let session = try TerminalSession("TerminalProbe", ["echo"], answers: Self.clusters)
    session.wait(for: "the modes") { $0.line(0) == "ready" && session.hasWritten("\u{1B}[?2027h") }
    session.send("x")
    _ = session.ending()
    #expect(session.hasWritten(Self.implicit) && session.hasWritten("\u{1B}[?2027l"))
    session.expectTerminalAsFound()
  }

  @Test(arguments: ["words", "logical", "off"])
  func `a user who wants another order of text gets no mode 8`(order: String) throws {
    let session = try TerminalSession("TerminalProbe", ["patient"], environment: ["TERMKIT_BIDI": order])
    session.wait { $0.line(0) == "ready" }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    #expect(!session.hasWritten(Self.explicit) && !session.hasWritten(Self.implicit))
  }

  @Test(arguments: ["visual", "", "unknown"])
  func `an unknown order of text has no effect`(order: String) throws {
    let session = try TerminalSession("TerminalProbe", ["patient"], environment: ["TERMKIT_BIDI": order])
    session.wait { $0.line(0) == "ready" }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    #expect(session.hasWritten(Self.explicit) && session.hasWritten(Self.implicit))
  }

  @Test(arguments: ["0", "1", "3", "4"])
  func `mode 2027 is not switched if the terminal lacks it, or if it was on before`(state: String) throws {
    let answers = ["\u{1B}[?u": "\u{1B}[?0u", "\u{1B}[?2027$p": "\u{1B}[?2027;\(state)$y"]
    let session = try TerminalSession("TerminalProbe", ["echo"], answers: answers)
    session.wait(for: "the question") { $0.line(0) == "ready" && session.hasWritten("\u{1B}[?2027$p") }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    #expect(!session.hasWritten("\u{1B}[?2027h") && !session.hasWritten("\u{1B}[?2027l"))
  }

  @Test(arguments: [("mlterm", true), ("xterm-256color", false)])
  func `mlterm alone is told to begin rows at the left, with the first text from right to left, until the program ends`(
    name: String, isTold: Bool
  ) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString)")
    try "a\nb\nc\nd\ne\n\u{5D0}".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let session = try TerminalSession(
      "TerminalProbe", ["lines", file.path], environment: ["TERM": name], size: Size(width: 20, height: 4))
    session.wait { $0.line(3).hasPrefix("3") }
    #expect(!session.hasWritten("bidi_mode"))
    // The third movement shows the sixth line.
    session.send("nnnn")
    session.wait { $0.text.contains("\u{5D0}") }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    expectEqual(session.hasWritten("\u{1B}]5379;bidi_mode=left\u{7}"), isTold)
    session.expectTerminalAsFound()
  }

  // A terminal in mode 2027 may show a letter and its vowel in one column, where ncurses counts two.
  @Test func `text stays in its columns where the terminal joins the marks that ncurses gives a column`() throws {
    let lines = ["", "\u{915}\u{93F}a\u{928}\u{940}b", "x\u{915}\u{93E}", "\u{BA8}\u{BBF}\u{BA8}\u{BBF}c", "end"]
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString)")
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let session = try TerminalSession(
      "TerminalProbe", ["lines", file.path], size: Size(width: 40, height: 6), joinsMarks: true)
    session.wait(for: "the first frame") { _ in session.hasWritten("\u{1B}k0") }
    session.send("nn")
    session.wait { $0.title == "2" && $0.line(4) == "5 end|" }
    func cells(_ y: Int, _ columns: [Int]) -> String { columns.map { session.screen[$0, y].text }.joined() }
    expectEqual(cells(1, [0, 4, 7, 8]), "2ab|")
    expectEqual(cells(2, [0, 2, 5]), "3x|")
    expectEqual(cells(3, [0, 6, 7]), "4c|")
  }
}
