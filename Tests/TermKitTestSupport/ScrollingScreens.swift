package import TermKit

/// Numbered lines below a title; parts of them move up and down, as lists do.
package struct ScrollingScreens {
  /// One movement.
  package struct Move: Sendable {
    /// The rows that move.
    package var rows: Range<Int>
    /// How far up, or down if negative.
    package var distance: Int
  }

  /// What is moved, one after the other: all rows below the title, the lower ones, and some between others.
  package static func moves(height: Int) -> [Move] {
    let parts = [1..<height, 4..<height, 2..<height - 2, 1..<4]
    return parts.flatMap { rows in [1, -1, 2, -2].map { Move(rows: rows, distance: $0) } }
  }

  /// The screen to be shown next.
  package private(set) var buffer: CellBuffer
  private var numbers: [Int]
  private var next: Int

  /// Begins with the lines in order.
  package init(size: Size) {
    buffer = CellBuffer(size: size)
    numbers = Array(0..<size.height)
    next = size.height
    draw(title: "nothing moved")
  }

  /// Moves lines, and has others come in where none came.
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
