import TermKitGraphics

/// A row with characters from right to left, as it is sent to a terminal that reorders text.
struct TurnedRow {
  /// The cells in the order in which they are sent.
  private(set) var cells: [Cell] = []
  /// For each column of the screen, the column to which the cursor is sent.
  private(set) var columns: [Int]
  /// The columns after which a left-to-right mark is sent. There a text from right to left ends for the terminal.
  private(set) var anchors: [Int] = []

  /// The left-to-right mark (U+200E), which takes no column.
  static let mark: UInt32 = 0x200E

  // The columns of a glyph.
  private typealias Unit = Range<Int>

  /// Turns a row. Returns nil if the row is sent as it is.
  /// - Parameters:
  ///   - row: The cells in the order of the screen.
  ///   - order: The order of the terminal.
  init?(_ row: UnsafeBufferPointer<Cell>, for order: TextOrder) {
    guard order.turnsRows, row.contains(where: { TextOrder.isRightToLeft($0.glyph.base.value) }) else { return nil }
    let starts = row.indices.filter { row[$0].width != 0 }
    let units = zip(starts, starts.dropFirst() + [row.count]).map { $0..<$1 }
    columns = Array(row.indices)
    let reading = order == .logical ? Self.readingOrder(units, row) : nil
    let (sent, ends) = reading.map { ($0, []) } ?? Self.turnedWords(units, row, isAnchored: order == .logical)
    for unit in sent {
      if ends.contains(unit) { anchors.append(cells.count) }
      for x in unit {
        if order == .logical { columns[x] = cells.count }
        cells.append(row[x])
        if order == .words { cells[cells.count - 1].glyph = row[x].glyph.unjoined }
      }
    }
  }

  // Returns the order of reading. Returns nil if the terminal's algorithm would not lead back to the screen, or would mirror a bracket.
  private static func readingOrder(_ units: [Unit], _ row: UnsafeBufferPointer<Cell>) -> [Unit]? {
    // The algorithm also leads from the screen to the order of reading, except for some texts with digits.
    let (turned, levels) = ordered(units, row)
    let isMirrored = zip(units, levels).contains { unit, level in
      level % 2 != 0 && row[unit.lowerBound].glyph.base.properties.isBidiMirrored
    }
    // mlterm, but no other terminal, ends a text at a line of a box, as at a Latin letter.
    let isShown = [nil, "a"].allSatisfy { ordered(turned, row, line: $0).units == units }
    return isShown && !isMirrored ? turned : nil
  }

  // Reorders units by the algorithm, in a row from left to right, with a scalar in place of the lines of boxes. Also returns the levels, in
  // the order of the first parameter.
  private static func ordered(
    _ units: [Unit], _ row: UnsafeBufferPointer<Cell>, line: Unicode.Scalar? = nil
  ) -> (units: [Unit], levels: [Int8]) {
    let bases = units.map { row[$0.lowerBound].glyph.base }
    let scalars = bases.map { 0x2500...0x257F ~= $0.value ? line ?? $0 : $0 }
    var elements = BidiLevels(scalars, base: .leftToRight).elements
    let order = BidiLevels.order(&elements, isRightToLeft: false)
    return (order.map { units[$0] }, elements.map(\.level))
  }

  // Reverses each word: without anchors, characters of scripts from right to left, with a letter among them. With anchors, a mark follows
  // each word and each number, which isolates them. Spaces and punctuation then have the direction of the row and stay in their places.
  private static func turnedWords(
    _ units: [Unit], _ row: UnsafeBufferPointer<Cell>, isAnchored: Bool
  ) -> ([Unit], ends: Set<Unit>) {
    let scalars = units.map { row[$0.lowerBound].glyph.base }
    // Between Latin letters, the level of a scalar depends on its own type only: 1 for a letter, 2 for an Arabic digit, else 0.
    let spread = BidiLevels(scalars.flatMap { [$0, "a"] }, base: .leftToRight).elements.map(\.level)
    let levels = scalars.indices.map { spread[2 * $0] }
    let kinds = isAnchored ? levels : scalars.map { TextOrder.isRightToLeft($0.value) ? 1 : 0 }
    var (turned, ends, start) = (units, Set<Unit>(), 0)
    while start < kinds.count {
      let end = kinds[start...].firstIndex { $0 != kinds[start] } ?? kinds.count
      let isWord = isAnchored || scalars[start..<end].contains(where: \.properties.isAlphabetic)
      if kinds[start] == 1, isWord { turned[start..<end].reverse() }
      if kinds[start] != 0, isAnchored { ends.insert(turned[end - 1]) }
      start = end
    }
    return (turned, ends)
  }
}
