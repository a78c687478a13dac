import TermKitGraphics

/// A text that is edited: grapheme clusters, counted from 0, kept in chunks.
///
/// What an edit costs depends on what is inserted and removed, not on how much there is: besides a chunk or two that are taken apart
/// anew, only numbers are looked at, one for each chunk. The text is kept as it came, byte by byte.
///
/// Characters join across the ends of what is inserted: a combining accent becomes part of the letter before it. So places that have to
/// stay right are kept as offsets in UTF-8, which always add up.
struct TextBuffer: Sendable {
  /// The parts, in order; none when the text is empty.
  private(set) var chunks: [TextChunk]
  /// How many clusters there are.
  private(set) var count: Int
  /// How many bytes of UTF-8 there are.
  private(set) var utf8Count: Int

  /// Chunks that others took the place of.
  struct Change: Equatable {
    /// Those that were there before.
    var removed: Range<Int>
    /// How many came in their place.
    var inserted: Int
  }

  // How many clusters are in a chunk of a long text, up to twice as many.
  private let chunkSize: Int

  /// Takes a text apart. What chunks hold is for tests to say.
  init(_ text: String = "", chunkSize: Int = 1024) {
    self.chunkSize = chunkSize
    chunks = ClusterScanner.chunks(of: text, size: chunkSize)
    count = chunks.reduce(0) { $0 + $1.count }
    utf8Count = chunks.reduce(0) { $0 + $1.utf8Count }
  }

  /// All of the text.
  var text: String {
    var text = ""
    text.reserveCapacity(utf8Count)
    for chunk in chunks { text += chunk.text }
    return text
  }

  /// The text of some clusters.
  func text(in range: Range<Int>) -> String {
    var text = ""
    forEachPart(of: range) { chunk, part in text += chunk.text(in: part) }
    return text
  }

  /// The text of some clusters as far as it is shown: of none of them much more than a cell holds, if there is very much of it.
  func shownText(in range: Range<Int>) -> String {
    var text = ""
    forEachPart(of: range) { chunk, part in text += chunk.shownText(in: part) }
    return text
  }

  private func forEachPart(of range: Range<Int>, _ body: (TextChunk, Range<Int>) -> Void) {
    var place = place(of: range.lowerBound)
    var left = range.count
    while left > 0 {
      let chunk = chunks[place.chunk]
      let part = place.index..<min(chunk.count, place.index + left)
      body(chunk, part)
      left -= part.count
      place = TextPlace(chunk: place.chunk + 1, index: 0)
    }
  }
}

/// Where a cluster is among the chunks of a text.
struct TextPlace: Hashable, Sendable {
  /// The number of the chunk; that of chunks at the end of the text.
  var chunk: Int
  /// The index of the cluster in it.
  var index: Int
}

// MARK: Places

extension TextBuffer {
  /// Where the cluster at an offset is; the end of the text is behind the last chunk.
  func place(of offset: Int) -> TextPlace {
    var rest = offset
    for (number, chunk) in chunks.enumerated() {
      if rest < chunk.count { return TextPlace(chunk: number, index: rest) }
      rest -= chunk.count
    }
    return TextPlace(chunk: chunks.count, index: 0)
  }

  /// The offset of a place.
  func offset(of place: TextPlace) -> Int { chunks[..<place.chunk].reduce(place.index) { $0 + $1.count } }

  /// Where a cluster begins in UTF-8.
  func utf8Offset(of offset: Int) -> Int {
    let place = place(of: offset)
    let before = chunks[..<place.chunk].reduce(0) { $0 + $1.utf8Count }
    return place.chunk == chunks.count ? before : before + chunks[place.chunk].utf8Offset(of: place.index)
  }

  /// The offset of the first cluster that begins at a byte or after it.
  func offset(ofUTF8 utf8Offset: Int) -> Int {
    var rest = utf8Offset
    var offset = 0
    for chunk in chunks {
      if rest <= chunk.utf8Count { return offset + chunk.index(ofUTF8: rest) }
      rest -= chunk.utf8Count
      offset += chunk.count
    }
    return offset
  }

  /// The column at which a cluster begins when the text is one line and tabs are like other characters.
  func column(of offset: Int) -> Int {
    let place = place(of: offset)
    let before = chunks[..<place.chunk].reduce(0) { $0 + $1.columns }
    if place.chunk == chunks.count { return before }
    return chunks[place.chunk].clusters[..<place.index].reduce(before) { $0 + $1.columns }
  }

  /// The offset of the cluster that takes a column of that line; its end if the column is beyond it.
  func offset(atColumn column: Int) -> Int {
    var rest = column
    var offset = 0
    for chunk in chunks {
      if rest >= chunk.columns {
        rest -= chunk.columns
        offset += chunk.count
        continue
      }
      for cluster in chunk.clusters {
        rest -= cluster.columns
        if rest < 0 { return offset }
        offset += 1
      }
    }
    return offset
  }
}

// MARK: Editing

extension TextBuffer {
  /// Puts a text in the place of some bytes, which begin and end with a character of Unicode.
  @discardableResult
  mutating func replace(utf8 range: Range<Int>, with text: String) -> Change {
    if chunks.isEmpty {
      self = TextBuffer(text, chunkSize: chunkSize)
      return Change(removed: 0..<0, inserted: chunks.count)
    }
    let first = chunk(endingAtUTF8: range.lowerBound)
    let last = chunk(endingAtUTF8: range.upperBound)
    var new = String(chunks[first.number].text(inUTF8: 0..<first.rest))
    new += text
    new += chunks[last.number].text(inUTF8: last.rest..<chunks[last.number].utf8Count)
    var end = last.number + 1
    // Chunks do not become small.
    if new.utf8.count < chunkSize / 4, end < chunks.count {
      new += chunks[end].text
      end += 1
    }
    var parts = ClusterScanner.chunks(of: new, size: chunkSize)
    while end < chunks.count, let part = parts.last, Self.join(part, chunks[end]) {
      parts.removeLast()
      parts += ClusterScanner.chunks(of: part.text + chunks[end].text, size: chunkSize)
      end += 1
    }
    exchange(first.number..<end, for: parts)
    return Change(removed: first.number..<end, inserted: parts.count)
  }

  private mutating func exchange(_ range: Range<Int>, for parts: [TextChunk]) {
    for chunk in chunks[range] {
      count -= chunk.count
      utf8Count -= chunk.utf8Count
    }
    for part in parts {
      count += part.count
      utf8Count += part.utf8Count
    }
    chunks.replaceSubrange(range, with: parts)
  }

  // The chunk in which the character before a byte is, so that what comes after it may join it.
  private func chunk(endingAtUTF8 offset: Int) -> (number: Int, rest: Int) {
    var rest = offset
    for (number, chunk) in chunks.enumerated() {
      if rest <= chunk.utf8Count { return (number, rest) }
      rest -= chunk.utf8Count
    }
    Contract.fail("byte \(offset) is beyond the end of a text of \(utf8Count) bytes")
  }

  // True when the last cluster of a chunk and the first of the next are one.
  private static func join(_ left: TextChunk, _ right: TextChunk) -> Bool {
    let last = String(left.text(in: left.count - 1..<left.count))
    let both = last + right.text(in: 0..<1)
    return both.utf8.distance(from: both.startIndex, to: both.index(after: both.startIndex)) != last.utf8.count
  }
}
