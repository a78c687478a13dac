import Foundation
import GRDB

/// Writes to a store in transactions that change many pages, with checkpoints in between.
///
/// Each transaction sets the victories and the start of every game to the number of messages. A test can therefore detect a copy that mixes
/// two states.
struct StoreChurner {
  private let queue: DatabaseQueue

  // Checkpoints do not wait for a lock.
  private init(path: String) throws {
    queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = OFF; PRAGMA wal_autocheckpoint = 0") }
  }

  /// Opens a store at the first line of standard input, and executes and answers each line.
  static func run(path: String) throws {
    var churner: StoreChurner?
    while let line = readLine() {
      let current = try churner ?? StoreChurner(path: path)
      churner = current
      try current.obey(line)
    }
    try churner?.queue.close()
  }

  private func obey(_ line: String) throws {
    let words = line.split(separator: " ")
    switch words.first {
    case "write":
      for _ in 0..<(words.last.flatMap { Int($0) } ?? 0) { try write() }
      tell("written")
    case "checkpoint": tell(try checkpoint() ? "checkpoint done" : "checkpoint refused")
    case "lock":
      try queue.writeWithoutTransaction { db in
        for sql in ["PRAGMA locking_mode = EXCLUSIVE", "PRAGMA journal_mode = DELETE"] { try db.execute(sql: sql) }
      }
      try write()
      tell("locked")
    case "churn": try churn()
    default: tell("unknown: \(line)")
    }
  }

  private func churn() throws {
    tell("churning")
    while true {
      for _ in 0..<3 { try write() }
      _ = try checkpoint()
    }
  }

  private func write() throws {
    try queue.write { db in
      let number = (try Int.fetchOne(db, sql: "SELECT count(*) FROM message") ?? 0) + 1
      let text = String(repeating: "\(number) ", count: 2_000)
      try db.execute(sql: "INSERT INTO message (text, icon, date) VALUES (?, 'x', ?)", arguments: [text, number])
      // An earlier message changes too, so that pages all over the file change.
      try db.execute(sql: "UPDATE message SET text = ? WHERE id = ?", arguments: [text, number / 2])
      try db.execute(sql: "UPDATE profile SET victories = ?", arguments: [number])
      try db.execute(sql: "UPDATE game SET startDate = ?", arguments: [number])
    }
  }

  // After a checkpoint, the next change restarts the log.
  private func checkpoint() throws -> Bool {
    try queue.writeWithoutTransaction { db in
      let row = try Row.fetchOne(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
      return row?[0] == 0
    }
  }
}
