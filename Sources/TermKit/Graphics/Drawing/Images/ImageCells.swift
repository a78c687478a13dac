/// The cells of an image at its own size, ready to be laid on others.
struct ImageCells {
  /// How they can be laid.
  enum Kind {
    /// Nothing of what lies beneath shows anywhere and all glyphs are narrow: laying them is copying them.
    case solid
    /// All glyphs are narrow.
    case narrow
    /// Some glyphs are wide.
    case wide
  }

  private(set) var buffer: CellBuffer
  private(set) var kind = Kind.wide

  init(_ buffer: CellBuffer, traits: TraitCollection) {
    self.buffer = buffer
    if traits.glyphLevel == .ascii { self.buffer.map { $0.plain } }
    if traits.colorDepth == .sixteen { self.buffer.map { $0.evenlyFaint } }
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
    buffer.allSatisfy { $0.background.isOpaque || $0.glyph == .fullBlock && $0.foreground.isOpaque }
  }

  private mutating func settle() {
    kind = buffer.allSatisfy(\.isSolid) ? .solid : buffer.allSatisfy { $0.width == 1 } ? .narrow : .wide
  }
}

extension CellBuffer {
  fileprivate func allSatisfy(_ condition: (Cell) -> Bool) -> Bool {
    (0..<size.height).allSatisfy { y in withRow(y) { row in row.allSatisfy(condition) } }
  }

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

  /// The cell without the attribute for what is faint, of which the colour is so already, and as ground where all of it is ink: text
  /// on it then lies on the very same colour.
  fileprivate var evenlyFaint: Cell {
    guard attributes.contains(.dim), !foreground.isOpaque, mosaic != nil else { return self }
    var cell = self
    cell.attributes.remove(.dim)
    return glyph == .fullBlock ? Cell(background: foreground) : cell
  }

  fileprivate func stencil(in tint: Color, attributes extra: TextAttributes, traits: TraitCollection) -> Cell {
    let hasGround = background.alpha >= 128
    let isText = !isBlank && mosaic == nil
    var cell = self
    if traits.colorDepth == .none, hasGround, !isText {
      // Where there are no colours, a ground might not be seen: it is made of ink.
      cell = Cell(glyph: .fullBlock, foreground: tint)
      if traits.glyphLevel == .ascii { (cell.glyph, cell.attributes) = (.blank, .reverse) }
    } else {
      cell.background = tint.withOpacity(Double(background.alpha) / 255)
      cell.foreground = isText && hasGround ? .clear : tint.withOpacity(Double(foreground.alpha) / 255)
    }
    cell.minimumContrast = cell.isBlank || !cell.foreground.isOpaque ? .none : isText ? .text : .element
    // A line below a block would make it another shape.
    if isText {
      cell.attributes.formUnion(extra)
    } else if !cell.isBlank, cell.foreground.isOpaque {
      cell.attributes.formUnion(extra.subtracting(.underline))
    }
    return cell
  }
}
