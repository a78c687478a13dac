import Foundation
import Testing

@testable import TTTModel

/// Notifications of changes by other processes.
@MainActor @Suite struct StoreWatcherTests {
  private let folder: TemporaryFolder
  private let model: TicTacToeModel

  init() throws {
    folder = try TemporaryFolder()
    model = try openModel(folder.store)
  }

  /// Counts calls, which come from another thread, and waits for them.
  private final class Bell: Sendable {
    private let calls = DispatchSemaphore(value: 0)

    func ring() { calls.signal() }

    /// Waits some seconds at most for a call, and returns whether one came.
    func rings(within seconds: Double = 20) -> Bool { calls.wait(timeout: .now() + seconds) == .success }

    /// Refreshes a model after each call until a condition is true.
    @MainActor func refresh(_ model: TicTacToeModel, until isTrue: () -> Bool) -> Bool {
      while !isTrue() {
        guard rings() else { return false }
        model.refresh()
      }
      return true
    }
  }

  @Test func `what cannot be watched is not listened to`() {
    #expect(StoreWatcher(of: folder.store + ".missing/store.sqlite", notify: {}) == nil)
  }

  private func bell() -> Bell {
    let bell = Bell()
    #expect(model.listen(bell.ring))
    return bell
  }

  @Test func `what another process does is heard of and shown`() throws {
    let bell = bell()
    var told: [Change] = []
    let observation = model.observe { told.append($0) }
    let tool = try StoreTool("play", folder.store, "other", "5", "1")
    #expect(bell.refresh(model) { model.messageCount == 5 && model.currentGame.moveCount > 0 })
    #expect(tool.status == 0)
    var added = 0
    for case .messagesAdded(let count) in told { added += count }
    #expect(added == 5 && told.contains(.game(Game.ID(rawValue: 1))) && !told.contains(.messages))
    observation.cancel()
  }

  @Test func `a change is heard of in another process at once`() throws {
    let tool = try StoreTool("listen", folder.store)
    #expect(tool.nextLine() == "listening")
    var delays: [Double] = []
    for number in 1...20 {
      let start = ProcessInfo.processInfo.systemUptime
      model.post("\(number)")
      let line = tool.nextLine()
      #expect(line.hasPrefix("messagesAdded(1) "))
      delays.append((line.split(separator: " ").last.flatMap { Double($0) } ?? .infinity) - start)
    }
    _ = tool.kill(afterLines: 0)
    // On a busy machine, half of the notifications must still be in time.
    #expect(delays.sorted()[10] < 0.05, "\(delays)")
  }

  @Test func `a program that does not ring is heard of a little later`() throws {
    let bell = bell()
    try sqlite(folder.store, "INSERT INTO message (text, icon, date) VALUES ('by hand', 'x', 0)")
    #expect(bell.refresh(model) { model.messageCount == 1 })
  }

  @Test func `another store in the place of this one is heard of, and what happens in it`() throws {
    let other = folder.path + "/other"
    try openModel(other).post("other")
    let bell = bell()
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: folder.store + suffix) }
    #expect(rename(other, folder.store) == 0)
    #expect(bell.refresh(model) { model.texts == ["other"] })
    let tool = try StoreTool("play", folder.store, "tool", "1", "1")
    #expect(bell.refresh(model) { model.messageCount == 2 })
    #expect(tool.status == 0)
  }

  @Test func `a store that is deleted is not told of, and is listened to again when it has been put back`() throws {
    let path = folder.path + "/a/store.sqlite"
    let model = try openModel(path)
    model.post("before")
    let bell = Bell()
    #expect(model.listen(bell.ring))
    for name in ["store.sqlite", "store.sqlite-wal", "store.sqlite-shm", ""] {
      try FileManager.default.removeItem(atPath: folder.path + "/a/" + name)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/a"))
    model.post("after")
    #expect(FileManager.default.fileExists(atPath: path))
    let tool = try StoreTool("play", path, "tool", "1", "1")
    #expect(bell.refresh(model) { model.messageCount == 3 })
    #expect(tool.status == 0)
  }

  @Test func `who has no file or has closed hears nothing`() throws {
    #expect(!TicTacToeModel(store: try Store(environment: [:])).listen {})
    let bell = bell()
    model.close()
    try openModel(folder.store).post("after")
    #expect(!bell.rings(within: 0.2))
  }

  @Test func `nothing is told while others only read, and write other files`() throws {
    let reader = try openModel(folder.store)
    let bell = bell()
    _ = try folder.write([1], to: "unrelated")
    for _ in 0..<10 { model.refresh() }
    _ = (model.messages(in: 0..<9), model.draft, reader.messages(in: 0..<9), reader.draft)
    #expect(!bell.rings(within: 0.7))
    reader.close()
  }
}

@Suite struct ScheduleTests {
  @Test func `a ring is told at once, and what was written before with it`() {
    var schedule = StoreWatcher.Schedule()
    #expect(schedule.isNotificationDue(after: [.written, .written, .notified], at: 5) == true)
    #expect(schedule.next == nil)
    #expect(schedule.isNotificationDue(after: [.replaced], at: 6) == true && schedule.next == nil)
  }

  @Test func `what is written without a ring is told when nothing more is written, and once more later`() {
    var schedule = StoreWatcher.Schedule()
    #expect(schedule.isNotificationDue(after: [.written], at: 1) == false)
    #expect(schedule.next == 1.03)
    #expect(schedule.isNotificationDue(after: [.written], at: 1.02) == false)
    #expect(schedule.next == 1.05)
    #expect(schedule.isNotificationDue(after: [], at: 1.04) == false)
    #expect(schedule.isNotificationDue(after: [], at: 1.05) == true)
    #expect(schedule.next == 1.52)
    #expect(schedule.isNotificationDue(after: [], at: 1.6) == true)
    #expect(schedule.next == nil && schedule.isNotificationDue(after: [], at: 9) == false)
  }

  @Test func `a file opened by this process is nothing to tell`() {
    var schedule = StoreWatcher.Schedule()
    #expect(schedule.isNotificationDue(after: [.opened], at: 1) == false && schedule.next == nil)
  }
}
