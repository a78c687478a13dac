private import TermKit

extension ScreenEmulator {
  /// The way in which a terminal shows text from right to left.
  package enum Reordering: Sendable {
    /// It shows cells in the order in which they are sent.
    case none
    /// It reorders rows by the Unicode Bidirectional Algorithm while mode 8 is on, as it is at first (VTE).
    case mode8
    /// It reverses words (kitty).
    case words
    /// It reorders rows by the Unicode Bidirectional Algorithm, but lines of boxes have the direction of the row (mlterm).
    case rows
  }

  /// Notes mode 8 in output. As in VTE, the mode decides about rows that are erased later.
  func noteMode8(_ bytes: [UInt8]) {
    guard reordering == .mode8 else { return }
    bytesBefore = bytesBefore.suffix(3) + bytes
    let sequences = ["\u{1B}[8h", "\u{1B}[8l", "\u{1B}[2J"].flatMap { sequence in
      bytesBefore.ranges(of: Array(sequence.utf8)).map { (start: $0.lowerBound, sequence: sequence) }
    }
    for (_, sequence) in sequences.sorted(by: { $0.start < $1.start }) {
      if sequence.hasSuffix("J") { reordersRows = isMode8On } else { isMode8On = sequence.hasSuffix("h") }
    }
  }

  /// Returns the column to which the program has sent the cell that is shown in a column.
  func sentColumn(of x: Int, y: Int) -> Int {
    switch reordering {
    case .words: wordColumns(y)[x]
    case .rows: rowColumns(y).columns[x]
    case .mode8 where reordersRows: rowColumns(y).columns[x]
    case .none, .mode8: x
    }
  }

  /// Returns the column in which the terminal shows the cursor. kitty does not move it.
  func shownColumn(of x: Int, y: Int) -> Int {
    if reordering == .words { return x }
    return (0..<size.width).first { sentColumn(of: $0, y: y) == x } ?? x
  }

  /// Returns a cell as the terminal shows it: without marks of directions, and with a bracket mirrored in text from right to left.
  func shown(_ cell: EmulatedCell, sentTo x: Int, y: Int) -> EmulatedCell {
    guard reordering == .rows || reordersRows else { return cell }
    var shown = cell
    shown.glyph = Glyph(scalars: cell.glyph.scalars.filter { $0 != Self.mark })
    let mirrored = ["(": ")", ")": "(", "[": "]", "]": "[", "<": ">", ">": "<"][shown.text]
    if let mirrored, rowColumns(y).levels[x] % 2 != 0 { shown.text = mirrored }
    return shown
  }

  private static let mark: Unicode.Scalar = "\u{200E}"

  private func wordColumns(_ y: Int) -> [Int] {
    var columns = Array(0..<size.width)
    var start = 0
    while start < columns.count {
      let end = columns[start...].first { !Self.isInWord(self.sent($0, y)) } ?? columns.count
      if columns[start..<end].contains(where: { self.sent($0, y).glyph.base.properties.isAlphabetic }) {
        columns[start..<end].reverse()
      }
      start = max(end, start + 1)
    }
    return columns
  }

  private static func isInWord(_ cell: EmulatedCell) -> Bool {
    let blocks: [ClosedRange<UInt32>] = [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE]
    return blocks.contains { $0.contains(cell.glyph.base.value) }
  }

  // Orders the glyphs of a row by FriBidi. Also returns the level of each column in which a glyph was sent.
  private func rowColumns(_ y: Int) -> (columns: [Int], levels: [Int8]) {
    var scalars: [Unicode.Scalar] = []
    var places: [Int?] = []
    for x in 0..<size.width where sent(x, y).width > 0 {
      let glyph = sent(x, y).glyph
      let isLine = 0x2500...0x257F ~= glyph.base.value
      scalars.append(isLine && reordering == .rows ? "a" : glyph.base)
      places.append(x)
      if glyph.scalars.contains(Self.mark) {
        scalars.append(Self.mark)
        places.append(nil)
      }
    }
    var elements = BidiLevels(scalars, base: .leftToRight, obeysControls: true).elements
    let order = BidiLevels.order(&elements, isRightToLeft: false)
    var levels = [Int8](repeating: 0, count: size.width)
    for (place, element) in zip(places, elements) { if let place { levels[place] = element.level } }
    let columns = order.compactMap { places[$0] }.flatMap { $0..<$0 + sent($0, y).width }
    return (columns, levels)
  }
}
