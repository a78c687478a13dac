/// Where the rows of a wrapped text begin.
///
/// Rows are found when somebody asks for them, from the top down to there; how many there are below is estimated, from how many there
/// were. After an edit they are found anew from there on, until a row begins where one began before: then the rest is as it was. So
/// neither a long text nor a long paragraph costs more than what is seen of it.
struct TextRows {
  /// The columns that a row may take, at least 1.
  let width: Int
  /// The distance in columns between tab stops.
  let tabWidth: Int
  private var entries: [Entry]
  // The numbers of rows that begin in each chunk; some are estimates.
  private var totals: RunningTotals
  // Of all chunks before this one the rows are known.
  private var firstDue = 0
  /// How often the rows of a chunk were found: what all of this is to keep small.
  private(set) var foundChunkCount = 0

  /// What is known of the rows of one chunk.
  private struct Entry {
    /// After how many clusters of the chunk another row begins.
    var breaks: [UInt16] = []
    /// How many there may be, for as long as nobody has looked.
    var estimate: Int
    /// True once they were found, be it in another state of the text.
    var isKnown = false
    /// True when they have to be found anew.
    var isDue = true

    init(_ chunk: TextChunk, width: Int) { estimate = chunk.newlines + chunk.columns / width }

    var count: Int { isKnown ? breaks.count : estimate }
  }

  /// Nothing is looked at yet.
  init(_ buffer: TextBuffer, width: Int, tabWidth: Int = 8) {
    let width = max(1, width)
    self.width = width
    self.tabWidth = max(1, tabWidth)
    entries = buffer.chunks.map { Entry($0, width: width) }
    totals = RunningTotals(entries.lazy.map { $0.count })
  }

  /// How many rows there are, at least 1; an estimate beyond those that were asked for.
  var count: Int { totals.sum + 1 }

  /// How many totals edits have corrected. Tests check that this stays small.
  var correctionCount: Int { totals.correctionCount }

  // MARK: Finding rows

  /// Takes note of an edit.
  mutating func follow(_ change: TextBuffer.Change, in buffer: TextBuffer) {
    let new = change.removed.lowerBound..<change.removed.lowerBound + change.inserted
    let changed = buffer.chunks[new].map { Entry($0, width: width) }
    entries.replaceSubrange(change.removed, with: changed)
    totals.replace(change.removed, with: changed.lazy.map { $0.count })
    // The row in which the edit begins and the two above may end elsewhere now.
    var (rows, number) = (0, new.lowerBound)
    while number > 0, rows < 3 {
      number -= 1
      rows += entries[number].breaks.count
      entries[number].isDue = true
    }
    // The row that reaches into what follows is not known to be as before.
    if new.upperBound < entries.count { entries[new.upperBound].isDue = true }
    firstDue = min(firstDue, number)
  }

  /// Finds the rows up to the one that an offset is in, and where that ends.
  mutating func settle(upToOffset offset: Int, in buffer: TextBuffer) {
    settle(upToChunk: buffer.place(of: offset).chunk, in: buffer)
  }

  /// Finds the rows up to one, and where that ends.
  mutating func settle(upToRow row: Int, in buffer: TextBuffer) {
    // If an estimate was wrong, another chunk has the row.
    while firstDue < min(entries.count, totals.firstIndex(above: row) + 2) {
      settle(upToChunk: firstDue - 1, in: buffer)
    }
  }

  /// Finds all rows.
  mutating func settle(in buffer: TextBuffer) { settle(upToChunk: entries.count - 1, in: buffer) }

  private mutating func settle(upToChunk last: Int, in buffer: TextBuffer) {
    // A row that an offset is in may end in a chunk after its own.
    let last = min(entries.count - 1, last + 1)
    while firstDue <= last {
      if entries[firstDue].isDue { findRows(of: firstDue, in: buffer) }
      firstDue += 1
    }
  }

  private mutating func findRows(of number: Int, in buffer: TextBuffer) {
    foundChunkCount += 1
    let breaker = RowBreaker(chunks: buffer.chunks, width: width, tabWidth: tabWidth)
    var breaks: [UInt16] = []
    var start = lastBreak(before: number)
    while let end = breaker.end(ofRowAt: start), end.chunk <= number {
      breaks.append(UInt16(end.index))
      start = end
    }
    // What follows depends on nothing of this chunk but where its last row begins.
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

// MARK: Asking for rows

extension TextRows {
  /// The row that an offset is in, which must have been settled. Where a paragraph is wrapped, the offset between is the beginning of the
  /// lower row, unless the end of the upper one is meant.
  func row(of position: TextPosition, in buffer: TextBuffer) -> Int {
    let place = buffer.place(of: position.offset)
    var row = totals.total(before: place.chunk)
    if place.chunk < entries.count {
      row += entries[place.chunk].breaks.prefix { Int($0) <= place.index }.count
    }
    return position.isAtRowEnd && isWrapped(at: place, in: buffer) ? row - 1 : row
  }

  // True when a row begins at a place without a newline before it.
  private func isWrapped(at place: TextPlace, in buffer: TextBuffer) -> Bool {
    let end = place.index > 0 ? place : TextPlace(chunk: place.chunk - 1, index: 0)
    guard end.chunk >= 0 else { return false }
    let chunk = buffer.chunks[end.chunk]
    let index = place.index > 0 ? place.index : chunk.count
    return entries[end.chunk].breaks.contains(UInt16(index)) && !chunk.clusters[index - 1].contains(.newline)
  }

  /// The clusters of some rows that were settled, from one on; newlines and hanging spaces included. Fewer where the text ends.
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

  /// The column at which an offset is in a row that begins at `start`; never beyond `width`.
  func column(of offset: Int, inRowAt start: Int, in buffer: TextBuffer) -> Int {
    var cursor = TextCursor(buffer, at: start)
    var column = 0
    while cursor.offset < offset, column < width, let cluster = cursor.next {
      column += cluster.columns(at: column, width: width, tabWidth: tabWidth)
      cursor.moveForward()
    }
    return min(column, width)
  }

  /// The place nearest to a column of a row: before the cluster that takes it, or at the row's end.
  func position(atColumn column: Int, in row: Range<Int>, of buffer: TextBuffer) -> TextPosition {
    var cursor = TextCursor(buffer, at: row.lowerBound)
    var reached = 0
    while cursor.offset < row.upperBound, let cluster = cursor.next, !cluster.contains(.newline) {
      reached += cluster.columns(at: reached, width: width, tabWidth: tabWidth)
      if reached > column { break }
      cursor.moveForward()
    }
    let isAtEnd = cursor.offset == row.upperBound && cursor.offset < buffer.count
    return TextPosition(cursor.offset, isAtRowEnd: isAtEnd)
  }
}
