import TermKitGraphics

/// The scaled text of a frame (OSC 66): the texts that have to be erased before ncurses writes, and sent afterwards.
///
/// ncurses knows nothing of scaled text. In its memory, the cells below are blank, so it writes there only if something else changes in the
/// same row. A write to any cell of a scaled letter erases the letter, or goes to another place. All texts in the rows that ncurses may
/// touch are therefore erased first and sent again.
struct ScaledTextFrame {
  /// The frame for ncurses: blanks replace the letters that are drawn from cells.
  private(set) var cells: CellBuffer
  /// The runs that ncurses has to consider.
  private(set) var runs: [CellDiff.Run]
  /// The texts that the terminal shows and must not show any more when ncurses writes.
  let erased: [ScaledText]
  /// The texts to send after ncurses has written.
  let sent: [ScaledText]

  /// Plans a frame.
  ///
  /// - Parameters:
  ///   - buffer: The contents of the screen.
  ///   - texts: The texts of the buffer to show in scaled letters.
  ///   - runs: The runs of cells that changed.
  ///   - cursor: The position at which ncurses leaves the cursor.
  ///   - shown: The texts that the terminal shows.
  init(_ buffer: CellBuffer, texts: [ScaledText], runs: [CellDiff.Run], cursor: Point, shown: [ScaledText]) {
    cells = buffer
    self.runs = runs
    for text in texts { cells.fill(text.area, with: text.blank) }
    let kept = Self.untouched(Set(texts).intersection(shown), of: texts + shown, runs, cursor, cells)
    erased = shown.filter { !kept.contains($0) }
    sent = texts.filter { !kept.contains($0) }
    let rows = Set((erased + sent).flatMap { $0.area.minY..<$0.area.maxY })
    self.runs += rows.sorted().map { CellDiff.Run(y: $0, columns: 0..<buffer.size.width) }
  }

  // Returns the texts that are in no row that ncurses may touch. A text that is erased or sent makes ncurses touch all of its rows.
  private static func untouched(
    _ candidates: Set<ScaledText>, of all: [ScaledText], _ runs: [CellDiff.Run], _ cursor: Point, _ cells: CellBuffer
  ) -> Set<ScaledText> {
    var kept = candidates
    // On its way to another column, ncurses may write the cells in between again.
    var rows = Set(runs.map(\.y) + (cursor.x > 0 ? [cursor.y] : []))
    while true {
      rows.formUnion(all.lazy.filter { !kept.contains($0) }.flatMap { $0.area.minY..<$0.area.maxY })
      let floor = firstErasedRow(rows, cells)
      let touched = kept.filter { text in
        text.area.maxY > floor || (text.area.minY..<text.area.maxY).contains(where: rows.contains)
      }
      if touched.isEmpty { return kept }
      kept.subtract(touched)
    }
  }

  // If a changed row and all rows below it are blank, ncurses may erase them all at once. Returns the first of these rows, or the height of
  // the screen.
  private static func firstErasedRow(_ rows: Set<Int>, _ cells: CellBuffer) -> Int {
    var floor = cells.size.height
    while floor > 0, cells.withRow(floor - 1, { $0.allSatisfy { $0.glyph == .blank } }) { floor -= 1 }
    return rows.filter { $0 >= floor }.min() ?? cells.size.height
  }
}

extension ScaledText {
  /// The bytes that erase the letters. The cursor is at `origin` before. To write over the top row of a letter erases all of it.
  var erasingBytes: [UInt8] { Array(repeating: 0x20, count: letterArea.width) }

  /// The bytes that write the letters. The cursor is at `origin` before.
  ///
  /// Each letter says its own width, because the widths that terminals compute differ.
  var bytes: [UInt8] {
    letters.flatMap { Array("\u{1B}]66;s=\(scale):w=\($0.width);\(Character($0.scalar))\u{1B}\\".utf8) }
  }
}
