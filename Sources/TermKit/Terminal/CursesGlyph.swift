import TermKitGraphics

/// The form of a glyph for ncurses: a base character with marks, whose width ncurses and the terminal agree on.
///
/// A cell of ncurses holds one base character and four marks. A glyph that does not fit is reduced to its base, and a character that the C
/// library does not know becomes a replacement character. Both take as many columns as the cell has. The result is harmless for every
/// glyph: this is the last place that text passes on its way to the terminal.
struct CursesGlyph: Hashable {
  /// A base character and its marks.
  struct Part: Hashable {
    var base: UInt32
    var marks: [UInt32] = []
  }

  /// The part in the first column, and also in the second if it is two columns wide.
  private(set) var first: Part
  /// The part in the second column. Nil if the first part covers that column, or if there is only one column.
  private(set) var second: Part?
  /// Whether terminals disagree on the width.
  private(set) var hasDisputedWidth = false
  /// The width, in columns, on the terminal that draws the glyph widest.
  private(set) var maximumColumns: Int
  // The character in place of a character that the terminal cannot show. U+FFFD is ambiguous too.
  private var replacement: UInt32 = 0xFFFD

  /// Creates a glyph of a single character that is one column wide.
  init(base: UInt32) {
    first = Part(base: base)
    maximumColumns = 1
  }

  /// Fits a glyph of one or two columns. Without Unicode, only ASCII can be shown.
  /// - Parameters:
  ///   - isAmbiguousWide: Whether the terminal may show any narrow character that is not ASCII in two columns. Defaults to false.
  ///   - columns: Returns the width of a character according to the C library, in columns: -1 for unknown characters.
  init(
    _ glyph: Glyph, width: Int, isUnicode: Bool, isAmbiguousWide: Bool = false, columns columnsOf: (UInt32) -> Int32
  ) {
    let value = glyph.base.value
    self.init(base: value)
    if value >= 0x20, value < 0x7F, width == 1, glyph.isSingleScalar { return }
    let glyph = glyph.sanitized
    let base = glyph.base.value
    if isAmbiguousWide { replacement = 0x3F }
    let columns = isUnicode || base < 0x7F ? Int(columnsOf(base)) : -1
    maximumColumns = width
    if let letters = Self.regionLetters(glyph), width == 2 {
      (first, second) = letters
    } else if columns < 1 || columns > width || CharacterWidth.mayVanish(base) {
      first = Part(base: isUnicode ? replacement : 0x3F)
      second = width == 2 ? Part(base: 0x20) : nil
    } else {
      first = Part(base: base)
      if isUnicode, !glyph.isSingleScalar { assemble(glyph, room: width - columns, columnsOf) }
      if isUnicode { noteDisputes(isAmbiguousWide: isAmbiguousWide && columns == 1 && base >= 0x7F) }
      if second == nil, columns < width { second = Part(base: 0x20) }
    }
  }

  /// Returns the two letters that a flag consists of. Terminals show flags differently, so each letter is shown in its own column.
  private static func regionLetters(_ glyph: Glyph) -> (first: Part, second: Part)? {
    let regions: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
    guard regions.contains(glyph.base.value) else { return nil }
    let letters = glyph.scalars.prefix(2).map { regions.contains($0.value) ? $0.value - 0x1F1E6 + 0x41 : 0x20 }
    return (Part(base: letters[0]), Part(base: letters.count > 1 ? letters[1] : 0x20))
  }

  // Adds the scalars after the base: marks, and if there is room one more letter with its marks, such as a vowel of an Indic script. A
  // sequence of emoji is reduced to its base, such as a family to its first member.
  private mutating func assemble(_ glyph: Glyph, room: Int, _ columnsOf: (UInt32) -> Int32) {
    let base = first
    let isEmoji = !glyph.base.isASCII && glyph.base.properties.isEmoji
    for scalar in glyph.scalars.dropFirst() where !CharacterWidth.isLeftOut(scalar.value) {
      switch columnsOf(scalar.value) {
      case _ where isEmoji:
        first = base
        return
      case 0 where second == nil: first.marks.append(scalar.value)
      case 0: second?.marks.append(scalar.value)
      case 1 where second == nil && room == 1: second = Part(base: scalar.value)
      default: return
      }
    }
  }

  // Finds characters whose width terminals disagree on: characters that are newer than some terminals, and pairs that some terminals join
  // in one cell.
  private mutating func noteDisputes(isAmbiguousWide: Bool) {
    let isStrange = isAmbiguousWide || [first.base, second?.base ?? 0x20].contains { !CharacterWidth.isAgreed($0) }
    let strangeMarks = (first.marks + (second?.marks ?? [])).count { !CharacterWidth.isAgreed($0) }
    hasDisputedWidth = isStrange || strangeMarks > 0 || second != nil
    maximumColumns = (isStrange ? 2 : maximumColumns) + 2 * strangeMarks
  }

  /// Returns the form of this glyph for a position with `room` columns up to the right edge, at least as many as the glyph has.
  ///
  /// A terminal that draws the glyph wider would continue in the next row. libvterm does this with marks in the last column.
  func fitted(to room: Int) -> CursesGlyph {
    let hasMarks = !first.marks.isEmpty || second?.marks.isEmpty == false
    if hasMarks ? maximumColumns < room : maximumColumns <= room { return self }
    var plain = self
    plain.first.marks = []
    plain.second?.marks = []
    plain.maximumColumns = 2
    if plain.second == nil, CharacterWidth.isAgreed(plain.first.base) { plain.maximumColumns = min(2, room) }
    return plain.maximumColumns <= room ? plain : CursesGlyph(base: replacement)
  }
}
