/// Collects pasted text up to the bracket that ends it.
///
/// Terminals send a line's end in a paste as CR, as if Enter had been pressed; CR and CR LF become LF here. All else
/// stays as it came, control characters too: what may not be shown is for the text's reader to say.
struct PasteCollector: Hashable, Sendable {
  /// What a byte led to.
  enum Step: Hashable {
    /// The paste goes on.
    case incomplete
    /// So much has come that a piece is delivered.
    case piece(String)
    /// The bracket came; the rest, which may be empty.
    case end(String)
  }

  private static let bracket: [UInt8] = [0x1B] + Array("[201~".utf8)

  private static let shortPaste = 1 << 16

  /// Bytes that are held at most, but for the few that end a character.
  let limit: Int
  private var content: [UInt8] = []
  private var bracketLength = 0
  private var endsInReturn = false

  /// Makes an empty collector.
  init(limit: Int) { self.limit = limit }

  /// Takes the next byte.
  mutating func take(_ byte: UInt8) -> Step {
    if isFull(before: byte) {
      let piece = String(decoding: content, as: UTF8.self)
      // Frees the memory, because the receiver of the piece needs about as much.
      content = []
      collect(byte)
      return .piece(piece)
    }
    collect(byte)
    return bracketLength == Self.bracket.count ? .end(finish()) : .incomplete
  }

  /// What has come, when the bracket does not. The beginning of a bracket is left out.
  mutating func finish() -> String {
    defer { self = PasteCollector(limit: limit) }
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func collect(_ byte: UInt8) {
    guard byte != Self.bracket[bracketLength] else {
      bracketLength += 1
      return
    }
    for held in Self.bracket[..<bracketLength] { append(held) }
    bracketLength = byte == Self.bracket[0] ? 1 : 0
    if bracketLength == 0 { append(byte) }
  }

  /// Pieces end where a character ends, unless what comes is no text at all. While a bracket comes, this is never so:
  /// what was full has been delivered at its first byte.
  private func isFull(before byte: UInt8) -> Bool {
    content.count >= limit && (byte & 0xC0 != 0x80 || content.count >= limit + 3)
  }

  private mutating func append(_ byte: UInt8) {
    // Reserves room for a whole piece at once, since growing copies the bytes each time. The room takes no memory until it is filled.
    if content.count == Self.shortPaste { content.reserveCapacity(limit + 4) }
    let follows = endsInReturn
    endsInReturn = byte == 0x0D
    if byte == 0x0D {
      content.append(0x0A)
    } else if byte != 0x0A || !follows {
      content.append(byte)
    }
  }
}
