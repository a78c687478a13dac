/// The cells of an image at its own size, ready to be laid on others.
struct ImageCells {
  private(set) var buffer: CellBuffer
  /// True when nothing of what lies beneath shows anywhere and all glyphs are narrow: laying it is copying it.
  private(set) var isSolid: Bool

  init(_ buffer: CellBuffer, traits: TraitCollection) {
    self.buffer = buffer
    isSolid = false
    if traits.glyphLevel == .ascii { self.buffer.map { $0.plain } }
    settle()
  }

  /// A stencil of it in a colour: where there was something, there is the colour, as opaque as it was (I2).
  func stencil(in tint: Color, attributes: TextAttributes, traits: TraitCollection) -> ImageCells {
    var result = self
    result.buffer.map { $0.stencil(in: tint, attributes: attributes, traits: traits) }
    result.settle()
    return result
  }

  private mutating func settle() {
    isSolid = true
    for y in 0..<buffer.size.height {
      isSolid = isSolid && buffer.withRow(y) { row in row.allSatisfy(\.isSolid) }
    }
  }
}

extension CellBuffer {
  /// Replaces every cell, left halves of wide ones with their right halves; the width must stay or become 1.
  fileprivate mutating func map(_ change: (Cell) -> Cell) {
    for y in 0..<size.height {
      for x in 0..<size.width where self[x, y].width > 0 { self[x, y] = change(self[x, y]) }
    }
  }
}

extension Cell {
  /// True for text, of which the shape is lost when its ground gets its colour.
  private var isText: Bool { !isBlank && (width != 1 || Mosaic(glyph) == nil || attributes.contains(.underline)) }

  /// True when no paper shows: laid on anything it looks the same.
  fileprivate var isSolid: Bool {
    width == 1 && background.isOpaque && (isBlank || foreground.isOpaque)
  }

  /// Text that is cut out of its ground: it shows the paper beneath.
  var isHole: Bool { foreground.alpha == 0 && background.alpha >= 128 && isText }

  /// The cell in characters of ASCII.
  fileprivate var plain: Cell {
    if width == 1, glyph.isSingleScalar, glyph.base.isASCII { return self }
    var cell = self
    cell.glyph = Glyph(PlainForms.form(of: glyph.base))
    cell.width = 1
    return cell
  }

  fileprivate func stencil(in tint: Color, attributes extra: TextAttributes, traits: TraitCollection) -> Cell {
    func tinted(_ color: Color) -> Color { tint.withAlpha(Double(color.alpha) / 255) }
    var cell = self
    if traits.colorDepth == .none, background.alpha >= 128, !isText {
      // Where there are no colours, a ground cannot be seen: it is made of ink.
      cell.glyph = traits.glyphLevel == .ascii ? Glyph("#") : .fullBlock
      cell.background = .clear
      cell.foreground = tint
    } else {
      cell.background = tinted(background)
      cell.foreground = isText && background.alpha >= 128 ? .clear : tinted(foreground)
    }
    if !isBlank || cell.glyph != glyph { cell.attributes.formUnion(extra) }
    return cell
  }
}
