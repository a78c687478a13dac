import Foundation
import GRDB

extension TicTacToeModel {
  /// The message that was deleted last, by this or another process, while it can be restored. Nil if no message can be restored, or if
  /// the store cannot be read.
  public var lastDeletedMessage: Message.ID? {
    store.read { try $0.lastDeletedMessage(at: store.now()) } ?? nil
  }
}

extension Database {
  fileprivate func lastDeletedMessage(at date: Date) throws -> Message.ID? {
    let sql = "SELECT id FROM message WHERE deletedAt > ? ORDER BY deletedAt DESC, id DESC LIMIT 1"
    let limit = date.milliseconds - Schema.restorationTime
    return try Int64.fetchOne(cachedStatement(sql: sql), arguments: [max(0, limit)]).map(Message.ID.init)
  }
}
