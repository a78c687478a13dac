/// A line of text that a terminal can show in its own letters, scaled (OSC 66), in place of letters drawn from cells.
package struct ScaledText: Hashable, Sendable {
  /// A letter.
  package struct Letter: Hashable, Sendable {
    /// The letter.
    package var scalar: Unicode.Scalar
    /// The width of the letter in the terminal's own size, in columns: 1 or 2.
    package var width: Int
  }

  /// The letters from left to right.
  package var letters: [Letter]
  /// The number of rows that a letter covers, and the number of columns for each column of its width.
  package var scale: Int
  /// The cell at the top left of the first letter.
  package var origin: Point
  /// The cells that the letters replace. The scaled letters do not need all of them.
  package var area: Rect
  /// A blank in the colours and attributes of the text.
  package var blank: Cell

  /// The cells that the scaled letters cover.
  package var letterArea: Rect {
    Rect(origin: origin, size: Size(width: scale * letters.reduce(0) { $0 + $1.width }, height: scale))
  }
}

/// The place in a buffer where a line of large text was drawn. Later drawing may have covered it.
struct LargeTextMark: Sendable {
  /// The line.
  var line: LargeTextLine
  /// The alignment of the scaled letters, which are narrower than the drawn ones.
  var alignment: TextAlignment
  /// The cell at the top left of the line.
  var origin: Point

  /// The cells of the line.
  var area: Rect { Rect(origin: origin, size: Size(width: line.columns, height: line.height)) }

  /// Returns the scaled text that can replace the line. Returns nil unless the buffer shows the whole line, in one style.
  func scaledText(in buffer: CellBuffer) -> ScaledText? {
    let columns = line.letters.reduce(0) { $0 + $1.width }
    let scale = min(line.height, line.columns / max(1, columns))
    guard scale > 1, buffer.bounds.contains(area), let blank = style(in: buffer) else { return nil }
    let start = alignment.offset(of: scale * columns, in: line.columns)
    return ScaledText(
      letters: line.letters, scale: scale, origin: origin + Point(x: start, y: 0), area: area, blank: blank)
  }

  // Returns a blank in the style of the line, or nil if the cells differ from the line or in their styles.
  private func style(in buffer: CellBuffer) -> Cell? {
    var blank = buffer[origin.x, origin.y]
    blank.glyph = .blank
    var isIntact = true
    line.forEachCell { place, pixels in
      guard isIntact else { return }
      var expected = blank
      expected.glyph = pixels.glyph(.blocks)
      isIntact = buffer[origin.x + place.x, origin.y + place.y] == expected
    }
    return isIntact ? blank : nil
  }
}

extension CellBuffer {
  /// Notes that a line of large text was drawn. Lines without ink are of no interest.
  mutating func note(_ mark: LargeTextMark) {
    largeTextMarks.removeAll { $0.area == mark.area }
    if !mark.line.isBlank { largeTextMarks.append(mark) }
  }

  /// The lines of large text that are completely visible, each in one style. They do not overlap.
  package var scaledTexts: [ScaledText] { visibleMarks.map(\.text) }

  /// Forgets lines of large text that are not visible any more.
  ///
  /// A line that becomes visible again is drawn again, in part at least, and then noted again.
  package mutating func forgetCoveredLargeText() {
    if !largeTextMarks.isEmpty { largeTextMarks = visibleMarks.map(\.mark) }
  }

  // Of two lines in the same place, which must look the same there, the last one counts.
  private var visibleMarks: [(mark: LargeTextMark, text: ScaledText)] {
    var found: [(mark: LargeTextMark, text: ScaledText)] = []
    for mark in largeTextMarks.reversed() where !found.contains(where: { $0.text.area.intersects(mark.area) }) {
      if let text = mark.scaledText(in: self) { found.append((mark, text)) }
    }
    return found.reversed()
  }

  /// Moves the notes of the lines inside of a rectangle, whose cells have moved up.
  mutating func moveLargeTextMarks(in rect: Rect, upBy rows: Int) {
    for index in largeTextMarks.indices where rect.contains(largeTextMarks[index].area) {
      largeTextMarks[index].origin.y -= rows
    }
  }
}
