private import CNcurses

/// The terminal's sequences for scrolling rows.
///
/// To detect scrolling, ncurses would compute a hash of every row at every refresh, and copy all scrolled rows through two of its windows.
/// TermKit knows which rows it scrolls. The description for ncurses therefore has no scrolling capabilities, and `CursesPainter` updates a
/// scrolled row in ncurses when it next paints in it.
@MainActor struct CursesScrolling {
  /// The scrolling capabilities, by their names in terminfo.
  nonisolated static let capabilities = ["csr", "ind", "indn", "ri", "rin", "dl", "dl1", "il", "il1"]
  // The capabilities are few: a search is as fast as a dictionary, and building a dictionary would take longer than all searches.
  private let strings: [(name: String, characters: [CChar])]

  /// Creates the sequences from a description, whose capabilities `string` returns.
  init(string: (String) -> [UInt8]?) {
    strings = Self.capabilities.compactMap { name in
      string(name).map { (name, $0.map(CChar.init(bitPattern:)) + [0]) }
    }
  }

  /// One scrolling operation.
  struct Scroll: Equatable {
    var rows: Range<Int>
    /// The row in whose first column the cursor must be before. The position of the cursor afterwards is undefined.
    var cursorRow: Int
    /// The bytes to send.
    var bytes: [UInt8]
  }

  /// Returns the way to scroll some rows of a screen, or nil if the terminal cannot do it.
  /// - Precondition: ncurses has opened the terminal.
  func scroll(rows: Range<Int>, by distance: Int, height: Int) -> Scroll? {
    let count = abs(distance)
    // Deleting or inserting lines moves all rows below.
    if rows.upperBound == height {
      let bytes = distance > 0 ? repeated("dl1", "dl", count) : repeated("il1", "il", count)
      if let bytes { return Scroll(rows: rows, cursorRow: rows.lowerBound, bytes: bytes) }
    }
    let row = distance > 0 ? rows.upperBound - 1 : rows.lowerBound
    let bytes = distance > 0 ? repeated("ind", "indn", count) : repeated("ri", "rin", count)
    guard let bytes, let region = evaluated("csr", rows.lowerBound, rows.upperBound - 1),
      let whole = evaluated("csr", 0, height - 1), let place = curses_cursor_address(Int32(row), 0)?.unpadded
    else { return nil }
    // Setting the margins moves the cursor, so it is placed again.
    return Scroll(rows: rows, cursorRow: row, bytes: region + place + bytes + whole)
  }

  private func repeated(_ once: String, _ often: String, _ count: Int) -> [UInt8]? {
    if count > 1, let bytes = evaluated(often, count) { return bytes }
    guard let bytes = evaluated(once) else { return nil }
    return Array(repeatElement(bytes, count: count).joined())
  }

  private func evaluated(_ name: String, _ first: Int = 0, _ second: Int = 0) -> [UInt8]? {
    strings.first { $0.name == name }.flatMap { curses_sequence($0.characters, Int32(first), Int32(second))?.unpadded }
  }
}
