/// The cells of an image at its natural size, ready to be composited.
struct ImageCells {
  /// The way in which the cells can be composited.
  enum Kind {
    /// All cells are opaque and all glyphs are narrow. The cells can be copied.
    case solid
    /// All glyphs are narrow.
    case narrow
    /// Some glyphs are wide.
    case wide
  }

  private(set) var buffer: CellBuffer
  private(set) var kind = Kind.wide
  private var hasMinimumContrast = false

  init(_ buffer: CellBuffer, traits: TraitCollection) {
    self.buffer = buffer
    if traits.glyphLevel == .ascii { self.buffer.change { $0.makePlain() } }
    if traits.colorDepth == .sixteen { self.buffer.change { $0.makeEvenlyFaint() } }
    classify()
  }

  /// Returns a stencil in a colour. The colour replaces all colours of the image and keeps their opacity (I2).
  func stencil(in tint: Color, attributes: TextAttributes, traits: TraitCollection) -> ImageCells {
    changing { $0 = $0.stencil(in: tint, attributes: attributes, traits: traits) }
  }

  /// Returns the image with every cell changed by a closure, which may make wide glyphs narrow.
  func changing(_ body: (inout Cell) -> Void) -> ImageCells {
    var result = self
    result.buffer.change(body)
    result.classify()
    return result
  }

  /// Returns the cells without a minimum contrast, which would change their colours on the terminal (I1).
  func withoutMinimumContrast() -> ImageCells {
    guard hasMinimumContrast else { return self }
    var result = self
    result.buffer.change { $0.minimumContrast = .none }
    result.hasMinimumContrast = false
    return result
  }

  /// Mirrors the cells.
  mutating func mirror() { buffer.mirror(buffer.bounds) }

  /// True if the image hides everything beneath it.
  var isOpaque: Bool {
    buffer.allSatisfy { $0.background.isOpaque || $0.glyph == .fullBlock && $0.foreground.isOpaque }
  }

  private mutating func classify() {
    hasMinimumContrast = !buffer.allSatisfy { $0.minimumContrast == .none }
    kind = buffer.allSatisfy(\.isSolid) ? .solid : buffer.allSatisfy { $0.width == 1 } ? .narrow : .wide
  }
}

extension CellBuffer {
  fileprivate func allSatisfy(_ condition: (Cell) -> Bool) -> Bool {
    (0..<size.height).allSatisfy { y in withRow(y) { row in row.allSatisfy(condition) } }
  }

  /// Changes every cell, and left halves of wide glyphs together with their right halves. The width must stay or become 1.
  fileprivate mutating func change(_ body: (inout Cell) -> Void) {
    for y in 0..<size.height {
      for x in 0..<size.width where self[x, y].width > 0 { body(&self[x, y]) }
    }
  }
}

extension Cell {
  /// True if the cell hides everything beneath it.
  fileprivate var isSolid: Bool {
    width == 1 && background.isOpaque && (isBlank || foreground.isOpaque)
  }

  /// Shows the cell in ASCII characters.
  fileprivate mutating func makePlain() {
    if width == 1, glyph.isSingleScalar, glyph.base.isASCII { return }
    (glyph, width) = (Glyph(ASCIIForms.form(of: glyph.base)), 1)
  }

  /// Removes the dim attribute, if the translucent colour already makes the cell faint. A full block becomes a background, which gives text
  /// on it exactly the same colour.
  fileprivate mutating func makeEvenlyFaint() {
    guard attributes.contains(.dim), !foreground.isOpaque, mosaic != nil else { return }
    attributes.remove(.dim)
    if glyph == .fullBlock { self = Cell(background: foreground) }
  }

  fileprivate func stencil(in tint: Color, attributes extra: TextAttributes, traits: TraitCollection) -> Cell {
    let hasGround = background.alpha >= 128
    let isText = !isBlank && mosaic == nil
    var cell = self
    if traits.colorDepth == .none, hasGround, !isText {
      // Without colours a background might be invisible. It becomes ink instead.
      cell = Cell(glyph: .fullBlock, foreground: tint)
      if traits.glyphLevel == .ascii { (cell.glyph, cell.attributes) = (.blank, .reverse) }
    } else {
      cell.background = tint.withOpacity(Double(background.alpha) / 255)
      cell.foreground = isText && hasGround ? .clear : tint.withOpacity(Double(foreground.alpha) / 255)
    }
    cell.minimumContrast = cell.isBlank || !cell.foreground.isOpaque ? .none : isText ? .text : .element
    // An underline would change the shape of a block.
    if isText {
      cell.attributes.formUnion(extra)
    } else if !cell.isBlank, cell.foreground.isOpaque {
      cell.attributes.formUnion(extra.subtracting(.underline))
    }
    return cell
  }
}
