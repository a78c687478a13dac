import Foundation
import GRDB

extension TicTacToeModel {
  /// The message that was deleted last, by this or another process, while it can be restored. Nil if no message can be restored, or if
  /// the store cannot be read.
  public var lastDeletedMessage: Message.ID? {
    (store.read { try $0.lastDeleted("message", at: store.now()) } ?? nil).map(Message.ID.init)
  }

  /// The game that was deleted last, by this or another process, while it can be restored. Nil if no game can be restored, or if the store
  /// cannot be read.
  public var lastDeletedGame: Game.ID? {
    (store.read { try $0.lastDeleted("game", at: store.now()) } ?? nil).map(Game.ID.init)
  }
}

extension Database {
  fileprivate func lastDeleted(_ table: String, at date: Date) throws -> Int64? {
    let sql = "SELECT id FROM \(table) WHERE deletedAt > ? ORDER BY deletedAt DESC, id DESC LIMIT 1"
    let limit = date.milliseconds - Schema.restorationTime
    return try Int64.fetchOne(cachedStatement(sql: sql), arguments: [max(0, limit)])
  }
}
