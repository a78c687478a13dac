import Foundation

/// A line of an exported file, as JSON.
///
/// The first line is an ``ExportedHeader``. Each of the others has one of these entries: the profile, then the games and the messages, oldest
/// first, then the draft if there is one. Games and messages refer to each other by their identities, because their numbers can differ in
/// another store. Deleted ones keep their places, so that the n-th game is the one that texts call `#n`.
struct ExportedLine: Codable {
  var profile: ExportedProfile?
  var game: ExportedGame?
  var deletedGame: ExportedDeletion?
  var message: ExportedMessage?
  var deletedMessage: ExportedDeletion?
  var draft: ExportedDraft?
}

/// The remains of a deleted game or message. The date is 0 if it is not known.
struct ExportedDeletion: Codable {
  let id: String
  let date: Int64
}

/// The first line of an exported file. The numbers of games and messages show whether the file is complete.
struct ExportedHeader: Codable {
  /// The value of `format` in all files.
  static let format = "tictactoe"

  /// The newest version of the format. Version 1 has no deletions, and no times of ratings and stars. Version 2 has no persons at other
  /// terminals.
  static let version = 3

  var format = Self.format
  var version = Self.version
  let games: Int
  let messages: Int
}

struct ExportedProfile: Codable {
  let icon: String
  let opponent: String
  /// The name of the person at another terminal who plays new games, or nil.
  let person: String?
  let beginner: String
  let symbols: [String]
  let currentGame: String
}

/// Dates are milliseconds since 1970. Moves are the squares of both players in turn, in reading order from 0 to 8.
struct ExportedGame: Codable {
  let id: String
  let date: Int64
  let opponent: String
  /// The name of the person at another terminal, or nil.
  let person: String?
  let firstPlayer: String
  let moves: [Int]
  /// A number in ``Game/ratings``, or nil.
  let rating: Int?
  /// The time of the last rating, or nil if that is unknown.
  let rated: Int64?

  init(_ game: Game, identity: Int64, starDate: Int64?) {
    id = Self.name(identity)
    date = game.startDate.milliseconds
    (opponent, firstPlayer) = (game.opponent.rawValue, game.firstPlayer.rawValue)
    person = game.person?.rawValue
    moves = game.moves.map(\.square.index)
    rating = game.rating
    rated = starDate
  }

  /// Returns an identity as it is written: sixteen hexadecimal digits.
  static func name(_ identity: Int64) -> String {
    let digits = String(UInt64(bitPattern: identity), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns the identity with a name, or nil if the name is invalid.
  static func identity(_ name: String) -> Int64? {
    guard name.utf8.count == 16, name == name.lowercased(), !name.hasPrefix("+") else { return nil }
    return UInt64(name, radix: 16).map(Int64.init(bitPattern:))
  }
}

/// The attached board of a message.
struct ExportedBoard: Codable {
  /// The identity of the game, or nil if the game was deleted.
  let game: String?
  let firstPlayer: String
  let moves: [Int]

  init(_ board: Message.Board, game: Int64?) {
    self.game = game.map(ExportedGame.name)
    firstPlayer = board.firstPlayer.rawValue
    moves = board.squares.map(\.index)
  }
}

struct ExportedMessage: Codable {
  let id: String
  let date: Int64
  let icon: String
  let text: String
  /// The identity of the original message. Nil if the message is no reply, or if the original was deleted.
  let replyTo: String?
  var favorite: Bool?
  /// The time at which the star was given or removed, or nil if that is unknown.
  let starred: Int64?
  let edited: Int64?
  let board: ExportedBoard?
  /// The name of the person with whom the message is shared, or nil.
  var person: String?
  /// True if that person has written the message.
  var received: Bool?

  init(_ message: Message, identity: Int64, starDate: Int64? = nil, replyTo: Int64?, board: ExportedBoard?) {
    id = ExportedGame.name(identity)
    date = message.date.milliseconds
    icon = message.icon.rawValue
    text = message.text
    self.replyTo = replyTo.map(ExportedGame.name)
    favorite = message.isFavorite ? true : nil
    starred = starDate
    edited = message.editDate?.milliseconds
    self.board = board
    person = message.person?.rawValue
    received = message.isReceived ? true : nil
  }
}

struct ExportedDraft: Codable {
  let text: String
  let replyTo: String?
  let board: ExportedBoard?
}

extension Encodable {
  /// The line with its line break. Its keys are sorted, so that equal contents are equal bytes.
  func line() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
