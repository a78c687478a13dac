import Foundation
import GRDB

/// The storage of a profile, its games and its messages: an SQLite file that several processes can share.
///
/// Every edit is one transaction, checked against the present contents of the file. When the file cannot be written, the store goes on in
/// memory and reports it (``isSaving``, ``StoreNotice``). It saves the edits as soon as it can.
///
///     let store = try Store(path: "/home/me/games.sqlite")
///     let model = TicTacToeModel(store: store)
///
/// A process must not have two stores open for the same file.
public final class Store {
  /// The absolute path of the file, without symbolic links. Nil if there is no home folder, so that the store has no file.
  public var path: String? { file?.path }

  /// Whether edits reach the file. While false, they are kept in memory, or refused after ``close()``.
  public var isSaving: Bool { unsaved == nil && disk != nil }

  let now: () -> Date

  /// The seconds of a clock that never jumps.
  let uptime: () -> Double

  var upkeep = Upkeep()

  /// The notices that the user has not seen yet.
  var notices: [StoreNotice] = [] {
    didSet { noticeCount += max(0, notices.count - oldValue.count) }
  }

  private(set) var noticeCount = 0

  /// The data that the screens showed last.
  private(set) var snapshot = Snapshot(profile: Profile())

  /// The value of ``generation`` when `snapshot` was read.
  private var snapshotGeneration = -1

  /// The draft, which is read only when it is needed.
  var draftState = DraftState()

  let file: StoreFile?

  /// Seconds to wait for another process that holds the lock. It is short while the user waits for the answer to a key.
  private(set) var timeout: Double

  /// Seconds to wait while the store is opened or closed.
  let longTimeout: Double

  /// The open file, or nil if it could not be opened.
  var disk: StoreConnection? {
    didSet {
      generation += 1
      knowsGaps = false
      upkeep.needsCheckpoint = (disk?.logSize ?? 0) > 0
      watcher?.storeWasOpened()
    }
  }

  /// A file that another file has replaced at its path. The new file could not be opened yet, and will get its games and messages.
  var replaced: StoreConnection?

  // The closed file. Its queue is kept until the end of the process: Dispatch disposes of a queue on a new thread, for which it opens files,
  // and stops the process if too many are open.
  private var closed: StoreConnection?

  /// The state of the file, and its mark without the log, when the log was last known to belong to it.
  var checked: (state: StoreFile.State?, mark: Int64)?

  /// Whether rows are known to be missing.
  var knowsGaps = false

  private var watcher: StoreWatcher?

  /// The time of the next attempt to save, in seconds of ``uptime``.
  ///
  /// A failed attempt may also cause a file event, which makes the listener try again. The pause stops this loop.
  private var nextAttempt = 0.0
  private static let attemptInterval = 1.0

  /// The time before which no key tries to save, in seconds of ``uptime``, because the last attempt took long.
  var slowUntil = -Double.infinity

  /// The store in memory that is used while the file cannot be written.
  var unsaved: Unsaved?

  /// The number of times that the store has changed to another file, or between file and memory.
  var generation = 0

  /// The places for edits that could not be saved before a program ended.
  let recoveryPlaces: RecoveryPlaces

  /// The unreadable recovery files that have already been reported to the user.
  var unreadableRecoveryFiles: Set<String> = []

  /// Opens a store, or creates it if it does not exist. Only the owner can read the new folder and file.
  ///
  /// A damaged file is moved aside, and a new file gets everything that can be read in it. If the file cannot be written, or the disk is
  /// full, or another program keeps the file locked, the store goes on in memory with what can be read. Otherwise, edits that an earlier
  /// session could only write to a recovery file are saved. Damage, going on in memory and such saved edits give a ``StoreNotice``.
  ///
  /// - Parameters:
  ///   - path: The file. A relative path starts at the current folder.
  ///   - now: The clock. Defaults to the system's clock.
  ///   - uptime: The seconds of a clock that never jumps. Defaults to the system's uptime.
  /// - Throws: ``StoreError`` if the path cannot be used, if it names a folder or a device, or if the file is no database, belongs to
  ///   another program, or was written by a newer version or by an unpublished one. The file is not changed then.
  public convenience init(
    path: String, now: @escaping () -> Date = { Date() }, uptime: @escaping () -> Double = Store.systemUptime
  ) throws(StoreError) {
    try self.init(StoreFile(path: path), isStandard: false, now: now, uptime: uptime)
  }

  /// Opens the store at its ``defaultPath(environment:)``.
  ///
  /// It does the same as ``init(path:now:uptime:)``, but keeps the store in memory if there is no home folder, or if the file cannot be
  /// opened or created.
  ///
  /// - Parameters:
  ///   - environment: The environment of the process.
  ///   - now: The clock. Defaults to the system's clock.
  /// - Throws: ``StoreError`` if the path names a folder or a device, or if the file is no database, belongs to another program, or
  ///   was written by a newer version or by an unpublished one. The file is not changed then.
  public convenience init(
    environment: [String: String], now: @escaping () -> Date = { Date() }
  ) throws(StoreError) {
    try self.init(Self.defaultPath(environment: environment).map(StoreFile.init), isStandard: true, now: now)
  }

