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
  /// The numbers of the file's games in this store.
  private var renumbering = Renumbering()
  private var gameNumber: Int64 = 0
  /// The games of the store before the import, to find copies with another identity.
  private let copies: [GameKey: Game.ID]

  /// The kinds of lines in the order in which they must come.
  private enum Progress: Comparable {
    case header, profile, games, messages, draft
  }

  init(_ db: Database, now: Date) throws {
    self.db = db
    self.now = now
    isNew = try db.snapshot().isNew
    copies = try db.gamesByKey()
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
      let header = try JSONDecoder().decode(ExportedHeader.self, from: line)
      guard header.format == ExportedHeader.format else { throw damaged("The file is no export of tictactoe.") }
      if header.version > ExportedHeader.version { throw ImportError.newerVersion }
      self.header = try decode(ExportedHeader.self, from: line)
      return
    }
    let entry = try decode(ExportedLine.self, from: line)
    switch (entry.profile, entry.game, entry.deletedGame, entry.message, entry.deletedMessage, entry.draft) {
    case (let profile?, nil, nil, nil, nil, nil): try add(profile)
    case (nil, let game?, nil, nil, nil, nil): try add(game)
    case (nil, nil, let deletion?, nil, nil, nil): try add(deletion, of: "game")
    case (nil, nil, nil, let message?, nil, nil): try add(message)
    case (nil, nil, nil, nil, let deletion?, nil): try add(deletion, of: "message")
    case (nil, nil, nil, nil, nil, let draft?): try add(draft)
    default: throw damaged("It is neither a profile nor a game, a message or a draft.")
    }
  }

  // A key that is unknown, for example misspelled, would be lost.
  private func decode<Value: Codable>(_ type: Value.Type, from line: Data) throws -> Value {
    let value = try JSONDecoder().decode(type, from: line)
    let canonical = try value.line().dropLast()
    if canonical != line {
      let texts = try [canonical, line].map {
        try JSONSerialization.data(withJSONObject: JSONSerialization.jsonObject(with: $0), options: .sortedKeys)
      }
      guard texts[0] == texts[1] else {
        throw damaged("It has an unknown key, or a value in an unknown form.")
      }
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
    let person: PlayerName? = try profile.person.map { try known($0, "person") }
    currentGame = try identity(profile.currentGame, "currentGame")
    guard person == nil || opponent == .friend else { throw damaged("A computer is no person.") }
    guard isNew else { return }
    try db.setProfile(
      icon: icon, opponent: opponent, person: person, beginner: beginner, symbols: profile.symbols)
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
      person: try exported.person.map { try known($0, "person") },
      squares: exported.moves.compactMap(Square.init(index:)))
    guard game.moveCount == exported.moves.count else { throw damaged("Its moves are impossible.") }
    guard game.person == nil || opponent == .friend else { throw damaged("A computer is no person.") }
    let extras = RowExtras(identity: identity, starDate: try exported.rated.map(date)?.milliseconds)
    gameNumber += 1
    renumbering.games[Game.ID(rawValue: gameNumber)] = try add(game, extras)
  }

  /// Adds a game, or merges it into the copy that the store has. Returns its number in this store, or nil if it was not added.
  private mutating func add(_ game: Game, _ extras: RowExtras) throws -> Game.ID? {
    guard let known = try extras.identity.flatMap({ try find($0, in: "game") }) else {
      if let copy = copies[GameKey(game)], game.moveCount > 0 {
        result.known += 1
        return copy
      }
      guard game.moveCount > 0 || isNew && extras.identity == currentGame else { return nil }
      if game.moveCount > 0 { result.addedGames += 1 }
      return try db.insert(game, extras)
    }
    let id = Game.ID(rawValue: known.id)
    if let deletedAt = known.deletedAt {
      if revives(deletedAt, game.startDate.milliseconds, extras.starDate) { try db.update(game.numbered(id), extras) }
      return id
    }
    let outcome = try db.merge(game, extras, into: id)
    guard outcome == .different else {
      count(outcome)
      return id
    }
    // Both games are kept, and the game of the file gets a new identity.
    return try add(game, RowExtras(starDate: extras.starDate))
  }

  private mutating func count(_ outcome: MergeOutcome) {
    switch outcome {
    case .same: result.known += 1
    case .changed: result.changed += 1
    case .newerHere, .different: result.kept += 1
    }
  }

  private mutating func add(_ exported: ExportedMessage) throws {
    try advance(to: .messages)
    counts.messages += 1
    let identity = try identity(exported.id, "id")
    let message = Message(
      id: Message.ID(rawValue: 0), text: exported.text, icon: try known(exported.icon, "icon"),
      date: try date(exported.date), replyTo: try exported.replyTo.map(original).map(Message.ID.init),
      isFavorite: exported.favorite ?? false, editDate: try exported.edited.map(date),
      board: try exported.board.map(board), person: try exported.person.map { try known($0, "person") },
      isReceived: exported.received ?? false
    ).renumbered(renumbering)
    guard message.person != nil || !message.isReceived else { throw damaged("A received message needs a person.") }
    let extras = RowExtras(identity: identity, starDate: try exported.starred.map(date)?.milliseconds)
    guard let known = try find(identity, in: "message") else {
      try db.put(message, extras)
      result.addedMessages += 1
      return
    }
    guard let deletedAt = known.deletedAt else {
      return count(try db.merge(message, extras, into: Message.ID(rawValue: known.id)))
    }
    if revives(deletedAt, message.date.milliseconds, message.editDate?.milliseconds, extras.starDate) {
      try db.put(message, extras, in: Message.ID(rawValue: known.id))
    }
  }

  /// Counts a game or message that was deleted here, and returns whether the file has a later change of it.
  private mutating func revives(_ deletedAt: Int64, _ changes: Int64?...) -> Bool {
    let isLater = deletedAt != 0 && changes.contains { $0 ?? .min > abs(deletedAt) }
    if isLater { result.changed += 1 } else { result.kept += 1 }
    return isLater
  }

  /// Takes over a deletion, unless the game or message was changed later here. One that the store does not have is added as a deleted row,
  /// so that an older copy of it does not come back.
  private mutating func add(_ deletion: ExportedDeletion, of table: String) throws {
    try advance(to: table == "game" ? .games : .messages)
    if table == "game" { gameNumber += 1 }
    let identity = try identity(deletion.id, "id")
    guard deletion.date >= 0 else { throw damaged("A date is out of range.") }
    let deletedAt = max(1, try date(deletion.date).milliseconds)
    let known = try find(identity, in: table)
    defer {
      if table == "game" {
        renumbering.games[Game.ID(rawValue: gameNumber)] = Game.ID(rawValue: known?.id ?? db.lastInsertedRowID)
      }
    }
    guard let known else {
      let columns = table == "game" ? "startDate, identity, deletedAt" : "date, identity, deletedAt, icon, text"
      let sql = "INSERT INTO \(table) (\(columns)) VALUES (?, ?, ?\(table == "game" ? "" : ", 'x', ''"))"
      try db.cachedStatement(sql: sql).execute(arguments: [deletion.date, identity, -deletion.date])
      return
    }
    if known.deletedAt != nil { return }
    let dates =
      table == "game"
      ? "max(startDate, ifnull(starDate, startDate))" : "max(date, ifnull(editDate, date), ifnull(starDate, date))"
    // The game on the board stays.
    let isOnBoard = try table == "game" && db.currentGame()?.rawValue == known.id
    try db.execute(
      sql: "UPDATE \(table) SET deletedAt = ? WHERE id = ? AND \(dates) <= ?",
      arguments: [deletedAt, isOnBoard ? 0 : known.id, deletedAt])
    if db.changesCount > 0 { result.changed += 1 } else { result.kept += 1 }
  }

  private mutating func add(_ exported: ExportedDraft) throws {
    try advance(to: .draft)
    let replyTo = try exported.replyTo.map(original).map(Message.ID.init)
    let text = TextReference.renumbered(exported.text, renumbering)
    let draft = Draft(text: text, replyTo: replyTo, board: try exported.board.map(board))
    guard try db.latestDraft() == nil else { return }
    _ = try db.keep(draft, mark: StoredDraft.newMark(), in: nil)
  }

  private func putGameOnBoard() throws {
    let current = try currentGame.flatMap { try find($0, in: "game") }
    try db.setCurrentGame(
      current.map { Game.ID(rawValue: $0.id) } ?? db.insert(db.nextGame(after: db.newestGame(), at: now)))
  }

  private func find(_ identity: Int64, in table: String) throws -> (id: Int64, deletedAt: Int64?)? {
    let sql = "SELECT id, deletedAt FROM \(table) WHERE identity = ?"
    guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [identity]) else { return nil }
    return (try row.value("id"), try row.optional("deletedAt"))
  }

  private func original(_ name: String) throws -> Int64 {
    guard let row = try find(identity(name, "replyTo"), in: "message") else {
      throw damaged("It replies to a message that does not come before it.")
    }
    return row.id
  }

  private func board(_ exported: ExportedBoard) throws -> Message.Board {
    let squares = exported.moves.compactMap(Square.init(index:))
    let first: Player = try known(exported.firstPlayer, "firstPlayer")
    guard Game(firstPlayer: first, squares: squares).moveCount == exported.moves.count else {
      throw damaged("The moves of its board are impossible.")
    }
    // Without a game, the board has the number of a game that is in no store.
    let game = try exported.game.flatMap { try find(identity($0, "game"), in: "game")?.id } ?? 0
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
