import Foundation
import Recordings
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// The command record of the inspector, in a pseudo-terminal.
@Suite struct RecorderTests {
  private let file = NSTemporaryDirectory() + "termkit-\(UUID().uuidString).cast"

  private func record(_ command: String...) throws -> TerminalSession {
    try TerminalSession("termkit-inspect", ["record", file] + command, size: Size(width: 30, height: 6))
  }

  private func cast() throws -> Asciicast {
    defer { try? FileManager.default.removeItem(atPath: file) }
    return try Asciicast(parsing: String(contentsOfFile: file, encoding: .utf8))
  }

  @Test func `a recording that is played on an emulator shows what the user has seen`() throws {
    let session = try record(
      "/bin/sh", "-c", "printf '\\033[31mrouge \\303\\251\\033[m\\n'; read x; echo \"got $x\"; exit 3")
    session.wait { $0.line(0) == "rouge é" }
    session.send("keys\r")
    expectEqual(session.ending(), .exited(3))
    let cast = try cast()
    let emulator = ScreenEmulator(size: cast.size)
    for event in cast.events where event.code == "o" { emulator.feed(Array(event.data.utf8)) }
    expectEqual(emulator.text, session.screen.text)
    expectEqual(emulator.line(2), "got keys")
    expectEqual(cast.events.map(\.time), cast.events.map(\.time).sorted())
    expectEqual(session.terminal.settings, session.settingsBefore)
  }

  @Test func `a new size of the window reaches the program and the file`() throws {
    let session = try record("/bin/sh", "-c", "trap 'stty size; exit' WINCH; echo ready; while :; do sleep 0.05; done")
    session.wait { $0.line(0) == "ready" }
    session.resize(to: Size(width: 50, height: 10))
    expectEqual(session.ending(), .exited(0))
    let cast = try cast()
    expectEqual(cast.size, Size(width: 30, height: 6))
    expectEqual(cast.events.first { $0.code == "r" }?.data, "50x10")
    expectEqual(cast.events.contains { $0.data.contains("10 50") }, true)
  }

  @Test func `the status is that of the program, also if a signal has ended it or it does not exist`() throws {
    expectEqual(try record("/bin/sh", "-c", "kill -TERM $$").ending(), .exited(143))
    let session = try record("/no-such-folder/program")
    session.wait { $0.text.contains("cannot be run") }
    expectEqual(session.ending(), .exited(127))
    try? FileManager.default.removeItem(atPath: file)
  }

  @Test func `a file that cannot be written is an error that says so`() throws {
    let session = try TerminalSession("termkit-inspect", ["record", "/no-such-folder/x.cast", "true"])
    session.wait { $0.text.contains("/no-such-folder/x.cast cannot be written") }
    expectEqual(session.ending(), .exited(1))
  }
}
