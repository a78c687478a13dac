import TermKitGraphics

/// The places at which the rows of a wrapped text begin.
///
/// Rows are computed on demand, from the top down to the row that is needed. The number of rows below is an estimate, or the number before
/// the last edit. After an edit, rows are computed from there until one begins where a row began before; the rest is unchanged. The cost
/// depends only on the visible part, not on the length of the text or of a paragraph.
struct TextRows {
  /// The width of a row in columns, at least 1.
  let width: Int
  /// The attributes of the text, whose paragraphs may be indented and have blank rows between them. Nil if all of it is plain.
  let styles: AttributeRuns?
  private var entries: [Entry]
  // The numbers of rows that begin in each chunk. Some are estimates.
  private var totals: RunningTotals
  // The rows of all chunks before this one are known.
  private var firstDue = 0
  /// The number of times that the rows of a chunk were computed. Tests check that this stays small.
  private(set) var foundChunkCount = 0

  /// The known or estimated rows of one chunk.
  private struct Entry {
    /// The breaks between rows, each as the number of clusters of the chunk before it.
    var breaks: [UInt16] = []
    /// The estimated number of rows, which counts until the rows are computed.
    var estimate: Int
    /// Whether the breaks were computed, possibly for an earlier version of the text.
    var isKnown = false
    /// Whether the breaks must be computed again.
    var isDue = true

    init(_ chunk: TextChunk, width: Int) { estimate = chunk.newlines + chunk.columns / width }

    var count: Int { isKnown ? breaks.count : estimate }
  }

  /// Creates rows without computing any breaks.
  init(_ buffer: TextBuffer, width: Int, styles: AttributeRuns? = nil) {
    let width = max(1, width)
    self.width = width
    self.styles = styles
    entries = buffer.chunks.map { Entry($0, width: width) }
    totals = RunningTotals(entries.lazy.map { $0.count })
  }

  /// The number of rows, at least 1. It is an estimate if not all rows were computed.
  var count: Int { totals.sum + 1 }

  /// The number of totals that edits have corrected. Tests check that this stays small.
  var correctionCount: Int { totals.correctionCount }

  // MARK: Computing rows

  /// Updates the rows after an edit. They are computed again when they are needed.
  mutating func follow(_ change: TextBuffer.Change, in buffer: TextBuffer) {
    let new = change.removed.lowerBound..<change.removed.lowerBound + change.inserted
    let changed = buffer.chunks[new].map { Entry($0, width: width) }
    entries.replaceSubrange(change.removed, with: changed)
    totals.replace(change.removed, with: changed.lazy.map { $0.count })
    // The row in which the edit begins and the two rows above it may end elsewhere now.
    var (rows, number) = (0, new.lowerBound)
    while number > 0, rows < 3 {
      number -= 1
      rows += entries[number].breaks.count
      entries[number].isDue = true
    }
    // The row that reaches into the following chunk may have changed.
    if new.upperBound < entries.count { entries[new.upperBound].isDue = true }
    firstDue = min(firstDue, number)
  }

  /// Computes the rows up to the end of the row that contains an offset.
  mutating func settle(upToOffset offset: Int, in buffer: TextBuffer) {
    settle(upToChunk: buffer.place(of: offset).chunk, in: buffer)
  }

  /// Computes the rows up to the end of a row.
  mutating func settle(upToRow row: Int, in buffer: TextBuffer) {
    // If an estimate was wrong, the row is in another chunk.
    while firstDue < min(entries.count, totals.firstIndex(above: row) + 2) {
      settle(upToChunk: firstDue - 1, in: buffer)
    }
  }

  /// Computes all rows.
  mutating func settle(in buffer: TextBuffer) { settle(upToChunk: entries.count - 1, in: buffer) }

  private mutating func settle(upToChunk last: Int, in buffer: TextBuffer) {
    // The row that contains the offset may end in a later chunk.
    let last = min(entries.count - 1, last + 1)
    while firstDue <= last {
      if entries[firstDue].isDue { findRows(of: firstDue, in: buffer) }
      firstDue += 1
    }
  }

