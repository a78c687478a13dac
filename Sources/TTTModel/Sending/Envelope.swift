import Foundation

/// Data from one player's store to another's: at most one event, and a receipt.
///
/// An event is a game, a message or a deleted message, in the form of a line of an exported file. The events of a sender for a recipient
/// have ascending numbers, and each names the one before it. So a recipient knows which events are double, late or missing.
struct Envelope: Codable {
  /// The greatest length of an envelope in bytes. JSON can write a byte of text as six bytes.
  static let maximumLength = 8 * Message.maximumSentLength

  /// The number of the event, 1 or more. Nil for a receipt alone.
  var number: Int64?
  /// The number of the event before it that was not confirmed, or 0 if all earlier ones were. A recipient without that one has a gap.
  var after: Int64?
  var event: ExportedLine?
  /// The number of the last event of the recipient that is stored at the sender.
  var received: Int64
  /// True if an event after that is missing, so that the recipient should send again what was not confirmed.
  var isMissing: Bool?
}

extension Message {
  /// The greatest length of a text that can be sent to another person, in bytes of UTF-8.
  public static let maximumSentLength = 1 << 15
}

/// The reason why an event of another player was refused. It changed nothing.
public enum EventRefusal: String, Error, Hashable, Sendable, CustomStringConvertible {
  /// The envelope cannot be read, or it is too long.
  case unreadable
  /// A value is impossible: moves, dates, names.
  case impossible
  /// The sender made a move although it was the turn of the other player, or changed earlier moves.
  case outOfTurn
  /// The game or the message is not one of the sender.
  case notTheirs
  /// The text is blank or too long.
  case text
  /// The receipt is for events that were never sent.
  case receipt

  /// The reason in English, as a part of a sentence.
  public var description: String {
    switch self {
    case .unreadable: "it could not be read"
    case .impossible: "it had an impossible value"
    case .outOfTurn: "it was not their turn"
    case .notTheirs: "it was not theirs to change"
    case .text: "its text was empty or too long"
    case .receipt: "it confirmed what was never sent"
    }
  }
}
