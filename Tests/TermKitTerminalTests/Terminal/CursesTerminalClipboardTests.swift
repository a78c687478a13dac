import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@Suite struct CursesTerminalClipboardTests {
  // Returns the output of a program that copies a text and then continues.
  private func bytes(_ arguments: String...) throws -> [UInt8] {
    let session = try TerminalSession("TerminalProbe", ["echo"] + arguments)
    session.wait { $0.line(0) == "ready" }
    session.send("y")
    session.wait { $0.line(1) == "1" }
    session.send("n")
    session.wait { $0.line(1) == "2" }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    return session.bytes
  }

  @Test func `copied text is sent to the terminal's clipboard once, and the program continues`() throws {
    let sequence = Array("\u{1B}]52;c;w6nikJs=\u{1B}\\".utf8)
    try expectEqual(bytes().ranges(of: sequence).count, 1)
  }

  @Test func `with usesClipboard false, copied text is not sent to the terminal's clipboard`() throws {
    #expect(try bytes("no-clipboard").ranges(of: Array("\u{1B}]52".utf8)).isEmpty)
  }
}
