/// A text in letters that are drawn from cells, four or seven rows high.
///
///     let room = Size(width: 60, height: 4)
///     if let text = LargeText("Messages", font: .systemFont(ofSize: 40), fitting: room) {
///       canvas.draw(text, at: .zero, style: TextStyle(foreground: .black))
///     }
///
/// The letters come from X.Org's bitmap fonts, which the Debian package xfonts-base installs. They include the accented
/// letters of most European languages, Greek and Cyrillic, and at seven rows Japanese.
public struct LargeText: Hashable, Sendable {
  fileprivate let lines: [LargeTextLine]
  /// The height of each line, in rows.
  public let lineHeight: Int
  /// The size of the whole text, in cells.
  public let size: Size

  /// Lays out a text in the largest letters of a font, or of a smaller size, that fit.
  ///
  /// Returns nil if the text does not fit, is empty or has more than 1000 bytes of UTF-8, if the font is smaller than 40 points, or if the
  /// installed fonts lack a letter of the text. Draw the text in the terminal's own letters then.
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font. Its attributes do not matter.
  ///   - room: The size that the text has to fit, in cells.
  ///   - numberOfLines: The maximum number of lines, or 0 for no limit. Defaults to 1. Words are never broken.
  public init?(_ text: String, font: Font, fitting room: Size, numberOfLines: Int = 1) {
    // Long texts are for reading, and few of their letters would be visible at once.
    guard let best = LetterSet.best(forFontSize: font.pointSize), !text.isEmpty, text.utf8.count <= 1000 else {
      return nil
    }
    for letters in best.andSmaller {
      let limit = min(numberOfLines == 0 ? .max : numberOfLines, room.height / letters.lineHeight)
      let isBroken = numberOfLines != 1 && text.contains { $0.isNewline || $0 == "\t" }
      if let lines = Self.lines(of: text, letters, width: room.width, limit: limit, isBroken: isBroken) {
        self.lines = lines
        lineHeight = letters.lineHeight
        size = Size(width: lines.map(\.columns).max() ?? 0, height: lines.count * letters.lineHeight)
        return
      }
    }
    return nil
  }

  // In one line, newlines and tabs are signs. In several, they break lines and make room.
  private static func lines(
    of text: String, _ letters: LetterSet, width: Int, limit: Int, isBroken: Bool
  ) -> [LargeTextLine]? {
    guard limit > 0 else { return nil }
    if !isBroken, let line = line(of: text, letters), line.columns <= width { return [line] }
    guard limit > 1 else { return nil }
    // Few letters are wider than the usual width. If such letters exceed the room, the lines are broken sooner.
    for columns in [letters.columns, letters.columns + 1] where width >= columns {
      let wrapping = TextWrapping(text, width: width / columns)
      guard wrapping.lines.count <= limit, !wrapping.breaksWord else { return nil }
      let lines = wrapping.lines.compactMap { line(of: wrapping.text(of: $0), letters) }
      guard lines.count == wrapping.lines.count else { return nil }
      if lines.allSatisfy({ $0.columns <= width }) { return lines }
    }
    return nil
  }

  // Returns nil if a letter is missing.
  private static func line(of text: String, _ letters: LetterSet) -> LargeTextLine? {
    var line = LargeTextLine(height: letters.lineHeight)
    for item in TextGlyphs(text) {
      guard item.glyph.isSingleScalar, let letter = letters.letter(for: item.glyph.base) else { return nil }
      line.append(letter, for: item.glyph.base, width: item.width)
    }
    return line
  }
}

extension TextWrapping {
  /// Whether a line ends inside of a word, because the word is too long. Ideographs are words of one letter.
  fileprivate var breaksWord: Bool {
    lines.contains { line in
      guard !line.endsParagraph, line.range.upperBound < text.endIndex, !line.range.isEmpty else { return false }
      let (before, after) = (text[text.index(before: line.range.upperBound)], text[line.range.upperBound])
      return [before, after].allSatisfy { ($0.isLetter || $0.isNumber) && String($0).columns == 1 }
    }
  }
}

extension Canvas {
  /// Draws a text in large letters over the current content. The blanks in and between the letters replace what was there.
  ///
  /// The letters are half blocks, and at `GlyphLevel.ascii` the characters `'`, `.` and `#`. They are never bold, italic or underlined.
  /// A terminal that can scale its own letters shows those instead.
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The cell at the top left of the area for the text.
  ///   - alignment: The alignment of the lines. Defaults to `left`.
  ///   - width: The width of the area, in columns. Defaults to the width of the text.
  ///   - style: The colours and attributes.
  public mutating func draw(
    _ text: LargeText, at point: Point, alignment: TextAlignment = .left, width: Int? = nil, style: TextStyle
  ) {
    var style = style
    style.attributes.subtract([.bold, .italic, .underline])
    for (index, line) in text.lines.enumerated() {
      let start = alignment.offset(of: line.columns, in: width ?? text.size.width)
      draw(line, at: point + Point(x: start, y: index * text.lineHeight), alignment, style)
    }
  }

  private mutating func draw(_ line: LargeTextLine, at point: Point, _ alignment: TextAlignment, _ style: TextStyle) {
    line.forEachCell { place, cell in draw(cell.glyph(traits.glyphLevel), at: point + place, style: style) }
    let mark = LargeTextMark(line: line, alignment: alignment, origin: point + origin)
    if traits.glyphLevel != .ascii, mark.area.intersects(clip) { cells.note(mark) }
  }
}
