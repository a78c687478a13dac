import Foundation
import GRDB

extension Game {
  init(_ row: Row) throws {
    self.init(
      id: ID(rawValue: try row.value("id")), startDate: try row.date("startDate"),
      rating: try row.isNull("stars") ? nil : row.number("stars", in: 1...5) - 1,
      firstPlayer: try row.choice("firstPlayer"), opponent: try row.choice("opponent"), person: try row.person(),
      squares: [Square](stored: try row.value("moves")))
  }

  /// The rating as it is stored, from 1 to 5, or nil for an unrated game.
  var stars: Int? { rating.map { $0 + 1 } }

  /// The columns startDate, moves, result, stars, opponent, firstPlayer and person.
  var storedValues: [(any DatabaseValueConvertible)?] {
    let squares = moves.map(\.square)
    return [
      startDate.milliseconds, squares.stored, result.rawValue, stars, opponent.rawValue, firstPlayer.rawValue,
      person?.rawValue,
    ]
  }
}

extension [Square] {
  /// Creates the squares of moves as they are stored: their indices in reading order. Other characters are left out.
  init(stored: String) { self = stored.compactMap { $0.wholeNumberValue.flatMap(Square.init(index:)) } }

  var stored: String { map { String($0.index) }.joined() }
}

extension Message.Board {
  /// Reads the columns game, firstPlayer and moves. Returns nil if there are no moves.
  init?(_ row: Row) throws {
    guard let moves: String = try row.optional("moves") else { return nil }
    self.init(
      game: Game.ID(rawValue: try row.value("game")), firstPlayer: try row.choice("firstPlayer"),
      squares: [Square](stored: moves))
  }
}

extension Message.Board? {
  /// The columns game, firstPlayer and moves.
  var storedValues: [(any DatabaseValueConvertible)?] {
    [self?.game.rawValue, self?.firstPlayer.rawValue, self?.squares.stored]
  }
}

extension Message {
  init(_ row: Row) throws {
    self.init(
      id: ID(rawValue: try row.value("id")), text: String(decoding: try row.value("text") as Data, as: UTF8.self),
      icon: try row.choice("icon"), date: try row.date("date"),
      replyTo: try row.optional("replyTo").map(ID.init), isFavorite: try row.flag("isFavorite"),
      editDate: try row.optionalDate("editDate"), board: try Message.Board(row), person: try row.person(),
      isReceived: try row.flag("isReceived"))
  }
}

/// Access to the columns of a file that may be damaged. GRDB's subscripts would trap on an impossible value.
extension Row {
  func isNull(_ column: String) -> Bool { (self[column] as DatabaseValue).isNull }

  func value<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
    let stored: DatabaseValue = self[column]
    guard let value = Value.fromDatabaseValue(stored) else { throw DatabaseError.damage("\(column) is \(stored)") }
    return value
  }

  func number(_ column: String, in range: ClosedRange<Int>) throws -> Int {
    let number: Int = try value(column)
    guard range.contains(number) else { throw DatabaseError.damage("\(column) is \(number)") }
    return number
  }

  func optional<Value: DatabaseValueConvertible>(_ column: String) throws -> Value? {
    isNull(column) ? nil : try value(column)
  }

  func optionalDate(_ column: String) throws -> Date? { isNull(column) ? nil : try date(column) }

  func date(_ column: String) throws -> Date {
    Date(milliseconds: Int64(try number(column, in: -Date.maximumMilliseconds...Date.maximumMilliseconds)))
  }

  /// The possible numbers of rows.
  static let counts = 0...Int(Int32.max)

  /// Reads the columns victories, defeats and draws.
  /// - Parameter prefix: The beginning of the columns' names.
  func statistics(_ prefix: String = "") throws -> Statistics {
    Statistics(
      victories: try number(prefix + "victories", in: Self.counts),
      defeats: try number(prefix + "defeats", in: Self.counts), draws: try number(prefix + "draws", in: Self.counts))
  }

  func choice<Value: RawRepresentable>(
    _ column: String
  ) throws -> Value where Value.RawValue: DatabaseValueConvertible {
    guard let choice = Value(rawValue: try value(column)) else { throw DatabaseError.damage("\(column) is unknown") }
    return choice
  }
}
