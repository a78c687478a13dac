import Foundation
import GRDB

/// A store in memory, with the edits that were made only there.
struct Unsaved {
  let memory: StoreConnection
  /// The reason why the file cannot be written.
  let obstacle: StoreNotice.Obstacle
  var edits: [(edit: Edit, outcome: Edit.Outcome)] = []

  /// The rows on the file that had other numbers in memory from the start.
  var renumbering = Renumbering()

  mutating func note(_ edit: Edit, _ outcome: Edit.Outcome) {
    switch outcome {
    case .done, .began, .posted: break
    case .impossible, .missing, .conflict, .refused: return
    }
    // The file may have another state of the draft, to which this edit cannot be applied.
    if case .edit(let draft, let change, let mark) = edit {
      return note(.keep(draft.edited(change, mark: mark).draft, mark: mark, in: draft), outcome)
    }
    // The edit that posts a draft contains its text, so the edit that kept the draft is not needed.
    if case .post(let draft, let icon, let date, let stored?) = edit,
      case .keep(_, let mark, let first)? = edits.last?.edit, mark == stored.mark
    {
      edits.removeLast()
      edits.append((.post(draft, icon: icon, at: date, draft: first), outcome))
      return
    }
    // While the user types a draft, only its last state is kept.
    if case .keep(let draft, let mark, _) = edit, case .keep(_, _, let first)? = edits.last?.edit {
      edits.removeLast()
      edits.append((.keep(draft, mark: mark, in: first), outcome))
    } else {
      edits.append((edit, outcome))
    }
  }
}

extension Store {
  /// Opens the file. Creates a missing file, and replaces a damaged one.
  func connect(timeout: Double) throws -> StoreConnection {
    guard let file else { throw StoreNotice.Obstacle.noHome }
    let interrupted = try file.finishReplacement()
    let (inspected, state) = (file.identity, file.state)
    checked = nil
    switch try file.inspect() {
    case .store:
      if let mark = file.markOfOwnLog() {
        checked = (state, mark)
      } else {
        try replace(file, inspected, timeout: timeout)
      }
    case .damaged: try replace(file, inspected, timeout: timeout)
    case .new: try file.create()
    }
    guard file.isWritable else { throw StoreNotice.Obstacle.readOnly(path: file.path) }
    if let code = file.lockRefusal {
      throw StoreNotice.Obstacle.failure(
        path: file.path, reason: "its file system refuses locks (\(systemMessage(code)))")
    }
    let identity = file.identity
    do {
      let connection = try StoreConnection(file, timeout: timeout, now: now())
      if let interrupted {
        let kept = try connection.queue.inDatabase { try StoreContents($0).keptIdentities.count }
        notices.append(.damaged(movedTo: interrupted, kept: kept, lost: 0))
      }
      return connection
    } catch let error as DatabaseError where error.isDamage {
      try replace(file, identity, timeout: timeout)
      return try StoreConnection(file, timeout: timeout, now: now())
    }
  }

  /// Moves a damaged file aside, and replaces it with a new file that has everything that could be read.
  ///
  /// - Parameter known: The data of the store that this process knows.
  /// - Returns: The rows of the games and messages in the new file. Nil if another process has already replaced the file.
  @discardableResult private func replace(
    _ file: StoreFile, _ damaged: StoreFile.Identity?, timeout: Double, known: (Snapshot, StoredDraft?)? = nil
  ) throws -> Renumbering? {
    do {
      var salvaged = try SalvagedStore(file, timeout: timeout, now: now())
      let (kept, lost) = (salvaged.keptCount, salvaged.lostCount)
      if let (snapshot, draft) = known { salvaged.add(snapshot, draft) }
      let finished = StoreFile(path: "\(file.path).salvaged-\(UUID().uuidString)")
      defer { finished.remove() }
      let renumbering = try StoreConnection.create(finished, with: salvaged, now: now())
      guard let path = try file.replace(damaged, with: finished.path) else { return nil }
      notices.append(
        salvaged.foreignLog == nil
          ? .damaged(movedTo: path, kept: kept, lost: lost) : .separated(movedTo: path, kept: kept, lost: lost))
      return renumbering
    } catch {
      let obstacle = StoreNotice.Obstacle(error, at: file)
      switch obstacle {
      case .diskFull, .locked: throw obstacle
      default: throw StoreNotice.Obstacle.damaged(path: file.path)
      }
    }
  }

  /// Continues after a failure to read or write: with a new file if the old one is damaged, or in memory.
  ///
  /// - Returns: The rows that have new numbers now. Nil if all numbers are the same.
  @discardableResult func recover(from error: any Error) -> Renumbering? {
    guard unsaved == nil, let old = disk else { return nil }
    guard let file, (error as? DatabaseError)?.isDamage == true else {
      return goOffline(StoreNotice.Obstacle(error, at: file))
    }
    rescueDraft(old)
    // A checkpoint would write to a file that may be another one by now.
    old.abandon()
    disk = nil
    if let error = file.versionError {
      let renumbering = goOffline(StoreNotice.Obstacle(error, at: file))
      // The rows in memory have numbers of their own, so edits alone are not enough at the end.
      replaced = unsaved.flatMap { try? StoreConnection(inMemory: $0.memory, now: now()) }
      return renumbering
    }
    do {
      let renumbering = try replace(file, old.identity, timeout: timeout, known: (snapshot, draftState.known))
      let new = try connect(timeout: timeout)
      disk = new
      return adopt(try renumbering ?? new.copyKnownData(snapshot, draftState.known))
    } catch {
      return goOffline(StoreNotice.Obstacle(error, at: file))
    }
  }

