private import CNcurses

/// Brings cells onto the screen that ncurses keeps, and from there to the terminal.
@MainActor struct CursesPainter {
  /// How many colours are used: at first all that the terminal has, never more. Everything has to be painted anew when it changes.
  var depth: ColorDepth { didSet { styles.bringDown(to: depth) } }
  /// What colours are brought to. Everything has to be painted anew when it changes.
  var colorMap: ColorMap {
    get { styles.colorMap }
    set { styles.colorMap = newValue }
  }
  private var size: Size
  private var styles: CursesStyles
  private let isUnicode: Bool
  // Blanks may take on the colour of ink, but not without colours, where it decides on reverse.
  private var inksBlanks: Bool { depth != .none }
  private var row: CursesRow
  private let output: CursesOutput
  // The pairs in use on the screen, and the rows with characters that terminals disagree on the width of.
  private var pairs: [Int32]
  private var isDoubtful: [Bool]
  // Of the characters that are all of what is to be shown, those met last; each has one place here.
  private var simple: [UInt32] = Array(repeating: 0, count: 256)

  /// Makes a painter for the terminal that ncurses has just opened.
  init(size: Size, depth: ColorDepth, isUnicode: Bool, output: CursesOutput) {
    self.size = size
    self.output = output
    self.isUnicode = isUnicode
    self.depth = depth
    styles = CursesStyles(depth: depth, cellCount: size.width * size.height, colorMarks: output.colorMarks)
    row = CursesRow(capacity: size.width)
    pairs = Array(repeating: 0, count: size.width * size.height)
    isDoubtful = Array(repeating: false, count: size.height)
  }

  /// Adapts to another size; everything has to be painted anew afterwards.
  mutating func resize(to size: Size) {
    self.size = size
    row = CursesRow(capacity: size.width)
    pairs = Array(repeating: 0, count: size.width * size.height)
    isDoubtful = Array(repeating: false, count: size.height)
    styles.reserve(cellCount: size.width * size.height)
  }

  /// Empties the screen, the terminal's too, whatever it may show.
  mutating func clear() {
    wclear(curses_standard_screen())
    refresh(cursor: nil)
    for index in pairs.indices { pairs[index] = 0 }
    for index in isDoubtful.indices { isDoubtful[index] = false }
  }

  /// Paints runs of a buffer, with the cursor at a place or wherever it comes to be.
  mutating func paint(_ buffer: CellBuffer, runs: [CellDiff.Run], cursor: Point?) {
    var doubtfulRows: [Int] = []
    for run in runs where !doubtfulRows.contains(run.y) {
      if isDoubtful[run.y] || !paint(buffer, run) { doubtfulRows.append(run.y) }
    }
    if !doubtfulRows.isEmpty {
      refresh(cursor: nil)
      for y in doubtfulRows { paintDoubtful(buffer, y: y, runs: runs.filter { $0.y == y }) }
    }
    if let cursor, isDoubtful[cursor.y] {
      anchor(x: cursor.x, y: cursor.y)
    } else {
      refresh(cursor: cursor)
    }
  }

  // ncurses sends what changed, however it thinks best.
  private func refresh(cursor: Point?) {
    let window = curses_standard_screen()
    leaveok(window, cursor == nil)
    if let cursor { wmove(window, Int32(cursor.y), Int32(cursor.x)) }
    wnoutrefresh(window)
    doupdate()
  }

  // Answers false, with nothing painted, when there is a doubtful character in the run.
  private mutating func paint(_ buffer: CellBuffer, _ run: CellDiff.Run) -> Bool {
    let columns = Self.whole(buffer, run)
    let isCertain = buffer.withRow(run.y) { fill($0, y: run.y, columns: columns, stopsAtDoubt: true) }
    if isCertain { row.put(x: columns.lowerBound, y: run.y) }
    return isCertain
  }

  // A run that begins with the right half of a wide glyph begins with the left one.
  private static func whole(_ buffer: CellBuffer, _ run: CellDiff.Run) -> Range<Int> {
    let start = run.columns.lowerBound
    return start > 0 && buffer[start, run.y].width == 0 ? (start - 1)..<run.columns.upperBound : run.columns
  }
}

