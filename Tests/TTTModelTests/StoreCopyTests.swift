import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// A copy of a store's files shows the store at one moment, even if another process changes the store during the copy.
///
/// The tests need a second process, because the locks of a process do not exclude that process itself.
@Suite struct StoreCopyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: StoreFile { StoreFile(path: folder.store) }

  /// Starts a process that changes the store a number of times and keeps it open.
  private func churner(writes: Int) throws -> StoreTool {
    let tool = try StoreTool("churn", folder.store)
    try expectEqual(tool.ask("write \(writes)"), "written")
    return tool
  }

  /// Returns how many changes a copy has, and records an issue if the copy mixes two states.
  private func changeCount(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Int {
    let queue = try DatabaseQueue(path: path)
    defer { try? queue.close() }
    return try queue.inDatabase { db in
      #expect(
        try String.fetchAll(db, sql: "PRAGMA integrity_check") == ["ok"], sourceLocation: sourceLocation)
      let counts = try Int.fetchSet(
        db,
        sql: """
          SELECT count(*) FROM message UNION SELECT ifnull(max(id), 0) FROM message UNION SELECT victories FROM profile
            UNION SELECT startDate FROM game
          """)
      #expect(counts.count == 1, "\(counts.count) states are mixed", sourceLocation: sourceLocation)
      return counts.max() ?? 0
    }
  }

  private func path(_ name: String) -> String { folder.path + "/\(name).sqlite" }

  @Test func `a checkpoint by another process is refused during a copy, so the copy is consistent`() throws {
    let tool = try churner(writes: 20)
    var answer = ""
    try file.copy(to: path("copy"), timeout: 2) {
      answer = try tool.ask("checkpoint")
      try tool.ask("write 5")
    }
    expectEqual(answer, "checkpoint refused")
    let count = try changeCount(path("copy"))
    #expect(20...25 ~= count)
    try expectEqual(tool.ask("checkpoint"), "checkpoint done", "the copy has released its locks")
    tool.kill { true }
  }

  @Test func `a copy is consistent even if another process opens and changes the store during the copy`() throws {
    let first = try churner(writes: 20)
    first.closeInput()
    expectEqual(first.status, 0)
    try expectEqual(folder.names, ["store.sqlite"])
    let second = try StoreTool("churn", folder.store)
    var hasStarted = false
    try file.copy(to: path("copy"), timeout: 2) {
      if hasStarted { return }
      hasStarted = true
      for line in ["write 5", "checkpoint", "write 3"] { try second.ask(line) }
    }
    let count = try changeCount(path("copy"))
    #expect(20...28 ~= count)
    second.kill { true }
  }

  @Test func `copies are consistent while another process writes and checkpoints without a pause`() throws {
    let tool = try churner(writes: 10)
    try expectEqual(tool.ask("churn"), "churning")
    var counts: [Int] = []
    for number in 0..<25 {
      let copy = path("copy-\(number)")
      try file.copy(to: copy, timeout: 20)
      counts.append(try changeCount(copy))
      for name in try folder.names where name.hasPrefix("copy") {
        try FileManager.default.removeItem(atPath: folder.path + "/" + name)
      }
    }
    #expect(counts == counts.sorted() && Set(counts).count > 1)
    tool.kill { true }
  }

  @Test func `a copy does not contain a transaction that a crash left unfinished`() throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/crashed", withIntermediateDirectories: true)
    let crashed = StoreFile(path: folder.path + "/crashed/store.sqlite")
    let tool = try churner(writes: 20)
    tool.closeInput()
    expectEqual(tool.status, 0)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let queue = try DatabaseQueue(path: folder.store, configuration: configuration)
    try queue.inDatabase { db in
      // With a small cache, SQLite writes changed pages into the database before the transaction ends.
      try db.execute(sql: "PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN; UPDATE game SET startDate = 99")
      try db.execute(sql: "UPDATE message SET text = 'half'")
      try db.execute(sql: "INSERT INTO message (text, icon, date) SELECT text, icon, 1 FROM message")
      for suffix in ["", "-journal"] {
        try FileManager.default.copyItem(atPath: folder.store + suffix, toPath: crashed.path + suffix)
      }
      try db.execute(sql: "ROLLBACK")
    }
    try queue.close()
    #expect(try content(crashed.path) != content(folder.store))
    try crashed.copy(to: path("copy"), timeout: 0)
    try expectEqual(changeCount(path("copy")), 20)
  }

  @Test func `copying a store that another process has locked fails with SQLITE_BUSY`() throws {
    let tool = try churner(writes: 1)
    try expectEqual(tool.ask("lock"), "locked")
    let error = #expect(throws: DatabaseError.self) { try file.copy(to: path("copy"), timeout: 0.01) }
    expectEqual(error?.resultCode, .SQLITE_BUSY)
    tool.kill { true }
  }
}
