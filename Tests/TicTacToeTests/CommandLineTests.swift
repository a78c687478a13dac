import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Tests of the messages for wrong arguments, and for environments in which the game cannot be played.
@MainActor @Suite struct CommandLineTests {
  private func run(
    _ arguments: [String], environment: [String: String?] = [:]
  ) throws -> (ending: PseudoTerminal.Ending?, text: String) {
    let session = try TerminalSession("tictactoe", arguments, environment: environment)
    let ending = session.ending()
    return (ending, String(decoding: session.bytes, as: UTF8.self))
  }

  @Test func `the options --help and --version print their text and exit with status 0`() throws {
    let help = try run(["--help"])
    expectEqual(help.ending, .exited(0))
    for word in ["--store", "--color", "--glyphs", "--reduce-motion", "Press ?"] { #expect(help.text.contains(word)) }
    let version = try run(["--version"])
    expectEqual(version.ending, .exited(0))
    #expect(version.text.contains("0.1.0"))
  }

  @Test func `an invalid value of --color is refused with the valid values`() throws {
    let result = try run(["--color", "pink"])
    expectEqual(result.ending, .exited(64))
    #expect(result.text.contains("truecolor"))
  }

  @Test func `a folder or a text file as the store is refused and left unchanged`() throws {
    let store = try TemporaryStore()
    let text = store.folder.appendingPathComponent("letter.txt")
    try Data("Dear Ada,\n".utf8).write(to: text)
    for path in [store.folder.path, text.path] {
      let result = try run(["--store", path])
      expectEqual(result.ending, .exited(1))
      #expect(result.text.contains("tictactoe: "))
      #expect(result.text.contains("--store"))
      #expect(!result.text.contains("\u{1B}"))
    }
    try expectEqual(Data(contentsOf: text), Data("Dear Ada,\n".utf8))
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: store.folder.path), ["letter.txt"])
  }

  @Test(arguments: [nil, "", "no-such-terminal-at-all"])
  func `a missing or unknown TERM is refused with status 2 and a suggestion`(
    name: String?
  ) throws {
    let store = try TemporaryStore()
    let result = try run(["--store", store.path], environment: ["TERM": name])
    expectEqual(result.ending, .exited(2))
    #expect(result.text.contains("TERM=xterm-256color"))
    #expect(!result.text.contains("\u{1B}"))
  }

  @Test func `a terminal emulator that is too new for terminfo is treated as an xterm`() throws {
    let store = try TemporaryStore()
    let game = try GameSession(store: store, environment: ["TERM": "xterm-ghostty"])
    game.waitForStart()
    game.terminal.send("7")
    game.terminal.wait(for: "a piece") { _ in game.color(in: .keypad(7)) != nil }
    game.quit()
  }

  @Test func `with a pipe as standard output the game exits with a message about the terminal`() throws {
    let store = try TemporaryStore()
    let pipe = Pipe()
    let session = try TerminalSession(
      "tictactoe", ["--store", store.path], standardOutput: pipe.fileHandleForWriting.fileDescriptor)
    expectEqual(session.ending(), .exited(1))
    #expect(String(decoding: session.bytes, as: UTF8.self).contains("terminal"))
  }

  @Test func `without a place for its store the game runs and says that nothing is saved`() throws {
    let session = try TerminalSession(
      "tictactoe", [], environment: ["XDG_DATA_HOME": "/proc/none", "HOME": "/proc/none"])
    session.wait { $0.text.contains("Nothing is being saved") && $0.text.contains("--store") }
    session.send("5")
    session.wait { !$0.text.contains("Nothing is being saved") && $0.line(0).contains("Not saving") }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
  }

  @Test func `the game moves a damaged store aside unchanged, says so and starts with a new store`() throws {
    let store = try TemporaryStore()
    let model = try store.model()
    model.place(at: .keypad(5))
    model.close()
    var bytes = try Data(contentsOf: URL(fileURLWithPath: store.path))
    bytes.replaceSubrange(100..<bytes.count, with: Data(repeating: 0xFF, count: bytes.count - 100))
    try bytes.write(to: URL(fileURLWithPath: store.path))
    let game = try GameSession(store: store)
    game.waitForText("was damaged")
    game.terminal.send("7")
    game.waitForBoard(on: 0x1_FF_FF_FF, [7: 0x1_FF_26_00])
    game.quit()
    let aside = try FileManager.default.contentsOfDirectory(atPath: store.folder.path).first { $0.contains("corrupt") }
    #expect(try Data(contentsOf: store.folder.appendingPathComponent(#require(aside))) == bytes)
    try expectEqual(store.model().currentGame.moves.map(\.square), [.keypad(7)])
  }
}
