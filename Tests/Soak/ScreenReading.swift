import TermKitTestSupport
import TermKit

/// The contents of a screen of the game, for terminals of 80 columns and 24 rows in 16.7 million colours.
package struct ScreenReading: Equatable {
  /// True unless the status bar says that changes are not saved.
  package private(set) var isSaving = true
  /// The facts that the screen shows.
  package private(set) var facts: Set<ShownFact> = []
  /// The rating of the past game that is open, if one is.
  package private(set) var openRating: OpenRating?

  /// A rating on the screen of a game.
  package struct OpenRating: Equatable {
    /// The title and the board, which distinguish one game from another.
    let game: [String]
    let stars: Int
  }

  /// Reads a screen.
  package init(_ screen: ScreenEmulator) {
    let lines = (0..<screen.size.height).map(screen.line)
    // The launch screen has no tab bar, nor does the screen before it.
    guard screen.isAlternateScreen, let status = lines.first, status.contains("Tic-Tac-Toe") else { return }
    isSaving = !status.contains("Not saving")
    for (y, line) in lines.enumerated() { readLine(line, y, screen) }
    if lines.contains(where: { $0.contains("New Game") }) { facts.insert(Self.board(screen)) }
    if let icon = Self.icon(screen) { facts.insert(.icon(icon)) }
    if let row = lines[1].firstMatch(of: Self.ratingRow) {
      openRating = OpenRating(game: [String(row.1)] + lines[2..<21], stars: row.2.count { $0 == "★" })
    }
  }

  private mutating func readLine(_ line: String, _ y: Int, _ screen: ScreenEmulator) {
    if let message = Self.matchMessage(line) {
      readMessage(message.tag, rest: message.rest)
    } else if let draft = Self.draft(line, y, screen) {
      facts.insert(.draft(draft))
    }
    for (index, word) in ["Won", "Lost", "Drawn"].enumerated() where line.contains(word) {
      guard let row = line.firstMatch(of: Self.tallyRow), row.1 == word, let count = Int(row.3) else { continue }
      if Self.marks(in: row.2) == count { facts.insert(.tally(index, count)) }
    }
  }

  // A row of the history also begins with a result, and may end with a part of its age. Only a tally has marks.
  // A tally without room for all of its marks is not read.
  private static func marks(in text: Substring) -> Int {
    let fives = text.matches(of: /─┼┼┼┼─/).count
    return fives * 5 + text.count { $0 == "│" }
  }

  // Parsed once: a literal in a function is parsed for each line, which took most of the time. `Regex` is not `Sendable`, but matching does
  // not change it, and the soak reads its screens on one thread.
  private nonisolated(unsafe) static let messageRow = /^[▌ ] *(?:⡱⢎|⢎⡱) +(n\d+\.)(.*)$/
  private nonisolated(unsafe) static let tallyRow = /(\w+) (\D*)(\d+)[ ▐▗▝]*$/
  private nonisolated(unsafe) static let plainEnd = /^[a-z0-9.]* +(?:now|\d+ min|\d+ h)$/
  /// The title of a game, and the five fields of its rating. One of them may have the focus.
  private nonisolated(unsafe) static let ratingRow = /^(.*)\bRate\b((?:[^\w★·]*[★·]){5})[^\w★·]*$/
  private nonisolated(unsafe) static let draftRow = /[│┼]─? *(n\d+\.[a-z0-9.]*)/
  private nonisolated(unsafe) static let tabRow = /\bPlay\b.*\bMessages\b.*\bProfile\b/

  // Matching is slow, so it is left out for lines without the numbers of the tags.
  private static func matchMessage(_ line: String) -> (tag: String, rest: String)? {
    guard line.utf8.contains(UInt8(ascii: ".")) else { return nil }
    return line.firstMatch(of: messageRow).map { (String($0.1), String($0.2)) }
  }

  /// Returns the tag of the message whose first row this is.
  static func tag(ofRow line: String) -> String? { matchMessage(line)?.tag }

  // A sheet may cover a part of the row. The star is before the age of the message.
  private mutating func readMessage(_ tag: String, rest: String) {
    facts.insert(.posted(tag))
    if rest.contains("★") {
      facts.insert(.favorite(tag, true))
    } else if rest.firstMatch(of: Self.plainEnd) != nil {
      facts.insert(.favorite(tag, false))
    }
  }
}

extension ScreenReading {
  // While the sheet fades, grey text of the screen behind shows through it.
  private static func draft(_ line: String, _ y: Int, _ screen: ScreenEmulator) -> String? {
    guard line.utf8.contains(UInt8(ascii: ".")), let row = line.firstMatch(of: draftRow) else { return nil }
    let column = line.distance(from: line.startIndex, to: row.1.startIndex)
    return screen[column, y].foreground == black ? String(row.1) : nil
  }

  private static let black = 0x1_00_00_00

  /// Returns the cells of a square of the board, 0 at the top left and 8 at the bottom right.
  package static func frame(ofSquare index: Int) -> Rect {
    Rect(x: 22 + index % 3 * 12, y: 1 + index / 3 * 6, width: 11, height: 5)
  }

  private static let pieces: [Int: Character] = [0x1_FF_26_00: "x", 0x1_05_F9_00: "o"]

  private static func board(_ screen: ScreenEmulator) -> ShownFact {
    let squares = (0..<9).compactMap { square in piece(in: cells(of: square, screen)).map { (square, $0) } }
    return .board(Dictionary(uniqueKeysWithValues: squares))
  }

  private static func cells(of square: Int, _ screen: ScreenEmulator) -> [ScreenEmulator.EmulatedCell] {
    let frame = frame(ofSquare: square)
    return (frame.minY..<frame.maxY).flatMap { y in (frame.minX..<frame.maxX).map { screen[$0, y] } }
  }

  // A piece that grows or fades has colours between its own colour and the background.
  private static func piece(in cells: [ScreenEmulator.EmulatedCell]) -> Character? {
    var counts: [Character: Int] = [:]
    for cell in cells {
      let ink = cell.glyph == .blank ? nil : Self.pieces[cell.foreground]
      if let piece = ink ?? Self.pieces[cell.background] { counts[piece, default: 0] += 1 }
    }
    return counts.max { $0.value < $1.value }.flatMap { $0.value >= 5 ? $0.key : nil }
  }

  // The selected tab is filled with the tint, red or green, unless a sheet dims it. Mixtures of both belong to an animation.
  private static func icon(_ screen: ScreenEmulator) -> Character? {
    let y = screen.size.height - 1
    // A screen in front of the tabs has other content in red and green.
    guard screen.line(y).contains(tabRow) else { return nil }
    for x in 0..<screen.size.width {
      switch screen[x, y].background {
      case 0x1_C0_00_00...0x1_FF_00_00 where screen[x, y].background & 0xFFFF == 0: return "x"
      case 0x1_00_60_00...0x1_00_FF_00 where screen[x, y].background & 0xFF == 0: return "o"
      default: continue
      }
    }
    return nil
  }
}
