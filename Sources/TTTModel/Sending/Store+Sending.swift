import Foundation
import GRDB

extension Store {
  /// Stores the event of an envelope, in one transaction.
  ///
  /// - Returns: The effect of the envelope, and a receipt for the sender, unless the envelope was itself a receipt. Nil while nothing can be
  ///   saved. The sender will send the event again.
  func receive(_ envelope: Data, from sender: PlayerName) -> (reception: Inbox.Reception, receipt: Data?)? {
    reopenIfReplaced()
    retrySaving(timeout: 0)
    guard unsaved == nil, let disk else { return nil }
    do {
      let received = try disk.inTransaction { db in
        let reception = try Inbox(db, from: sender, now: now()).receive(envelope)
        if case .receipt = reception { return (reception, Data?.none) }
        return (reception, try db.receipt(for: sender, isMissing: reception == .gap))
      }
      upkeep.needsCheckpoint = true
      disk.notifyOtherProcesses()
      return received
    } catch {
      recover(from: error)
      return nil
    }
  }

  /// Reads the next events for each player, if they are saved.
  func nextEvents(to recipient: PlayerName? = nil, after rows: [PlayerName: Int64] = [:]) -> [UnsentEvent] {
    // Edits in memory may still be lost, so their events do not leave.
    guard unsaved == nil else { return [] }
    return read { try $0.unsentEvents(to: recipient, after: rows, limit: Database.eventsOnTheWay) } ?? []
  }
}

extension Store {
  /// Tells the user of refused events.
  func noteRefusedEvents(after number: Int64) {
    let refused = read { db in
      let sql = "SELECT sender, reason FROM refusedEvent WHERE id > ? ORDER BY id"
      return try Row.fetchAll(db, sql: sql, arguments: [number]).compactMap { row -> StoreNotice? in
        guard let sender = try row.person("sender") else { return nil }
        return .refusedEvent(sender: sender, reason: try row.choice("reason"))
      }
    }
    notices += refused ?? []
  }
}
