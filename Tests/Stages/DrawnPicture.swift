package import TermKit

/// The result of drawing commands, for comparisons as text.
package struct DrawnPicture {
  package let buffer: CellBuffer

  /// Draws on white paper, by default with the capabilities of the best terminals.
  package init(
    _ width: Int, _ height: Int, _ level: GlyphLevel = .braille, _ depth: ColorDepth = .truecolor,
    paper: Color = .white,
    _ body: (inout Canvas) -> Void
  ) {
    var canvas = Canvas(
      CellBuffer(size: Size(width: width, height: height), filledWith: Cell(background: paper)),
      traits: TraitCollection(glyphLevel: level, colorDepth: depth))
    body(&canvas)
    buffer = canvas.buffer
  }

  /// The glyphs, row by row, without trailing blanks.
  package var text: String {
    (0..<buffer.size.height).map { y in
      var row = ""
      for x in 0..<buffer.size.width where buffer[x, y].width != 0 {
        row.unicodeScalars.append(contentsOf: buffer[x, y].glyph.scalars)
      }
      while row.last == " " { row.removeLast() }
      return row
    }.joined(separator: "\n")
  }

  /// Returns the colours of every cell as letters: the foreground's and the background's, if they have names.
  package func colors(_ names: [Color: Character]) -> String {
    (0..<buffer.size.height).map { y in
      (0..<buffer.size.width).map { x in
        let cell = buffer[x, y]
        let back = names[cell.background] ?? "?"
        return cell.isBlank ? "\(back)" : "\(names[cell.foreground] ?? "?")\(cell.glyph.base)\(back)"
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}

extension Color {
  package static let scarlet = Color(red: 255, green: 0, blue: 0)
  package static let leaf = Color(red: 0, green: 204, blue: 0)
}

extension Path {
  /// Creates a line between two positions.
  package init(from x0: Double, _ y0: Double, to x1: Double, _ y1: Double) {
    self.init()
    move(to: Position(x: x0, y: y0))
    addLine(to: Position(x: x1, y: y1))
  }

  /// Creates the two diagonals of a frame.
  package init(crossIn frame: Frame) {
    self.init(from: frame.x, frame.y, to: frame.x + frame.width, frame.y + frame.height)
    append(Path(from: frame.x + frame.width, frame.y, to: frame.x, frame.y + frame.height))
  }
}
