package import TermKit

/// Screens with numbered lines below a title. Groups of lines move up and down, as in lists.
package struct ScrollingScreens {
  /// A movement of some rows.
  package struct Move: Sendable {
    /// The rows that move.
    package var rows: Range<Int>
    /// The distance in rows, up or, if negative, down.
    package var distance: Int
  }

  /// Returns the movements to make: of all rows below the title, of the lower rows, and of rows between others.
  package static func moves(height: Int) -> [Move] {
    let parts = [1..<height, 4..<height, 2..<height - 2, 1..<4]
    return parts.flatMap { rows in [1, -1, 2, -2].map { Move(rows: rows, distance: $0) } }
  }

  /// The screen to show next.
  package private(set) var buffer: CellBuffer
  private var numbers: [Int]
  private var next: Int

  /// Creates a screen with the lines in order.
  package init(size: Size) {
    buffer = CellBuffer(size: size)
    numbers = Array(0..<size.height)
    next = size.height
    draw(title: "nothing moved")
  }

  /// Moves lines, and numbers the new lines that come in.
  package mutating func apply(_ move: Move, title: String) {
    let old = numbers
    for y in move.rows {
      let source = y + move.distance
      numbers[y] = move.rows.contains(source) ? old[source] : next
      if !move.rows.contains(source) { next += 1 }
    }
    draw(title: title)
  }

  private mutating func draw(title: String) {
    let papers: [Color] = [.clear, .white, Color(red: 0, green: 95, blue: 135)]
    for y in 0..<buffer.size.height {
      let text = Array(y == 0 ? title : "line \(numbers[y]) " + String(repeating: "-", count: numbers[y] % 20))
      let paper = y == 0 ? Color.clear : papers[numbers[y] % 3]
      for x in 0..<buffer.size.width {
        let character = x < text.count ? text[x] : " "
        buffer[x, y] = Cell(glyph: Glyph(scalars: character.unicodeScalars), foreground: .black, background: paper)
      }
    }
  }
}
