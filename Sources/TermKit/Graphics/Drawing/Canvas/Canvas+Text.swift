extension Canvas {
  /// Draws one glyph over the current content. At `GlyphLevel.ascii` its ASCII substitute is drawn.
  /// - Parameters:
  ///   - glyph: The glyph.
  ///   - width: The width of the glyph in columns, 1 or 2. Defaults to 1.
  ///   - point: The cell of the glyph, or of its left half.
  ///   - style: The colours and attributes.
  /// - Precondition: `width` is 1 or 2.
  public mutating func draw(_ glyph: Glyph, width: Int = 1, at point: Point, style: TextStyle) {
    Contract.require(width == 1 || width == 2, "a glyph cannot have \(width) columns: use 1 or 2")
    guard let below = self[point] else { return }
    var shown = (glyph: glyph, width: UInt8(width))
    // Before the glyph gets its ASCII form, which a screen reader would read too.
    if omitsDrawings, glyph.isDrawing { shown.glyph = .blank }
    let isKept = width == 2 && traits.keepsWideCharacters
    if traits.glyphLevel == .ascii, !isKept, !(glyph.isSingleScalar && glyph.base.isASCII) {
      shown.glyph = Glyph(ASCIIForms.form(of: shown.glyph.base))
      if width == 2 {
        shown.width = 1
        draw(.blank, at: point + Point(x: 1, y: 0), style: style)
      }
    }
    var cell = below
    cell.style(style)
    cell.glyph = shown.glyph
    cell.width = shown.width
    put(cell, at: point)
  }

  /// Draws one line of text.
  ///
  /// `TextGlyphs` first replaces control characters and invisible characters. Text with Hebrew or Arabic letters is drawn in the order of the
  /// screen (UAX #9), if the terminal has all of Unicode. A wide glyph that the clip cuts is drawn as a blank.
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The cell of the first glyph.
  ///   - style: The colours and attributes. Defaults to black on the current background.
  /// - Returns: The width of the text, in columns.
  @discardableResult
  public mutating func draw(_ text: some StringProtocol, at point: Point, style: TextStyle = TextStyle()) -> Int {
    if isSpecial { return drawSpecially(String(text), at: point, style: style) }
    var copy = text.description
    var mayReorder = false
    let plainColumns = copy.withUTF8 { bytes in
      let columns = drawPlain(bytes, at: point, style: style)
      if columns == nil { mayReorder = BidiText.mayReorder(bytes) }
      return columns
    }
    if let plainColumns { return plainColumns }
    if mayReorder {
      if let line = traits.order(of: copy) { return draw(line, at: point, style: style) }
      copy = copy.withoutIsolation
    }
    // Each narrow glyph gets its ASCII form when it is drawn.
    let keepsAll = traits.keepsWideCharacters || omitsDrawings
    let glyphs = TextGlyphs(marked: copy, level: keepsAll ? .braille : traits.glyphLevel)
    let visible = clipBounds
    guard point.y >= visible.minY, point.y < visible.maxY else { return glyphs.columns }
    var x = point.x
    for item in glyphs {
      if x + item.width > visible.minX, x < visible.maxX {
        drawItem(item, at: Point(x: x, y: point.y), style: style)
      }
      x += item.width
    }
    return x - point.x
  }

  @inline(never)
  private mutating func drawSpecially(_ text: String, at point: Point, style: TextStyle) -> Int {
    if !isMirrored, let trace { return drawTraced(text, at: point, style: style, trace) }
    let columns = text.columns
    drawStraight(columns: columns, at: point) { $0.draw(text, at: point, style: style) }
    return columns
  }

  // If the left half of a wide glyph is outside of the clip, the right half becomes a blank.
  @inline(__always)
  mutating func drawItem(_ item: TextGlyphs.Element, at point: Point, style: TextStyle) {
    if item.width == 2, point.x < clipBounds.minX {
      hasCutWideGlyph = true
      draw(.blank, at: point + Point(x: 1, y: 0), style: style)
    } else {
      draw(item.glyph, width: item.width, at: point, style: style)
    }
  }

  // Draws plain text directly into the row. Returns nil if the text is not plain.
  private mutating func drawPlain(_ bytes: UnsafeBufferPointer<UInt8>, at point: Point, style: TextStyle) -> Int? {
    guard let text = PlainText(bytes, level: traits.glyphLevel) else { return nil }
    let place = point + origin
    let area = Rect(x: place.x, y: place.y, width: text.columns, height: 1).intersection(clip)
    if area.isEmpty { return text.columns }
    let omitsDrawings = omitsDrawings
    cells.overwrite(columns: area.minX..<area.maxX, row: place.y) { cells, _ in
      var index = 0
      text.forEachGlyph(in: area.minX - place.x..<area.maxX - place.x) { glyph in
        cells[index].style(style)
        cells[index].glyph = omitsDrawings && glyph.isDrawing ? .blank : glyph
        cells[index].width = 1
        index += 1
      }
    }
    return text.columns
  }
}

extension Cell {
  /// Applies a style: composites its background over the cell, and its foreground over that.
  @inline(__always)
  fileprivate mutating func style(_ style: TextStyle) {
    background = style.background.over(paper)
    foreground = style.foreground.over(background)
    attributes = style.attributes
    link = style.link
    minimumContrast = style.foreground.isOpaque ? style.minimumContrast : .none
  }
}
