import Foundation
import GRDB

/// The work that waits until the user pauses: nothing is lost if it is never done.
struct Upkeep {
  /// Whether the log has changes that are not in the file.
  var needsCheckpoint = false

  /// Whether the search index still has words of removed texts.
  var needsMerging = false

  /// Whether the last attempt has failed, for example because another process was reading.
  var isHindered = false

  /// Whether contents were removed since the store was opened.
  var hasRemovals = false

  /// The times after which deleted games and messages cannot be restored, in seconds of ``Store/uptime``.
  var deletions: [Deletion: Double] = [:]

  struct Deletion: Hashable {
    let entry: Edit.Entry
    /// The number of the change. It differs after the row was restored and deleted again.
    let edition: Int64
  }

  /// The seconds without an edit before the log is moved into the file.
  static let pause = 1.0

  /// The seconds between two parts of the search index.
  static let mergingPause = 0.05

  /// The seconds before another attempt after one that has failed.
  static let longPause = 10.0
}

extension Store {
  /// The seconds after which ``keepUp()`` should be called if the user does nothing until then. Nil if there is nothing to do.
  var upkeepInterval: Double? {
    guard isSaving else { return nil }
    if upkeep.needsMerging { return upkeep.isHindered ? Upkeep.longPause : Upkeep.mergingPause }
    if upkeep.needsCheckpoint { return upkeep.isHindered ? Upkeep.longPause : Upkeep.pause }
    return upkeep.deletions.values.min().map { max(Upkeep.pause, $0 - uptime()) }
  }

  /// Removes the contents of deleted games and messages whose time is over, with their words, and moves the log into the file.
  ///
  /// The file alone is then the whole store, so that programs that copy only this file copy everything. What fails is tried again later.
  func keepUp() {
    reopenIfReplaced()
    guard unsaved == nil, let disk else { return }
    do {
      try removeExpiredDeletions(disk)
      if upkeep.needsMerging {
        upkeep.needsMerging = try disk.mergeIndex()
        (upkeep.needsCheckpoint, upkeep.isHindered) = (true, false)
        return
      }
      let isEmpty = try disk.emptyLog()
      (upkeep.needsCheckpoint, upkeep.isHindered) = (!isEmpty, !isEmpty)
    } catch {
      upkeep.isHindered = true
    }
    reopenIfReplaced()
  }

  /// Does all the work before the file is closed, for at most a second. A file with much unused room shrinks.
  func finishUpkeep() {
    let end = uptime() + 1
    repeat { keepUp() } while isSaving && upkeep.needsMerging && !upkeep.isHindered && uptime() < end
    if upkeep.hasRemovals { try? disk?.shrink() }
  }

  /// The deleted games and messages that can no longer be restored.
  var expiredDeletions: [Upkeep.Deletion] {
    let time = uptime()
    return upkeep.deletions.filter { $0.value <= time }.map(\.key)
  }

  /// The deleted games and messages that can be restored, the last one first.
  var restorableEntries: [Edit.Entry] {
    let time = uptime()
    return upkeep.deletions.filter { $0.value > time }.keys.sorted { $0.edition > $1.edition }.map(\.entry)
  }

  private func removeExpiredDeletions(_ disk: StoreConnection) throws {
    let expired = expiredDeletions
    if expired.isEmpty { return }
    try disk.inTransaction { try $0.removeContents(of: expired) }
    noteRemoval(of: expired)
  }

  /// Records that the contents of deleted games and messages were removed.
  func noteRemoval(of deletions: [Upkeep.Deletion]) {
    if deletions.isEmpty { return }
    for deletion in deletions { upkeep.deletions[deletion] = nil }
    (upkeep.hasRemovals, upkeep.needsMerging) = (true, true)
  }

