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

  /// True when nothing of what lies beneath shows, wherever the image is laid.
  var isOpaque: Bool {
    (0..<buffer.size.height).allSatisfy { y in
      buffer.withRow(y) { row in
        row.allSatisfy { $0.background.isOpaque || $0.glyph == .fullBlock && $0.foreground.isOpaque }
      }
    }
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
  /// True when no paper shows: laid on anything it looks the same.
  fileprivate var isSolid: Bool {
    width == 1 && background.isOpaque && (isBlank || foreground.isOpaque)
  }

  /// The cell in characters of ASCII.
  fileprivate var plain: Cell {
    if width == 1, glyph.isSingleScalar, glyph.base.isASCII { return self }
    var cell = self
    cell.glyph = Glyph(PlainForms.form(of: glyph.base))
    cell.width = 1
    return cell
  }

  fileprivate func stencil(in tint: Color, attributes extra: TextAttributes, traits: TraitCollection) -> Cell {
    var cell = self
    let hasGround = background.alpha >= 128
    let isText = !isBlank && mosaic == nil
    if traits.colorDepth == .none, hasGround, !isText {
      // Where there are no colours, a ground might not be seen: it is made of ink.
      cell.glyph = traits.glyphLevel == .ascii ? Glyph("#") : .fullBlock
      (cell.foreground, cell.background) = (tint, .clear)
    } else {
      cell.background = tint.withAlpha(Double(background.alpha) / 255)
      cell.foreground = isText && hasGround ? .clear : tint.withAlpha(Double(foreground.alpha) / 255)
    }
    if !cell.isBlank { cell.attributes.formUnion(extra) }
    return cell
  }
}
