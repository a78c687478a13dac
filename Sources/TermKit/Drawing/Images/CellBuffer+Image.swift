extension CellBuffer {
  /// Lays a cell of an image over the one that is there.
  mutating func lay(_ cell: Cell, x: Int, y: Int, traits: TraitCollection) {
    if cell.background.alpha == 0, cell.isBlank || cell.foreground.alpha == 0 { return }
    if cell.isBlank {
      cover(cell.background, x: x, y: y)
    } else if let shape = cell.mosaic {
      lay(shape, cell, x: x, y: y, traits: traits)
    } else {
      let below = self[x, y]
      let paper = below.glyph == .fullBlock ? below.foreground : below.background
      var text = cell
      text.background = cell.background.over(paper)
      text.foreground = cell.isHole ? paper.ink : cell.foreground.over(text.background)
      self[x, y] = text
    }
  }

  private mutating func cover(_ color: Color, x: Int, y: Int) {
    if color.isOpaque {
      self[x, y] = Cell(background: color)
    } else {
      update(Rect(x: x, y: y, width: 1, height: 1)) { cell in
        cell.background = color.over(cell.background)
        cell.foreground = color.over(cell.foreground)
      }
    }
  }

  // What a block covers lies on the paper, not on what the rest of its cell shows.
  private mutating func lay(_ shape: Mosaic, _ cell: Cell, x: Int, y: Int, traits: TraitCollection) {
    let below = self[x, y]
    if !below.isBlank { return compose(shape, cell, x: x, y: y, traits: traits) }
    var block = cell
    block.background = cell.background.over(below.background)
    block.foreground = cell.foreground.over(below.background).ink
    // Ink in the colour of the paper cannot be seen, where there are no colours either.
    if block.foreground == block.background { block = Cell(background: block.background) }
    self[x, y] = block
  }

  // Over other ink it is a shape like those of paths: they are composed sub-cell by sub-cell.
  private mutating func compose(_ shape: Mosaic, _ cell: Cell, x: Int, y: Int, traits: TraitCollection) {
    for (part, color) in [(~shape, cell.background), (shape, cell.foreground)] where color.alpha > 0 {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { coverage in
        withUnsafeTemporaryAllocation(of: WeightedPaint.self, capacity: 32 + MosaicFit.sumCount) { scratch in
          guard let coverage = coverage.baseAddress, let scratch = scratch.baseAddress else { return }
          for index in 0..<32 { coverage[index] = part.bits >> UInt32(index) & 1 == 1 ? 255 : 0 }
          paint(Ink(color, traits: traits), UnsafePointer(coverage), x: x, y: y, scratch)
        }
      }
    }
    if !cell.attributes.isEmpty {
      update(Rect(x: x, y: y, width: 1, height: 1)) { $0.attributes.formUnion(cell.attributes) }
    }
  }
}

extension Color {
  /// Paper as the colour of a glyph: white stands in for the terminal's own, which as a glyph's would be its ink.
  fileprivate var ink: Color { alpha == 0 ? .white : self }
}

extension Cell {
  /// What it covers with ink if it is a block element.
  var mosaic: Mosaic? {
    width == 1 && attributes.isDisjoint(with: [.underline, .reverse]) ? Mosaic(glyph) : nil
  }

  /// True for text that is cut out of its ground: it shows the paper beneath.
  var isHole: Bool { foreground.alpha == 0 && background.alpha >= 128 && !isBlank && mosaic == nil }
}
