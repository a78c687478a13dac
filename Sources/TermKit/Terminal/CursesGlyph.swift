import TermKitGraphics

/// What ncurses can be given for one cell: a character of a width that it and the terminal agree on, with marks.
///
/// A cell of ncurses holds one character that takes room and four marks. What it cannot hold is shown by its base; what
/// the C library does not know, by a replacement; both in as many columns as the cell has. Whatever a cell was made of, what
/// comes out is harmless: this is the last place that text passes on its way to the terminal.
struct CursesGlyph: Hashable {
  /// A character that takes room and the marks on it.
  struct Part: Hashable {
    /// The character.
    var base: UInt32
    /// The marks.
    var marks: [UInt32] = []
  }

  /// What stands in the first column, and in the second if it reaches there.
  private(set) var first: Part
  /// What stands in the second column if the first part does not reach there; nil if it does, or there is none.
  private(set) var second: Part?
  /// Whether terminals disagree on the columns it takes.
  private(set) var isDoubtful = false
  /// How many columns it takes on the terminal that makes the most of it.
  private(set) var mostColumns: Int

  /// One character of one column and nothing more.
  init(base: UInt32) {
    first = Part(base: base)
    mostColumns = 1
  }

  /// Fits a glyph of one or two columns. Without Unicode, ASCII is all that can be shown.
  ///
  /// - Parameter columns: How many columns the C library thinks that a character takes: -1 for those it does not know.
  init(_ glyph: Glyph, width: Int, isUnicode: Bool, columns columnsOf: (UInt32) -> Int32) {
    let value = glyph.base.value
    self.init(base: value)
    if value >= 0x20, value < 0x7F, width == 1, glyph.isSingleScalar { return }
    let glyph = glyph.harmless
    let base = glyph.base.value
    let columns = isUnicode || base < 0x7F ? Int(columnsOf(base)) : -1
    mostColumns = width
    if let letters = Self.regionLetters(glyph), width == 2 {
      (first, second) = letters
    } else if columns < 1 || columns > width || CharacterWidth.mayVanish(base) {
      first = Part(base: isUnicode ? 0xFFFD : 0x3F)
      second = width == 2 ? Part(base: 0x20) : nil
    } else {
      first = Part(base: base)
      if isUnicode, !glyph.isSingleScalar { assemble(glyph, room: width - columns, columnsOf) }
      if isUnicode { noteDoubts() }
      if second == nil, columns < width { second = Part(base: 0x20) }
    }
  }

  /// A flag is two letters in disguise, which no two terminals show alike: as the letters, each in a column of its own.
  private static func regionLetters(_ glyph: Glyph) -> (first: Part, second: Part)? {
    let regions: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
    guard regions.contains(glyph.base.value) else { return nil }
    let letters = glyph.scalars.prefix(2).map { regions.contains($0.value) ? $0.value - 0x1F1E6 + 0x41 : 0x20 }
    return (Part(base: letters[0]), Part(base: letters.count > 1 ? letters[1] : 0x20))
  }

  // Puts what follows the base behind it: marks and, where there is room, one more letter with its own, as vowels of the scripts of India
  // are. Of a picture that stands for many the base stands alone, as of a family the first member.
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

  // What terminals may disagree on: characters younger than some of them, and two that some join in one place.
  private mutating func noteDoubts() {
    let isStrange = [first.base, second?.base ?? 0x20].contains { !CharacterWidth.isAgreed($0) }
    let strangeMarks = (first.marks + (second?.marks ?? [])).count { !CharacterWidth.isAgreed($0) }
    isDoubtful = isStrange || strangeMarks > 0 || second != nil
    mostColumns = (isStrange ? 2 : mostColumns) + 2 * strangeMarks
  }

  /// This glyph as it is shown with only so many columns up to the right edge, at least as many as it has: there a terminal that made more
  /// of it would go on in the next row. So does libvterm with marks in the last column.
  func fitted(to room: Int) -> CursesGlyph {
    let hasMarks = !first.marks.isEmpty || second?.marks.isEmpty == false
    if hasMarks ? mostColumns < room : mostColumns <= room { return self }
    var plain = self
    plain.first.marks = []
    plain.second?.marks = []
    plain.mostColumns = 2
    if plain.second == nil, CharacterWidth.isAgreed(plain.first.base) { plain.mostColumns = min(2, room) }
    return plain.mostColumns <= room ? plain : CursesGlyph(base: 0xFFFD)
  }
}
