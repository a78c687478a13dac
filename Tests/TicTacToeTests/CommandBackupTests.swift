import Foundation
import TTTModel
import TermKitTestSupport
import TestBasics
import Testing

/// Tests of `tictactoe backup`.
@MainActor @Suite struct CommandBackupTests {
  private let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  @Test func `a backup during a game is complete, and is a store that only its owner can read`() throws {
    let model = try store.model()
    model.post("one")
    model.play(7, 4)
    let run = try CommandRun(["backup", store.path + ".copy", "--store", store.path])
    #expect(run.status == 0 && run.output == "" && run.errors == "")
    model.post("two")
    let attributes = try FileManager.default.attributesOfItem(atPath: store.path + ".copy")
    expectEqual(attributes[.posixPermissions] as? Int, 0o600)
    let copy = try CommandRun(["messages", "--store", store.path + ".copy"])
    #expect(copy.lines.count == 1 && copy.output.contains("one"))
    try expectEqual(CommandRun(["history", "--store", store.path + ".copy"]).lines.count, 1)
  }

  @Test func `an existing file is not overwritten, and a failed backup leaves no file`() throws {
    try store.fill { $0.post("one") }
    let existing = store.path + ".copy"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: existing))
    let run = try CommandRun(["backup", existing, "--store", store.path])
    #expect(run.status == 1 && run.errors.contains("exists already"))
    try expectEqual(String(contentsOfFile: existing, encoding: .utf8), "mine")
    let missing = try CommandRun(["backup", store.path + "/copy", "--store", store.path])
    #expect(missing.status == 1 && missing.errors.contains(store.path + "/copy"))
    let folder = URL(fileURLWithPath: store.path).deletingLastPathComponent().path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    expectEqual(names.filter { $0.contains(".copy") }.count, 1)
  }
}
