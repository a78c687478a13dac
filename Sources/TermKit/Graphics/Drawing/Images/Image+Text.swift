extension Image {
  /// Creates an image of rows of text in one colour. Blanks are clear.
  ///
  /// Such an image is an icon: in its own colour it keeps a contrast of 3 : 1 with its background, unless its mode is `alwaysOriginal`.
  /// - Parameters:
  ///   - text: The rows of the image, separated by newlines.
  ///   - color: The colour of the glyphs. Defaults to black.
  ///   - attributes: The attributes of the glyphs. Defaults to none.
  ///   - ascii: The rows for ASCII terminals. Defaults to nil, which means the ASCII substitute of every character.
  public init(_ text: String, color: Color = .black, attributes: TextAttributes = [], ascii: String? = nil) {
    let style = TextStyle(foreground: color, attributes: attributes, minimumContrast: .element)
    let buffer = CellBuffer(text) { _, _ in style }
    self.init(buffer, ascii: ascii.map { CellBuffer($0) { _, _ in style } })
  }

  /// Creates an image of rows of text in several colours. Further texts of as many rows name the colour of every column by a letter.
  ///
  ///     Image("▗▄▖\n▝▀▘", foreground: "rrr\nggg", colors: ["r": .red, "g": .green])
  ///
  /// A blank, or a column beyond the end of a row, means black as a foreground and clear as a background.
  /// - Parameters:
  ///   - text: The rows of the image, separated by newlines.
  ///   - foreground: The letters of the foreground colours. Defaults to black.
  ///   - background: The letters of the background colours. Defaults to clear.
  ///   - colors: The colours of the letters.
  ///   - ascii: The rows for ASCII terminals, in the same colours. Defaults to nil, which means the ASCII substitute of every character.
  /// - Precondition: `colors` has a colour for every letter.
  public init(
    _ text: String, foreground: String = "", background: String = "", colors: [Character: Color], ascii: String? = nil
  ) {
    let (front, back) = (ColorRows(foreground, colors), ColorRows(background, colors))
    func style(x: Int, y: Int) -> TextStyle {
      TextStyle(foreground: front[x, y] ?? .black, background: back[x, y] ?? .clear)
    }
    self.init(CellBuffer(text, style: style), ascii: ascii.map { CellBuffer($0, style: style) })
  }

  private init(_ buffer: CellBuffer, ascii: CellBuffer?) {
    self.init(cells: buffer)
    if let ascii { self = Image(variants: [Variant(self, glyphLevel: .blocks), Variant(Image(cells: ascii))]) }
  }
}

/// Rows of letters that stand for colours.
private struct ColorRows {
  private let rows: [[Color?]]

  init(_ text: String, _ colors: [Character: Color]) {
    rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      row.map { letter in
        Contract.require(
          letter == " " || colors[letter] != nil, "the letter \"\(letter)\" has no colour: add it to the image's colors"
        )
        return colors[letter]
      }
    }
  }

  subscript(x: Int, y: Int) -> Color? {
    y < rows.count && x < rows[y].count ? rows[y][x] : nil
  }
}

extension CellBuffer {
  /// Creates the cells of rows of text, as wide as the widest row. `style` returns the style of each cell.
  init(_ text: String, style: (_ x: Int, _ y: Int) -> TextStyle) {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(size: Size(width: rows.map(\.columns).max() ?? 0, height: text.isEmpty ? 0 : rows.count))
    for (y, row) in rows.enumerated().prefix(size.height) {
      let glyphs = Array(TextGlyphs(row)) + Array(repeating: (.blank, 1), count: size.width - row.columns)
      var x = 0
      for (glyph, width) in glyphs {
        let style = style(x, y)
        self[x, y] = Cell(
          glyph: glyph, foreground: style.foreground, background: style.background, attributes: style.attributes,
          minimumContrast: style.foreground.isOpaque ? style.minimumContrast : .none, width: UInt8(width))
        x += width
      }
    }
  }
}
