import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// The program termkit-inspect in a second terminal, in front of a program that runs with TERMKIT_INSPECT.
@Suite struct InspectorProgramTests {
  private let path = NSTemporaryDirectory() + "inspect-\(UUID().uuidString.prefix(8))"

  private func inspectedProgram() throws -> TerminalSession {
    let session = try TerminalSession("tint", environment: ["TERMKIT_INSPECT": path])
    session.wait { $0.text.contains("Tab bar") }
    return session
  }

  private func inspector() throws -> TerminalSession {
    let session = try TerminalSession("termkit-inspect", [path], size: Size(width: 100, height: 30))
    session.wait { $0.text.contains("Views") && $0.text.contains("TintViewController") }
    return session
  }

  private func ask(_ words: String...) throws -> (answer: String, ending: PseudoTerminal.Ending?) {
    let session = try TerminalSession("termkit-inspect", [path, "--json"] + words, size: Size(width: 4000, height: 24))
    let ending = session.ending()
    return (session.screen.text, ending)
  }

  // Without the status bar, which has the time and the mark of the inspector.
  private func rows(of screen: ScreenEmulator) -> [String] { (1..<24).map { screen.line($0) } }

  @Test func `the inspector picks a view in the other terminal, and highlights and changes it until it ends`() throws {
    let program = try inspectedProgram()
    let before = rows(of: program.screen)
    let inspector = try inspector()
    inspector.send("p")
    inspector.wait { $0.text.contains("Click a view") }
    try program.click(on: "Tab bar")
    inspector.wait(for: "the picked view") { $0.line(1).contains("OutlineView") }
    try inspector.click(on: "isHidden")
    program.wait { !$0.text.contains("Tab bar") }
    inspector.send("q")
    expectEqual(inspector.ending(), .exited(0))
    inspector.expectTerminalAsFound()
    program.wait { rows(of: $0) == before }
    program.send("q")
    expectEqual(program.ending(), .exited(0))
  }

  @Test func `a script gets one line for a request, and the status tells whether it is an answer`() throws {
    let program = try inspectedProgram()
    let tree = try ask("tree")
    expectEqual(tree.ending, .exited(0))
    expectEqual(tree.answer.hasPrefix("{\"tree\":{\"id\":0"), true)
    let missing = try ask("view", "4711")
    expectEqual(missing.ending, .exited(1))
    expectEqual(missing.answer.hasPrefix("{\"error\":"), true)
    program.send("q")
    expectEqual(program.ending(), .exited(0))
  }

  @Test func `what other code prints is a line of the log, which a script can watch`() throws {
    let program = try TerminalSession("LoopProbe", ["terminal"], environment: ["TERMKIT_INSPECT": path])
    program.wait { _ in FileManager.default.fileExists(atPath: path) }
    let log = try TerminalSession(
      "termkit-inspect", [path, "--json", "watch", "log"], size: Size(width: 200, height: 10))
    log.wait { $0.text.contains("{\"watch\":[\"log\"]}") }
    program.send("p")
    log.wait { $0.text.contains("\"level\":\"info\",\"text\":\"printed at key 1\"") }
    program.send("q")
    expectEqual(program.ending(), .exited(0))
    expectEqual(log.ending(), .exited(0))
  }

  @Test func `a path without a program is an error that says what to do`() throws {
    let session = try TerminalSession("termkit-inspect", [path])
    session.wait { $0.text.contains("No program can be inspected at") && $0.text.contains("TERMKIT_INSPECT=") }
    expectEqual(session.ending(), .exited(1))
  }

  @Test func `the inspector is killed, and the program is as it was before`() throws {
    let program = try inspectedProgram()
    let before = rows(of: program.screen)
    let inspector = try inspector()
    inspector.wait { $0.text.contains("isHidden") }
    try inspector.click(on: "isHidden")
    program.wait { rows(of: $0) != before }
    inspector.terminal.signal(SIGKILL)
    expectEqual(inspector.ending(), .killed(SIGKILL))
    program.wait { rows(of: $0) == before }
    _ = try self.inspector()
  }

  @Test func `the inspector says that the program was killed, and quits`() throws {
    let program = try inspectedProgram()
    let inspector = try inspector()
    program.terminal.stop()
    inspector.wait { $0.text.contains("The Connection Has Ended") }
    inspector.send("\r")
    expectEqual(inspector.ending(), .exited(0))
    try? FileManager.default.removeItem(atPath: path)
  }
}

extension TerminalSession {
  /// Clicks on the first letter of a text on the screen.
  fileprivate func click(on text: String) throws {
    let row = try #require((0..<screen.size.height).first { screen.line($0).contains(text) })
    let line = screen.line(row)
    let column = line.distance(from: line.startIndex, to: try #require(line.range(of: text)).lowerBound)
    for letter in ["M", "m"] { send("\u{1B}[<0;\(column + 1);\(row + 1)\(letter)") }
  }
}
