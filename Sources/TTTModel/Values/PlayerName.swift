/// The name of a player of a host: 1 to 32 of the characters a–z, 0–9, ".", "_" and "-".
///
/// The first character is a letter or a digit. The name is used as a file name and as one level of an MQTT topic, so it
/// is never ".." and has no "/", "+" or "#". It has no capitals, because some file systems ignore case.
public struct PlayerName: RawRepresentable, Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
  /// The name as text.
  public let rawValue: String

  /// The greatest number of characters.
  public static let maximumLength = 32

  /// Creates a name. Returns nil if the text is no name of a player.
  public init?(rawValue: String) {
    guard let first = rawValue.utf8.first, Self.isLetterOrDigit(first), rawValue.utf8.count <= Self.maximumLength,
      rawValue.utf8.allSatisfy({ Self.isLetterOrDigit($0) || Self.marks.contains($0) })
    else { return nil }
    self.rawValue = rawValue
  }

  private static let marks = Set(".-_".utf8)

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The name as text.
  public var description: String { rawValue }

  /// Returns whether the first name comes before the second one in the order of ASCII.
  public static func < (first: PlayerName, second: PlayerName) -> Bool { first.rawValue < second.rawValue }
}
