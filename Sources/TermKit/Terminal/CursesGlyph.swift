/// What ncurses can be given for one cell: a character of a width that it and the terminal agree on, with marks.
///
/// A cell of ncurses holds one character that takes room and four marks. What it cannot hold is shown by its base; what
/// the C library does not know, by a replacement; both in as many columns as the cell has.
struct CursesGlyph: Hashable {
  /// The character that takes room.
  var base: UInt32
  /// The marks on it.
  var marks: [UInt32] = []
  /// What stands in the second column if the base does not reach there; nil if it does, or there is none.
  var second: UInt32?
  /// Whether terminals disagree on the columns it takes.
  var isDoubtful = false

  /// One character and nothing more.
  init(base: UInt32) { self.base = base }

  /// Fits a glyph of one or two columns. Without Unicode, ASCII is all that can be shown.
  ///
  /// - Parameter columns: How many columns the C library thinks that a character takes: -1 for those it does not know.
  init(_ glyph: Glyph, width: Int, isUnicode: Bool, columns columnsOf: (UInt32) -> Int32) {
    let first = glyph.base.value
    if first >= 0x20, first < 0x7F, width == 1, glyph.isSingleScalar {
      base = first
      return
    }
    let substitute: UInt32 = isUnicode ? 0xFFFD : 0x3F
    let columns = isUnicode || first < 0x7F ? Int(columnsOf(first)) : -1
    if let letters = Self.regionLetters(glyph), width == 2 {
      base = letters.first
      second = letters.second
    } else if columns < 1 || columns > width {
      base = substitute
      second = width == 2 ? 0x20 : nil
    } else {
      base = first
      second = columns < width ? 0x20 : nil
      marks = isUnicode ? Self.marks(of: glyph, columnsOf) : []
      isDoubtful = columns == 2 && Self.isEmoji(first)
    }
  }

  /// A flag is two letters in disguise, which no two terminals show alike: as the letters, each in a column of its own.
  private static func regionLetters(_ glyph: Glyph) -> (first: UInt32, second: UInt32)? {
    let regions: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
    guard regions.contains(glyph.base.value) else { return nil }
    let letters = glyph.scalars.prefix(2).map { regions.contains($0.value) ? $0.value - 0x1F1E6 + 0x41 : 0x20 }
    return (letters[0], letters.count > 1 ? letters[1] : 0x20)
  }

  // A joiner means that more than a cell can hold follows: then the base stands alone. Variation selectors change the
  // width in some terminals and not in others, so they stay out.
  private static func marks(of glyph: Glyph, _ columnsOf: (UInt32) -> Int32) -> [UInt32] {
    if glyph.isSingleScalar { return [] }
    var marks: [UInt32] = []
    for scalar in glyph.scalars.dropFirst() {
      if scalar.value == 0x200D || columnsOf(scalar.value) != 0 { return [] }
      if (0xFE00...0xFE0F).contains(scalar.value) { continue }
      marks.append(scalar.value)
    }
    return marks
  }

  // Of the characters of two columns, those of East Asian scripts have had them for ever; emoji got them one version at
  // a time.
  private static func isEmoji(_ scalar: UInt32) -> Bool {
    (0x1F000...0x1FAFF).contains(scalar) || (0x2000..<0x2E80).contains(scalar)
  }
}
