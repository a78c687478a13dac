/// A line of large text.
struct LargeTextLine: Hashable, Sendable {
  /// The height in rows.
  let height: Int
  /// The width in columns.
  private(set) var columns = 0
  /// The letters, as the terminal writes them itself.
  private(set) var letters: [ScaledText.Letter] = []
  private var bitmaps: [LetterSet.Letter] = []

  /// Creates an empty line.
  init(height: Int) { self.height = height }

  /// Appends a letter.
  ///
  /// - Parameters:
  ///   - bitmap: The letter's pixels.
  ///   - scalar: The letter.
  ///   - width: The width of the letter in the terminal's own size, in columns.
  mutating func append(_ bitmap: LetterSet.Letter, for scalar: Unicode.Scalar, width: Int) {
    bitmaps.append(bitmap)
    letters.append(ScaledText.Letter(scalar: scalar, width: width))
    columns += bitmap.columns
  }

  /// Whether the line has no pixel, as a line of spaces.
  var isBlank: Bool { bitmaps.allSatisfy { $0.pixels.allSatisfy { $0 == 0 } } }

  /// Calls `body` with the position and the pixels of each cell. The top left cell of the line is (0, 0).
  func forEachCell(_ body: (Point, LargeTextCell) -> Void) {
    var x = 0
    for bitmap in bitmaps {
      for row in 0..<height {
        let (upper, lower) = (bitmap.pixels[2 * row], bitmap.pixels[2 * row + 1])
        for column in 0..<bitmap.columns {
          let bit: UInt32 = 1 << UInt32(max(0, 31 - column))
          body(Point(x: x + column, y: row), LargeTextCell(upper: upper & bit != 0, lower: lower & bit != 0))
        }
      }
      x += bitmap.columns
    }
  }
}

/// The two pixels of a cell.
struct LargeTextCell {
  var upper: Bool
  var lower: Bool

  /// Returns the glyph that shows the pixels.
  func glyph(_ level: GlyphLevel) -> Glyph {
    switch (upper, lower) {
    case (false, false): .blank
    case (true, true): level == .ascii ? Glyph("#") : .fullBlock
    case (true, false): Glyph(level == .ascii ? "'" : "▀")
    case (false, true): Glyph(level == .ascii ? "." : "▄")
    }
  }
}
