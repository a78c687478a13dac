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

  /// The draft of this process, or the one in the store that has been read last.
  var knownDraft: StoredDraft?

  /// Whether this process goes on with the draft that another has left, or is still writing; it does until it has written
  /// something itself.
  private var takesOverDrafts = true

  /// Whether `knownDraft` is the draft that this process tried to keep last.
  private var hasOwnDraft = false

  let file: StoreFile?

  /// Seconds to wait for another process that holds the lock: few while a person waits for the answer to a key.
  private(set) var patience: Double

  /// The same while the store is opened or closed.
  let longPatience: Double

  /// The open file; nil if it could not be opened.
  var disk: StoreConnection? {
    didSet {
      generation += 1
      knowsGaps = false
      news?.storeWasOpened()
    }
  }

  /// A file that lost its path to another file, which could not be opened yet: that one gets its games and messages.
  var replaced: StoreConnection?

  /// Whether rows are known to be missing.
  var knowsGaps = false

  /// Listens for what other processes do.
  private var news: StoreNews?

  /// When to try again to save what could not be saved, in seconds of system uptime. Who listens also hears of a vain
  /// attempt, and without a pause would make the next one.
  private var nextAttempt = 0.0
  private static let attemptInterval = 1.0

  /// What goes on in memory while the file cannot be written.
  var unsaved: Unsaved?

  /// How often the store has changed from one file to another, or between file and memory.
  var generation = 0

  /// Where edits wait that could not be saved before a program ended.
  let recoveryPlaces: RecoveryPlaces

  /// The recovery files that the person was told about because they cannot be read.
  var unreadableRecoveryFiles: Set<String> = []

  /// Opens a store, and makes it if there is none: the folder and the file for the eyes of their owner only.
  ///
  /// A damaged file is moved aside, and a new one gets everything that can be read in it. A file that can be read but not written is read.
  /// Both give a ``StoreNotice``.
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

  /// Opens a store as ``init(path:now:)`` does, with another number of seconds to wait for other processes.
  package convenience init(path: String, patience: Double) throws(StoreError) {
    try self.init(StoreFile(path: path), isStandard: false, patience: patience, editPatience: patience) { Date() }
  }

  /// - Parameters:
  ///   - isStandard: Whether the file is at the default path. If that cannot be used, the store goes on in memory.
  ///   - patience: Seconds to wait for another process that holds the lock, while the store is opened or closed.
  ///   - editPatience: The same at an edit, while a person waits. The transactions of other instances take a few milliseconds.
  ///   - recoveryFolders: The folders for recovery files that cannot be beside the store; nil for the user's own.
  init(
    _ file: StoreFile?, isStandard: Bool, patience: Double = 2, editPatience: Double = 0.03,
    recoveryFolders: [String]? = nil, now: @escaping () -> Date
  ) throws(StoreError) {
    self.file = file
    self.now = now
    self.patience = patience
    longPatience = patience
    recoveryPlaces = RecoveryPlaces(
      store: file?.path, takesHomeless: isStandard, otherFolders: recoveryFolders ?? RecoveryPlaces.userFolders)
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
    saveRecoveryFiles()
    reload()
    self.patience = min(patience, editPatience)
    try? disk?.setPatience(self.patience)
  }

  /// Seconds after which ``lookAround()`` should try again to save. Nil if everything is saved, or if there is no place to save.
  var retryInterval: Double? {
    switch unsaved?.obstacle {
    case nil, .noHome: nil
    case .locked: 0.5
    case .diskFull, .readOnly, .damaged, .newerVersion, .failure: 10
    }
  }

  /// What the person has to be told and has not been told yet, the oldest first.
  public func takeNotices() -> [StoreNotice] {
    defer { notices = [] }
    return notices
  }

  /// Ends the use of the file. Tries for two seconds to save what is only in memory, and otherwise writes it to a recovery file, which the
  /// next start saves.
  ///
  /// - Returns: What to tell the person if something could not be saved, else nil.
  @discardableResult public func close() -> StoreNotice? {
    news = nil
    catchUp(patience: longPatience)
    let notice = unsaved.flatMap(leaveRecoveryFile)
    try? disk?.queue.close()
    try? replaced?.queue.close()
    (disk, replaced, unsaved) = (nil, nil, nil)
    return notice
  }

  /// Has a body called, on a thread of its own, whenever another process may have changed the file.
  ///
  /// - Returns: false if there is no file or the system has no more room for such a wish.
  func listen(_ tell: @escaping @Sendable () -> Void) -> Bool {
    news = file.flatMap { StoreNews(of: $0.path, tell: tell) }
    return news != nil
  }
}

