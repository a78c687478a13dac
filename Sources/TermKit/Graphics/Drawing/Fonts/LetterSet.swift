/// The sizes of letters that are drawn from cells. A cell has two square pixels, one above the other.
///
/// The letters come from the bitmap fonts of X.Org, which the Debian package xfonts-base installs. They are read when the first large
/// letter is needed. Without the package, all text is one row high.
enum LetterSet: CaseIterable {
  /// Letters four rows high and five columns wide.
  case fourRows
  /// Letters seven rows high and eight columns wide. Japanese letters are twelve columns wide.
  case sevenRows

  /// Returns the largest letters for a font size in points, or nil for the terminal's own letters.
  static func best(forFontSize size: Int) -> LetterSet? { allCases.last { $0.minimumFontSize <= size } }

  /// Returns these letters and the smaller ones, the largest first.
  var andSmaller: [LetterSet] { self == .fourRows ? [.fourRows] : [.sevenRows, .fourRows] }

  /// The height of a line, in rows.
  var lineHeight: Int { self == .fourRows ? 4 : 7 }

  /// The usual columns of a letter that takes one column in the terminal's own letters.
  var columns: Int { self == .fourRows ? 5 : 8 }

  /// A letter as pixels. The rows of pixels are twice as many as the rows of cells.
  struct Letter: Hashable, Sendable {
    /// The columns to the next letter.
    var columns: Int
    /// The rows of pixels from top to bottom. The highest bit is the leftmost pixel.
    var pixels: [UInt32]
  }

  /// Returns a letter, or nil if no installed font has it.
  func letter(for scalar: Unicode.Scalar) -> Letter? {
    for font in Self.loaded(self).fonts { if let letter = letter(for: scalar, in: font) { return letter } }
    // The Japanese font is large, and is read only for letters that the others lack.
    return self == .sevenRows ? Self.japanese.flatMap { letter(for: scalar, in: $0) } : nil
  }

  private func letter(for scalar: Unicode.Scalar, in font: BitmapFont) -> Letter? {
    guard let letter = font.letter(for: scalar), letter.advance > 0 else { return nil }
    let top = Self.loaded(self).ascent - letter.ascent
    var pixels = [UInt32](repeating: 0, count: 2 * lineHeight)
    // A letter that reached beyond its line would be cut.
    guard top >= 0, top + letter.rows.count <= pixels.count, letter.left >= 0 else { return nil }
    for (row, bits) in letter.rows.enumerated() { pixels[top + row] = bits >> UInt32(letter.left) }
    // A letter that fills its columns would touch the next one.
    let lastColumn: UInt32 = 1 << UInt32(max(0, 32 - letter.advance))
    let touches = pixels.contains { $0 & lastColumn != 0 }
    return Letter(columns: letter.advance + (touches ? 1 : 0), pixels: pixels)
  }

  // MARK: Fonts

  private struct Fonts: Sendable {
    var fonts: [BitmapFont]
    /// The pixel rows above the baseline, which all letters of the set share.
    var ascent: Int

    init(_ names: [String]) {
      fonts = names.compactMap { BitmapFont(path: LetterSet.folder + $0) }
      ascent = fonts.first?.ascent ?? 0
    }
  }

  private static func loaded(_ set: LetterSet) -> Fonts { set == .fourRows ? small : large }

  private static let folder = "/usr/share/fonts/X11/misc/"
  private static let small = Fonts(["5x8.pcf.gz"])
  private static let large = Fonts(["8x13B.pcf.gz", "8x13.pcf.gz"])
  private static let japanese = BitmapFont(path: folder + "12x13ja.pcf.gz")
}