  /// Returns the seconds since the start of the system.
  public static let systemUptime: @Sendable () -> Double = { ProcessInfo.processInfo.systemUptime }

  /// Opens a store as ``init(path:now:uptime:)`` does, with another time in seconds to wait for other processes.
  package convenience init(path: String, timeout: Double) throws(StoreError) {
    try self.init(StoreFile(path: path), isStandard: false, timeout: timeout, editTimeout: timeout) { Date() }
  }

  /// Opens a store.
  ///
  /// - Parameters:
  ///   - isStandard: Whether the file is at the default path. If that cannot be used, the store goes on in memory.
  ///   - timeout: Seconds to wait for another process that holds the lock, while the store is opened or closed.
  ///   - editTimeout: The same for an edit, while the user waits. The transactions of other instances take a few milliseconds.
  ///   - recoveryFolders: The folders for recovery files that cannot be beside the store. Nil for the user's own folders.
  init(
    _ file: StoreFile?, isStandard: Bool, timeout: Double = 2, editTimeout: Double = 0.03,
    recoveryFolders: [String]? = nil, now: @escaping () -> Date, uptime: @escaping () -> Double = Store.systemUptime
  ) throws(StoreError) {
    self.file = file
    self.now = now
    self.uptime = uptime
    self.timeout = timeout
    longTimeout = timeout
    recoveryPlaces = RecoveryPlaces(
      store: file?.path, includesEditsWithoutStore: isStandard,
      otherFolders: recoveryFolders ?? RecoveryPlaces.userFolders)
    try SQLiteLibrary.check()
    do {
      disk = try connect(timeout: timeout)
      upkeep.needsCheckpoint = (disk?.logSize ?? 0) > 0
    } catch {
      if let error = error as? StoreError {
        guard case .cannotOpen(_, let code) = error, isStandard || StoreNotice.Obstacle.isTransient(code) else {
          throw error
        }
      }
      goOffline(StoreNotice.Obstacle(error, at: file))
    }
    saveRecoveryFiles()
    reload()
    self.timeout = min(timeout, editTimeout)
    try? disk?.setTimeout(self.timeout)
  }

  /// Seconds after which ``reconcileWithFile()`` should try again to save. Nil if everything is saved, or if there is no place to save.
  var retryInterval: Double? {
    switch unsaved?.obstacle {
    case nil, .noHome: nil
    case .locked: 0.5
    case .diskFull, .readOnly, .damaged, .newerVersion, .unpublishedVersion, .failure: 10
    }
  }

  /// Returns the notices that the user has not seen yet, oldest first, and marks them as seen.
  public func takeNotices() -> [StoreNotice] {
    defer { notices = [] }
    return notices
  }

  /// Closes the file.
  ///
  /// It tries for two seconds to save edits that are only in memory. If that fails, it writes them to a recovery file. The notice says
  /// where the file is. Afterwards, edits are refused with ``Refusal/closed``, and no games or messages can be read.
  ///
  /// - Returns: What to tell the user if something could not be saved, or nil.
  @discardableResult public func close() -> StoreNotice? {
    watcher = nil
    reopenIfReplaced()
    retrySaving(timeout: longTimeout)
    finishUpkeep()
    let notice = unsaved.flatMap(writeRecoveryFile)
    try? disk?.queue.close()
    replaced?.abandon()
    closed = disk
    (disk, replaced, unsaved) = (nil, nil, nil)
    return notice
  }

  /// Calls a closure, on a separate thread, when another process may have changed the file.
  ///
  /// - Returns: False if there is no file, or if the system cannot watch any more files.
  func listen(_ notify: @escaping @Sendable () -> Void) -> Bool {
    watcher = file.flatMap { StoreWatcher(of: $0.path, notify: notify) }
    return watcher != nil
  }
}

// MARK: The draft

extension Store {
  /// The draft to continue with.
  var draft: StoredDraft? {
    if !draftState.isRead {
      let draft = read { try $0.latestDraft() }
      draftState.note(read: draft ?? nil)
    }
    return draftState.known
  }

  /// Reads the draft of a file that is about to be closed for good, if that is still possible.
  func rescueDraft(_ connection: StoreConnection) {
    if draftState.isRead { return }
    draftState.note(read: (try? connection.queue.inDatabase { try $0.latestDraft() }) ?? nil)
  }
}

// MARK: Reading and editing

extension Store {
  /// Reads from the store. If the file cannot be read, the store is repaired or replaced, and the closure runs again.
  ///
  /// - Returns: The value, or nil if three attempts have failed or the store is closed.
  func read<Value>(_ body: (Database) throws -> Value) -> Value? {
    for _ in 0..<3 {
      guard let connection = unsaved?.memory ?? disk else { return nil }
      // GRDB's own `read` costs twice as much. It is not needed, because each closure is one statement or begins a transaction.
      do { return try connection.queue.inDatabase(body) } catch { recover(from: error) }
    }
    return nil
  }

