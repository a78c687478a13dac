import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Background jobs of a shell, which must not use the terminal.
@Suite struct BackgroundTests {
  // The shell's `wait` also returns when a job stops.
  private static let waiting = "ended=150; while [ $ended -gt 145 ]; do wait %1; ended=$?; done"

  private func shell(_ script: String) throws -> TerminalSession {
    let probe = TerminalSession.product("TerminalProbe")
    let helpers = "untilStopped() { until ps -o state= -p $1 | grep -q T; do :; done; }"
    return try TerminalSession("/bin/sh", ["-c", "set -m; probe=\(probe); \(helpers); \(script)"])
  }

  private func process(_ session: TerminalSession) throws -> Int32 {
    session.wait { $0.line(3).hasPrefix("process ") }
    return try #require(session.screen.line(3).split(separator: " ").last.flatMap { Int32($0) })
  }

  @Test func `fault 6: a program started in the background waits until it is brought to the foreground`() throws {
    let session = try shell(
      "$probe echo & untilStopped $!; echo waits; read line; fg >/dev/null; echo back; read line")
    session.wait { $0.text.contains("waits") }
    #expect(session.screen.isAsFound && session.terminal.settings == session.settingsBefore)
    session.send("\n")
    session.wait { $0.isAlternateScreen && $0.line(0) == "ready" }
    session.send("q")
    session.wait { $0.text.contains("back") && $0.isAsFound }
    session.send("\n")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test func `fault 6: a program started in the background ignores the settings of the shell's line editor`() throws {
    let session = try shell(
      "stty -icanon -echo; $probe echo & untilStopped $!; echo waits; read line; stty icanon echo; fg >/dev/null; "
        + "echo back; read line")
    session.wait { $0.text.contains("waits") }
    session.send("\n")
    session.wait { $0.isAlternateScreen && $0.line(0) == "ready" }
    session.send("q")
    session.wait { $0.text.contains("back") && $0.isAsFound }
    session.expectTerminalAsFound()
    session.send("\n")
    expectEqual(session.ending(), .exited(0))
  }

  @Test func `fault 2, 5: SIGTERM ends a program that is suspending itself`() throws {
    let session = try shell(
      "$probe echo; ended=$?; while [ $ended -gt 145 ]; do bg >/dev/null; wait %1; ended=$?; done; "
        + "echo status $ended; read line")
    // Without answers, the program waits for them before it leaves.
    session.isMute = true
    session.wait { $0.line(0) == "ready" }
    let process = try process(session)
    kill(process, SIGTSTP)
    session.receive(for: 0.03)
    kill(process, SIGTERM)
    session.wait { $0.text.contains("status \(128 + SIGTERM)") && $0.isAsFound }
    session.send("\n")
    expectEqual(session.ending(), .exited(0))
  }

  @Test func `fault 1, 14: a suspended program that ignores SIGHUP ends when its terminal is gone`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("status-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let session = try shell(
      "trap '' HUP; $probe echo; echo stopped; read line; kill -CONT %1; \(Self.waiting); echo $ended >\(file.path)")
    session.wait { $0.line(0) == "ready" }
    session.send("z")
    session.wait { $0.text.contains("stopped") && $0.isAsFound }
    session.terminal.hangUp()
    #expect(session.ending() != nil)
    try expectEqual(String(contentsOf: file, encoding: .utf8), "0\n")
  }

  @Test func `fault 12, 61: after an unresponsive program is killed, the next program restores the terminal`() throws {
    let session = try shell("$probe echo; $probe echo; echo left; read line")
    session.wait { $0.line(0) == "ready" }
    session.send("s")
    session.wait { $0.line(0) == "deaf" }
    let settings = session.terminal.settings
    let deadline = PseudoTerminal.now + TerminalSession.timeout
    while session.terminal.settings == settings, PseudoTerminal.now < deadline { session.receive(for: 0.05) }
    kill(try #require(session.terminal.foregroundJob), SIGKILL)
    session.wait { $0.line(0) == "ready" }
    session.send("q")
    session.wait { $0.text.contains("left") && $0.isAsFound }
    session.expectTerminalAsFound()
    session.send("\n")
    expectEqual(session.ending(), .exited(0))
  }

  @Test func `fault 6: a background program that no shell can bring to the foreground says so and ends`() throws {
    let orphan = "while kill -0 $$ 2>/dev/null; do :; done; exec \\$probe echo"
    let session = try shell("export probe; sh -c 'set -m; sh -c \"\(orphan)\" &'; read line")
    session.wait { $0.text.contains("is running in the background") }
    #expect(session.screen.isAsFound && session.terminal.settings == session.settingsBefore)
    session.send("\n")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test(arguments: [SIGTTIN, SIGTTOU])
  func `fault 6: a program stopped by SIGTTIN or SIGTTOU repaints the screen when it continues`(signal: Int32) throws {
    let session = try shell("$probe echo; echo stopped; read line; fg >/dev/null; echo back; read line")
    session.wait { $0.line(0) == "ready" }
    kill(try process(session), signal)
    session.wait { $0.text.contains("stopped") }
    session.send("\n")
    session.wait { $0.isAlternateScreen && $0.line(0) == "resumed" && !$0.text.contains("stopped") }
    session.send("q")
    session.wait { $0.text.contains("back") && $0.isAsFound }
    session.send("\n")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test(
    .disabled(if: SanitizerOptions.putSignalsOff, "the thread sanitizer delays or drops signals"),
    arguments: [SIGTERM, SIGHUP])
  func `fault 6: a program continued in the background stops again and can be killed there`(signal: Int32) throws {
    let session = try shell(
      "$probe echo; echo stopped; read pid; bg >/dev/null; untilStopped $pid; echo waits; read line;"
        + " \(Self.waiting); echo status $ended"
    )
    session.wait { $0.line(0) == "ready" }
    // When the key is shown, the program has read all answers of the terminal, and none goes to the shell.
    session.send("n")
    session.wait { $0.line(0).contains("\"n\"") }
    let process = try process(session)
    kill(process, SIGSTOP)
    session.wait { $0.text.contains("stopped") }
    session.send("\(process)\n")
    session.wait { $0.text.contains("waits") }
    kill(process, signal)
    kill(process, SIGCONT)
    session.send("\n")
    session.wait { $0.text.contains("status \(128 + signal)") && $0.isAsFound }
    expectEqual(session.ending(), .exited(0))
  }

  @Test func `fault 12: after a kill in mid-frame, the next program runs and restores the terminal`() throws {
    let session = try shell("$probe crowd truecolor; $probe echo; echo left; read line")
    session.wait { $0.isAlternateScreen && $0.reportsMouse }
    session.send("nnn")
    kill(try #require(session.terminal.foregroundJob), SIGKILL)
    session.wait { $0.line(3).hasPrefix("process ") && $0.line(2) == "80x24" }
    session.send("q")
    session.wait { $0.text.contains("left") && $0.isAsFound }
    expectEqual(session.terminal.settings, session.settingsBefore)
    session.send("\n")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }
}
