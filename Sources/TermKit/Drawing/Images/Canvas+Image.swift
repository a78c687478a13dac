extension Canvas {
  /// Draws an image into a rectangle: a resizable one fills it (I3), another keeps its size at the top left and is cut off at the edges.
  ///
  /// Without a tint it is shown in its own colours. With one it is a stencil in that colour (I2), unless its rendering mode is
  /// `alwaysOriginal`: where something is, there is the tint, as opaque as it was; text on a ground of its own is knocked out, so that
  /// it still can be read. Attributes are added to its ink.
  public mutating func draw(_ image: Image, in rect: Rect, tint: Color? = nil, attributes: TextAttributes = []) {
    let variant = image.variant(for: traits)
    let size = variant.content.size
    let room = variant.slicing == nil ? size : rect.size
    let visible = Rect(origin: rect.origin, size: room).intersection(rect).intersection(clipBounds)
    if visible.isEmpty || size.isEmpty { return }
    var cells = cells(of: variant.content)
    if let tint, image.renderingMode != .alwaysOriginal {
      cells = cells.stencil(in: tint, attributes: attributes, traits: traits)
    }
    let insets = variant.slicing?.capInsets ?? .zero
    let mode = variant.slicing?.mode ?? .tile
    let columns = ImageSlices(size.width, caps: (insets.left, insets.right), room: room.width, mode: mode)
    let rows = ImageSlices(size.height, caps: (insets.top, insets.bottom), room: room.height, mode: mode)
    let sources = (visible.minX..<visible.maxX).map { columns.source($0 - rect.minX) }
    for y in visible.minY..<visible.maxY {
      let row = rows.source(y - rect.minY)
      let place = Point(x: visible.minX, y: y)
      cells.buffer.withRow(row) { lay($0, sources, at: place, isSolid: cells.isSolid) }
    }
  }

  /// Draws an image at its own size, its top left cell at a point, in its own colours or as a stencil in a tint.
  public mutating func draw(_ image: Image, at point: Point, tint: Color? = nil, attributes: TextAttributes = []) {
    let size = image.variant(for: traits).content.size
    draw(image, in: Rect(origin: point, size: size), tint: tint, attributes: attributes)
  }

  private func cells(of content: Image.Content) -> ImageCells {
    switch content {
    case .cells(let buffer): return ImageCells(buffer, traits: traits)
    case .drawing(let drawing):
      if let known = imageCache?.cells(of: drawing, traits) { return known }
      var canvas = Canvas(CellBuffer(size: drawing.size), traits: traits)
      canvas.imageCache = imageCache
      drawing.draw(&canvas)
      let cells = ImageCells(canvas.buffer, traits: traits)
      imageCache?.keep(cells, of: drawing, traits)
      return cells
    }
  }

  // Lays columns of a row side by side. Halves of wide glyphs that lost the other half are drawn as blanks.
  private mutating func lay(
    _ row: UnsafeBufferPointer<Cell>, _ sources: [Int], at point: Point, isSolid: Bool
  ) {
    let place = point + origin
    if isSolid {
      buffer.overwrite(columns: place.x..<place.x + sources.count, row: place.y) { cells, _ in
        for index in cells.indices { cells[index] = row[sources[index]] }
      }
      return
    }
    for (index, source) in sources.enumerated() {
      var cell = row[source]
      if cell.width == 0, index > 0, sources[index - 1] == source - 1 { continue }
      if cell.width == 2, index + 1 == sources.count || sources[index + 1] != source + 1 { cell.width = 0 }
      if cell.width == 0 { (cell.glyph, cell.width) = (.blank, 1) }
      buffer.lay(cell, x: place.x + index, y: place.y, traits: traits)
    }
  }
}

extension CellBuffer {
  /// Lays a cell of an image over the one that is there.
  fileprivate mutating func lay(_ cell: Cell, x: Int, y: Int, traits: TraitCollection) {
    let below = self[x, y]
    if cell.isBlank {
      if cell.background.alpha > 0 { cover(cell.background, x: x, y: y) }
    } else if cell.isHole {
      self[x, y] = cell.hole(over: below.background, traits: traits)
    } else if !below.isBlank, let shape = cell.mosaic {
      lay(shape, cell, x: x, y: y, traits: traits)
    } else {
      var cell = cell
      cell.background = cell.background.over(below.glyph == .fullBlock ? below.foreground : below.background)
      cell.foreground = cell.foreground.over(cell.background)
      // Ink in the colour of the paper is not seen, where there are no colours either.
      if traits.colorDepth == .none, cell.foreground == cell.background, cell.foreground.isOpaque {
        cell.glyph = .blank
      }
      self[x, y] = cell
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

  // A block over other ink is a shape like those of paths: they are composed sub-cell by sub-cell.
  private mutating func lay(_ shape: Mosaic, _ cell: Cell, x: Int, y: Int, traits: TraitCollection) {
    for (part, color) in [(~shape, cell.background), (shape, cell.foreground)] where color.alpha > 0 {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { coverage in
        withUnsafeTemporaryAllocation(of: WeightedPaint.self, capacity: 32 + MosaicFit.sumCount) { scratch in
          guard let coverage = coverage.baseAddress, let scratch = scratch.baseAddress else { return }
          for index in 0..<32 { coverage[index] = part.bits >> UInt32(index) & 1 == 1 ? 255 : 0 }
          paint(Ink(color, traits: traits), UnsafePointer(coverage), x: x, y: y, scratch)
        }
      }
    }
  }
}

extension Cell {
  /// What it covers with ink if it is a block element.
  fileprivate var mosaic: Mosaic? {
    width == 1 && attributes.isDisjoint(with: [.underline, .reverse]) ? Mosaic(glyph) : nil
  }

  /// Its text as the paper that shows through its ground, white where that is the terminal's own. Without colours the terminal does it.
  fileprivate func hole(over paper: Color, traits: TraitCollection) -> Cell {
    var cell = self
    if traits.colorDepth == .none {
      cell.attributes.insert(.reverse)
      cell.background = .clear
    } else {
      cell.background = background.over(paper)
      cell.foreground = paper.alpha == 0 ? .white : paper
    }
    return cell
  }
}

extension Image {
  /// True when something of what lies beneath it shows through, as it is drawn with some traits, the best unless given (B4).
  public func hasTransparency(for traits: TraitCollection = TraitCollection()) -> Bool {
    let content = variant(for: traits).content
    let buffer: CellBuffer
    switch content {
    case .cells(let cells): buffer = cells
    case .drawing(let drawing):
      var canvas = Canvas(CellBuffer(size: drawing.size), traits: traits)
      drawing.draw(&canvas)
      buffer = canvas.buffer
    }
    return !(0..<buffer.size.height).allSatisfy { y in
      buffer.withRow(y) { row in
        row.allSatisfy { $0.background.isOpaque || $0.glyph == .fullBlock && $0.foreground.isOpaque }
      }
    }
  }
}
