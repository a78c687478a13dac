import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// The screens and modes of terminals that another program has reset, that have only one screen, or that describe themselves in part.
@Suite struct CursesTerminalModesTests {
  private func run(_ arguments: String, _ environment: [String: String?] = [:]) throws -> TerminalSession {
    let script =
      "echo before; set -m; \(TerminalSession.product("TerminalProbe")) \(arguments); echo left; read line; fg"
    return try TerminalSession("/bin/sh", ["-c", script], environment: environment)
  }

  private func place(_ text: String, _ session: TerminalSession) -> Int? {
    session.bytes.ranges(of: Array(text.utf8)).last?.lowerBound
  }

  private static let reset = [1049, 1000, 1002, 1006, 2004, 1004].map { "\u{1B}[?\($0)l" }.joined() + "\u{1B}[?25h"

  @Test(arguments: [reset, reset + "\u{1B}c"])
  func `a redraw switches on again what another program has switched off (field trial A4)`(reset: String) throws {
    let session = try TerminalSession("TerminalProbe", ["echo"], answers: ["\u{1B}[?u": "\u{1B}[?0u"])
    session.wait { $0.line(0) == "ready" && session.hasWritten("\u{1B}[>5u") }
    session.screen.feed(Array(reset.utf8))
    #expect(session.screen.isAsFound)
    session.send("i")
    session.wait { $0.isAlternateScreen && $0.line(1) == "1" }
    #expect(session.screen.reportsMouse && session.screen.bracketsPastes && session.screen.reportsFocus)
    expectNil(session.screen.cursor)
    let pushes = session.bytes.ranges(of: Array("\u{1B}[>5u".utf8))
    expectEqual(pushes.count, 2, "the keyboard protocol is on again")
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test func `a redraw while the alternate screen is shown keeps the shell's cursor and text (field trial A4)`() throws
  {
    let session = try run("echo")
    session.wait { $0.line(0) == "ready" }
    session.send("i")
    session.wait { $0.line(1) == "1" }
    session.send("q")
    session.wait { $0.text == "before\nleft" + String(repeating: "\n", count: 22) }
  }

  @Test func `the blinking of the cursor stays as it is (field trial A2)`() throws {
    let session = try run("draw 1 256")
    session.wait { $0.isAlternateScreen }
    for _ in 0..<6 { session.send("n") }
    session.send("z")
    session.wait { $0.text.contains("left") && $0.isAsFound }
    session.send("\nq")
    expectEqual(session.ending(), .exited(0))
    #expect(!session.hasWritten("\u{1B}[?12"))
    session.expectTerminalAsFound()
  }

  @Test(
    .enabled(if: InstalledDescriptions.areComplete, Comment(rawValue: InstalledDescriptions.missing)),
    arguments: ["eterm-color", "cygwin", "dvtm-256color"])
  func `a terminal without a keypad mode shows its alternate screen, and then the shell's text (field trial X1)`(
    name: String
  ) throws {
    let session = try run("echo", ["TERM": name])
    session.wait { $0.line(0) == "ready" }
    let entry = try #require(place("\u{1B}7\u{1B}[?47h", session))
    #expect(entry < (try #require(place("ready", session))))
    session.send("q")
    session.wait { $0.text.contains("left") }
    #expect(!TerminalModes(session.bytes).leftOn.contains("mode 47"))
  }

  @Test(arguments: ["q", "z"])
  func `on a terminal with only one screen, the prompt and messages are on an empty screen (field trial A9)`(
    key: String
  ) throws {
    let session = try run("echo", ["TERM": "vt220"])
    session.wait { $0.line(0) == "ready" && !$0.text.contains("before") }
    session.send("m\(key)")
    session.wait { $0.text.contains("left") }
    let lines = session.screen.text.split(separator: "\n")
    expectEqual(lines.first, "a message")
    expectEqual(lines.contains { $0.contains("process") || $0.contains("80x24") }, false)
  }

  @Test func `the screen is erased before it is left, because some multiplexers have only one (field trial A9)`() throws
  {
    let session = try run("echo", ["TERM": "screen"])
    session.wait { $0.line(0) == "ready" }
    session.send("q")
    session.wait { $0.text.contains("left") }
    let erasure = try #require(place("\u{1B}[H\u{1B}[J", session))
    let end = try #require(place("\u{1B}[?1049l", session))
    #expect(erasure < end && end - erasure < 40)
  }

  @Test func `queries without an answer are repeated on the alternate screen (field trial X3)`() throws {
    let session = try run("echo")
    session.isMute = true
    session.wait { $0.line(0) == "ready" }
    session.send("z")
    session.wait { $0.text.contains("left") && $0.isAsFound }
    session.send("\n")
    session.wait { $0.line(0) == "resumed" }
    expectEqual(session.bytes.ranges(of: Array("\u{1B}]11;?".utf8)).count, 2)
    #expect(try #require(place("\u{1B}[?1049h", session)) < (try #require(place("\u{1B}]10;?", session))))
  }

  @Test(arguments: [("xterm-256color", false), ("screen", false), ("st-256color", true)])
  func `the keypad keeps its digits and its Num Lock, except in st (field trials B4, X4)`(name: String, isOn: Bool)
    throws
  {
    let session = try run("echo", ["TERM": name])
    session.wait { $0.line(0) == "ready" }
    session.send("q")
    session.wait { $0.text.contains("left") }
    expectEqual(session.hasWritten("\u{1B}="), isOn)
    expectEqual(session.hasWritten("\u{1B}[?1h"), isOn)
    expectEqual(TerminalModes(session.bytes).leftOn, [])
  }

  @Test(arguments: [("vt220", "1"), ("vt420", "1"), ("xterm-256color", "3"), ("linux", "3")])
  func `XOFF and XON are no keys on a terminal with flow control (field trial B6)`(name: String, count: String) throws {
    let session = try run("echo", ["TERM": name])
    session.wait { $0.line(0) == "ready" }
    session.send("\u{13}\u{11}n")
    session.wait { $0.line(0).contains("\"n\"") }
    expectEqual(session.screen.line(1), count)
  }

  @Test func `a start first ends the frame that a killed program had begun (field trial A10)`() throws {
    let session = try TerminalSession("TerminalProbe", ["echo"])
    session.wait { $0.line(0) == "ready" }
    #expect(session.bytes.starts(with: Array("\u{1B}[?2026l".utf8)))
    session.send("q")
    expectEqual(session.ending(), .exited(0))
  }
}
