import Foundation
import GRDB

/// A store with a log of its edits, which is used for many rounds.
package final class SoakStore {
  /// The folder of the store.
  package let folder: URL
  // The state and the number of the last entry when the current round began.
  private var base = StoreState.initial
  private var lastEntry: Int64 = 0

  /// Makes the game create a store in a new folder.
  package init(_ program: String, in parent: URL) throws {
    folder = parent.appendingPathComponent("soak-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let game = try GameInstance(program, store: path)
    try game.wait(for: "the first start") { game.shows("New Game") }
    try game.quit()
    try StoreLog.begin(path)
  }

  /// The path of the store.
  package var path: String { folder.appendingPathComponent("games.sqlite").path }

  /// Removes the store.
  package func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Writes all screens of the instances to files beside the store.
  ///
  /// - Returns: A message with the folder of the store and the screens, and the last screens.
  package func keep(_ instances: [GameInstance]) -> String {
    var lines = ["The store and all screens are in \(folder.path)."]
    for (index, instance) in instances.enumerated() {
      let frames = instance.frames.map { "\($0.isWhole ? "" : "a partial frame\n")\($0.text)\n" }
      let file = folder.appendingPathComponent("screens-\(index).txt")
      try? frames.joined(separator: "\n").write(to: file, atomically: false, encoding: .utf8)
      lines += ["The last screen of instance \(index):", instance.screen.text]
    }
    return lines.joined(separator: "\n")
  }

  /// Reads a store that no program has open. The store is not changed, so the next start finds SQLite's log as the killed program left it.
  /// - Throws: If the store is damaged.
  package func inspect() throws -> StoreTimeline {
    let copies = folder.appendingPathComponent("copy")
    try? FileManager.default.removeItem(at: copies)
    try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
    for name in ["games.sqlite", "games.sqlite-wal"] where exists(name) {
      try FileManager.default.copyItem(
        at: folder.appendingPathComponent(name), to: copies.appendingPathComponent(name))
    }
    defer { try? FileManager.default.removeItem(at: copies) }
    return try read(DatabaseQueue(path: copies.appendingPathComponent("games.sqlite").path))
  }

  /// Reads a store while the game uses it.
  /// - Throws: If the store is damaged.
  package func inspectWhileOpen() throws -> StoreTimeline {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(20)
    return try read(DatabaseQueue(path: path, configuration: configuration))
  }

  /// Begins the next round with the state at the end of the previous one.
  package func beginRound(after timeline: StoreTimeline) {
    base = timeline.state
    lastEntry = timeline.lastEntry ?? lastEntry
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  private func read(_ queue: DatabaseQueue) throws -> StoreTimeline {
    defer { try? queue.close() }
    let (words, entries, tables) = try queue.read { db in
      (
        try String.fetchAll(db, sql: "PRAGMA integrity_check"), try StoreLog.entries(db, after: lastEntry),
        try StoreState(db)
      )
    }
    guard words == ["ok"] else { throw SoakFailure("PRAGMA integrity_check says: \(words.joined(separator: ", "))") }
    let timeline = StoreTimeline(base, entries)
    guard timeline.state == tables else {
      throw SoakFailure("The tables differ from the log of their edits:\n\(timeline.state)\n\(tables)")
    }
    return timeline
  }
}
