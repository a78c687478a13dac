import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// The event loop of a real application on a real terminal. See `LoopProbe`.
@Suite struct EventLoopTests {
  private static let probe = TerminalSession.product("LoopProbe")

  private func open(_ kind: String, _ arguments: String...) throws -> TerminalSession {
    let session = try TerminalSession("LoopProbe", [kind] + arguments)
    session.wait { $0.line(9) == "early task" }
    return session
  }

  private func script(_ text: String) throws -> TerminalSession {
    try TerminalSession("/bin/sh", ["-c", text.replacing("PROBE", with: Self.probe)])
  }

  @Test func `tasks, queues, timers, threads and child processes all get their turn, and keys still arrive`() throws {
    let session = try open("async")
    session.send("x")
    let rows = [
      "task", "main actor", "main queue", "slept", "timer 3", "performed", "child 7", "run loop", "early task", "key 1",
    ]
    for (index, row) in rows.enumerated() { session.wait(for: row) { $0.line(index + 1) == row } }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test func `a watched descriptor ends the sleep when bytes arrive and when it is closed, and keys work`() throws {
    let fifo = try FIFO()
    let session = try open("watch", fifo.path)
    let end = try fifo.openForWriting()
    for text in ["first", "second"] {
      try end.write(contentsOf: Data(text.utf8))
      session.wait { $0.line(1) == text }
    }
    session.send("x")
    session.wait { $0.line(10) == "key 1" }
    try end.close()
    session.wait { $0.line(2) == "closed" }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: "/proc/self/status"), "only Linux counts how often a thread sleeps"),
    arguments: ["terminal", "watch"])
  func `an application with nothing to do sleeps`(kind: String) throws {
    let fifo = try FIFO()
    let session = try open(kind, fifo.path)
    let end = kind == "watch" ? try fifo.openForWriting() : nil
    defer { try? end?.close() }
    let path = "/proc/\(session.terminal.process)/task/\(session.terminal.process)/status"
    // On a busy machine, the program may take a while to fall asleep after it has written its screen.
    let deadline = PseudoTerminal.now + TerminalSession.timeout
    var (before, after): (String?, String?)
    repeat {
      before = status(path, "voluntary_ctxt_switches")
      session.receive(for: 1)
      after = status(path, "voluntary_ctxt_switches")
    } while PseudoTerminal.now < deadline && (status(path, "State")?.first != "S" || after != before)
    #expect(before != nil && after == before)
    session.send("q")
    expectEqual(session.ending(), .exited(0))
  }

  // Returns a value of a thread's status, such as the number of times that the thread went to sleep.
  private func status(_ path: String, _ name: String) -> String? {
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n")
    return lines?.first { $0.hasPrefix(name + ":") }?.split(separator: "\t").last.map(String.init)
  }

  @Test(arguments: [
    ("nested", "call run() from a main() that is not async"), ("twice", "close it before you open another one"),
  ])
  func `misuse of the event loop or of the terminal ends the program with advice`(mode: String, advice: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("errors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let session = try script("SWIFT_BACKTRACE=enable=no exec PROBE \(mode) 2> '\(file.path)'")
    #expect(session.ending() != .exited(0))
    #expect(try String(contentsOf: file, encoding: .utf8).contains(advice))
    session.expectTerminalAsFound()
  }

  // MARK: Other programs

  @Test func `runInTerminal gives a program the original terminal, and the screen returns afterwards`() throws {
    let session = try open("terminal")
    session.send("e")
    session.wait { $0.text.contains("in the shell") && $0.isAsFound }
    expectEqual(session.terminal.settings, session.settingsBefore)
    session.send("yes\n")
    session.wait { $0.isAlternateScreen && $0.line(1) == "status 7" && $0.line(10) == "key 1" }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test func `Ctrl-C ends the program that runs in the terminal, not the application`() throws {
    let session = try open("terminal")
    session.send("e")
    session.wait { $0.text.contains("in the shell") && $0.isAsFound }
    session.send("\u{03}")
    session.wait { $0.isAlternateScreen && $0.line(1) == "status 130" }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
  }

  @Test func `Ctrl-Z stops the application and the program that it runs, and the shell continues both`() throws {
    let session = try script("set -m; PROBE terminal; echo stopped; read line; fg; echo back; read line")
    session.wait { $0.line(9) == "early task" }
    session.send("e")
    session.wait { $0.text.contains("in the shell") }
    let job = try #require(session.terminal.foregroundJob)
    session.send("\u{1A}")
    session.wait { $0.text.contains("stopped") && PseudoTerminal.isStopped(job) }
    session.send("\n")
    // The shell would receive keys typed before it hands the terminal over.
    session.wait(for: "the job in the foreground") { _ in
      session.terminal.foregroundJob.map { $0 != session.terminal.process } == true
    }
    session.send("yes\n")
    session.wait { $0.isAlternateScreen && $0.line(1) == "status 7" }
    session.send("q")
    session.wait { $0.text.contains("back") }
  }

  @Test func `a program that cannot be started causes an error that names the program`() throws {
    let session = try open("terminal")
    session.send("m")
    session.wait { $0.isAlternateScreen && $0.line(1).contains("no-such-program") }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
  }

  @Test func `a task may use the released terminal while the application keeps running`() throws {
    let session = try open("terminal")
    session.send("r")
    session.wait { $0.text.contains("your name?") && $0.isAsFound }
    session.send("Ada\n")
    session.wait { $0.isAlternateScreen && $0.line(1) == "name Ada" }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  // MARK: Printed text, and pipes

  @Test func `text printed while the screen is in use is shown after the application ends`() throws {
    let session = try open("terminal")
    session.send("p")
    session.wait { $0.line(10) == "key 1" }
    session.send("p")
    session.wait { $0.line(10) == "key 2" }
    #expect(!session.screen.text.contains("printed"))
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    #expect(session.screen.text.contains("printed at key 1\nprinted at key 2"))
    session.expectTerminalAsFound()
  }

  @Test func `standard input and output may be redirected, and keys still come from the terminal`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let session = try script("printf 'a\\nb\\nc\\n' | PROBE data > \(file.path); echo status $?")
    session.wait { $0.line(1) == "lines 3" && $0.line(9) == "early task" }
    session.send("xy")
    session.wait { $0.line(10) == "key 2" }
    session.send("q")
    session.wait { $0.text.contains("status 0") }
    try expectEqual(String(contentsOf: file, encoding: .utf8), "keys: 2\n")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
  }

  @Test func `without any terminal, an application ends with a message and does not draw`() throws {
    let session = try script("setsid sh -c 'PROBE data < /dev/null 2>&1 | cat' ")
    session.wait { $0.text.contains("needs a terminal to draw on") }
    #expect(!session.screen.isAlternateScreen)
  }
}

/// A named pipe.
private final class FIFO {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("pipe-\(UUID().uuidString)").path

  init() throws {
    guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  deinit { unlink(path) }

  /// Opens the pipe. Waits until the other end is open.
  func openForWriting() throws -> FileHandle {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
