/// Collects pasted text up to the sequence that ends a bracketed paste.
///
/// Terminals send a line break in a paste as CR, as if the user had pressed Enter. CR and CR LF become LF here. All other characters
/// stay unchanged, control characters included, because their treatment is up to the receiver of the text.
///
/// Only the end sequence ends a paste. A pause does not, because the rest would then act as keys.
struct PasteCollector: Hashable, Sendable {
  /// The result of taking one byte.
  enum Step: Hashable {
    /// The paste continues.
    case incomplete
    /// The limit is reached, and this piece of the text is delivered.
    case piece(String)
    /// The paste ended. The text is the rest, which may be empty.
    case end(String)
  }

  private static let bracket: [UInt8] = [0x1B] + Array("[201~".utf8)

  private static let shortPaste = 1 << 16

  /// The maximum number of bytes held. A few more are allowed, because a piece ends with a whole character.
  let limit: Int
  private var content: [UInt8] = []
  private var bracketLength = 0
  private var endsInReturn = false
  /// Whether a part of the text was delivered because of a pause.
  private(set) var hasPaused = false

  init(limit: Int) { self.limit = limit }

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

  /// Whether there is text that can be delivered during a pause.
  var hasText: Bool { wholeLength > 0 }

  /// Returns and removes the text that was collected before a pause. Keeps the beginning of a character or of the end sequence.
  mutating func takeText() -> String {
    hasPaused = true
    let length = wholeLength
    defer { content.removeFirst(length) }
    return String(decoding: content[..<length], as: UTF8.self)
  }

  // The number of bytes without an incomplete character at the end.
  private var wholeLength: Int {
    let tail = content.suffix(3)
    guard let start = tail.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return content.count }
    let needed = content[start] < 0xC0 ? 1 : content[start] < 0xE0 ? 2 : content[start] < 0xF0 ? 3 : 4
    return start + needed > content.count ? start : content.count
  }

  /// Ends the paste and returns the collected text. An incomplete end sequence is left out.
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

  /// Returns true if a piece has to be delivered before this byte. A piece ends with a whole character, unless the bytes are not UTF-8.
  /// Within the end sequence the collector is never full, because its first byte delivered a full piece.
  private func isFull(before byte: UInt8) -> Bool {
    content.count >= limit && (byte & 0xC0 != 0x80 || content.count >= limit + 3)
  }

  private mutating func append(_ byte: UInt8) {
    // Reserves room for a whole piece at once, because growing copies the bytes each time. Unused room takes no memory.
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
