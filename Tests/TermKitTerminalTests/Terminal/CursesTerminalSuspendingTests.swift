import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Suspension under a real shell. Without a shell to continue it, a process cannot be stopped.
@Suite struct CursesTerminalSuspendingTests {
  private func shell(_ option: String = "") throws -> TerminalSession {
    let probe = TerminalSession.product("TerminalProbe")
    let script = "set -m; \(probe) echo \(option); echo stopped; read line; fg; echo back; read line"
    let session = try TerminalSession("/bin/sh", ["-c", script])
    session.wait { $0.line(0) == "ready" }
    return session
  }

  private func process(_ session: TerminalSession) throws -> Int32 {
    session.wait { $0.line(3).hasPrefix("process ") }
    return try #require(session.screen.line(3).split(separator: " ").last.flatMap { Int32($0) })
  }

  @Test func `suspending a program restores the terminal until the shell continues the program`() throws {
    let session = try shell()
    session.send("z")
    session.wait { $0.text.contains("stopped") && !$0.isAlternateScreen }
    #expect(session.screen.isAsFound)
    session.send("\n")
    session.wait { $0.isAlternateScreen && $0.line(0) == "resumed" && $0.line(2) == "80x24" }
    expectEqual(session.screen.line(1), "2", "the key and one resumption")
    #expect(session.screen.reportsMouse && session.screen.bracketsPastes && session.screen.reportsFocus)
    expectNil(session.screen.cursor)
    session.send("q")
    session.wait { $0.text.contains("back") && $0.isAsFound }
  }

  @Test func `SIGTSTP suspends the program, which queries the terminal's size again when continued`() throws {
    let session = try shell()
    kill(try process(session), SIGTSTP)
    session.wait { $0.text.contains("stopped") && $0.isAsFound }
    session.resize(to: Size(width: 60, height: 20))
    session.send("\n")
    session.wait { $0.isAlternateScreen && $0.line(2) == "60x20" }
    session.send("q")
    session.wait { $0.text.contains("back") }
  }

  @Test func `neither SIGTSTP nor a call of suspend stops a program that does not allow suspension`() throws {
    let session = try shell("no-suspension")
    kill(try process(session), SIGTSTP)
    session.send("zk")
    session.wait { $0.line(0).contains("\"k\"") && $0.line(1) == "2" && $0.isAlternateScreen }
    session.send("q")
    session.wait { $0.text.contains("stopped") && $0.isAsFound }
  }

  @Test func `SIGTSTP that arrives together with another event still suspends the program`() throws {
    let session = try shell()
    session.send("Z")
    session.wait { $0.text.contains("stopped") && $0.isAsFound }
    session.send("\n")
    session.wait { $0.isAlternateScreen && $0.line(0) == "resumed" }
    session.send("q")
    session.wait { $0.text.contains("back") && $0.isAsFound }
  }

  @Test func `SIGCONT that arrives together with another event is still reported as a resumption`() throws {
    let session = try TerminalSession("TerminalProbe", ["echo"])
    session.wait { $0.line(0) == "ready" }
    session.send("C")
    session.wait { $0.line(0) == "resumed" }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test func `a program continued after SIGSTOP repaints the whole screen`() throws {
    let session = try shell()
    kill(try process(session), SIGSTOP)
    session.wait { $0.text.contains("stopped") }
    session.send("\n")
    session.wait { $0.isAlternateScreen && $0.line(0) == "resumed" && !$0.text.contains("stopped") }
    session.send("q")
    session.wait { $0.text.contains("back") && $0.isAsFound }
  }

  // The two processes are one job. Typed input wakes both, and one of them reads it.
  @Test func `a program does not block when another process has read the input that woke both`() throws {
    let script = "\(TerminalSession.product("TerminalProbe")) echo < /dev/tty & exec cat > /dev/null"
    let session = try TerminalSession("/bin/sh", ["-c", script])
    session.wait { $0.line(0) == "ready" }
    for round in 1...20 {
      // The probe does nothing for this key, which it gets now and then.
      session.send(".")
      let width = 60 + round
      session.resize(to: Size(width: width, height: 20))
      guard session.wait(for: "the size", until: { $0.line(2) == "\(width)x20" }) else { return }
    }
  }

  @Test func `a job that is killed while stopped ends without waiting for the terminal`() throws {
    let session = try shell()
    let child = try process(session)
    session.send("z")
    session.wait { $0.text.contains("stopped") }
    kill(child, SIGTERM)
    kill(child, SIGCONT)
    session.send("\n")
    session.wait { $0.text.contains("back") && $0.isAsFound }
  }

  private static let canMakeContainers = {
    let container = try? PseudoTerminal(
      "/usr/bin/unshare", ["-pf", "true"], environment: [:], size: Size(width: 80, height: 24))
    return container?.waitForEnding(until: PseudoTerminal.now + TerminalSession.timeout) == .exited(0)
  }()

  @Test(.enabled(if: canMakeContainers, "the user may not make containers"))
  func `the first process of a container is not stopped, and neither is its job (field trial B14)`() throws {
    let script = "set -m; unshare -pf \(TerminalSession.product("TerminalProbe")) echo; echo left; read line"
    let session = try TerminalSession("/bin/sh", ["-c", script])
    session.wait { $0.line(0) == "ready" && $0.line(3) == "process 1" }
    session.send("z")
    session.wait { $0.line(0) == "resumed" && $0.isAlternateScreen }
    session.send("q")
    session.wait { $0.text.contains("left") && $0.isAsFound }
  }

  @Test func `a process that no shell could continue is not stopped`() throws {
    let session = try TerminalSession("TerminalProbe", ["echo"])
    session.wait { $0.line(0) == "ready" }
    session.send("z")
    session.wait { $0.line(0) == "resumed" && $0.isAlternateScreen }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }
}