  /// Finds the deleted games and messages that can be restored. From now on, they can be restored for a minute.
  ///
  /// The minute is measured by this process alone, because the clock of the process that deleted them may be wrong. Only at the start,
  /// a deletion that is older by the clock gets less time.
  func noteDeletions(isStart: Bool) {
    guard let rows = read({ try $0.restorableRows() }) else { return }
    let (time, date) = (uptime(), now().milliseconds)
    let minute = Schema.restorationTime
    upkeep.deletions = Dictionary(
      rows.map { deletion, deletedAt in
        let age = isStart ? min(max(0, date - deletedAt), minute) : 0
        return (deletion, upkeep.deletions[deletion] ?? time + Double(minute - age) / 1000)
      }
    ) { $1 }
  }
}

extension StoreConnection {
  /// Moves the log into the file and cuts it off, as far as readers allow. The log then begins with the file's mark, and fits no earlier copy.
  ///
  /// - Returns: Whether the whole log is in the file.
  @discardableResult fileprivate func emptyLog() throws -> Bool {
    var isWhole = true
    do {
      _ = try queue.inDatabase { try $0.checkpoint(.truncate) }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
      let result = try queue.inDatabase { try $0.checkpoint(.passive) }
      isWhole = result.checkpointedFrameCount == result.walFrameCount
    }
    try inTransaction { _ in }
    return isWhole
  }

  /// Merges a part of the search index. The words of removed texts are gone at the end.
  ///
  /// - Returns: Whether there is more to merge.
  fileprivate func mergeIndex() throws -> Bool {
    let count = try inTransaction { db in
      let before = db.totalChangesCount
      for table in SearchIndex.names {
        try db.execute(sql: "INSERT INTO \(table) (\(table), rank) VALUES ('merge', -500)")
      }
      return db.totalChangesCount - before
    }
    // Each command counts as one change.
    let isFinished = count <= SearchIndex.names.count
    // The log has the earlier contents of pages.
    if isFinished { try emptyLog() }
    return !isFinished
  }

  /// Writes the file again if a quarter of it, and more than a megabyte, is unused: in free pages, and in pages with other rows.
  fileprivate func shrink() throws {
    let (unused, size) = try queue.inDatabase { db in
      func number(_ sql: String) throws -> Int { try Int.fetchOne(db, sql: sql) ?? 0 }
      let pageSize = try number("PRAGMA page_size")
      let unused = try number("SELECT sum(unused) FROM dbstat") + number("PRAGMA freelist_count") * pageSize
      return (unused, try number("PRAGMA page_count") * pageSize)
    }
    guard unused > 1 << 20, unused > size / 4 else { return }
    try queue.inDatabase { try $0.execute(sql: "VACUUM") }
    try emptyLog()
  }
}

extension Database {
  /// The deleted games and messages that still have their contents, with the times of the deletions in milliseconds.
  fileprivate func restorableRows() throws -> [(Upkeep.Deletion, Int64)] {
    func rows(_ table: String, _ entry: (Int64) -> Edit.Entry) throws -> [(Upkeep.Deletion, Int64)] {
      let sql = "SELECT id, edition, deletedAt FROM \(table) WHERE deletedAt > 0"
      return try Row.fetchAll(cachedStatement(sql: sql)).map { row in
        let deletion = Upkeep.Deletion(entry: entry(try row.value("id")), edition: try row.value("edition"))
        return (deletion, try row.value("deletedAt"))
      }
    }
    return try rows("game") { .game(Game.ID(rawValue: $0)) } + rows("message") { .message(Message.ID(rawValue: $0)) }
  }

  /// Removes the contents of deleted games and messages. Their rows stay, so that numbers have no gaps and copies do not come back.
  func removeContents(of deletions: [Upkeep.Deletion]) throws {
    for deletion in deletions {
      let contents =
        switch deletion.entry {
        case .game: "moves = '', result = 0, stars = NULL"
        case .message:
          "text = '', replyTo = NULL, isFavorite = 0, editDate = NULL, game = NULL, firstPlayer = NULL, moves = NULL"
        }
      let sql = """
        UPDATE \(deletion.entry.row.table) SET \(contents), starDate = NULL, deletedAt = -deletedAt
        WHERE id = ? AND edition = ? AND deletedAt > 0
        """
      try execute(sql: sql, arguments: [deletion.entry.row.id, deletion.edition])
    }
  }
}
