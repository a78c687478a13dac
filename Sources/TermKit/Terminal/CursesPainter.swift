import TermKitGraphics
private import CNcurses

/// Draws cells on the screen of ncurses, which sends the changes to the terminal.
@MainActor struct CursesPainter {
  /// The number of colours in use, at most as many as the terminal has. After a change, the whole screen must be painted again.
  var depth: ColorDepth { didSet { styles.limitColors(to: depth) } }
  /// The conversion of colours. After a change, the whole screen must be painted again.
  var colorMap: ColorMap {
    get { styles.colorMap }
    set { styles.colorMap = newValue }
  }
  /// Whether the terminal shows characters of ambiguous width in two columns. After a change, the whole screen must be painted again.
  var hasWideAmbiguousCharacters = false { didSet { simpleScalars = Self.noScalars } }
  // Scalars that are known to be simple, each at the place of its last six bits. Almost every row has some, and the check is long.
  private var simpleScalars = noScalars
  private static let noScalars: [UInt32] = Array(repeating: 0, count: 64)
  private var size: Size
  private var styles: CursesStyles
  private let isUnicode: Bool
  // Whether blanks may get the colour of adjacent ink. Without colours, and with the terminal's own colours, the ink decides whether a
  // cell is reversed, so blanks keep theirs.
  private var inksBlanks: Bool { depth != .none && !colorMap.usesDefaultColors }
  private var row = CursesRow(capacity: 0)
  private let output: CursesOutput
  private let scrolling: CursesScrolling
  // The position at which ncurses left the cursor. Nil if that is the end of the last change, which ncurses does not tell.
  private var rest: Point? = .zero
  // The rows that the terminal has scrolled. ncurses learns of this only when a row is painted: scrolling its own screen too would take
  // longer than the rest of a frame.
  private var isMoved: [Bool] = []
  // The rows with characters whose width terminals disagree on, and the turned rows.
  private var isDisputed: [Bool] = []
  /// The order of rows with text from right to left. Nil until such a text is painted. After a change, the whole screen must be painted
  /// again.
  var textOrder: TextOrder? { didSet { simpleScalars = Self.noScalars } }
  /// Returns the order that suits the terminal. Called for the first text from right to left. Defaults to `visual`.
  var findTextOrder: @MainActor () -> TextOrder = { .visual }
  // The columns of the row being painted after which a left-to-right mark is sent.
  private var anchors: [Int] = []

  /// Creates a painter for the terminal that ncurses has just opened.
  init(size: Size, depth: ColorDepth, isUnicode: Bool, output: CursesOutput, scrolling: CursesScrolling) {
    self.size = size
    self.scrolling = scrolling
    self.output = output
    self.isUnicode = isUnicode
    self.depth = depth
    styles = CursesStyles(depth: depth, colorMarks: output.colorMarks)
    resize(to: size)
  }

  /// Adapts to another size. Afterwards the whole screen must be painted again.
  mutating func resize(to size: Size) {
    self.size = size
    row = CursesRow(capacity: size.width)
    isDisputed = Array(repeating: false, count: size.height)
    isMoved = isDisputed
    styles.reserve(cellCount: size.width * size.height)
  }

  /// Clears the screen of ncurses and the terminal.
  mutating func clear() {
    wclear(curses_standard_screen())
    rest = .zero
    refresh(cursor: .zero)
    isDisputed = Array(repeating: false, count: size.height)
    isMoved = isDisputed
  }

  /// Returns the way to scroll some rows, or nil if the terminal cannot do it. Also returns nil if a row is turned, or has characters whose
  /// width terminals disagree on.
  func scroll(rows: Range<Int>, by distance: Int) -> CursesScrolling.Scroll? {
    if isDisputed[rows].contains(true) { return nil }
    return scrolling.scroll(rows: rows, by: distance, height: size.height)
  }

  /// Scrolls rows in the terminal, and leaves blanks in the rows that become free.
  /// - Precondition: The last frame is complete. ncurses does not take part, so the cursor returns to the position where ncurses left it.
  mutating func perform(_ scroll: CursesScrolling.Scroll) {
    let rest = rest ?? .zero
    if self.rest == nil { refresh(cursor: rest) }
    output.append(Self.address(x: 0, y: scroll.cursorRow) + scroll.bytes + Self.address(x: rest.x, y: rest.y))
    for y in scroll.rows { isMoved[y] = true }
  }

  /// Paints runs of a buffer and places the cursor. A hidden cursor stays where the last change left it.
  mutating func paint(_ buffer: CellBuffer, runs: [CellDiff.Run], cursor: Point?) {
    var disputedRows: [Int] = []
    for run in runs where !disputedRows.contains(run.y) {
      if isMoved[run.y], resendRow(buffer, y: run.y) { continue }
      if isDisputed[run.y] || !paint(buffer, run) { disputedRows.append(run.y) }
    }
    if !disputedRows.isEmpty {
      refresh(cursor: nil)
      for y in disputedRows { paintDisputed(buffer, y: y) }
    }
    rest = cursor
    guard let cursor, isDisputed[cursor.y] else { return refresh(cursor: cursor) }
    let x = turned(buffer, y: cursor.y)?.columns[cursor.x] ?? cursor.x
    rest = Point(x: x, y: cursor.y)
    anchor(x: x, y: cursor.y)
  }

