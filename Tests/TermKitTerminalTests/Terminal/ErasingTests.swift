import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Cells that are erased in a colour instead of written (`bce`).
@Suite struct ErasingTests {
  private static let size = Size(width: 100, height: 12)
  private static let version = "\u{1B}[>0q"

  // Shows a list whose selected row ends in many blanks.
  private func list(environment: [String: String?] = [:], answers: [String: String] = [:]) throws -> TerminalSession {
    let session = try TerminalSession(
      "termkit-bench", ["list", "100"], environment: environment, size: Self.size, answers: answers)
    session.wait { $0.line(1).hasPrefix("row 000000") }
    return session
  }

  private func moveDown(_ session: TerminalSession) {
    for row in 1...5 {
      session.send("\u{1B}[B")
      session.wait(for: "row \(row)") { $0.line(0).contains("sel=00000\(row)") }
    }
  }

  // The number of long runs of blanks. Rows in the terminal's own colours are erased in any case.
  private func blanks(_ bytes: some Collection<UInt8>) -> Int {
    String(decoding: bytes, as: UTF8.self).split(
      separator: String(repeating: " ", count: 20), omittingEmptySubsequences: false
    ).count - 1
  }

  @Test(
    arguments: [
      ([:], true), (["TMUX": "/tmp/tmux-0/default,1,0"], false), (["STY": "1.pts-0"], false),
      (["TERM": "screen-256color"], false),
      (["TERM": "tmux-256color"], false),
    ] as [([String: String], Bool)])
  func `blanks are erased in the colour of a row, except in multiplexers`(environment: [String: String], isErased: Bool)
    throws
  {
    let session = try list(environment: environment.mapValues { $0 })
    let start = session.bytes.count
    moveDown(session)
    expectEqual(blanks(session.bytes[start...]) == 0, isErased)
    session.send("q")
    expectEqual(session.ending(), .exited(0))
  }

  @Test
  func
    `if the terminal says that it is a multiplexer, the screen is painted once more and nothing is erased after that`()
    throws
  {
    let answers = [Self.version: "\u{1B}P>|tmux 3.3a\u{1B}\\", "\u{1B}[c": "\u{1B}[?1;2c"]
    let (session, plain) = (try list(answers: answers), try list(answers: ["\u{1B}[c": "\u{1B}[?1;2c"]))
    moveDown(session)
    moveDown(plain)
    #expect(blanks(session.bytes) > 0 && blanks(plain.bytes) == 0)
    expectEqual(session.bytes.ranges(of: Array("row 000007".utf8)).count, 2, "painted twice")
    expectEqual(session.screen.coloredText, plain.screen.coloredText)
    for other in [session, plain] {
      other.send("q")
      expectEqual(other.ending(), .exited(0))
    }
  }

  @Test(.enabled(if: Multiplexer.tmux.program != nil, "left out: tmux is not installed"))
  func `a recording of a terminal looks the same when it is shown in another terminal or in tmux`() throws {
    let session = try list()
    moveDown(session)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("recording-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(session.bytes).write(to: file)
    let show = ["-c", "stty -echo; cat \(file.path); read line"]
    let other = try TerminalSession("/bin/sh", show, size: Self.size)
    other.wait(for: "the recording") { $0.line(0).contains("sel=000005") }
    let inside = try MultiplexerSession(.tmux, "/bin/sh", show, size: Self.size)
    inside.terminal.wait(for: "the recording in tmux") { $0.coloredText == session.screen.coloredText }
    expectEqual(other.screen.coloredText, session.screen.coloredText)
  }
}
