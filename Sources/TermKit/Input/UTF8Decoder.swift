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

  // The bytes of an incomplete character.
  private var held: [UInt8] = []

  /// True while a character is incomplete.
  var isIncomplete: Bool { !held.isEmpty }

  /// Discards an incomplete character.
  mutating func reset() { held.removeAll(keepingCapacity: true) }

  mutating func decode(_ byte: UInt8) -> Step {
    held.append(byte)
    var (bytes, parser) = (held.makeIterator(), UTF8.ForwardParser())
    let result = parser.parseScalar(from: &bytes)
    // The bytes begin a character if all of them are one ill-formed part, and the first one is a leading byte.
    if case .error(let length) = result, length == held.count, (0xC2...0xF4).contains(held[0]) { return .incomplete }
    defer { reset() }
    return switch result {
    case .valid(let bytes): .scalar(UTF8.decode(bytes))
    case .error, .emptyInput: held.count == 1 ? .illFormed : .cut
    }
  }
}
