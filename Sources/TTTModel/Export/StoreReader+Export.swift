import Foundation
import GRDB

extension StoreReader {
  /// Writes everything in the store as JSON Lines: the profile, the games, the messages and the draft. Of deleted games and messages, only
  /// the times of the deletions are written.
  ///
  /// `Store.importLines(_:)` reads the lines. If a new store imports them, it exports the same bytes. Other processes may change the store
  /// during the export, which contains the state at its beginning. One line after the other is in memory.
  ///
  ///     try reader.export { try output.append($0) }
  ///
  /// - Parameter write: Writes a line, which ends in a line break.
  /// - Throws: ``StoreError`` if the store cannot be read, or an error of the closure.
  public func export(_ write: (Data) throws -> Void) throws {
    do {
      try queue.inDatabase { db in
        try db.readingAtOneMoment { try withoutActuallyEscaping(write) { try Exporter(db: db, write: $0).run() } }
      }
    } catch let error as DatabaseError {
      throw storeError(error)
    }
  }
}

private struct Exporter {
  let db: Database
  let write: (Data) throws -> Void

  func run() throws {
    let count = { (table: String) in
      try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table) WHERE deletedAt IS NULL") ?? 0
    }
    try write(ExportedHeader(games: count("game"), messages: count("message")).line())
    let profile = try db.snapshot().profile
    let exported = ExportedProfile(
      icon: profile.icon.rawValue, opponent: profile.opponent.rawValue,
      person: profile.person?.rawValue, beginner: profile.beginner.rawValue,
      symbols: profile.recentSymbols,
      currentGame: ExportedGame.name(try identity(of: "game", profile.currentGame.id.rawValue) ?? 0))
    try write(ExportedLine(profile: exported).line())
    try writeGames()
    try writeMessages()
    if let draft = try db.latestDraft()?.draft {
      let exported = ExportedDraft(
        text: draft.text, replyTo: try draft.replyTo.flatMap(identity).map(ExportedGame.name),
        board: try draft.board.map(board))
      try write(ExportedLine(draft: exported).line())
    }
  }

  private func writeGames() throws {
    let rows = try Row.fetchCursor(db, sql: Game.allRows)
    while let row = try rows.next() {
      let line =
        try deletion(row).map { ExportedLine(deletedGame: $0) }
        ?? ExportedLine(
          game: ExportedGame(
            try Game(row), identity: try row.value("identity"), starDate: try row.optional("starDate")))
      try write(line.line())
    }
  }

  private func writeMessages() throws {
    let rows = try Row.fetchCursor(db, sql: Message.allRows)
    while let row = try rows.next() {
      try write((deletion(row).map { ExportedLine(deletedMessage: $0) } ?? ExportedLine(message: message(row))).line())
    }
  }

  private func deletion(_ row: Row) throws -> ExportedDeletion? {
    guard let deletedAt: Int64 = try row.optional("deletedAt") else { return nil }
    return ExportedDeletion(id: ExportedGame.name(try row.value("identity")), date: abs(deletedAt))
  }

  private func message(_ row: Row) throws -> ExportedMessage {
    let message = try Message(row)
    return ExportedMessage(
      message, identity: try row.value("identity"), starDate: try row.optional("starDate"),
      replyTo: try message.replyTo.flatMap(identity), board: try message.board.map(board))
  }

  private func board(_ board: Message.Board) throws -> ExportedBoard {
    ExportedBoard(board, game: try identity(of: "game", board.game.rawValue))
  }

  private func identity(_ id: Message.ID) throws -> Int64? { try identity(of: "message", id.rawValue) }

  // Nil if the row does not exist or is deleted.
  private func identity(of table: String, _ id: Int64) throws -> Int64? {
    let sql = "SELECT identity FROM \(table) WHERE id = ? AND deletedAt IS NULL"
    return try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [id])
  }
}
