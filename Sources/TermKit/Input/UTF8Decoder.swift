/// Puts characters together from UTF-8 that comes in any pieces.
///
/// Bytes that are not UTF-8 are told apart as the Unicode Standard recommends (section 3.9, "maximal subparts"): the
/// longest beginning of a character that something else cuts off is one bad part, any other stray byte is one.
struct UTF8Decoder: Hashable, Sendable {
  /// What a byte led to.
  enum Step: Hashable {
    /// The byte was taken; the character goes on.
    case incomplete
    /// The byte ended a character.
    case scalar(Unicode.Scalar)
    /// The byte is a bad part by itself.
    case illFormed
    /// What was held so far is a bad part; the byte was not taken and must be given again.
    case cut
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether a character has begun and not ended.
  var isIncomplete: Bool { missing > 0 }

  /// Forgets the character that has begun.
  mutating func reset() { missing = 0 }

  /// Takes the next byte.
  mutating func decode(_ byte: UInt8) -> Step {
    isIncomplete ? proceed(byte) : begin(byte)
  }

  /// The second byte's range is narrower after four of the leading bytes: no long forms, no surrogates, no more than
  /// U+10FFFF (Unicode, table 3-7).
  private mutating func begin(_ byte: UInt8) -> Step {
    allowed = 0x80...0xBF
    switch byte {
    case 0..<0x80: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(byte & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(byte & 0x07), 3)
    default: return .illFormed
    }
    switch byte {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: break
    }
    return .incomplete
  }

  private mutating func proceed(_ byte: UInt8) -> Step {
    guard allowed.contains(byte) else {
      missing = 0
      return .cut
    }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .incomplete }
    return Unicode.Scalar(value).map(Step.scalar) ?? .illFormed
  }
}
