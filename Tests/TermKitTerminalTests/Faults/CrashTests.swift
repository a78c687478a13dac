import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Programs that crash on a real terminal: the terminal is restored, the message is readable, and the process dies of the signal.
@Suite struct CrashTests {
  private func echo(shell: String? = nil) throws -> TerminalSession {
    let probe = TerminalSession.product("TerminalProbe")
    let session = try shell.map { try TerminalSession("/bin/sh", ["-c", "\($0); exec \(probe) echo"]) }
    let started = try session ?? TerminalSession("TerminalProbe", ["echo"])
    started.wait { $0.line(0) == "ready" }
    return started
  }

  /// Returns the output after the program left the alternate screen.
  private func lastOutput(_ session: TerminalSession) -> String {
    String(decoding: session.bytes, as: UTF8.self).components(separatedBy: "\u{1B}[?1049l").last ?? ""
  }

  @Test(arguments: [
    ("1", [SIGSEGV]), ("2", [SIGBUS]), ("3", [SIGABRT]), ("4", [SIGSEGV, SIGBUS]), ("9", [SIGFPE]), ("0", [SIGILL]),
  ])
  func `fault 8: a crashing program, even after a stack overflow, restores the terminal and dies of its signal`(
    key: String, signals: [Int32]
  ) throws {
    let session = try echo()
    session.send(key)
    let ending = try #require(session.ending())
    #expect(signals.map { .killed($0) }.contains(ending))
    session.expectTerminalAsFound()
  }

  @Test(arguments: [("5", "asked to trap in a thread"), ("6", "asked to trap in a thread"), ("7", "Uncaught")])
  func `fault 10: traps in other threads and uncaught errors show their message on the restored terminal`(
    key: String, message: String
  ) throws {
    let session = try echo()
    session.send(key)
    let ending = try #require(session.ending())
    #expect(ending == .killed(SIGILL) || ending == .killed(SIGTRAP))
    session.expectTerminalAsFound()
    #expect(lastOutput(session).contains("Fatal error: ") && lastOutput(session).contains(message))
  }

  #if os(Linux)
    @Test(.disabled(if: SanitizerOptions.areSet, "a sanitizer needs more address space than the limit allows"))
    func `fault 63: a program that runs out of memory restores the terminal`() throws {
      let session = try echo(shell: "ulimit -v 3000000")
      session.send("8")
      let ending = try #require(session.ending())
      #expect([.killed(SIGILL), .killed(SIGTRAP), .killed(SIGABRT), .killed(SIGSEGV)].contains(ending))
      session.expectTerminalAsFound()
    }
  #endif

  /// Starts a program whose terminal takes no more bytes.
  private func frozen() throws -> TerminalSession {
    let session = try TerminalSession("TerminalProbe", ["crowd", "truecolor"], size: Size(width: 200, height: 100))
    session.wait { $0.isAlternateScreen }
    // A frame has half a megabyte, far more than the kernel buffers. More frames would only delay a busy machine.
    session.send("n")
    #expect(session.terminal.waitUntilFull(until: PseudoTerminal.now + TerminalSession.timeout))
    #expect(!session.terminal.hasEnded)
    return session
  }

  @Test(.disabled(if: SanitizerOptions.putSignalsOff, "the thread sanitizer delays or drops signals"))
  func `fault 16: a crash in mid-sequence restores a stopped terminal when it accepts bytes again`() throws {
    let session = try frozen()
    session.terminal.signal(SIGSEGV)
    _ = session.terminal.waitForEnding(until: PseudoTerminal.now + 0.2, isFrozen: true)
    expectEqual(session.ending(), .killed(SIGSEGV))
    session.expectTerminalAsFound()
  }

  @Test(.disabled(if: SanitizerOptions.putSignalsOff, "the thread sanitizer delays or drops signals"))
  func `fault 11: a crash in the crash handler ends the process at once`() throws {
    // The first handler restores the settings, then waits a second for the terminal. On a very busy machine, the second signal comes later.
    var ending: PseudoTerminal.Ending?
    for _ in 0..<10 where ending != .killed(SIGBUS) {
      let session = try frozen()
      let deadline = PseudoTerminal.now + TerminalSession.timeout
      session.terminal.signal(SIGSEGV)
      while session.terminal.settings != session.settingsBefore, PseudoTerminal.now < deadline {
        _ = session.terminal.waitForEnding(until: PseudoTerminal.now + 0.001, isFrozen: true)
      }
      session.terminal.signal(SIGBUS)
      ending = session.terminal.waitForEnding(until: deadline, isFrozen: true)
      expectEqual(session.terminal.settings, session.settingsBefore)
      #expect(ending == .killed(SIGBUS) || ending == .killed(SIGSEGV))
    }
    expectEqual(ending, .killed(SIGBUS))
  }

  @Test(.disabled(if: SanitizerOptions.putSignalsOff, "the thread sanitizer delays or drops signals"))
  func `fault 16: a program that crashes while the terminal accepts no bytes does not wait forever`() throws {
    let session = try frozen()
    session.terminal.signal(SIGSEGV)
    let deadline = PseudoTerminal.now + TerminalSession.timeout
    expectEqual(session.terminal.waitForEnding(until: deadline, isFrozen: true), .killed(SIGSEGV))
    expectEqual(session.terminal.settings, session.settingsBefore)
  }

  @Test func `fault 17: a signal does not interrupt the restoring of a slow terminal`() throws {
    let session = try frozen()
    session.send("q")
    expectNil(session.terminal.waitForEnding(until: PseudoTerminal.now + 0.4, isFrozen: true))
    session.terminal.signal(SIGWINCH)
    expectNil(session.terminal.waitForEnding(until: PseudoTerminal.now + 0.1, isFrozen: true))
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }
}