extension CursesPainter {
  // Makes the ncurses cells of some columns. Answers false at the first doubtful one if it should stop there.
  private mutating func fill(
    _ cells: UnsafeBufferPointer<Cell>, y: Int, columns: Range<Int>, stopsAtDoubt: Bool
  ) -> Bool {
    row.removeAll()
    var stretch = BlankStretch()
    var ink = inksBlanks ? BlankStretch.ink(for: columns.lowerBound, in: cells) : nil
    for x in columns where cells[x].width != 0 {
      let cell = cells[x]
      let glyph = isSimple(cell) ? nil : ncursesGlyph(cell)
      if glyph?.isDoubtful == true, stopsAtDoubt { return false }
      let isBlank = inksBlanks && cell.isBlank
      if !isBlank { ink = cell } else if x >= stretch.end { stretch = BlankStretch(around: x, in: cells, ink: ink) }
      let place = place(for: isBlank ? stretch.style : cell)
      let pair = styles.pair(at: place)
      pairs[y * size.width + x] = pair
      if cell.width == 2 { pairs[y * size.width + x + 1] = pair }
      if let glyph {
        styles.append(glyph.base, marks: glyph.marks, place: place, to: &row)
        if let second = glyph.second { styles.append(second, place: place, to: &row) }
      } else {
        styles.append(cell.glyph.base.value, place: place, to: &row)
      }
    }
    return true
  }

  // True when the cell's one character is what ncurses is given for it, in its one column.
  private mutating func isSimple(_ cell: Cell) -> Bool {
    guard cell.width == 1, cell.glyph.isSingleScalar else { return false }
    let value = cell.glyph.base.value
    if value >= 0x20, value < 0x7F || simple[Int(value & 0xFF)] == value { return true }
    let glyph = ncursesGlyph(cell)
    guard glyph == CursesGlyph(base: value) else { return false }
    simple[Int(value & 0xFF)] = value
    return true
  }

  // When pairs run out, those not on the screen are forgotten. If all are on it, the closest has to do.
  private mutating func place(for cell: Cell) -> Int {
    if let place = styles.place(for: cell) { return place }
    // What was written in pairs that are forgotten now.
    output.collect()
    styles.forgetPairs(except: Set(pairs))
    return styles.closestPlace(for: cell)
  }
}

extension CursesPainter {
  // Before each run and after each doubtful character the cursor is put where it should be, so that a terminal that
  // disagrees is wrong by that one character only. Each piece up to such a character is a refresh of its own, as
  // ncurses would go on from where it believes to be.
  private mutating func paintDoubtful(_ buffer: CellBuffer, y: Int, runs: [CellDiff.Run]) {
    let ends = doubtfulEnds(buffer, y: y)
    isDoubtful[y] = !ends.isEmpty
    for run in runs {
      let columns = Self.whole(buffer, run)
      var start = columns.lowerBound
      anchor(x: start, y: y)
      for end in ends.filter({ $0 > start && $0 < columns.upperBound }) + [columns.upperBound] {
        _ = buffer.withRow(y) { fill($0, y: y, columns: start..<end, stopsAtDoubt: false) }
        row.put(x: start, y: y)
        anchor(x: min(end, size.width - 1), y: y)
        start = end
      }
    }
  }

  // The columns behind each doubtful character of a row.
  private func doubtfulEnds(_ buffer: CellBuffer, y: Int) -> [Int] {
    buffer.withRow(y) { cells in
      cells.indices.compactMap { x in
        let cell = cells[x]
        guard cell.width == 2 else { return nil }
        return ncursesGlyph(cell).isDoubtful ? x + 2 : nil
      }
    }
  }

  private func ncursesGlyph(_ cell: Cell) -> CursesGlyph {
    CursesGlyph(cell.glyph, width: Int(cell.width), isUnicode: isUnicode, columns: curses_width)
  }

  private func anchor(x: Int, y: Int) {
    refresh(cursor: Point(x: x, y: y))
    if let address = curses_cursor_address(Int32(y), Int32(x)) {
      output.append(TerminfoPadding.removed(from: Array(String(cString: address).utf8)))
    }
  }
}