  // Returns a row as it is sent to a terminal that reorders text, or nil if it is sent as it is.
  private func turned(_ buffer: CellBuffer, y: Int) -> TurnedRow? {
    textOrder.flatMap { order in buffer.withRow(y) { TurnedRow($0, for: order) } }
  }

  // Returns whether the row of a character has to be turned.
  private mutating func isTurned(_ value: UInt32) -> Bool {
    guard TextOrder.isRightToLeft(value) else { return false }
    let order = textOrder ?? findTextOrder()
    if textOrder == nil { textOrder = order }
    return order.turnsRows
  }

  // Makes ncurses send a whole row that was scrolled. Returns false if the row is turned or has glyphs of disputed width. Blanks then take
  // the places of these glyphs, and the caller paints them one by one.
  private mutating func resendRow(_ buffer: CellBuffer, y: Int) -> Bool {
    isMoved[y] = false
    let columns = 0..<size.width
    let isCertain = buffer.withRow(y) { fill($0, columns: columns, .stop) }
    if isCertain { row.put(x: 0, y: y) } else { buffer.withRow(y) { put($0, y: y, columns: columns, .leaveBlank) } }
    wredrawln(curses_standard_screen(), Int32(y), 1)
    return isCertain
  }

  // Makes ncurses send all changes in the way that it considers best.
  private func refresh(cursor: Point?) {
    let window = curses_standard_screen()
    leaveok(window, cursor == nil)
    if let cursor { wmove(window, Int32(cursor.y), Int32(cursor.x)) }
    wrefresh(window)
  }

  // Paints a run. Returns false, with nothing painted, if there is a glyph of disputed width in the run, or one for which the row is turned.
  private mutating func paint(_ buffer: CellBuffer, _ run: CellDiff.Run) -> Bool {
    let columns = Self.whole(buffer, run)
    let isCertain = buffer.withRow(run.y) { fill($0, columns: columns, .stop) }
    if isCertain { row.put(x: columns.lowerBound, y: run.y) }
    return isCertain
  }

  // Returns the columns of a run, extended to the left if the run begins with the right half of a wide glyph.
  private static func whole(_ buffer: CellBuffer, _ run: CellDiff.Run) -> Range<Int> {
    let start = run.columns.lowerBound
    return start > 0 && buffer[start, run.y].width == 0 ? (start - 1)..<run.columns.upperBound : run.columns
  }
}

extension CursesPainter {
  // The treatment of a glyph of disputed width.
  private enum DisputeTreatment {
    case stop
    case leaveBlank
    case show
  }

  // Fills `row` with the ncurses cells of some columns. If `treatment` is `stop`, returns false at the first glyph of disputed width or for
  // which the row is turned.
  private mutating func fill(
    _ cells: UnsafeBufferPointer<Cell>, columns: Range<Int>, _ treatment: DisputeTreatment
  ) -> Bool {
    row.removeAll()
    var blanks = BlankRun()
    var ink = inksBlanks ? BlankRun.ink(for: columns.lowerBound, in: cells) : nil
    var next = columns.lowerBound
    while next < columns.upperBound {
      let (x, cell) = (next, cells[next])
      next += 1
      if cell.width == 0 { continue }
      let isSimple = isSimple(cell)
      let glyph = isSimple ? nil : ncursesGlyph(cell, room: cells.count - x)
      let hasDisputedWidth = glyph?.hasDisputedWidth == true
      if treatment == .stop, !isSimple, hasDisputedWidth || isTurned(cell.glyph.base.value) { return false }
      let isBlank = inksBlanks && cell.isBlank
      if !isBlank { ink = cell } else if x >= blanks.end { blanks = BlankRun(around: x, in: cells, ink: ink) }
      let place = place(for: isBlank ? blanks.style : cell)
      if hasDisputedWidth, treatment == .leaveBlank {
        for _ in 0..<cell.width { styles.append(0x20, place: place, to: &row) }
      } else if let glyph {
        let marks = anchors.contains(x) ? glyph.first.marks.prefix(3) + [TurnedRow.mark] : glyph.first.marks
        styles.append(glyph.first.base, marks: marks, place: place, to: &row)
        if let second = glyph.second { styles.append(second.base, marks: second.marks, place: place, to: &row) }
      } else {
        styles.append(cell.glyph.base.value, place: place, to: &row)
        while next < columns.upperBound, cells[next] == cell { next += 1 }
        row.repeatLast(times: next - x - 1)
      }
    }
    return true
  }

