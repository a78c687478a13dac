/// The name of a player for other players: 1 to 32 characters of `a-z`, `0-9`, `_` and `-`, the first one a letter or a digit.
///
/// It is safe as the name of a file before an extension, as one level of an MQTT topic, and as a word of a shell. It has no capitals, because
/// some file systems ignore case.
public struct PlayerName: RawRepresentable, Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
  /// The greatest number of characters.
  public static let maximumLength = 32

  /// The characters of the name.
  public let rawValue: String

  /// Creates a name. Returns nil if the text is no name.
  public init?(rawValue: String) {
    let bytes = rawValue.utf8
    guard let first = bytes.first, Self.isLetterOrDigit(first), bytes.count <= Self.maximumLength,
      bytes.allSatisfy({ Self.isLetterOrDigit($0) || "_-".utf8.contains($0) })
    else { return nil }
    self.rawValue = rawValue
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// The characters of the name.
  public var description: String { rawValue }

  /// Returns whether a name comes before another in the order of their characters.
  public static func < (one: PlayerName, other: PlayerName) -> Bool { one.rawValue < other.rawValue }
}
