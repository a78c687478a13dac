import TermKitGraphics

/// An editable text, as a sequence of grapheme clusters that is stored in chunks.
///
/// The cost of an edit depends on what is inserted and removed, not on the length of the text. An edit scans one or two chunks again, which
/// `RunningTotals` finds. The buffer never normalises the text.
///
/// Characters can join across the ends of an insertion: a combining accent becomes part of the letter before it. So places that must stay
/// valid are stored as offsets in UTF-8, which always add up.
struct TextBuffer: Sendable {
  /// The chunks, in order. An empty text has no chunks.
  private(set) var chunks: [TextChunk]
  // The sizes of the chunks in clusters, in bytes of UTF-8, and in columns of one line.
  private var clusterTotals: RunningTotals
  private var byteTotals: RunningTotals
  private var columnTotals: RunningTotals
  /// The number of clusters that edits have scanned again. Tests check that this stays small.
  private(set) var scannedClusterCount = 0
  /// The number of totals that edits have corrected. Tests check that this stays small.
  var correctionCount: Int { clusterTotals.correctionCount }

  /// The number of clusters.
  var count: Int { clusterTotals.sum }
  /// The number of bytes of UTF-8.
  var utf8Count: Int { byteTotals.sum }

  /// A replacement of chunks with others.
  struct Change: Equatable {
    /// The range of the replaced chunks, in the numbers before the change.
    var removed: Range<Int>
    /// The number of chunks that replaced them.
    var inserted: Int

    /// Returns this change and a later one as one change.
    func followed(by next: Change) -> Change {
      let end = removed.lowerBound + inserted
      let first = min(removed.lowerBound, next.removed.lowerBound)
      let last = max(end, next.removed.upperBound)
      return Change(
        removed: first..<removed.upperBound + last - end,
        inserted: last - first - next.removed.count + next.inserted)
    }
  }

  // The number of clusters in a chunk of a long text. A chunk can have up to twice as many.
  private let chunkSize: Int
  // The number of bytes of an inserted text that are scanned at once.
  private var partSize: Int { chunkSize << 12 }

  /// Creates a buffer from a text. Only tests set the size of chunks, which defaults to 1024 clusters.
  init(_ text: String = "", chunkSize: Int = 1024) {
    self.chunkSize = chunkSize
    chunks = ClusterScanner.chunks(of: text, size: chunkSize)
    clusterTotals = RunningTotals(chunks.lazy.map { $0.count })
    byteTotals = RunningTotals(chunks.lazy.map { $0.utf8Count })
    columnTotals = RunningTotals(chunks.lazy.map { $0.columns })
  }

  /// The whole text.
  var text: String {
    var text = ""
    text.reserveCapacity(utf8Count)
    for chunk in chunks { text += chunk.text }
    return text
  }

  /// Returns the text of a range of clusters.
  func text(in range: Range<Int>) -> String {
    var text = ""
    forEachPart(of: range) { chunk, part in text += chunk.text(in: part) }
    return text
  }

  /// Returns the text of a range of clusters as far as it is shown. Very long clusters are cut to little more than a cell holds.
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

/// The place of a cluster among the chunks of a text.
struct TextPlace: Hashable, Sendable {
  /// The number of the chunk. At the end of the text, the number of chunks.
  var chunk: Int
  /// The index of the cluster in the chunk.
  var index: Int
}

// MARK: Places

extension TextBuffer {
  /// Returns the place of the cluster at an offset. The end of the text is at the beginning of the chunk after the last.
  func place(of offset: Int) -> TextPlace {
    let number = clusterTotals.firstIndex(above: offset)
    if number == chunks.count { return TextPlace(chunk: number, index: 0) }
    return TextPlace(chunk: number, index: offset - clusterTotals.total(before: number))
  }

  /// Returns the offset of a place.
  func offset(of place: TextPlace) -> Int { clusterTotals.total(before: place.chunk) + place.index }

  /// Returns the place in UTF-8 at which a cluster begins.
  func utf8Offset(of offset: Int) -> Int {
    let place = place(of: offset)
    let before = byteTotals.total(before: place.chunk)
    return place.chunk == chunks.count ? before : before + chunks[place.chunk].clusters.utf8Offset(of: place.index)
  }

  /// Returns the offset of the first cluster that begins at or after a byte.
  func offset(ofUTF8 utf8Offset: Int) -> Int {
    // A byte offset between two chunks belongs to the first one.
    let number = byteTotals.firstIndex(above: utf8Offset - 1)
    let before = clusterTotals.total(before: number)
    if number == chunks.count { return before }
    return before + chunks[number].clusters.index(ofUTF8: utf8Offset - byteTotals.total(before: number))
  }

  /// Returns whether a range of clusters, or the text near it, has letters that are written from right to left.
  func mayReorder(in range: Range<Int>) -> Bool {
    let (first, last) = (place(of: range.lowerBound).chunk, place(of: range.upperBound).chunk)
    return chunks[min(first, chunks.count)..<min(last + 1, chunks.count)].contains(where: \.mayReorder)
  }

  /// Returns the column at which a cluster begins, if the whole text is one line in which tabs are like other characters.
  func column(of offset: Int) -> Int {
    let place = place(of: offset)
    let before = columnTotals.total(before: place.chunk)
    if place.chunk == chunks.count { return before }
    return chunks[place.chunk].clusters[..<place.index].reduce(before) { $0 + $1.columns }
  }

  /// Returns the offset of the cluster at a column of that line, or the number of clusters if the line is shorter.
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
  /// Replaces a range of bytes with a text. The range begins and ends between two Unicode scalars.
  ///
  /// A long text is inserted in parts. Besides the text and the buffer, memory then holds a copy of at most one part.
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
    // A part ends between two Unicode scalars.
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
    // Chunks must not become small.
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

  // Returns the chunk that contains the character before a byte, because the inserted text may join that character.
  private func chunk(endingAtUTF8 offset: Int) -> (number: Int, rest: Int) {
    let number = byteTotals.firstIndex(above: offset - 1)
    Contract.require(
      number < chunks.count, "byte \(offset) is beyond the end of a text of \(utf8Count) bytes")
    return (number, offset - byteTotals.total(before: number))
  }

  // Returns whether the last cluster of a chunk and the first of the next one form a single cluster.
  private static func join(_ left: TextChunk, _ right: TextChunk) -> Bool {
    let last = String(left.text(in: left.count - 1..<left.count))
    let both = last + right.text(in: 0..<1)
    return both.utf8.distance(from: both.startIndex, to: both.index(after: both.startIndex)) != last.utf8.count
  }
}
