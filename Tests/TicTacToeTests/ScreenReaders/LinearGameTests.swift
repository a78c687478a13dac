import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// The built program as lines of text, in a pseudo-terminal and with pipes. Tested with `@testable` for the keys of the tabs.
@MainActor @Suite struct LinearGameTests {
  private let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  private func start(_ arguments: [String] = ["--accessible"], _ environment: [String: String] = [:]) throws
    -> TerminalSession
  {
    try TerminalSession("tictactoe", arguments + ["--store", store.path], environment: environment)
  }

  private func expectEnd(_ session: TerminalSession, _ ending: PseudoTerminal.Ending) {
    #expect(session.ending() == ending)
    #expect(!session.bytes.contains(0x1B), "a control sequence")
    session.expectTerminalAsFound()
  }

  @Test func `the game writes no control sequence, and restores the terminal`() throws {
    let session = try start()
    session.wait { $0.text.contains("Board, middle, empty") }
    session.send("5")
    session.wait { $0.text.contains("X at middle. O to move") }
    session.send("q")
    expectEnd(session, .exited(0))
  }

  @Test(arguments: [("ACCESSIBLE", "1"), ("TERMKIT_SCREEN_READER", "linear"), ("TERM", "dumb")])
  func `a variable of the environment asks for lines too, and the first line names it`(name: String, value: String)
    throws
  {
    let session = try start([], [name: value])
    session.wait { $0.text.contains("Lines of text, because of \(name)=\(value).") }
    session.send("q")
    expectEnd(session, .exited(0))
  }

  @Test func `a signal in the middle of a line restores the terminal`() throws {
    let session = try start()
    session.wait { $0.text.contains("Board") }
    session.send(Keys.messages)
    session.wait { $0.text.contains("Messages, heading") }
    session.send("/")
    session.wait { $0.text.contains("Search messages:") }
    session.send("half")
    session.wait { $0.text.contains("half") }
    kill(session.terminal.process, SIGTERM)
    expectEnd(session, .killed(SIGTERM))
  }

  @Test func `Ctrl-C gives up a line, and ends the game otherwise`() throws {
    let session = try start()
    session.wait { $0.text.contains("Board") }
    session.send(Keys.messages + "/")
    session.wait { $0.text.contains("Search messages:") }
    session.send("half\u{3}.")
    session.wait { $0.text.contains("Search messages, search field") }
    session.send("\u{3}")
    expectEnd(session, .exited(0))
  }

  @Test func `a long text opens the user's editor, and its text is the message`() throws {
    let editor = store.folder.appendingPathComponent("editor").path
    try "#!/bin/sh\nprintf 'From the editor' >\"$2\"\n".write(toFile: editor, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor)
    let session = try start(["--accessible"], ["EDITOR": editor + " --wait"])
    session.wait { $0.text.contains("Board") }
    session.send(Keys.messages + "c")
    session.wait { $0.text.contains("Press Enter to type.") }
    session.send("\r")
    session.wait { $0.text.contains("New Message, From the editor, text area") }
    session.send("\u{13}")
    session.wait { $0.text.contains("from X, From the editor") }
    session.send("q")
    expectEnd(session, .exited(0))
  }

  @Test(arguments: ["--plain", "ACCESSIBLE=1", "TERM=dumb"])
  func `keys come from a pipe, and sentences go to one`(_ reason: String) throws {
    let wish = reason.hasPrefix("--") ? "env \"$0\" \(reason)" : "env \(reason) \"$0\""
    let session = try TerminalSession(
      "/bin/sh", ["-c", "printf 5.q | \(wish) --store \"$1\" | cat", TerminalSession.product("tictactoe"), store.path])
    #expect(session.ending() == .exited(0))
    #expect(session.screen.text.contains("X at middle. O to move"))
    #expect(session.screen.text.contains("because of \(reason)"))
  }

  @Test func `the end of the input ends the game`() throws {
    let session = try TerminalSession(
      "/bin/sh", ["-c", "\"$0\" --plain --store \"$1\" </dev/null", TerminalSession.product("tictactoe"), store.path])
    #expect(session.ending() != nil)
    #expect(session.screen.text.contains("Board, middle, empty"))
  }
}
