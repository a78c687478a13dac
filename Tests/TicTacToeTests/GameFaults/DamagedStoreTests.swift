import Foundation
import GRDB
import TTTModel
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// Tests with a store in which another program has written invalid values.
@MainActor @Suite struct DamagedStoreTests {
  private let store: TemporaryStore

  init() throws {
    store = try TemporaryStore()
    try store.fill { model in
      for word in ["one", "two", "three"] { model.post("number \(word)") }
      model.play(5, 1)
    }
  }

  private func damage(_ statement: String = "UPDATE message SET icon = 'z' WHERE id = 2") throws {
    let queue = try DatabaseQueue(path: store.path)
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA ignore_check_constraints = ON; \(statement)") }
    try queue.close()
  }

  private var movedStorePath: String { store.path + ".corrupt-1" }

  @Test func `fault 77: an invalid row written by another program costs no other row, and the user is notified`() throws
  {
    let game = try GameSession(store: store)
    game.waitForStart()
    try damage()
    game.terminal.send(Keys.messages)
    for word in ["one", "two", "three"] { game.waitForText("number \(word)") }
    game.terminal.send(Keys.play)
    game.waitForText("Kept: 4, lost: 0.")
    game.terminal.send("7")
    game.waitForMoves(3, store)
    game.quit()
    #expect(FileManager.default.fileExists(atPath: movedStorePath))
    try expectEqual(
      StoreReader(path: store.path).messages(limit: 9).map(\.text), ["number three", "number two", "number one"])
  }

  @Test func `fault 77: a store with an invalid row opens with all its other rows`() throws {
    try damage("UPDATE profile SET icon = 'z'")
    let game = try GameSession(store: store, size: Size(width: 40, height: 16))
    game.waitForText("Kept: 4, lost: 0.")
    game.terminal.send(Keys.messages)
    game.waitForText("number one")
    game.quit()
  }

  @Test func `the recover command adds missing entries to the store once, and leaves the damaged file unchanged`()
    throws
  {
    try damage()
    let before = try Data(contentsOf: URL(fileURLWithPath: store.path))
    let other = try TemporaryStore()
    try other.fill { $0.post("here") }
    for added in [4, 0] {
      let run = try CommandRun(["recover", store.path, "--store", other.path])
      expectEqual(run.output, "Games and messages read: 4, lost: 0, added to the store: \(added).\n")
      #expect(run.errors == "" && run.status == 0)
    }
    try expectEqual(Data(contentsOf: URL(fileURLWithPath: store.path)), before)
    let model = try other.model()
    #expect(model.messageCount == 4 && model.currentGame.moves.map(\.square) == [.keypad(5), .keypad(1)])
  }

  @Test func `a running game shows the entries that the recover command adds`() throws {
    let other = try TemporaryStore()
    let game = try GameSession(store: other)
    game.waitForStart()
    game.terminal.send(Keys.messages)
    try expectEqual(CommandRun(["--store", other.path, "recover", store.path]).status, 0)
    game.waitForText("number three")
    game.quit()
  }

  @Test func `the recover command refuses unsuitable files and stores and gives the reason`() throws {
    func refusal(_ path: String, store: String? = nil) throws -> String {
      let run = try CommandRun(["recover", path, "--store", store ?? self.store.path])
      #expect(run.status == 1 && run.output == "")
      return run.errors
    }
    let folder = store.folder.path
    #expect(try refusal(folder + "/none").contains("No such file"))
    #expect(try refusal(folder).contains("is a folder"))
    #expect(try refusal(store.path).contains("is the store itself"))
    try Data("Dear diary".utf8).write(to: store.folder.appendingPathComponent("diary"))
    #expect(
      try refusal(folder + "/diary").contains(
        "\(folder)/diary has no readable data of tictactoe. The file was left untouched."))
    let foreign = try DatabaseQueue(path: folder + "/foreign")
    try foreign.inDatabase { try $0.execute(sql: "CREATE TABLE t (id INTEGER PRIMARY KEY, text TEXT)") }
    try foreign.close()
    #expect(try refusal(folder + "/foreign").contains("of another program"))
    #expect(try refusal(store.path, store: "/proc/none/store").contains("/proc/none"))
    let other = try TemporaryStore()
    try other.fill { $0.post("here") }
    let queue = try DatabaseQueue(path: other.path)
    try queue.inDatabase { db in
      try db.execute(sql: "BEGIN IMMEDIATE")
      try expectEqual(
        refusal(store.path, store: other.path),
        "tictactoe: Nothing was recovered: another program keeps \(other.path) locked. Try again when it is unlocked.\n"
      )
      try db.execute(sql: "ROLLBACK")
    }
    #expect(try CommandRun(["recover"]).errors.contains("Missing expected argument '<file>'"))
  }
}
