// With a screen reader, the screen holds text only. Screen readers and braille displays would read the characters of lines, shapes and
// pictures one by one.

extension Canvas {
  /// Whether shapes, lines and the glyphs of pictures are left out.
  var omitsDrawings: Bool { traits.usesScreenReader }
}

extension Glyph {
  /// Whether the glyph is a line, a block, a geometric shape or a braille pattern.
  var isDrawing: Bool { (0x2500...0x25FF).contains(base.value) || (0x2800...0x28FF).contains(base.value) }
}

extension Cell {
  /// Makes the cell blank unless its glyph is a letter or a digit.
  mutating func omitSymbol() {
    if glyph.base.properties.isAlphabetic || glyph.base.properties.numericType != nil { return }
    (glyph, width) = (.blank, 1)
  }
}

extension ImageCells {
  /// Returns the cells without their glyphs, except for the letters and digits of an image of one row, which are text.
  func withoutDrawings() -> ImageCells {
    let isText = buffer.size.height == 1
    return changing { cell in
      if isText { cell.omitSymbol() } else { (cell.glyph, cell.width) = (.blank, 1) }
    }
  }
}
