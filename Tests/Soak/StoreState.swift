import Foundation
import GRDB

/// The contents of a store at one moment, as far as screens show them.
package struct StoreState: Equatable {
  /// A message.
  package struct Message: Equatable {
    package var text: String
    package var isFavorite = false
  }

  /// A game: the squares in the order of the moves, from 0 at the top left to 8, and its rating.
  package struct Game: Equatable {
    var moves = ""
    package var stars: Int?
  }

  package var messages: [Int64: Message] = [:]
  package var games: [Int64: Game] = [:]
  var currentGame: Int64 = 1
  var icon = "x"
  /// The numbers of victories, defeats and draws.
  var tally = [0, 0, 0]
  var drafts: [Int64: String] = [:]

  /// The state after a first start: one game without moves.
  package static let initial = StoreState(games: [1: Game()])

  /// Applies the change of an entry of the log.
  mutating func apply(_ entry: StoreLog.Entry) {
    switch entry.kind {
    case "post": messages[entry.row] = Message(text: entry.text ?? "")
    case "favorite": messages[entry.row]?.isFavorite = entry.values == [1]
    case "moves": games[entry.row, default: Game()].moves = entry.text ?? ""
    case "stars": games[entry.row]?.stars = entry.values.first
    case "icon": icon = entry.text ?? ""
    case "current": currentGame = entry.row
    case "tally": tally = entry.values
    case "clear": drafts[entry.row] = nil
    case "edit": edit(entry)
    default: preconditionFailure("the log has an entry of unknown kind \(entry.kind)")
    }
  }

  private mutating func edit(_ entry: StoreLog.Entry) {
    var bytes = Array((drafts[entry.row] ?? "").utf8)
    let start = min(entry.values[0], bytes.count)
    bytes.replaceSubrange(start..<min(start + entry.values[1], bytes.count), with: (entry.text ?? "").utf8)
    drafts[entry.row] = String(decoding: bytes, as: UTF8.self)
  }

  /// The pieces on the board: X or O by the number of the square.
  var pieces: [Int: Character] {
    let other: Character = icon == "x" ? "o" : "x"
    let moves = (games[currentGame]?.moves ?? "").compactMap(\.wholeNumberValue)
    let players = moves.enumerated().map { ($1, $0.isMultiple(of: 2) ? Character(icon) : other) }
    return Dictionary(players) { $1 }
  }
}

extension StoreState {
  /// Reads the tables of the game.
  init(_ db: Database) throws {
    for row in try Row.fetchAll(db, sql: "SELECT id, text, isFavorite FROM message") {
      messages[row["id"]] = Message(text: row["text"], isFavorite: row["isFavorite"])
    }
    for row in try Row.fetchAll(db, sql: "SELECT id, moves, stars FROM game") {
      games[row["id"]] = Game(moves: row["moves"], stars: row["stars"])
    }
    if let row = try Row.fetchOne(db, sql: "SELECT icon, currentGame, victories, defeats, draws FROM profile") {
      (icon, currentGame) = (row["icon"], row["currentGame"])
      tally = [row["victories"], row["defeats"], row["draws"]]
    }
    let edits = "SELECT draft, start, removed, CAST(inserted AS TEXT) AS inserted FROM draftEdit ORDER BY id"
    for row in try Row.fetchAll(db, sql: edits) {
      edit(
        StoreLog.Entry(
          number: 0, kind: "edit", row: row["draft"], text: row["inserted"], values: [row["start"], row["removed"]]))
    }
  }
}
