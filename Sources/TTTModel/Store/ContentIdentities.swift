import Foundation
import GRDB
import Synchronization

/// The identities of the games and messages that were stored before rows had identities.
///
/// An identity follows from the contents of a row. Copies of a store that are migrated one by one therefore get the same identities. Rows
/// with the same contents are told apart by their order.
final class ContentIdentities: Sendable {
  private static let gameFunction = "identityOfGame"
  private static let messageFunction = "identityOfMessage"

  private let counts = Mutex<[Int64: Int]>([:])

  /// The SQL function `identityOfGame(startDate, moves, opponent, firstPlayer)`.
  var ofGame: DatabaseFunction { function(Self.gameFunction, argumentCount: 4) }

  /// The SQL function `identityOfMessage(date, icon, text)`.
  var ofMessage: DatabaseFunction { function(Self.messageFunction, argumentCount: 3) }

  /// Returns the next game's identity. The games of a store must come in the order of their rows.
  func identity(of game: Game) -> Int64 {
    let values: [any DatabaseValueConvertible] = [
      game.startDate.milliseconds, game.moves.map(\.square).stored, game.opponent.rawValue, game.firstPlayer.rawValue,
    ]
    return identity(Self.gameFunction, values.map(\.databaseValue))
  }

  /// Returns the next message's identity. The messages of a store must come in the order of their rows.
  func identity(of message: Message) -> Int64 {
    let values: [any DatabaseValueConvertible] = [
      message.date.milliseconds, message.icon.rawValue, Data(message.text.utf8),
    ]
    return identity(Self.messageFunction, values.map(\.databaseValue))
  }

  private func function(_ name: String, argumentCount: Int) -> DatabaseFunction {
    DatabaseFunction(name, argumentCount: argumentCount) { self.identity(name, $0) }
  }

  private func identity(_ name: String, _ values: [DatabaseValue]) -> Int64 {
    identity(Data(name.utf8) + values.reduce(Data()) { $0 + [0] + Self.bytes($1) })
  }

  private static func bytes(_ value: DatabaseValue) -> Data {
    switch value.storage {
    case .null: Data()
    case .int64(let number): Data("\(number)".utf8)
    case .double(let number): Data("\(number)".utf8)
    case .string(let text): Data(text.utf8)
    case .blob(let data): data
    }
  }

  private func identity(_ contents: Data) -> Int64 {
    let hash = Self.hash(contents)
    let count = counts.withLock { counts in
      counts[hash, default: 0] += 1
      return counts[hash, default: 0]
    }
    return count == 1 ? hash : Self.hash(contents + Data(" \(count)".utf8))
  }

  /// Returns the 64 bits of FNV-1a, which are the same in every process.
  private static func hash(_ bytes: Data) -> Int64 {
    Int64(bitPattern: bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }
}
