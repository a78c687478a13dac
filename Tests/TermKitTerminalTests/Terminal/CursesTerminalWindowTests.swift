import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// The title, the progress and the notifications of a program in a pseudo-terminal.
@Suite struct CursesTerminalWindowTests {
  private static let push = "\u{1B}[22;2t"
  private static let pop = "\u{1B}]2;\u{1B}\\\u{1B}[23;2t"
  private static let title = "\u{1B}]2;The probe\u{1B}\\"
  private static let half = "\u{1B}]9;4;1;50\u{1B}\\"

  private func echo(
    _ option: String = "titled", environment: [String: String?] = [:], name: String = "WezTerm 20250401-120000"
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      "TerminalProbe", ["patient", option], environment: environment,
      answers: ["\u{1B}[>0q": "\u{1B}P>|\(name)\u{1B}\\"])
    session.wait { $0.line(0) == "ready" }
    return session
  }

  private func count(_ text: String, in session: TerminalSession) -> Int {
    session.bytes.ranges(of: Array(text.utf8)).count
  }

  /// Returns the output of a program after a key, and the program's end.
  private func output(after key: String, of session: TerminalSession) -> String {
    let start = session.bytes.count
    session.send(key)
    session.wait { $0.line(1) == "1" }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
    return String(decoding: session.bytes[start...], as: UTF8.self)
  }

  @Test func `the title and the progress are sent once, with the first frame`() throws {
    let session = try echo()
    expectEqual(session.screen.title, "The probe")
    session.send("k")
    session.wait { $0.line(1) == "1" }
    for text in [Self.push, Self.title, Self.half] { expectEqual(count(text, in: session), 1) }
    session.terminal.stop()
  }

  @Test(arguments: ["q", "x", "a", "1", "3"])
  func `closing and crashing restore the title and remove the progress`(key: String) throws {
    let session = try echo()
    session.send(key)
    #expect(session.ending() != nil)
    session.expectTerminalAsFound()
    #expect(session.hasWritten(Self.pop))
  }

  @Test(arguments: ["q", "x", "1"])
  func `the pointer has its shape until the end of the program`(key: String) throws {
    let session = try echo(name: "kitty(0.42.1)")
    session.send("h")
    session.wait(for: "the shape") { _ in session.hasWritten("\u{1B}]22;pointer\u{1B}\\") }
    session.send(key)
    #expect(session.ending() != nil)
    #expect(session.hasWritten("\u{1B}]22;\u{1B}\\"))
    session.expectTerminalAsFound()
  }

  @Test func `a terminal that is not known to have shapes of the pointer gets none`() throws {
    let session = try echo(name: "WezTerm 20250401-120000")
    #expect(!output(after: "h", of: session).contains("]22;"))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV])
  func `a signal that ends the program restores the title`(signal: Int32) throws {
    let session = try echo()
    session.terminal.signal(signal)
    expectEqual(session.ending(), .killed(signal))
    session.expectTerminalAsFound()
    #expect(session.hasWritten(Self.pop))
  }

  @Test func `a suspended program has the title again after the shell has continued it`() throws {
    let probe = TerminalSession.product("TerminalProbe")
    let script = "set -m; \(probe) echo titled; echo stopped; read line; fg; echo back"
    let session = try TerminalSession("/bin/sh", ["-c", script])
    session.wait { $0.line(0) == "ready" }
    session.send("z")
    session.wait { $0.text.contains("stopped") && !$0.isAlternateScreen && $0.title == "" }
    expectEqual(count(Self.pop, in: session), 1)
    session.send("\n")
    session.wait { $0.line(0) == "resumed" && $0.title == "The probe" }
    session.send("q")
    session.wait { $0.text.contains("back") }
    expectEqual(session.ending(), .exited(0))
    expectEqual(TerminalModes(session.bytes).leftOn, [])
  }

  @Test func `the start after a kill removes the title, the progress and the pointer that the killed program has left`()
    throws
  {
    let probe = TerminalSession.product("TerminalProbe")
    let script = "\(probe) echo titled; echo killed; read line; \(probe) echo"
    let session = try TerminalSession(
      "/bin/sh", ["-c", script], environment: ["TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.2.0"])
    session.wait { $0.line(0) == "ready" }
    session.send("h")
    session.wait { $0.line(1) == "1" && session.hasWritten(Self.half) }
    let line = try #require(session.screen.text.split(separator: "\n").first { $0.hasPrefix("process ") })
    kill(try #require(pid_t(line.dropFirst(8))), SIGKILL)
    session.wait { $0.text.contains("killed") }
    let start = session.bytes.count
    session.send("\n")
    session.wait { $0.line(0) == "ready" }
    let output = String(decoding: session.bytes[start...], as: UTF8.self)
    for text in [Self.pop, "\u{1B}]22;\u{1B}\\", "\u{1B}]9;4;0\u{1B}\\"] { #expect(output.contains(text)) }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    expectEqual(TerminalModes(session.bytes).leftOn, [])
  }

  @Test func `after another program may have changed the terminal, the title is sent again`() throws {
    let session = try echo()
    session.send("i")
    session.wait { _ in count(Self.title, in: session) == 2 }
    expectEqual(count(Self.push, in: session), count(Self.pop, in: session) + 1)
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test(arguments: ["linux", "vt220", "ansi"])
  func `a terminal that may print titles gets neither title nor progress`(name: String) throws {
    let session = try TerminalSession("TerminalProbe", ["echo", "titled"], environment: ["TERM": name])
    session.wait { $0.line(0) == "ready" }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    #expect(!session.hasWritten("\u{1B}]") && !session.hasWritten(Self.push))
  }

  @Test(arguments: [["LC_ALL": "C.UTF-8"], ["LC_ALL": "C"]])
  func `a hostile title cannot end its sequence, and a long one is truncated`(environment: [String: String]) throws {
    let session = try echo(environment: environment)
    let output = output(after: "t", of: session)
    let title = try #require(output.components(separatedBy: "\u{1B}]2;").dropFirst().first)
    let text = try #require(title.components(separatedBy: "\u{1B}\\").first)
    #expect(text.hasPrefix("A") && text.contains("B") && text.utf8.count <= 240)
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    if environment["LC_ALL"] == "C" { #expect(text.utf8.allSatisfy { $0 < 0x80 }) }
  }

  @Test func `without title and progress, the terminal has its own title before the end`() throws {
    let session = try echo()
    session.send("T")
    session.wait { $0.line(1) == "1" && $0.title == "" }
    expectEqual(count(Self.pop, in: session), 1)
    #expect(session.hasWritten("\u{1B}]9;4;0\u{1B}\\"))
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    expectEqual(count(Self.pop, in: session), 1)
    session.expectTerminalAsFound()
  }

  // MARK: Notifications

  @Test(arguments: [
    ("kitty(0.42.1)", "\u{1B}]99;i=1:o=unfocused:d=0:e=1;"), ("foot(1.16.2)", "\u{1B}]777;notify;4,1,99;A"),
    ("iTerm2 3.6.6", "\u{1B}]9;4,1,99: A"), ("ghostty 1.2.0", "\u{1B}]777;notify;"),
    ("VTE(7600)", "\u{1B}]777;notify;"),
  ])
  func `a notification is sent by the sequence of the terminal, and cannot be ended by its text`(
    name: String, sequence: String
  ) throws {
    let session = try echo("", name: name)
    let output = output(after: "N", of: session)
    #expect(output.contains(sequence), "\(output.debugDescription)")
    let text = output.components(separatedBy: sequence).dropFirst().first?.components(separatedBy: "\u{1B}\\").first
    #expect(try #require(text).unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    expectEqual(session.screen.bellCount, name.hasPrefix("VTE") ? 1 : 0)
  }

  @Test(arguments: [[:], ["TMUX": "/tmp/tmux,1,0", "TERM_PROGRAM": "ghostty"], ["TERM": "linux"]])
  func `an unknown terminal and a multiplexer ring the bell`(environment: [String: String]) throws {
    let session = try TerminalSession("TerminalProbe", ["echo"], environment: environment)
    session.wait { $0.line(0) == "ready" }
    let output = output(after: "N", of: session)
    #expect(!output.contains("\u{1B}]"))
    expectEqual(session.screen.bellCount, 1)
  }

  @Test func `the user can turn notifications off, by an option or by the environment`() throws {
    for (option, environment) in [("no-notifications", [:]), ("", ["TERMKIT_NOTIFICATIONS": "off"])] {
      let session = try TerminalSession("TerminalProbe", ["echo", option], environment: environment)
      session.wait { $0.line(0) == "ready" }
      _ = output(after: "N", of: session)
      expectEqual(session.screen.bellCount, 0)
    }
  }
}
