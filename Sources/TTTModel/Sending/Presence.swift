import Foundation
import GRDB

// A player is here while a program refreshes the time in the profile of the player's store.
extension TicTacToeModel {
  /// The seconds after which a player whose program has not said that it still runs is no longer here.
  public nonisolated static let presenceTime = 90.0

  /// The seconds after which a program should say again that it runs.
  public nonisolated static let presenceInterval = 60.0

  /// Tells other players on this host that this player is here, or that the player leaves.
  public func setPresent(_ isPresent: Bool) { store.setPresence(isPresent ? store.now() : nil) }

  /// Returns the number of finished games by result, against the player at the other side of a game.
  public func record(of game: Game) -> Statistics {
    guard let person = game.person else { return recordHere(against: game.opponent) }
    return store.read { try $0.record(against: person) } ?? Statistics()
  }

  /// The number of finished games against persons at other terminals, by result.
  public var recordAgainstPersons: Statistics { store.read { try $0.record(against: nil) } ?? Statistics() }

  /// Returns the number of finished games at this terminal, by result. ``record(against:)`` of a friend also counts the games against
  /// persons at other terminals.
  public func recordHere(against opponent: Opponent) -> Statistics {
    opponent == .friend ? record(against: .friend) - recordAgainstPersons : record(against: opponent)
  }

  /// Reads the unfinished games with other persons, the newest first.
  public func gamesWithPersons() -> [Game] { store.read { try $0.gamesWithPersons() } ?? [] }
}

extension Store {
  func setPresence(_ date: Date?) {
    guard unsaved == nil, let disk else { return }
    // If it fails, the player seems to be away. That is no reason to stop saving.
    try? disk.inTransaction(waitsForDisk: false) { db in
      try db.execute(sql: "UPDATE profile SET presence = ?", arguments: [date?.milliseconds])
    }
  }
}

extension Database {
  func presence() throws -> Date? {
    try Row.fetchOne(self, sql: "SELECT presence FROM profile").flatMap { try $0.optionalDate("presence") }
  }

  /// Returns the number of finished games by result, against a person, or against all persons if there is no name.
  func record(against person: PlayerName?) throws -> Statistics {
    // The condition lets SQLite use the index.
    let condition = person == nil ? "person IS NOT NULL" : "person = ?"
    let sql = """
      SELECT ifnull(sum(result = 1), 0) AS victories, ifnull(sum(result = 2), 0) AS defeats,
        ifnull(sum(result = 3), 0) AS draws
      FROM game WHERE \(condition) AND deletedAt IS NULL
      """
    let arguments = StatementArguments([person?.rawValue].compactMap(\.self))
    return try Row.fetchOne(cachedStatement(sql: sql), arguments: arguments)?.statistics() ?? Statistics()
  }

  func gamesWithPersons() throws -> [Game] {
    // The conditions let SQLite use the index.
    let sql = Game.query + "AND person IS NOT NULL AND result = 0 AND moves <> '' ORDER BY id DESC LIMIT 100"
    return try Row.fetchAll(cachedStatement(sql: sql)).map(Game.init)
  }
}
