import Foundation
import GRDB
import TestBasics
import Testing

@testable import TTTModel

/// If a store cannot be written, the user can play on and is told, and the edits are saved later.
@MainActor @Suite struct StoreFallbackTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Prevents the file from growing, as on a full disk, or allows it again.
  private func setFull(_ isFull: Bool, _ model: TicTacToeModel) throws {
    let queue = try #require(model.store.disk?.queue)
    try queue.inDatabase { db in
      let limit = isFull ? try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0 : 1_000_000
      try db.execute(sql: "PRAGMA max_page_count = \(limit)")
    }
  }

  private let long = String(repeating: "long ", count: 2_000)

  @Test func `on a full disk, edits stay in memory and the user is notified once`() throws {
    let model = try openModel(folder.store)
    model.post("before")
    try setFull(true, model)
    var changes: [Change] = []
    let observation = model.observe { changes.append($0) }
    let id = try #require(model.post(long).id)
    #expect(!model.isSaving && changes == [.messagesAdded(1), .saving])
    expectEqual(model.takeNotices(), [.notSaving(.diskFull(path: folder.store))])
    model.play(0, 1)
    model.setFavorite(id, true)
    model.setIcon(.o)
    model.post("reply", replyingTo: id)
    #expect(model.texts == ["reply", long, "before"] && model.squares == [0, 1] && model.icon == .o)
    expectEqual(model.messages(in: 1..<2).map(\.isFavorite), [true])
    expectEqual(model.takeNotices(), [])
    try expectEqual(openModel(folder.store).texts, ["before"])
    observation.cancel()
  }

  @Test func `edits made on a full disk are saved when there is room again`() throws {
    let model = try openModel(folder.store)
    try setFull(true, model)
    let id = try #require(model.post(long).id)
    model.play(0, 3, 1, 4, 2)
    model.newGame()
    model.play(4)
    model.rate(model.currentGame.id, 2)
    model.setFavorite(id, true)
    model.keepDraft(Draft(text: "half", replyTo: id))
    _ = model.takeNotices()
    try setFull(false, model)
    var changes: [Change] = []
    let observation = model.observe { changes.append($0) }
    model.refresh()
    #expect(model.isSaving && changes.contains(.saving))
    expectEqual(model.takeNotices(), [.savingAgain])
    observation.cancel()
    model.close()

    let again = try openModel(folder.store)
    #expect(again.statistics == Statistics(victories: 1) && again.squares == [4] && again.currentGame.rating == 2)
    #expect(again.texts == [long] && again.message(id)?.isFavorite == true)
    expectEqual(again.draft, Draft(text: "half", replyTo: id))
  }

  @Test func `the edits of two instances are merged after one instance could not save for a while`() throws {
    let one = try openModel(folder.store)
    let two = try openModel(folder.store)
    one.play(0)
    two.refresh()
    try setFull(true, one)
    let mine = try #require(one.post(long).id)
    one.play(1)
    one.setFavorite(mine, true)
    one.post("answer", replyingTo: mine)
    two.post("from two")
    two.play(8)
    try setFull(false, one)
    one.play(2)
    #expect(one.isSaving && one.squares == [0, 1, 2])
    expectEqual(one.texts, ["answer", long, "from two"])
    let messages = one.messages(in: 0..<3)
    expectEqual(messages.map(\.isFavorite), [false, true, false])
    expectEqual(messages[0].replyTo, messages[1].id)
    expectEqual(one.games(in: 0..<2).map { $0.moves.map(\.square.index) }, [[0, 1, 2], [0, 8]])
    two.refresh()
    #expect(two.squares == one.squares && two.texts == one.texts)
  }

  @Test func `closing a store saves the edits that could not be saved before`() throws {
    let model = try openModel(folder.store)
    try setFull(true, model)
    model.post(long)
    try setFull(false, model)
    model.close()
    try expectEqual(openModel(folder.store).texts, [long])
  }

  @Test func `moves made while the store is locked stay in memory and are saved after the lock is released`() throws {
    let store = try Store(StoreFile(path: folder.store), isStandard: false, timeout: 0.01, now: { Date() })
    let model = TicTacToeModel(store: store)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: folder.store, configuration: configuration)
    try other.inDatabase { try $0.beginTransaction(.immediate) }
    model.play(4)
    #expect(model.squares == [4] && !model.isSaving)
    expectEqual(model.takeNotices(), [.notSaving(.locked(path: folder.store))])
    model.play(5)
    try other.inDatabase { try $0.rollback() }
    model.play(6)
    #expect(model.isSaving && model.squares == [4, 5, 6])
    try other.close()
    try expectEqual(openModel(folder.store).squares, [4, 5, 6])
  }

  @Test func `a store that was locked from the start is tried again once a second, not at each file event`() throws {
    try openModel(folder.store).close()
    let other = try lockForReaders()
    let clock = TestClock()
    let file = StoreFile(path: folder.store)
    let store = try Store(file, isStandard: true, timeout: 0.01, now: clock.now, uptime: clock.uptime)
    let model = TicTacToeModel(store: store)
    model.refresh()
    #expect(!model.isSaving)
    try other.inDatabase { try $0.rollback() }
    try other.close()
    for _ in 0..<3 { model.refresh() }
    #expect(!model.isSaving)
    clock.date += 1
    model.refresh()
    #expect(model.isSaving)
  }

  /// Locks the store so that it cannot be read.
  private func lockForReaders() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: folder.store, configuration: configuration)
    try other.inDatabase { db in
      try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
      try db.beginTransaction(.exclusive)
    }
    return other
  }

  @Test func `a game that was begun while the store could not be read has the date of its beginning (field trial Y17)`()
    throws
  {
    try openModel(folder.store).close()
    let other = try lockForReaders()
    let clock = TestClock()
    let store = try Store(StoreFile(path: folder.store), isStandard: false, timeout: 0.01, now: clock.now)
    let model = TicTacToeModel(store: store)
    model.play(4)
    #expect(!model.isSaving)
    expectEqual(model.currentGame.startDate, clock.date)
    try other.inDatabase { try $0.rollback() }
    try other.close()
    model.play(5)
    model.close()
    let saved = try openModel(folder.store)
    #expect(saved.squares == [4, 5] && saved.currentGame.startDate >= clock.date)
    expectEqual(saved.games(in: 0..<saved.gameCount).filter { $0.startDate < clock.date }.count, 0)
  }

  @Test func `a store that a newer version has taken over is not written any more`() throws {
    let model = try openModel(folder.store)
    try sqlite(folder.store, "PRAGMA user_version = 99")
    model.play(4)
    #expect(!model.isSaving && model.squares == [4])
    expectEqual(model.takeNotices(), [.notSaving(.newerVersion(path: folder.store))])
    model.close()
    try sqlite(folder.store, "PRAGMA user_version = \(Schema.version)")
    // The file itself has no move yet.
    try expectEqual(StoreReader(path: folder.store).games(limit: 1).first?.moveCount, 0)
    try expectEqual(openModel(folder.store).squares, [4])
  }

  @Test func `a store that is deleted while open is restored with all its contents`() throws {
    let model = try openModel(folder.path + "/a/store.sqlite")
    model.post("before")
    try FileManager.default.removeItem(atPath: folder.path + "/a")
    model.post("after")
    #expect(model.isSaving && model.texts == ["after", "before"] && model.takeNotices() == [])
    model.close()
    try expectEqual(openModel(folder.path + "/a/store.sqlite").texts, ["after", "before"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a").allSatisfy { !$0.contains("restored") })
  }

  /// Replaces the open store by a store with other contents, as the restoring of a backup does.
  private func replaceStore(_ change: (TicTacToeModel) -> Void = { _ in }) throws {
    let clock = TestClock()
    clock.date += 500
    let other = try openModel(folder.path + "/other", clock: clock)
    other.post("other")
    change(other)
    other.close()
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: folder.store + suffix) }
    expectEqual(rename(folder.path + "/other", folder.store), 0)
  }

  @Test func `a store that replaces the open store gets all games and messages that it lacks`() throws {
    let model = try openModel(folder.store)
    let id = try #require(model.post("mine").id)
    model.post("answer", replyingTo: id)
    model.setFavorite(id, true)
    model.play(0, 3, 1, 4, 2)
    model.newGame()
    model.play(8)
    try replaceStore { $0.play(4) }
    model.refresh()
    #expect(model.texts == ["answer", "mine", "other"] && model.isSaving)
    expectEqual(model.messages(in: 0..<3).map(\.isFavorite), [false, true, false])
    expectEqual(model.messages(in: 0..<1)[0].replyTo, model.messages(in: 1..<2)[0].id)
    expectEqual(model.games(in: 0..<3).map { $0.moves.map(\.square.index) }, [[8], [0, 3, 1, 4, 2], [4]])
    #expect(model.squares == [8] && model.statistics.victories == 1)
    model.close()
    try expectEqual(openModel(folder.store).texts, ["answer", "mine", "other"])
  }

  @Test func `a move made just after another store replaced the open store continues the current game`() throws {
    let model = try openModel(folder.store)
    model.play(0)
    try replaceStore { $0.play(4) }
    model.play(1)
    #expect(model.squares == [0, 1] && model.texts == ["other"])
  }

  @Test func `an older copy that replaces the open store gets the missing rows, and none twice`() throws {
    let model = try openModel(folder.store)
    model.post("one")
    model.play(4)
    _ = try model.store.disk?.queue.inDatabase { try $0.checkpoint(.truncate) }
    try FileManager.default.copyItem(atPath: folder.store, toPath: folder.path + "/copy")
    model.post("two")
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: folder.store + suffix) }
    expectEqual(rename(folder.path + "/copy", folder.store), 0)
    model.post("three")
    #expect(model.texts == ["three", "two", "one"] && model.gameCount == 1 && model.squares == [4])
  }

  /// Returns a model of a store with "mine" and "later", and the lock on the store with "other" that has replaced it.
  private func replaceWithLockedStore() throws -> (TicTacToeModel, DatabaseQueue) {
    let store = try Store(StoreFile(path: folder.store), isStandard: false, timeout: 0.01, now: { Date() })
    let model = TicTacToeModel(store: store)
    model.post("mine")
    try replaceStore()
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: folder.store, configuration: configuration)
    try other.inDatabase { try $0.beginTransaction(.immediate) }
    model.post("later")
    #expect(model.texts == ["later", "mine"] && !model.isSaving)
    return (model, other)
  }

  @Test func `closing writes all data to a recoverable file if the open store's replacement stays locked`() throws {
    let (model, other) = try replaceWithLockedStore()
    let path = folder.store + ".unsaved-1.sqlite"
    expectEqual(model.close(), .unsavedStore(path: path))
    try other.inDatabase { try $0.rollback() }
    try other.close()
    let store = try Store(path: folder.store)
    try expectEqual(store.recover(path), Recovery(kept: 2, lost: 0, added: 2))
    try expectEqual(store.recover(path), Recovery(kept: 2, lost: 0, added: 0))
    let next = TicTacToeModel(store: store)
    #expect(next.texts == ["later", "mine", "other"] && next.takeNotices() == [])
  }

  @Test func `recovering a file leaves a game on the board, and fills an empty board with the file's game`() throws {
    let path = folder.store + ".old"
    let old = try openModel(path)
    old.play(8)
    expectNil(old.close())
    let model = try openModel(folder.store)
    model.play(0)
    try expectEqual(model.store.recover(path).added, 1)
    #expect(model.squares == [0] && model.gameCount == 2)
    let other = try openModel(folder.store + ".new")
    try expectEqual(other.store.recover(path).added, 1)
    #expect(other.squares == [8] && other.gameCount == 1)
  }

  @Test func `the readable rows of a damaged store are merged into the store that replaces it`() throws {
    let model = try openModel(folder.store)
    for number in 1...3 { model.post("\(number)") }
    try sqlite(folder.store, "PRAGMA ignore_check_constraints = ON; UPDATE message SET icon = 'z' WHERE id = 2")
    try replaceStore()
    model.refresh()
    #expect(model.texts == ["3", "2", "1", "other"] && model.isSaving && model.takeNotices() == [])
  }

  @Test func `a locked replacement of the open store gets all messages after the lock is released`() throws {
    let (model, other) = try replaceWithLockedStore()
    try other.inDatabase { try $0.rollback() }
    try other.close()
    model.refresh()
    #expect(model.isSaving && model.texts == ["later", "mine", "other"])
  }

  @Test func `without a home folder, play continues unsaved and the user is notified once`() throws {
    let model = TicTacToeModel(store: try Store(environment: [:]))
    #expect(model.store.path == nil && !model.isSaving)
    expectEqual(model.takeNotices(), [.notSaving(.noHome)])
    model.play(4)
    model.refresh()
    #expect(model.squares == [4] && model.post("hello").id != nil && model.takeNotices() == [])
  }

  @Test func `if the home folder is a file, play continues unsaved, but a store chosen there is refused`() throws {
    let file = try folder.write([1], to: "file")
    let environment = ["XDG_DATA_HOME": file, "HOME": file]
    let model = TicTacToeModel(store: try Store(environment: environment))
    #expect(!model.isSaving && model.currentGame.moveCount == 0)
    expectEqual(model.takeNotices().count, 1)
    let path = try #require(Store.defaultPath(environment: environment))
    #expect(throws: StoreError.self) { try Store(path: path) }
  }

  @Test func `a file that is not a store is refused in the standard place too`() throws {
    let path = try #require(Store.defaultPath(environment: ["XDG_DATA_HOME": folder.path, "HOME": folder.path]))
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("Dear diary".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: StoreError.notADatabase(path: path)) {
      try Store(environment: ["XDG_DATA_HOME": folder.path, "HOME": folder.path])
    }
  }

  @Test func `the store's standard path follows the conventions of the system`() {
    let home = ["HOME": "/home/me"]
    #if os(macOS)
      expectEqual(
        Store.defaultPath(environment: home), "/home/me/Library/Application Support/tictactoe/tictactoe.sqlite")
    #else
      expectEqual(Store.defaultPath(environment: home), "/home/me/.local/share/tictactoe/tictactoe.sqlite")
      let data = ["HOME": "/home/me", "XDG_DATA_HOME": "/data"]
      expectEqual(Store.defaultPath(environment: data), "/data/tictactoe/tictactoe.sqlite")
      for relative in ["", "data", "./data"] {
        let environment = ["HOME": "/home/me", "XDG_DATA_HOME": relative]
        expectEqual(Store.defaultPath(environment: environment), Store.defaultPath(environment: home))
      }
    #endif
    expectNil(Store.defaultPath(environment: [:]))
    expectNil(Store.defaultPath(environment: ["HOME": "here"]))
  }
}
