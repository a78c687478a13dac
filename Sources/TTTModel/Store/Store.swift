import Foundation
import GRDB

/// The place where a profile, its games and its messages are kept: an SQLite file, shared by all processes that open it.
///
/// Every edit is one transaction, checked against what the file holds at that moment. When the file cannot be written,
/// the store goes on in memory, says so (``isSaving``, ``StoreNotice``), and makes up for it as soon as it can.
///
///     let store = try Store(path: "/home/me/games.sqlite")
///     let model = TicTacToeModel(store: store)
///
/// A process may have only one store open for a file.
public final class Store {
  /// The absolute path of the file, without symbolic links; nil if the store is in memory only.
  public var path: String? { file?.path }

  /// Whether edits reach the file. While false they are kept in memory.
  public var isSaving: Bool { unsaved == nil }

  /// The clock.
  let now: () -> Date

  /// What the person has not been told yet.
  var notices: [StoreNotice] = [] {
    didSet { noticeCount += max(0, notices.count - oldValue.count) }
  }

  /// How many notices there have been.
  private(set) var noticeCount = 0

  /// What the screens showed last.
  private(set) var snapshot = Snapshot(profile: Profile(), gameCount: 0, messageCount: 0)

  /// The draft of this process, and its row.
  var draft: StoredDraft?

  let file: StoreFile?

  /// Seconds to wait for another process.
  let patience: Double

  /// The open file; nil if it could not be opened.
  var disk: StoreConnection? { didSet { generation += 1 } }

  /// What goes on in memory while the file cannot be written.
  var unsaved: Unsaved?

  /// How often the store has changed from one file to another, or between file and memory.
  var generation = 0

  /// The state of the file at the latest ``reload()``.
  private var dataVersion: Int?

  /// Opens a store, and makes it if there is none: the folder and the file for the eyes of their owner only.
  ///
  /// A damaged file is moved aside, and a file that can be read but not written is read; both give a ``StoreNotice``.
  ///
  /// - Parameters:
  ///   - path: the file; a relative path counts from the current folder.
  ///   - now: the clock, by default the system's.
  /// - Throws: ``StoreError`` if the path cannot be used or the file is something else; it is left untouched then.
  public convenience init(path: String, now: @escaping () -> Date = { Date() }) throws(StoreError) {
    try self.init(StoreFile(path: path), isStandard: false, now: now)
  }

  /// Opens the store at its ``defaultPath(environment:)``.
  ///
  /// Unlike ``init(path:now:)`` it goes on in memory when the file may not be opened or made, or there is no home.
  ///
  /// - Parameters:
  ///   - environment: the environment of the process.
  ///   - now: the clock, by default the system's.
  /// - Throws: ``StoreError`` if the file is something else than a store of this version.
  public convenience init(
    environment: [String: String], now: @escaping () -> Date = { Date() }
  ) throws(StoreError) {
    try self.init(Self.defaultPath(environment: environment).map(StoreFile.init), isStandard: true, now: now)
  }

  /// - Parameters:
  ///   - isStandard: whether nobody chose this file, so that a place that cannot be used is no mistake of the person's.
  ///   - patience: how many seconds to wait for another process in the middle of an edit; they take milliseconds.
  init(
    _ file: StoreFile?, isStandard: Bool, patience: Double = 2, now: @escaping () -> Date
  ) throws(StoreError) {
    self.file = file
    self.now = now
    self.patience = patience
    do {
      disk = try connect(patience: patience)
    } catch {
      if let error = error as? StoreError {
        guard case .cannotOpen(_, let code) = error, isStandard || StoreNotice.Obstacle.isPassing(code) else {
          throw error
        }
      }
      goOffline(StoreNotice.Obstacle(error, at: file))
    }
    draft = read { try $0.latestDraft() } ?? nil
    reload()
  }

  /// What the person has to be told and has not been told yet, the oldest first.
  public func takeNotices() -> [StoreNotice] {
    defer { notices = [] }
    return notices
  }

  /// Ends the use of the file; what is in memory is saved if that is possible now.
  public func close() {
    catchUp(patience: patience)
    try? disk?.queue.close()
    disk = nil
  }
}

// MARK: Reading and editing

extension Store {
  /// Reads; never fails for good, since what cannot be read any more is replaced by what is still known.
  func read<Value>(_ body: (Database) throws -> Value) -> Value? {
    for _ in 0..<3 {
      guard let connection = unsaved?.memory ?? disk else { return nil }
      do { return try connection.queue.read(body) } catch { recover(from: error) }
    }
    return nil
  }

  /// Reads what every screen shows.
  func reload() {
    dataVersion = currentDataVersion
    snapshot = read { try $0.snapshot() } ?? snapshot
  }

  /// Whether another process has changed the file since the latest ``reload()``, or the store now is another file.
  func isOutdated() -> Bool {
    let before = generation
    renew()
    catchUp(patience: 0)
    return generation != before || currentDataVersion != dataVersion
  }

  /// Makes an edit: on the file, or in memory while that cannot be written.
  func perform(_ edit: Edit) -> Edit.Outcome {
    renew()
    var renumbering = catchUp(patience: 0)
    for _ in 0..<3 {
      guard let connection = unsaved?.memory ?? disk else { break }
      do {
        let outcome = try connection.perform(edit, renumbering)
        unsaved?.note(edit, outcome)
        note(edit, outcome)
        return outcome
      } catch let error as DatabaseError where error.isRefusal {
        break
      } catch {
        renumbering = recover(from: error) ?? renumbering
      }
    }
    return .refused
  }

  private func note(_ edit: Edit, _ outcome: Edit.Outcome) {
    switch (edit, outcome) {
    case (.keep(let new, _), .kept(let id)): draft = new.map { StoredDraft(id: id, draft: $0) }
    case (.keep, .done), (.post, .posted): draft = nil
    default: break
    }
  }

  /// SQLite's number for the state of the file; it changes when another process commits.
  private var currentDataVersion: Int? {
    guard let queue = unsaved?.memory.queue ?? disk?.queue else { return nil }
    return try? queue.inDatabase { try Int.fetchOne($0, sql: "PRAGMA data_version") }
  }
}