  private mutating func findRows(of number: Int, in buffer: TextBuffer) {
    foundChunkCount += 1
    var breaker = RowBreaker(chunks: buffer.chunks, width: width)
    var breaks: [UInt16] = []
    var start = lastBreak(before: number)
    var lead = styles == nil ? RowLead() : lead(ofRowAt: buffer.offset(of: start), in: buffer)
    breaker.width -= lead.columns
    while let end = breaker.end(ofRowAt: start), end.chunk <= number {
      breaks.append(UInt16(end.index))
      start = end
      if styles == nil { continue }
      let next = self.lead(after: lead, ofRowAt: end, in: buffer)
      for _ in 0..<next.spacing { breaks.append(UInt16(end.index)) }
      lead = next
      breaker.width = width - lead.columns
    }
    // The next chunk depends on this one only through the beginning of its last row.
    let isSame = entries[number].isKnown && breaks.last != nil && breaks.last == entries[number].breaks.last
    if !isSame, number + 1 < entries.count { entries[number + 1].isDue = true }
    totals.replace(number..<number + 1, with: CollectionOfOne(breaks.count))
    entries[number].breaks = breaks
    entries[number].isKnown = true
    entries[number].isDue = false
  }

  private func lastBreak(before number: Int) -> TextPlace {
    for earlier in (0..<number).reversed() {
      if let index = entries[earlier].breaks.last { return TextPlace(chunk: earlier, index: Int(index)) }
    }
    return TextPlace(chunk: 0, index: 0)
  }
}

// MARK: Queries

extension TextRows {
  /// Returns the row that contains a position.
  ///
  /// Where a paragraph wraps, the position is at the beginning of the lower row, unless its `isAtRowEnd` is true.
  ///
  /// - Precondition: The rows up to the position have been settled.
  func row(of position: TextPosition, in buffer: TextBuffer) -> Int {
    let place = buffer.place(of: position.offset)
    var row = totals.total(before: place.chunk)
    if place.chunk < entries.count {
      row += entries[place.chunk].breaks.prefix { Int($0) <= place.index }.count
    }
    return position.isAtRowEnd && isWrapped(at: place, in: buffer) ? row - 1 : row
  }

  // Returns whether a row begins at a place without a newline before it.
  private func isWrapped(at place: TextPlace, in buffer: TextBuffer) -> Bool {
    let end = place.index > 0 ? place : TextPlace(chunk: place.chunk - 1, index: 0)
    guard end.chunk >= 0 else { return false }
    let chunk = buffer.chunks[end.chunk]
    let index = place.index > 0 ? place.index : chunk.count
    return entries[end.chunk].breaks.contains(UInt16(index)) && !chunk.clusters[index - 1].contains(.newline)
  }

  /// Returns the ranges of some rows, including newlines and hanging spaces. Near the end of the text there may be fewer rows.
  ///
  /// - Precondition: The rows have been settled.
  func ranges(from first: Int, count: Int, in buffer: TextBuffer) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    // The row may begin with the last break of the chunk before.
    let number = totals.firstIndex(above: first - 1)
    var row = totals.total(before: number)
    var start = buffer.offset(of: lastBreak(before: number))
    for number in number..<entries.count {
      let chunkStart = buffer.offset(of: TextPlace(chunk: number, index: 0))
      for end in entries[number].breaks {
        if row >= first { ranges.append(start..<chunkStart + Int(end)) }
        if ranges.count == count { return ranges }
        start = chunkStart + Int(end)
        row += 1
      }
    }
    if row >= first, ranges.count < count { ranges.append(start..<buffer.count) }
    return ranges
  }

  /// Returns the column of an offset in the row that begins at `start`, after the signs before the row. The column is at most the width.
  func column(of offset: Int, inRowAt start: Int, in buffer: TextBuffer) -> Int {
    let width = textWidth(ofRowAt: start, in: buffer)
    var cursor = TextCursor(buffer, at: start)
    var column = 0
    while cursor.offset < offset, column < width, let cluster = cursor.next {
      column += cluster.columns(at: column, width: width)
      cursor.moveForward()
    }
    return min(column, width)
  }

  /// Returns the position nearest to a column of a row: before the cluster at that column, or at the end of the row.
  func position(atColumn column: Int, in row: Range<Int>, of buffer: TextBuffer) -> TextPosition {
    let width = textWidth(ofRowAt: row.lowerBound, in: buffer)
    var cursor = TextCursor(buffer, at: row.lowerBound)
    var reached = 0
    while cursor.offset < row.upperBound, let cluster = cursor.next, !cluster.contains(.newline) {
      reached += cluster.columns(at: reached, width: width)
      if reached > column { break }
      cursor.moveForward()
    }
    let isAtEnd = cursor.offset == row.upperBound && cursor.offset < buffer.count
    return TextPosition(cursor.offset, isAtRowEnd: isAtEnd)
  }
}
