private import CNcurses

/// The sequences that have a terminal move rows by itself.
///
/// ncurses would find out what has moved by a hash of every row at every refresh, and copy all of what moved through two of its windows. TermKit
/// knows what it scrolls. So the description that ncurses gets says nothing of scrolling, and `CursesPainter` tells ncurses of a row that was
/// moved when something is painted in it.
@MainActor struct CursesScrolling {
  /// The capabilities that are used here, by their names in terminfo.
  nonisolated static let capabilities = ["csr", "ind", "indn", "ri", "rin", "dl", "dl1", "il", "il1"]
  // A few: looking one up takes no longer than in a dictionary, and making one takes longer than all that is done with it.
  private let strings: [(name: String, bytes: [UInt8])]

  /// Makes the sequences from what a description says; `string` answers the value of a capability.
  init(string: (String) -> [UInt8]?) {
    strings = Self.capabilities.compactMap { name in string(name).map { (name, $0) } }
  }

  /// One movement.
  struct Scroll: Equatable {
    var rows: Range<Int>
    /// How far what they show goes up, or down if negative.
    var distance: Int
    /// The row in whose first column the cursor has to be before; nobody says where it is afterwards.
    var cursorRow: Int
    /// What is to be sent.
    var bytes: [UInt8]
  }

  /// The way to scroll some rows of a screen; nil where there is none. Needs ncurses to have the terminal open.
  func scroll(rows: Range<Int>, by distance: Int, height: Int) -> Scroll? {
    func scroll(_ cursorRow: Int, _ bytes: [UInt8]) -> Scroll {
      Scroll(rows: rows, distance: distance, cursorRow: cursorRow, bytes: bytes)
    }
    let count = abs(distance)
    // Lines that are deleted or inserted move all of what is below.
    if rows.upperBound == height {
      let bytes = distance > 0 ? repeated("dl1", "dl", count) : repeated("il1", "il", count)
      if let bytes { return scroll(rows.lowerBound, bytes) }
    }
    let row = distance > 0 ? rows.upperBound - 1 : rows.lowerBound
    let bytes = distance > 0 ? repeated("ind", "indn", count) : repeated("ri", "rin", count)
    guard let bytes, let region = evaluated("csr", rows.lowerBound, rows.upperBound - 1),
      let whole = evaluated("csr", 0, height - 1), let place = Self.address(row: row)
    else { return nil }
    // With other margins the cursor is elsewhere.
    return scroll(row, region + place + bytes + whole)
  }

  private func repeated(_ once: String, _ often: String, _ count: Int) -> [UInt8]? {
    if count > 1, let bytes = evaluated(often, count) { return bytes }
    guard let bytes = evaluated(once) else { return nil }
    return Array(repeatElement(bytes, count: count).joined())
  }

  private func evaluated(_ name: String, _ first: Int = 0, _ second: Int = 0) -> [UInt8]? {
    strings.first { $0.name == name }.flatMap { _, string in
      (string + [0]).withUnsafeBufferPointer { characters in
        characters.withMemoryRebound(to: CChar.self) {
          $0.baseAddress.flatMap { curses_sequence($0, Int32(first), Int32(second)) }
        }
      }
    }.map(Self.bytes)
  }

  private static func address(row: Int) -> [UInt8]? { curses_cursor_address(Int32(row), 0).map(bytes) }

  private static func bytes(_ string: UnsafePointer<CChar>) -> [UInt8] {
    TerminfoPadding.removed(from: string.bytes)
  }
}