  /// Reads the data that every screen shows.
  func reload() {
    let new = read { db in
      (try db.snapshot(known: snapshotGeneration == generation ? snapshot : nil), generation)
    }
    guard let new else { return }
    let isStart = snapshotGeneration < 0
    let refusedEvents = snapshot.refusedEvents
    let isSame = generation == snapshotGeneration && new.0.deletions == snapshot.deletions
    (snapshot, snapshotGeneration) = new
    draftState.follow(newest: snapshot.newestDraft)
    if !isSame { noteDeletions(isStart: isStart) }
    if !isStart, snapshot.refusedEvents > refusedEvents { noteRefusedEvents(after: refusedEvents) }
  }

  /// Returns the games or messages that changed after a ``Snapshot/edition``, or nil if there are very many.
  func changes<Entry: StoredEntry>(of type: Entry.Type, since edition: Int) -> [Entry.ID]? {
    edition == snapshot.edition ? [] : read { try $0.changes(of: type, since: edition) } ?? nil
  }

  /// Makes sure that the open file is the file at the path. Then saves edits that could not be saved, if that is possible now.
  func reconcileWithFile() {
    reopenIfReplaced()
    let time = uptime()
    // With an open file, an attempt that fails because of the lock causes no file event and no further attempt. An attempt to open the file
    // causes one, because a file is opened and closed.
    var isLocked = false
    if case .locked = unsaved?.obstacle { isLocked = disk != nil }
    guard unsaved != nil, isLocked || time >= nextAttempt else { return }
    nextAttempt = time + Self.attemptInterval
    retrySaving(timeout: 0)
  }

  /// Makes an edit: on the file, or in memory while the file cannot be written.
  func perform(_ edit: Edit) -> Edit.Outcome {
    let renewed = reopenIfReplaced()
    var renumbering = retrySaving(timeout: 0) ?? renewed
    var refusal = Refusal.closed
    for _ in 0..<3 {
      guard let connection = unsaved?.memory ?? disk else { return .refused(.closed) }
      do {
        let expired = edit.isOfDraft ? [] : expiredDeletions
        let outcome = try connection.perform(edit, renumbering, removing: expired)
        noteRemoval(of: expired)
        upkeep.needsCheckpoint = true
        // The search index still has the words of the earlier text.
        if case .rewrite = edit { upkeep.needsMerging = true }
        if !edit.isOfDraft { connection.notifyOtherProcesses() }
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
    if edit.isOfDraft { draftState.noteRefusal() }
    return .refused(refusal)
  }

  private func note(_ edit: Edit, _ outcome: Edit.Outcome) {
    switch (edit, outcome) {
    case (.keep(let new, let mark, _), .done):
      draftState.note(kept: new.map { StoredDraft(mark: mark, draft: $0) })
    case (.edit(let draft, let edit, let mark), .done): draftState.note(kept: draft.edited(edit, mark: mark))
    case (.post, .posted): draftState.note(kept: nil)
    default: break
    }
  }
}

// MARK: Paths

extension Store {
  /// Returns the ``path`` that a store at a path has: absolute, without symbolic links. Nothing is created or opened.
  ///
  /// - Parameter path: The file, which need not exist. A relative path starts at the current folder.
  /// - Throws: ``StoreError`` if the path is not text in UTF-8, or if there is no current folder.
  public static func absolutePath(of path: String) throws(StoreError) -> String {
    let resolved = ResolvedPath(path)
    guard resolved.isUTF8 else { throw .cannotOpen(path: resolved.text, code: EILSEQ) }
    guard resolved.text.hasPrefix("/") else { throw .cannotOpen(path: path, code: ENOENT) }
    return resolved.text
  }

  /// Returns the path of the file with the screens that the user of a store has left. Each store has one, in the folder `tictactoe` of
  /// `$XDG_STATE_HOME`, or else of `$HOME/.local/state`.
  ///
  /// - Parameter store: The path of the store, as `absolutePath(of:)` returns it.
  /// - Returns: An absolute path, or nil if the environment names no such folder.
  public static func screensPath(of store: String) -> String? { RecoveryPlaces.screensPath(of: store) }

  /// Returns the path of the store for users who name no file.
  ///
  /// This is `tictactoe/tictactoe.sqlite` in `$XDG_DATA_HOME`, or else in `$HOME/.local/share` (XDG Base Directory Specification). On
  /// macOS, it is in `$HOME/Library/Application Support`.
  ///
  /// - Parameter environment: The environment of the process. Relative paths in it are ignored.
  /// - Returns: An absolute path, or nil if the environment names no home folder.
  public static func defaultPath(environment: [String: String]) -> String? {
    func folder(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    #if os(macOS)
      let data = folder("HOME").map { $0 + "/Library/Application Support" }
    #else
      let data = folder("XDG_DATA_HOME") ?? folder("HOME").map { $0 + "/.local/share" }
    #endif
    return data.map { URL(fileURLWithPath: $0).appendingPathComponent("tictactoe/tictactoe.sqlite").path }
  }
}