  // Returns whether ncurses gets the cell's single character unchanged, in one column.
  private mutating func isSimple(_ cell: Cell) -> Bool {
    guard cell.width == 1, cell.glyph.isSingleScalar else { return false }
    let value = cell.glyph.base.value
    if value >= 0x20, value < 0x7F || simpleScalars[Int(value & 63)] == value { return true }
    guard ncursesGlyph(cell, room: 1) == CursesGlyph(base: value), !isTurned(value) else { return false }
    simpleScalars[Int(value & 63)] = value
    return true
  }

  // If colour pairs run out, the pairs that are not on the screen are forgotten. If all pairs are on the screen, the closest pair is used.
  private mutating func place(for cell: Cell) -> Int {
    if let place = styles.place(for: cell) { return place }
    // Collects the output first, because it still uses pairs that are forgotten next.
    output.collect()
    styles.forgetPairs(
      except: Set((0..<size.height).flatMap { CursesRow(showing: $0, width: size.width).pairs } + row.pairs))
    return styles.closestPlace(for: cell)
  }
}

extension CursesPainter {
  // Paints a whole row: first with blanks in place of glyphs of disputed width, then those glyphs one by one. If they stayed in the row,
  // ncurses would send them again whenever that is its shortest way to another cell.
  //
  // The cursor is placed before and after each glyph of disputed width, so a terminal that measures it differently shows only that glyph
  // wrong. ncurses counts columns from the last glyph that it sent, so each glyph is refreshed alone. Columns that some terminal may have
  // overwritten are sent again.
  private mutating func paintDisputed(_ buffer: CellBuffer, y: Int) {
    guard let turned = turned(buffer, y: y) else { return buffer.withRow(y) { paintDisputed($0, y: y) } }
    anchors = turned.anchors
    turned.cells.withUnsafeBufferPointer { paintDisputed($0, y: y) }
    anchors = []
    isDisputed[y] = true
  }

  private mutating func paintDisputed(_ cells: UnsafeBufferPointer<Cell>, y: Int) {
    let found = disputedGlyphs(cells)
    isDisputed[y] = !found.isEmpty
    put(cells, y: y, columns: 0..<size.width, .leaveBlank)
    for glyph in found {
      anchor(x: glyph.columns.lowerBound, y: y)
      put(cells, y: y, columns: glyph.columns, .show)
      anchor(x: min(glyph.columns.upperBound, size.width - 1), y: y)
      forget(Rect(x: glyph.columns.upperBound, y: y, width: glyph.reach - glyph.columns.upperBound, height: 1))
    }
    anchor(x: size.width - 1, y: y)
  }

  private mutating func put(
    _ cells: UnsafeBufferPointer<Cell>, y: Int, columns: Range<Int>, _ treatment: DisputeTreatment
  ) {
    _ = fill(cells, columns: columns, treatment)
    row.put(x: columns.lowerBound, y: y)
  }

  // Makes ncurses send some cells again, even if it considers them unchanged.
  private func forget(_ area: Rect) {
    guard !area.isEmpty,
      let part = newwin(Int32(area.height), Int32(area.width), Int32(area.minY), Int32(area.minX))
    else { return }
    wredrawln(part, 0, Int32(area.height))
    delwin(part)
  }

  // Returns the columns of the glyphs of disputed width of a row, from the left. The reach is the end of the columns that some terminal may
  // overwrite when it shows the glyph. It is not within a wide glyph or beyond the right edge.
  private func disputedGlyphs(_ cells: UnsafeBufferPointer<Cell>) -> [(columns: Range<Int>, reach: Int)] {
    cells.indices.compactMap { x in
      let cell = cells[x]
      guard cell.width != 0, !(cell.glyph.isSingleScalar && cell.glyph.base.isASCII) else { return nil }
      let glyph = ncursesGlyph(cell, room: cells.count - x)
      guard glyph.hasDisputedWidth else { return nil }
      let end = x + Int(cell.width)
      var reach = max(end, x + glyph.maximumColumns)
      if reach < cells.count, cells[reach].width == 0 { reach += 1 }
      return (x..<end, reach)
    }
  }

  private func ncursesGlyph(_ cell: Cell, room: Int) -> CursesGlyph {
    let glyph = CursesGlyph(
      cell.glyph, width: Int(cell.width), isUnicode: isUnicode, isAmbiguousWide: hasWideAmbiguousCharacters,
      columns: Self.columns(of:))
    return glyph.fitted(to: room)
  }

  /// Returns the width of a character according to the C library, and thus to ncurses, in columns: -1 for unknown characters.
  static func columns(of scalar: UInt32) -> Int32 { curses_width(scalar) }

  private func anchor(x: Int, y: Int) {
    refresh(cursor: Point(x: x, y: y))
    output.append(Self.address(x: x, y: y))
  }

  private static func address(x: Int, y: Int) -> [UInt8] {
    curses_cursor_address(Int32(y), Int32(x))?.unpadded ?? []
  }
}
