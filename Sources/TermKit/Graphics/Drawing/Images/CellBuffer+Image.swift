extension CellBuffer {
  /// Composites narrow cells of a row of an image over adjacent cells. `sources` lists the columns of the image from left to right.
  mutating func composite(
    _ image: UnsafeBufferPointer<Cell>, _ sources: [Int], at place: Point, traits: TraitCollection
  ) {
    let columns = place.x..<place.x + sources.count
    let hasWideGlyphs = mayHaveWideGlyphs && withRow(place.y) { row in row[columns].contains { $0.width != 1 } }
    if hasWideGlyphs {
      for (index, source) in sources.enumerated() {
        composite(image[source], x: place.x + index, y: place.y, traits: traits)
      }
      return
    }
    var blocks: [Int] = []
    overwrite(columns: columns, row: place.y) { cells, _ in
      // Backgrounds are uniform, and so is the content beneath. Most cells result in the same cell as the one before.
      var last: (source: Int, below: Cell, result: Cell)?
      for index in cells.indices {
        let (source, below) = (sources[index], cells[index])
        if let last, last.source == source, last.below == below {
          cells[index] = last.result
        } else if image[source].isBlockOverInk(below) {
          blocks.append(index)
        } else {
          cells[index].cover(with: image[source])
          last = (source, below, cells[index])
        }
      }
    }
    for index in blocks { compose(image[sources[index]], x: place.x + index, y: place.y, traits: traits) }
  }

  /// Composites one cell of an image over the current cell.
  mutating func composite(_ cell: Cell, x: Int, y: Int, traits: TraitCollection) {
    if cell.isTransparent { return }
    if cell.isBlockOverInk(self[x, y]) { return compose(cell, x: x, y: y, traits: traits) }
    if cell.isBlank, !cell.background.isOpaque {
      update(Rect(x: x, y: y, width: 1, height: 1)) { $0.cover(with: cell) }
    } else {
      var result = self[x, y]
      result.width = cell.width
      result.cover(with: cell)
      self[x, y] = result
    }
  }

  // Composites a block over other ink sub-cell by sub-cell, as shapes of paths are.
  private mutating func compose(_ cell: Cell, x: Int, y: Int, traits: TraitCollection) {
    guard let shape = cell.mosaic else { return }
    let below = CellMosaic(self[x, y])
    if cell.background.isOpaque, cell.foreground.isOpaque {
      self[x, y] = cell
    } else if below.isText, shape.count < 8, cell.background.alpha == 0 {
      // An edge that only touches a text does not replace it.
      return
    } else if traits.colorDepth.blends {
      self[x, y] = cell.composed(shape, over: below, traits: traits)
    } else {
      paint(shape, cell, x: x, y: y, traits: traits)
    }
  }

  private mutating func paint(_ shape: Mosaic, _ cell: Cell, x: Int, y: Int, traits: TraitCollection) {
    for (part, color) in [(~shape, cell.background), (shape, cell.foreground)] where color.alpha > 0 {
      paint(Ink(color, traits: traits), part, x: x, y: y)
    }
    if !cell.attributes.isEmpty {
      update(Rect(x: x, y: y, width: 1, height: 1)) { $0.attributes.formUnion(cell.attributes) }
    }
  }
}

extension Cell {
  /// The sub-cells that a block element covers with ink. Nil for other glyphs.
  var mosaic: Mosaic? {
    width == 1 && attributes.isDisjoint(with: [.underline, .reverse]) ? Mosaic(glyph) : nil
  }

  /// True for text that is cut out of its background and shows the content beneath.
  private var isHole: Bool { foreground.alpha == 0 && background.alpha >= 128 }

  /// True if the cell has neither background nor ink.
  fileprivate var isTransparent: Bool { background.alpha == 0 && (foreground.alpha == 0 || isBlank) }

  fileprivate func isBlockOverInk(_ below: Cell) -> Bool {
    !below.isBlank && !isBlank && mosaic != nil && !isTransparent
  }

  /// Composites a cell of an image over this cell. The image's cell must not be a block over ink.
  fileprivate mutating func cover(with cell: Cell) {
    if cell.isTransparent { return }
    if cell.isBlank {
      if cell.background.isOpaque {
        self = Cell(background: cell.background)
      } else {
        cover(with: cell.background)
      }
    } else if cell.mosaic != nil {
      cover(withBlock: cell)
    } else {
      let paper = paper
      (glyph, attributes, minimumContrast) = (cell.glyph, cell.attributes, cell.minimumContrast)
      background = cell.background.over(paper)
      foreground = cell.isHole ? paper.ink : cell.foreground.over(background)
    }
  }

  // The block's colours cover the paper of the cell, not its glyph.
  private mutating func cover(withBlock cell: Cell) {
    foreground = cell.foreground.over(background).ink
    background = cell.background.over(background)
    // Ink in the colour of the paper is invisible, and must be so without colours too.
    let isSeen = foreground != background
    glyph = isSeen ? cell.glyph : .blank
    attributes = isSeen ? cell.attributes : []
    minimumContrast = isSeen ? cell.minimumContrast : .none
  }

  /// Returns the block that best approximates this one composited over another.
  fileprivate func composed(_ shape: Mosaic, over below: CellMosaic, traits: TraitCollection) -> Cell {
    let (front, back) = (foreground.paint, background.paint)
    return MosaicFit.cell(over: below.back, traits: traits) { index in
      let new = shape.contains(index) ? front : back
      let strength = new.w / 255
      return WeightedPaint(new + below.paint(index) * (1 - strength), weight: 1 + strength * Ink.extraWeight)
    }
  }
}

extension Color {
  /// A background colour used as the colour of a glyph. White replaces `.clear`, which as a glyph's colour would mean the terminal's
  /// ink.
  fileprivate var ink: Color { alpha == 0 ? .white : self }
}