// MARK: The draft

extension Store {
  /// Whether a draft is another one than an earlier one, without reading either.
  var draftMark: Int64? { takesOverDrafts ? snapshot.draftMark : knownDraft?.mark }

  /// The draft to go on with; it is read when somebody asks for it.
  var draft: StoredDraft? {
    if knownDraft?.mark != draftMark { knownDraft = read { try $0.latestDraft() } ?? nil }
    return knownDraft
  }

  /// The draft that this process kept last. Nil if its last attempt was refused, or if another process wrote the draft.
  var ownDraft: StoredDraft? { hasOwnDraft ? knownDraft : nil }

  /// Keeps hold of the draft of a file that is going to be closed for good, if it can still be read.
  func rescueDraft(_ connection: StoreConnection) {
    guard knownDraft?.mark != draftMark else { return }
    knownDraft = (try? connection.queue.inDatabase { try $0.latestDraft() }) ?? nil
  }

  private func noteDraft(_ draft: StoredDraft?) {
    knownDraft = draft
    takesOverDrafts = false
    hasOwnDraft = true
  }
}

// MARK: Reading and editing

extension Store {
  /// Reads; never fails for good, since what cannot be read any more is replaced by what is still known.
  func read<Value>(_ body: (Database) throws -> Value) -> Value? {
    for _ in 0..<3 {
      guard let connection = unsaved?.memory ?? disk else { return nil }
      // Each body is one statement, or begins a transaction itself: GRDB's own way to read costs twice as much.
      do { return try connection.queue.inDatabase(body) } catch { recover(from: error) }
    }
    return nil
  }

  /// Reads what every screen shows.
  func reload() {
    snapshot = read { try $0.snapshot() } ?? snapshot
  }

  /// The games that changed after a ``Snapshot/edition``, nil if there are very many.
  func changedGames(since edition: Int) -> [Game.ID]? {
    edition == snapshot.edition ? [] : read { try $0.changedGames(since: edition) } ?? nil
  }

  /// The messages that changed after a ``Snapshot/edition``, nil if there are very many.
  func changedMessages(since edition: Int) -> [Message.ID]? {
    edition == snapshot.edition ? [] : read { try $0.changedMessages(since: edition) } ?? nil
  }

  /// Makes sure that the file is the one that has the path, and saves what could not be saved if that is possible now.
  func lookAround() {
    renew()
    let time = ProcessInfo.processInfo.systemUptime
    // An attempt that only meets the lock writes nothing, so it causes no event and no further attempt.
    var isLocked = false
    if case .locked = unsaved?.obstacle { isLocked = true }
    guard unsaved != nil, isLocked || time >= nextAttempt else { return }
    nextAttempt = time + Self.attemptInterval
    catchUp(patience: 0)
  }

  /// Makes an edit: on the file, or in memory while that cannot be written.
  func perform(_ edit: Edit) -> Edit.Outcome {
    let renewed = renew()
    var renumbering = catchUp(patience: 0) ?? renewed
    var refusal = Refusal.closed
    for _ in 0..<3 {
      guard let connection = unsaved?.memory ?? disk else { return .refused(.closed) }
      do {
        let outcome = try connection.perform(edit, renumbering)
        if !edit.isOfDraft { connection.ring() }
        unsaved?.note(edit, outcome)
        note(edit, outcome)
        return outcome
      } catch {
        refusal = Refusal(error)
        // In memory the edit would fail again.
        if unsaved != nil || (error as? DatabaseError)?.isRefusal == true { break }
        renumbering = recover(from: error) ?? renumbering
      }
    }
    if edit.isOfDraft { hasOwnDraft = false }
    return .refused(refusal)
  }

  private func note(_ edit: Edit, _ outcome: Edit.Outcome) {
    switch (edit, outcome) {
    case (.keep(let new, let mark, _), .done): noteDraft(new.map { StoredDraft(mark: mark, draft: $0) })
    case (.edit(let draft, let edit, let mark), .done): noteDraft(draft.edited(edit, mark: mark))
    case (.post, .posted): noteDraft(nil)
    default: break
    }
  }
}
