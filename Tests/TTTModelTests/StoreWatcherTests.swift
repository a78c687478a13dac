import Foundation
import TestBasics
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

    func notify() { calls.signal() }

    /// Waits some seconds at most for a call, and returns whether one came.
    func rings(within seconds: Double = 60) -> Bool { calls.wait(timeout: .now() + seconds) == .success }

    /// Refreshes a model after each call until a condition is true.
    @MainActor func refresh(_ model: TicTacToeModel, until isTrue: () -> Bool) -> Bool {
      while !isTrue() {
        guard rings() else { return false }
        model.refresh()
      }
      return true
    }
  }

  @Test func `a store in a missing folder cannot be watched for changes`() {
    expectNil(StoreWatcher(of: folder.store + ".missing/store.sqlite", notify: {}))
  }

  private func bell() -> Bell {
    let bell = Bell()
    #expect(model.listen(bell.notify))
    return bell
  }

  @Test func `a model is notified of another process's edits and shows them`() throws {
    let bell = bell()
    var told: [Change] = []
    let observation = model.observe { told.append($0) }
    let tool = try StoreTool("play", folder.store, "other", "5", "1")
    #expect(bell.refresh(model) { model.messageCount == 5 && model.currentGame.moveCount > 0 })
    expectEqual(tool.status, 0)
    var added = 0
    for case .messagesAdded(let count) in told { added += count }
    #expect(added == 5 && told.contains(.game(Game.ID(rawValue: 1))) && !told.contains(.messages))
    observation.cancel()
  }

  @Test func `another process is notified of a change in less than 50 milliseconds, at the median`() throws {
    let tool = try StoreTool("listen", folder.store)
    expectEqual(tool.nextLine(), "listening")
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

  @Test func `a model is notified of changes by a program that does not touch the log`() throws {
    let bell = bell()
    try sqlite(folder.store, "INSERT INTO message (text, icon, date) VALUES ('by hand', 'x', 0)")
    #expect(bell.refresh(model) { model.messageCount == 1 })
  }

  @Test func `a model is notified when another store replaces its own, and of changes in the replacement`() throws {
    let other = folder.path + "/other"
    try openModel(other).post("other")
    let bell = bell()
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: folder.store + suffix) }
    expectEqual(rename(other, folder.store), 0)
    #expect(bell.refresh(model) { model.texts == ["other"] })
    let tool = try StoreTool("play", folder.store, "tool", "1", "1")
    #expect(bell.refresh(model) { model.messageCount == 2 })
    expectEqual(tool.status, 0)
  }

  @Test func `a deleted store is restored by the next edit, and its later changes are noticed again`() throws {
    let path = folder.path + "/a/store.sqlite"
    let model = try openModel(path)
    model.post("before")
    let bell = Bell()
    #expect(model.listen(bell.notify))
    for name in ["store.sqlite", "store.sqlite-wal", "store.sqlite-shm", ""] {
      try FileManager.default.removeItem(atPath: folder.path + "/a/" + name)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/a"))
    model.post("after")
    #expect(FileManager.default.fileExists(atPath: path))
    let tool = try StoreTool("play", path, "tool", "1", "1")
    #expect(bell.refresh(model) { model.messageCount == 3 })
    expectEqual(tool.status, 0)
  }

  @Test func `a model without a file or with a closed store is not notified of changes`() throws {
    #expect(!TicTacToeModel(store: try Store(environment: [:])).listen {})
    let bell = bell()
    model.close()
    try openModel(folder.store).post("after")
    #expect(!bell.rings(within: 0.2))
  }

  @Test func `a model is not notified when the store is only read or another file is written`() throws {
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
  @Test func `a touch of the log notifies at once, and earlier writes cause no notification of their own`() {
    var schedule = StoreWatcher.Schedule()
    expectEqual(schedule.isNotificationDue(after: [.written, .written, .notified], at: 5), true)
    expectNil(schedule.next)
    #expect(schedule.isNotificationDue(after: [.replaced], at: 6) == true && schedule.next == nil)
  }

  @Test func `writes without a touch of the log notify when they stop, and once more later`() {
    var schedule = StoreWatcher.Schedule()
    expectEqual(schedule.isNotificationDue(after: [.written], at: 1), false)
    expectEqual(schedule.next, 1.03)
    expectEqual(schedule.isNotificationDue(after: [.written], at: 1.02), false)
    expectEqual(schedule.next, 1.05)
    expectEqual(schedule.isNotificationDue(after: [], at: 1.04), false)
    expectEqual(schedule.isNotificationDue(after: [], at: 1.05), true)
    expectEqual(schedule.next, 1.52)
    expectEqual(schedule.isNotificationDue(after: [], at: 1.6), true)
    #expect(schedule.next == nil && schedule.isNotificationDue(after: [], at: 9) == false)
  }

  @Test func `opening a file in the listening process causes no notification`() {
    var schedule = StoreWatcher.Schedule()
    #expect(schedule.isNotificationDue(after: [.opened], at: 1) == false && schedule.next == nil)
  }
}