  /// Continues in memory, with as much of the store as can be read.
  @discardableResult func goOffline(_ obstacle: StoreNotice.Obstacle) -> Renumbering? {
    notices.append(.notSaving(obstacle))
    if let source = disk ?? replaced, let memory = try? StoreConnection(inMemory: source, now: now()) {
      unsaved = Unsaved(memory: memory, obstacle: obstacle)
      return nil
    }
    disk.map(rescueDraft)
    try? disk?.queue.close()
    disk = nil
    do {
      return try goOfflineWithoutConnection(obstacle)
    } catch {
      preconditionFailure("SQLite cannot create a database in memory: \(error)")
    }
  }

  private func goOfflineWithoutConnection(_ obstacle: StoreNotice.Obstacle) throws -> Renumbering? {
    var isDamaged = file?.hasOwnLog == false
    if case .damaged = obstacle { isDamaged = true }
    if isDamaged, let file, var salvaged = try? SalvagedStore(file, timeout: timeout, now: now()) {
      let memory = try StoreConnection(inMemory: nil, now: now())
      salvaged.add(snapshot, draftState.known)
      unsaved = Unsaved(memory: memory, obstacle: obstacle)
      return adopt(try memory.add(salvaged, now: now()).renumbering)
    }
    if let file, let memory = try? StoreConnection(contentsOf: file, timeout: timeout, now: now()) {
      unsaved = Unsaved(memory: memory, obstacle: obstacle)
      return nil
    }
    let memory = try StoreConnection(inMemory: nil, now: now())
    let known = try memory.copyKnownData(snapshot, draftState.known)
    unsaved = Unsaved(memory: memory, obstacle: obstacle, renumbering: known.inverted)
    return adopt(known)
  }

  private func adopt(_ renumbering: Renumbering) -> Renumbering {
    draftState.move(with: renumbering)
    return renumbering
  }

  /// Tries to save the edits that were made in memory. If that works, continues with the file.
  ///
  /// - Returns: The rows on the file of games and messages that were made in memory. Nil if nothing has changed.
  @discardableResult func retrySaving(timeout: Double) -> Renumbering? {
    guard var unsaved, let file, timeout > 0 || uptime() >= slowUntil else { return nil }
    let start = uptime()
    do {
      if disk == nil {
        if file.identity == nil, try unsaved.memory.restoreFile(file) {
          unsaved = Unsaved(memory: unsaved.memory, obstacle: unsaved.obstacle)
          self.unsaved = unsaved
        }
        disk = try connect(timeout: timeout)
      }
      guard let connection = disk else { return nil }
      if let old = replaced {
        unsaved.renumbering = try connection.merge(old, now: now())
        old.abandon()
        replaced = nil
        self.unsaved = unsaved
      }
      let renumbering = try connection.repeating(unsaved, timeout: timeout)
      try connection.setTimeout(self.timeout)
      connection.notifyOtherProcesses()
      self.unsaved = nil
      generation += 1
      draftState.renumber(renumbering)
      notices.append(.savingAgain)
      saveRecoveryFiles()
      return renumbering
    } catch {
      // Where locks fail in an unusual way, SQLite tries for ten seconds.
      if uptime() - start > 1 { slowUntil = uptime() + 60 }
      return nil
    }
  }

  /// Makes sure that the open file is still the file at the path, and that its log still belongs to it.
  ///
  /// An edit of a deleted file would be lost without notice. If another file is at the path now, this process continues with that file,
  /// as any other process would, and adds everything that only the deleted file has. If there is no file, the deleted file is put back.
  /// If another file was copied over the open one, a new file gets what can be read in it and in the log.
  ///
  /// - Returns: The rows that have new numbers now. Nil if all numbers are the same.
  @discardableResult func reopenIfReplaced() -> Renumbering? {
    guard let file, let old = disk else { return nil }
    let state = file.state
    if let checked, checked.state == state { return nil }
    if file.identity != old.identity { return reopen(file, old) }
    guard let mark = file.markOfOwnLog(after: checked?.mark, latest: { old.mark }) else {
      return recover(from: DatabaseError.damage("the log is not its own"))
    }
    checked = (state, mark)
    return nil
  }

  private func reopen(_ file: StoreFile, _ old: StoreConnection) -> Renumbering? {
    do {
      // The earlier file is closed first: SQLite must not have two files with the same log open.
      let copy = try StoreConnection(inMemory: old, now: now())
      replaced = copy
      let isBack = try file.identity == nil && old.restoreFile(file)
      disk = nil
      old.abandon()
      let new = try connect(timeout: timeout)
      let renumbering = isBack ? nil : try new.merge(copy, now: now())
      (disk, replaced) = (new, nil)
      return renumbering
    } catch {
      // The store in memory has the numbers of the old file.
      if unsaved == nil { goOffline(StoreNotice.Obstacle(error, at: file)) }
      if replaced == nil { replaced = disk } else { disk?.abandon() }
      disk = nil
      return nil
    }
  }
}
