import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@Suite struct CursesTerminalRestoringTests {
  private func echo(_ arguments: [String] = [], environment: [String: String?] = [:]) throws -> TerminalSession {
    let session = try TerminalSession("TerminalProbe", ["echo"] + arguments, environment: environment)
    session.wait { $0.line(0) == "ready" && $0.line(2) == "80x24" }
    return session
  }

  @Test func `opening a terminal turns on the alternate screen and the reports of mouse, pastes and focus`() throws {
    let session = try echo()
    #expect(session.screen.isAlternateScreen)
    expectNil(session.screen.cursor)
    #expect(session.screen.reportsMouse)
    #expect(session.screen.bracketsPastes)
    #expect(session.screen.reportsFocus)
    #expect(session.terminal.settings != session.settingsBefore)
  }

  @Test func `closing restores the terminal`() throws {
    let session = try echo()
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  // tmux 3.3a wraps rows that became too long for the earlier size into its history. The emulator does not have this fault, so the test
  // checks for the sequence that prevents it.
  @Test(arguments: ["q", "x"])
  func `an alternate screen whose size has changed is erased before the program leaves it`(key: String) throws {
    let session = try echo()
    session.resize(to: Size(width: 120, height: 40))
    session.wait { $0.line(2) == "120x40" }
    session.send(key)
    session.wait { !$0.isAlternateScreen }
    let output = String(decoding: session.bytes, as: UTF8.self)
    let before = try #require(output.components(separatedBy: "\u{1B}[?1049l").first)
    let end = try #require(before.components(separatedBy: "\u{1B}[H\u{1B}[2J").last)
    let shown = end.replacing(/\x1B(\[[0-9;?]*[A-Za-z]|\(B|[>=])/, with: "")
    #expect(shown.allSatisfy { $0 == "\r" }, "something is shown after the screen was erased")
    session.terminal.stop()
  }

  @Test func `a terminal that was closed can be opened again`() throws {
    let session = try TerminalSession("TerminalProbe", ["twice", "truecolor"])
    session.wait { $0.line(0) == "ready" && $0.isAlternateScreen && $0.reportsMouse }
    session.send("n")
    session.wait { $0.line(1) == "1" }
    session.terminal.signal(SIGTERM)
    expectEqual(session.ending(), .killed(SIGTERM))
    session.expectTerminalAsFound()
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `a signal that asks the program to end restores the terminal, and the process dies of that signal`(
    signal: Int32
  ) throws {
    let session = try echo(environment: ["TERM": signal == SIGINT ? "linux" : "xterm-256color"])
    session.terminal.signal(signal)
    expectEqual(session.ending(), .killed(signal))
    session.expectTerminalAsFound()
  }

  @Test(arguments: 0..<12)
  func `SIGTERM at any moment while the terminal is being opened restores the terminal`(moment: Int) throws {
    let session = try TerminalSession("TerminalProbe", ["echo"])
    // The signal arrives after the first byte, or somewhat later. The first bytes are sent in the middle of the opening.
    session.wait { _ in session.bytes.count > moment * 12 }
    session.terminal.signal(SIGTERM)
    expectEqual(session.ending(), .killed(SIGTERM))
    session.expectTerminalAsFound()
  }

  @Test(arguments: [SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGTRAP, SIGFPE], ["", "truecolor"])
  func `a crash restores the terminal, and the process dies of the crash's signal`(signal: Int32, depth: String) throws
  {
    let session = try echo([depth])
    session.terminal.signal(signal)
    expectEqual(session.ending(), .killed(signal))
    session.expectTerminalAsFound()
  }

  @Test(arguments: ["x", "a"])
  func `after a Swift trap, the runtime's message appears on the original screen`(key: String) throws {
    let session = try echo()
    session.send(key)
    let ending = try #require(session.ending())
    #expect(ending == .killed(SIGILL) || ending == .killed(SIGTRAP))
    session.expectTerminalAsFound()
    // The runtime may print a backtrace below the message, with more lines than the screen has.
    let output = try #require(String(decoding: session.bytes, as: UTF8.self).split(separator: "\u{1B}[?1049l").last)
    #expect(output.contains("Fatal error: " + (key == "x" ? "asked to trap" : "Index out of range")))
  }

  @Test func `messages to standard error are held back until the original screen is restored`() throws {
    let session = try echo()
    session.send("m")
    session.wait { $0.line(1) == "1" }
    #expect(!session.screen.text.contains("a message"))
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    #expect(session.screen.text.contains("a message"))
  }

  @Test func `repeated SIGTERM ends an unresponsive program, but not within a second of the first signal`() throws {
    let session = try echo()
    session.send("s")
    session.wait { $0.line(0) == "deaf" }
    let start = ContinuousClock.now
    let deadline = PseudoTerminal.now + TerminalSession.timeout
    session.terminal.signal(SIGTERM)
    while !session.terminal.hasEnded, PseudoTerminal.now < deadline {
      _ = session.terminal.read(until: PseudoTerminal.now + 0.05)
      session.terminal.signal(SIGTERM)
    }
    #expect(ContinuousClock.now - start > .seconds(1))
    expectEqual(session.ending(), .killed(SIGTERM))
    expectEqual(session.terminal.settings, session.settingsBefore)
  }

  @Test func `fault 61: repeated Ctrl-C ends an unresponsive program, and a message says why`() throws {
    let session = try echo()
    session.send("s")
    session.wait { $0.line(0) == "deaf" }
    let deadline = PseudoTerminal.now + TerminalSession.timeout
    while !session.terminal.hasEnded, PseudoTerminal.now < deadline {
      session.send("\u{3}")
      session.receive(for: 0.1)
    }
    expectEqual(session.ending(), .killed(SIGINT))
    #expect(session.screen.text.contains("The program stopped responding and was ended."))
    session.expectTerminalAsFound()
  }

  @Test func `Ctrl-C is a key again after an unresponsive program responds again`() throws {
    let session = try TerminalSession("TerminalProbe", ["echo"], size: Size(width: 200, height: 5))
    session.wait { $0.line(0) == "ready" }
    let settings = session.terminal.settings
    session.send("S")
    // The key is shown before the program waits for input again.
    session.wait { $0.line(0).contains("\"S\"") && session.terminal.settings == settings }
    session.send("\u{3}")
    session.wait { $0.line(0).contains("\"c\"") && $0.line(0).contains("\(KeyModifiers.control)") }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test func `a signal that was ignored when the program started stays ignored`() throws {
    let probe = TerminalSession.product("TerminalProbe")
    let session = try TerminalSession("/bin/sh", ["-c", "trap '' HUP; exec \(probe) echo"])
    session.wait { $0.line(0) == "ready" }
    session.terminal.signal(SIGHUP)
    session.send("n")
    session.wait { $0.line(0).contains("character(\"n\")") }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
  }

  @Test func `a program ends when its terminal hangs up`() throws {
    let session = try echo()
    session.terminal.hangUp()
    let ending = session.terminal.waitForEnding(until: PseudoTerminal.now + TerminalSession.timeout)
    #expect(ending == .killed(SIGHUP) || ending == .exited(0))
  }

  @Test func `the end of input is reported once, and waiting afterwards uses no processor time`() throws {
    let probe = TerminalSession.product("TerminalProbe")
    let session = try TerminalSession("/bin/sh", ["-c", "trap '' HUP; exec \(probe) linger"])
    session.wait { $0.line(0) == "here" }
    session.terminal.hangUp()
    let ending = session.terminal.waitForEnding(until: PseudoTerminal.now + TerminalSession.timeout)
    expectEqual(
      ending, .exited(0), "status 3: the end was reported twice; 4: the wait was busy; 5: the end was not reported")
  }

  // The shell would print or run what it reads. The terminal sends these bytes before it replies to the last query.
  @Test(arguments: ["q", "z"])
  func `reports and replies that are under way while a program leaves do not reach the shell (field trial B3)`(
    key: String
  ) throws {
    let probe = TerminalSession.product("TerminalProbe")
    let script = "set -m; \(probe) patient; echo left; read line; echo got: $line"
    let late = "\u{1B}[<35;9;9M\u{1B}[I\u{1B}]11;rgb:00/00/00\u{7}\u{1B}[<35;9;10M"
    let session = try TerminalSession("/bin/sh", ["-c", script], answers: ["\u{1B}[?1000l": late])
    session.wait { $0.line(0) == "ready" }
    session.send(key)
    session.wait { $0.text.contains("left") }
    session.send("typed\n")
    session.wait { $0.text.contains("got: typed") }
  }

  @Test func `mouse reports that arrive while a program quits do not reach the shell`() throws {
    let probe = TerminalSession.product("TerminalProbe")
    let session = try TerminalSession("/bin/sh", ["-c", "\(probe) echo; echo left; read line; echo got: $line"])
    session.wait { $0.line(0) == "ready" }
    // The mouse reports and the quit key are there before the program reads any of them.
    session.send("q\u{1B}[<0;3;3M\u{1B}[<0;3;3m")
    session.wait { $0.text.contains("left") }
    session.send("typed\n")
    session.wait { $0.text.contains("got: typed") }
  }
}
