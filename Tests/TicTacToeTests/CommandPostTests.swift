import Foundation
import GRDB
import TTTModel
import TermKitTestSupport
import TestBasics
import Testing

/// Tests of `tictactoe post`.
@MainActor @Suite struct CommandPostTests {
  private let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  /// Runs a shell command that has the program as `$tictactoe` and the store as `$1`.
  private func run(_ shell: String) throws -> CommandRun { try CommandRun([store.path], shell: shell) }

  private func messages() throws -> [Message] {
    let model = try store.model()
    return model.messages(in: 0..<model.messageCount)
  }

  @Test func `the words of the command become a message with the owner's piece`() throws {
    try store.fill { $0.setIcon(.o) }
    let run = try run("$tictactoe post Well 'played,  Ada' --store $1")
    #expect(run.status == 0 && run.output == "Message 1 is posted.\n" && run.errors == "")
    let message = try #require(try messages().first)
    #expect(message.text == "Well played,  Ada" && message.icon == .o)
    #expect(!message.isFavorite && message.replyTo == nil)
  }

  @Test func `without words the text comes from standard input, without the line break at its end`() throws {
    try expectEqual(run("printf 'one\\n\\ntwo é\\n' | $tictactoe post --store $1").status, 0)
    try expectEqual(run("echo three | $tictactoe post --store $1; $tictactoe post --store $1 -- --dashed").status, 0)
    try expectEqual(messages().map(\.text), ["--dashed", "three", "one\n\ntwo é"])
  }

  @Test func `a text from another system has no mark at its beginning, and newlines at the ends of its lines`() throws {
    try expectEqual(run("printf '\\357\\273\\277one\\r\\ntwo\\rthree\\r\\n' | $tictactoe post --store $1").status, 0)
    try expectEqual(messages().map(\.text), ["one\ntwo\nthree"])
  }

  @Test func `a message can reply to another one and be a favourite`() throws {
    try expectEqual(
      run("$tictactoe post Again? --store $1; $tictactoe post Yes --favorite --reply-to 1 --store $1").status, 0)
    let message = try #require(try messages().first)
    #expect(message.replyTo == Message.ID(rawValue: 1) && message.isFavorite)
  }

  @Test(arguments: [
    (
      "$tictactoe post Yes --reply-to 7 --store $1",
      "There is no message 7. To see the numbers, run: tictactoe messages"
    ),
    ("$tictactoe post ' ' --store $1", "Write something first."),
    ("$tictactoe post --store $1 < /dev/null", "Write something first."),
    ("$tictactoe post --store $1 < /", "cannot be read. Write the message after the command"),
    ("printf '\\377' | $tictactoe post --store $1", "iconv -t UTF-8"),
  ])
  func `a message that cannot be posted is refused with a reason, and the store stays as it was`(
    command: String, reason: String
  ) throws {
    try store.fill { $0.post("first") }
    let run = try run(command)
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.hasPrefix("tictactoe: ") && run.errors.contains(reason), "\(run.errors)")
    try expectEqual(messages().map(\.text), ["first"])
  }

  @Test func `at a terminal, the command without a text does not wait for one`() throws {
    let session = try TerminalSession("tictactoe", ["post", "--store", store.path])
    expectEqual(session.ending(), .exited(64))
    #expect(String(decoding: session.bytes, as: UTF8.self).contains("tictactoe post \"Well played!\""))
  }

  @Test func `the draft that the user is writing in the game stays`() throws {
    try store.fill { $0.keepDraft(Draft(text: "Dear Ada")) }
    try expectEqual(run("$tictactoe post Hello --store $1").status, 0)
    let model = try store.model()
    #expect(model.draft?.text == "Dear Ada" && model.messageCount == 1)
  }

  @Test func `while another program locks the store, the command says that the next start saves the message`() throws {
    try store.fill { $0.post("first") }
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: store.path, configuration: configuration)
    try other.inDatabase { try $0.beginTransaction(.immediate) }
    let run = try run("$tictactoe post second --store $1")
    #expect(run.status == 1 && run.output == "")
    #expect(
      run.errors.contains("The message is not in the store yet.") && run.errors.contains("unsaved-1.json"),
      "\(run.errors)")
    try other.inDatabase { try $0.rollback() }
    try expectEqual(messages().map(\.text), ["second", "first"])
  }

  @Test func `on a full disk the command fails and says that the message is not in the store`() throws {
    try store.fill { $0.post("first") }
    let size = try Data(contentsOf: URL(fileURLWithPath: store.path)).count
    let run = try run("ulimit -f \(size / 512); head -c 300000 /dev/zero | tr '\\0' x | $tictactoe post --store $1")
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.contains("The message is not in the store yet."), "\(run.errors)")
    try expectEqual(messages().map(\.text), ["first"])
  }
}
