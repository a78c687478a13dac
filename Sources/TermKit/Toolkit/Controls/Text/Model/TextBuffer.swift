import TermKitGraphics

/// A text that is edited: grapheme clusters, counted from 0, kept in chunks.
///
/// The cost of an edit depends on what is inserted and removed, not on the length of the text. An edit takes one or two chunks
/// apart again, and `RunningTotals` finds them. The text is kept as it came, byte by byte.
///
/// Characters join across the ends of what is inserted: a combining accent becomes part of the letter before it. So places that have to
/// stay right are kept as offsets in UTF-8, which always add up.
struct TextBuffer: Sendable {
  /// The parts, in order; none when the text is empty.
  private(set) var chunks: [TextChunk]
  // The sizes of the chunks in clusters, in bytes of UTF-8, and in columns of one line.
  private var clusterTotals: RunningTotals
  private var byteTotals: RunningTotals
  private var columnTotals: RunningTotals
  /// How many clusters edits have taken apart again. Tests check that this stays small.
  private(set) var scannedClusterCount = 0
  /// How many totals edits have corrected. Tests check that this stays small.
  var correctionCount: Int { clusterTotals.correctionCount }

  /// How many clusters there are.
  var count: Int { clusterTotals.sum }
  /// How many bytes of UTF-8 there are.
  var utf8Count: Int { byteTotals.sum }

  /// Chunks that others took the place of.
  struct Change: Equatable {
    /// Those that were there before.
    var removed: Range<Int>
    /// How many came in their place.
    var inserted: Int

    /// This change and a later one as one.
    func followed(by next: Change) -> Change {
      let end = removed.lowerBound + inserted
      let first = min(removed.lowerBound, next.removed.lowerBound)
      let last = max(end, next.removed.upperBound)
      return Change(
        removed: first..<removed.upperBound + last - end,
        inserted: last - first - next.removed.count + next.inserted)
    }
  }

  // How many clusters are in a chunk of a long text, up to twice as many.
  private let chunkSize: Int
  // How many bytes of a text that is put in are taken apart at once.
  private var partSize: Int { chunkSize << 12 }

  /// Takes a text apart. What chunks hold is for tests to say.
  init(_ text: String = "", chunkSize: Int = 1024) {
    self.chunkSize = chunkSize
    chunks = ClusterScanner.chunks(of: text, size: chunkSize)
    clusterTotals = RunningTotals(chunks.lazy.map { $0.count })
    byteTotals = RunningTotals(chunks.lazy.map { $0.utf8Count })
    columnTotals = RunningTotals(chunks.lazy.map { $0.columns })
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
    let number = clusterTotals.firstIndex(above: offset)
    if number == chunks.count { return TextPlace(chunk: number, index: 0) }
    return TextPlace(chunk: number, index: offset - clusterTotals.total(before: number))
  }

  /// The offset of a place.
  func offset(of place: TextPlace) -> Int { clusterTotals.total(before: place.chunk) + place.index }

  /// Where a cluster begins in UTF-8.
  func utf8Offset(of offset: Int) -> Int {
    let place = place(of: offset)
    let before = byteTotals.total(before: place.chunk)
    return place.chunk == chunks.count ? before : before + chunks[place.chunk].utf8Offset(of: place.index)
  }

  /// The offset of the first cluster that begins at a byte or after it.
  func offset(ofUTF8 utf8Offset: Int) -> Int {
    // A byte offset between two chunks belongs to the first one.
    let number = byteTotals.firstIndex(above: utf8Offset - 1)
    let before = clusterTotals.total(before: number)
    if number == chunks.count { return before }
    return before + chunks[number].index(ofUTF8: utf8Offset - byteTotals.total(before: number))
  }

  /// The column at which a cluster begins when the text is one line and tabs are like other characters.
  func column(of offset: Int) -> Int {
    let place = place(of: offset)
    let before = columnTotals.total(before: place.chunk)
    if place.chunk == chunks.count { return before }
    return chunks[place.chunk].clusters[..<place.index].reduce(before) { $0 + $1.columns }
  }

  /// The offset of the cluster that takes a column of that line; its end if the column is beyond it.
  func offset(atColumn column: Int) -> Int {
    let number = columnTotals.firstIndex(above: column)
    let before = clusterTotals.total(before: number)
    if number == chunks.count { return before }
    var rest = column - columnTotals.total(before: number)
    let index = chunks[number].clusters.firstIndex { cluster in
      rest -= cluster.columns
      return rest < 0
    }
    return before + (index ?? chunks[number].count)
  }
}

// MARK: Editing

extension TextBuffer {
  /// Puts a text in the place of some bytes, which begin and end with a character of Unicode.
  ///
  /// A long text comes in part by part, so that never more than a part of it is there a third time.
  @discardableResult
  mutating func replace(utf8 range: Range<Int>, with text: String) -> Change {
    var rest = text.utf8[...]
    var part = Self.takePart(from: &rest, size: partSize)
    var change = replaceAtOnce(range, with: part)
    var end = range.lowerBound
    while !rest.isEmpty {
      end += part.utf8.count
      part = Self.takePart(from: &rest, size: partSize)
      change = change.followed(by: replaceAtOnce(end..<end, with: part))
    }
    return change
  }

  private static func takePart(from rest: inout Substring.UTF8View, size: Int) -> String {
    var end = rest.index(rest.startIndex, offsetBy: size, limitedBy: rest.endIndex) ?? rest.endIndex
    // A part ends where a character of Unicode ends.
    while end < rest.endIndex, rest[end] & 0xC0 == 0x80 { end = rest.index(before: end) }
    defer { rest = rest[end...] }
    return String(Substring(rest[..<end]))
  }

  private mutating func replaceAtOnce(_ range: Range<Int>, with text: String) -> Change {
    if chunks.isEmpty {
      let parts = ClusterScanner.chunks(of: text, size: chunkSize)
      exchange(0..<0, for: parts)
      return Change(removed: 0..<0, inserted: parts.count)
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
    chunks.replaceSubrange(range, with: parts)
    clusterTotals.replace(range, with: parts.lazy.map { $0.count })
    byteTotals.replace(range, with: parts.lazy.map { $0.utf8Count })
    columnTotals.replace(range, with: parts.lazy.map { $0.columns })
    scannedClusterCount += parts.reduce(0) { $0 + $1.count }
  }

  // The chunk in which the character before a byte is, so that what comes after it may join it.
  private func chunk(endingAtUTF8 offset: Int) -> (number: Int, rest: Int) {
    let number = byteTotals.firstIndex(above: offset - 1)
    Contract.require(
      number < chunks.count, "byte \(offset) is beyond the end of a text of \(utf8Count) bytes")
    return (number, offset - byteTotals.total(before: number))
  }

  // True when the last cluster of a chunk and the first of the next are one.
  private static func join(_ left: TextChunk, _ right: TextChunk) -> Bool {
    let last = String(left.text(in: left.count - 1..<left.count))
    let both = last + right.text(in: 0..<1)
    return both.utf8.distance(from: both.startIndex, to: both.index(after: both.startIndex)) != last.utf8.count
  }
}
