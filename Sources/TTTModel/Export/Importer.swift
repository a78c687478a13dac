import Foundation
import GRDB

/// Adds the lines of an exported file to an open store.
struct Importer {
  private let db: Database
  private let now: Date

  /// Whether the store is in its initial state, so that it takes over the profile.
  private let isNew: Bool
  private var result = ImportResult()
  private var lineNumber = 0
  private var progress = Progress.header
  private var header: ExportedHeader?
  private var counts = (games: 0, messages: 0)
  private var currentGame: Int64?

  /// The kinds of lines in the order in which they must come.
  private enum Progress: Int, Comparable {
    case header, profile, games, messages, draft

    static func < (one: Progress, other: Progress) -> Bool { one.rawValue < other.rawValue }
  }

  init(_ db: Database, now: Date) throws {
    self.db = db
    self.now = now
    isNew = try db.snapshot().isNew
  }

  /// Reads all lines.
  /// - Throws: ``ImportError`` if a line is damaged.
  mutating func run(_ next: () throws -> Data?) throws -> ImportResult {
    // The empty board of a new store makes room for the games, so that they get the same numbers as in a store that only has these games.
    if isNew { try db.execute(sql: "DELETE FROM game") }
    while let line = try next() {
      lineNumber += 1
      do { try add(line.last == 10 ? line.dropLast() : line) } catch let error as DecodingError {
        throw damaged(Self.reason(error))
      }
    }
    lineNumber += 1
    guard let header, progress >= .profile else { throw damaged("The file ends before its contents.") }
    guard counts == (header.games, header.messages) else {
      throw damaged(
        "The file ends after \(counts.games) games and \(counts.messages) messages, "
          + "but its first line announces \(header.games) and \(header.messages).")
    }
    if isNew { try putGameOnBoard() }
    return result
  }

  private func damaged(_ reason: String) -> ImportError { .damaged(line: lineNumber, reason: reason) }

  private static func reason(_ error: DecodingError) -> String {
    switch error {
    case .dataCorrupted: "It is not valid JSON."
    case .keyNotFound(let key, _): "“\(key.stringValue)” is missing."
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "“\(context.codingPath.last?.stringValue ?? "")” has the wrong type."
    @unknown default: "It cannot be read."
    }
  }

  private mutating func add(_ line: Data) throws {
    if progress == .header, header == nil {
      header = try decode(ExportedHeader.self, from: line) { (header: ExportedHeader) in
        guard header.format == ExportedHeader.format else { throw damaged("The file is no export of tictactoe.") }
        if header.version > ExportedHeader.version { throw ImportError.newerVersion }
      }
      return
    }
    let entry = try decode(ExportedLine.self, from: line)
    switch (entry.profile, entry.game, entry.message, entry.draft) {
    case (let profile?, nil, nil, nil): try add(profile)
    case (nil, let game?, nil, nil): try add(game)
    case (nil, nil, let message?, nil): try add(message)
    case (nil, nil, nil, let draft?): try add(draft)
    default: throw damaged("It is neither a profile nor a game, a message or a draft.")
    }
  }

  // A key that is unknown, for example misspelled, would be lost.
  private func decode<Value: Codable>(
    _ type: Value.Type, from line: Data, check: (Value) throws -> Void = { _ in }
  ) throws -> Value {
    let value = try JSONDecoder().decode(type, from: line)
    try check(value)
    let canonical = try value.line().dropLast()
    if canonical != line {
      let objects = try [canonical, line].map { try JSONSerialization.jsonObject(with: $0) as? NSDictionary }
      guard objects[0] == objects[1] else { throw damaged("It has an unknown key, or a value in an unknown form.") }
    }
    return value
  }

  private mutating func advance(to next: Progress) throws {
    guard next > progress || next == progress && (next == .games || next == .messages),
      next == .profile || progress >= .profile
    else { throw damaged("It is not in its place. The profile comes first, then games, messages and the draft.") }
    progress = next
  }
}

// MARK: Entries

extension Importer {
  private mutating func add(_ profile: ExportedProfile) throws {
    try advance(to: .profile)
    let icon: Icon = try known(profile.icon, "icon")
    let opponent: Opponent = try known(profile.opponent, "opponent")
    let beginner: Beginner = try known(profile.beginner, "beginner")
    currentGame = try identity(profile.currentGame, "currentGame")
    guard isNew else { return }
    try db.setIcon(icon)
    try db.setOpponent(opponent)
    try db.setBeginner(beginner)
    try db.setRecentSymbols(profile.symbols)
  }

