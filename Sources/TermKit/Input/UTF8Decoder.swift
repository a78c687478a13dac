/// An incremental UTF-8 decoder, which takes bytes in any pieces.
///
/// Ill-formed bytes are divided as the Unicode Standard recommends (section 3.9, "maximal subparts"). A truncated character counts as
/// one ill-formed part, and every other stray byte as one too.
struct UTF8Decoder: Hashable, Sendable {
  /// The result of taking one byte.
  enum Step: Hashable {
    /// The character needs more bytes.
    case incomplete
    /// The byte completed a character.
    case scalar(Unicode.Scalar)
    /// The byte alone is an ill-formed part.
    case illFormed
    /// The bytes before it are an ill-formed part. The byte was not taken and must be passed again.
    case cut
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// True while a character is incomplete.
  var isIncomplete: Bool { missing > 0 }

  /// Discards an incomplete character.
  mutating func reset() { missing = 0 }

  /// Takes the next byte.
  mutating func decode(_ byte: UInt8) -> Step {
    isIncomplete ? proceed(byte) : begin(byte)
  }

  /// Takes a leading byte. After four of them the range of the second byte is narrower, which excludes overlong forms, surrogates and
  /// values above U+10FFFF (Unicode, table 3-7).
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