  private mutating func add(_ exported: ExportedGame) throws {
    try advance(to: .games)
    counts.games += 1
    let identity = try identity(exported.id, "id")
    guard exported.rating.map(Game.ratings.contains) ?? true else { throw damaged("Its rating is not from 0 to 4.") }
    let (first, opponent): (Player, Opponent) = (
      try known(exported.firstPlayer, "firstPlayer"), try known(exported.opponent, "opponent")
    )
    let game = Game(
      startDate: try date(exported.date), rating: exported.rating, firstPlayer: first, opponent: opponent,
      squares: exported.moves.compactMap(Square.init(index:)))
    guard game.moveCount == exported.moves.count else { throw damaged("Its moves are impossible.") }
    if try find(identity, in: "game") != nil {
      result.known += 1
    } else if game.moveCount > 0 || isNew && identity == currentGame {
      let id = try db.insert(game)
      try db.execute(sql: "UPDATE game SET identity = ? WHERE id = ?", arguments: [identity, id.rawValue])
      if game.moveCount > 0 { result.addedGames += 1 }
    }
  }

  private mutating func add(_ exported: ExportedMessage) throws {
    try advance(to: .messages)
    counts.messages += 1
    let identity = try identity(exported.id, "id")
    let (icon, posted): (Icon, Date) = (try known(exported.icon, "icon"), try date(exported.date))
    let (edited, board) = (try exported.edited.map(date), try exported.board.map(board))
    let replyTo = try exported.replyTo.map(original)
    if try find(identity, in: "message") != nil {
      result.known += 1
      return
    }
    let sql = """
      INSERT INTO message (text, icon, date, replyTo, isFavorite, identity, editDate, game, firstPlayer, moves)
      VALUES (CAST(? AS TEXT), ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
    let values: [(any DatabaseValueConvertible)?] = [
      try bytes(exported.text), icon.rawValue, posted.milliseconds, replyTo, exported.favorite ?? false, identity,
      edited?.milliseconds,
    ]
    try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(values + board.storedValues))
    result.addedMessages += 1
  }

  private mutating func add(_ exported: ExportedDraft) throws {
    try advance(to: .draft)
    let replyTo = try exported.replyTo.map(original).map(Message.ID.init)
    let draft = Draft(text: exported.text, replyTo: replyTo, board: try exported.board.map(board))
    guard try db.latestDraft() == nil else { return }
    _ = try db.keep(draft, mark: StoredDraft.newMark(), in: nil)
  }

  private func putGameOnBoard() throws {
    let current = try currentGame.flatMap { try find($0, in: "game") }
    let latest = try db.games(before: nil, limit: 1).first
    try db.setCurrentGame(current.map(Game.ID.init) ?? db.insert(db.nextGame(after: latest, at: now)))
  }

  /// Returns the number of the row with an identity, or nil. Restores the row if it is deleted.
  private func find(_ identity: Int64, in table: String) throws -> Int64? {
    let sql = "SELECT id, deletedAt FROM \(table) WHERE identity = ?"
    guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [identity]) else { return nil }
    let id: Int64 = try row.value("id")
    if try row.optional("deletedAt") != nil {
      try db.execute(sql: "UPDATE \(table) SET deletedAt = NULL WHERE id = ?", arguments: [id])
    }
    return id
  }

  private func original(_ name: String) throws -> Int64 {
    guard let id = try find(identity(name, "replyTo"), in: "message") else {
      throw damaged("It replies to a message that does not come before it.")
    }
    return id
  }

  private func board(_ exported: ExportedBoard) throws -> Message.Board {
    let squares = exported.moves.compactMap(Square.init(index:))
    let first: Player = try known(exported.firstPlayer, "firstPlayer")
    guard Game(firstPlayer: first, squares: squares).moveCount == exported.moves.count else {
      throw damaged("The moves of its board are impossible.")
    }
    // Without a game, the board has the number of a game that is in no store.
    let game = try exported.game.flatMap { try find(identity($0, "game"), in: "game") } ?? 0
    return Message.Board(game: Game.ID(rawValue: game), firstPlayer: first, squares: squares)
  }

  private func known<Value: RawRepresentable<String>>(_ name: String, _ key: String) throws -> Value {
    guard let value = Value(rawValue: name) else { throw damaged("“\(key)” is unknown: \(name.debugDescription).") }
    return value
  }

  private func identity(_ name: String, _ key: String) throws -> Int64 {
    guard let identity = ExportedGame.identity(name) else {
      throw damaged("“\(key)” does not have sixteen hexadecimal digits.")
    }
    return identity
  }

  private func date(_ milliseconds: Int64) throws -> Date {
    let limit = Int64(Date.maximumMilliseconds)
    guard -limit...limit ~= milliseconds else { throw damaged("A date is out of range.") }
    return Date(milliseconds: milliseconds)
  }
}
