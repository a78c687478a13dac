extension CellBuffer {
  /// Paints ink over a cell through the coverage of its 32 sub-cells, 0…255.
  mutating func paint(
    _ ink: Ink, _ coverage: UnsafePointer<UInt8>, x: Int, y: Int, _ scratch: UnsafeMutablePointer<WeightedPaint>,
    _ cache: PaintCache? = nil
  ) {
    let kind = CoverageKind(coverage)
    if kind == .none { return }
    if ink.traits.glyphLevel == .ascii || !ink.traits.colorDepth.blends {
      paint(ink, Mosaic(covered: coverage), x: x, y: y)
    } else if kind == .full {
      paintAll(ink, x: x, y: y)
    } else {
      let below = self[x, y]
      guard let cache, below.width == 1 else {
        if let cell = Self.mosaic(ink, coverage, over: below, scratch) { self[x, y] = cell }
        return
      }
      let key = PaintCache.Key(
        coverage: UnsafeRawPointer(coverage).loadUnaligned(as: SIMD4<UInt64>.self), below: below, ink: ink.color,
        hasQuadrants: ink.hasQuadrants)
      self[x, y] = cache.cell(key) { Self.mosaic(ink, coverage, over: below, scratch) ?? below }
    }
  }

  private mutating func paintAll(_ ink: Ink, x: Int, y: Int) {
    if ink.color.isOpaque {
      self[x, y] = Cell(background: ink.color)
    } else {
      update(Rect(x: x, y: y, width: 1, height: 1)) { $0.cover(with: ink.color) }
    }
  }

  // The share of a cell below which an edge does not replace text.
  private static let minimumShareOverText: Float = 0.25

  // Returns nil if the cell stays unchanged.
  private static func mosaic(
    _ ink: Ink, _ coverage: UnsafePointer<UInt8>, over cell: Cell, _ scratch: UnsafeMutablePointer<WeightedPaint>
  ) -> Cell? {
    let below = CellMosaic(cell)
    if below.isText, Self.share(coverage) < Self.minimumShareOverText { return nil }
    for index in 0..<32 {
      let share = Float(coverage[index]) / 255
      let old = below.paint(index)
      scratch[index] = WeightedPaint(
        ink.paint * share + old * (1 - share * ink.strength), weight: 1 + share * Ink.extraWeight)
    }
    var fit = MosaicFit(scratch, divisions: ink.hasQuadrants ? MosaicFit.divisions : MosaicFit.consoleDivisions)
    let parts = fit.division?.mosaic ?? .full
    fit.first = ink.sharpened(fit.first, Self.share(coverage, in: parts))
    fit.second = ink.sharpened(fit.second, Self.share(coverage, in: ~parts))
    if fit.division == nil { fit.second = fit.first }
    return fit.cell(over: below.back)
  }

  private static func share(_ coverage: UnsafePointer<UInt8>, in part: Mosaic = .full) -> Float {
    var sum = 0
    for index in 0..<32 { sum += Int(coverage[index]) * Int(part.bits >> UInt32(index) & 1) }
    return Float(sum) / Float(max(1, part.count) * 255)
  }

  /// Paints ink over sub-cells of a cell, in ASCII or where colours do not blend.
  mutating func paint(_ ink: Ink, _ covered: Mosaic, x: Int, y: Int) {
    if ink.traits.glyphLevel == .ascii {
      if let character = ASCIIFill.character(for: covered) { put(character, ink, x: x, y: y) }
      return
    }
    var new = covered
    if new == .empty { return }
    let below = self[x, y]
    let mosaic = Mosaic(below.glyph)
    if mosaic == nil, new.count < 8 { return }
    let glyphCount = ink.hasQuadrants ? Mosaic.symmetricCount : Mosaic.consoleCount
    var old = mosaic ?? .empty
    let isPaper = ink.color == below.background
    if isPaper { (old, new) = (.empty, Mosaic(bits: old.bits & ~new.bits)) }
    let color = isPaper ? below.foreground : ink.color.over(below.background)
    // Ink over ink of the same colour forms one shape.
    if ink.traits.colorDepth == .none || color == below.foreground { (old, new) = (.empty, old | new) }
    let fit = InkFit(old: old, new: new, glyphCount: glyphCount)
    self[x, y] = Cell(
      glyph: fit.glyph, foreground: fit.front == .newInk ? color : below.foreground,
      background: fit.back == .paper ? below.background : below.foreground,
      attributes: isPaper || fit.front == .oldInk ? below.attributes : ink.attributes)
  }

  /// Draws an ASCII character in the colour of some ink, or a blank if the ink has the colour of the background.
  mutating func put(_ character: Unicode.Scalar, _ ink: Ink, x: Int, y: Int) {
    let below = self[x, y]
    self[x, y] = ink.cell(ink.color == below.background ? .blank : Glyph(character), over: below)
  }
}

extension Mosaic {
  /// Creates the set of sub-cells that are at least half covered.
  init(covered coverage: UnsafePointer<UInt8>) {
    bits = 0
    for index in 0..<32 where coverage[index] >= 128 { bits |= 1 << UInt32(index) }
  }
}

/// A summary of a cell's coverage.
enum CoverageKind {
  case none, partial, full

  init(_ coverage: UnsafePointer<UInt8>) {
    let words = UnsafeRawPointer(coverage)
    let first = words.loadUnaligned(as: UInt64.self)
    self = .partial
    guard first == 0 || first == .max else { return }
    for offset in [8, 16, 24] where words.loadUnaligned(fromByteOffset: offset, as: UInt64.self) != first { return }
    self = first == 0 ? .none : .full
  }
}

/// A cell as paints: the shape in front, its paint, and the paint behind it.
struct CellMosaic {
  let mosaic: Mosaic
  let front: Paint
  let back: Paint
  /// True if the cell shows text. Only its background then takes part in mosaics.
  let isText: Bool

  init(_ cell: Cell) {
    let shape = cell.attributes.contains(.underline) ? nil : Mosaic(cell.glyph)
    isText = shape == nil || cell.width != 1
    mosaic = shape ?? .empty
    let isReversed = cell.attributes.contains(.reverse)
    front = (isReversed ? cell.background : cell.foreground).paint
    back = (isReversed ? cell.foreground : cell.background).paint
  }

  /// Returns the paint of one of the 32 sub-cells.
  @inline(__always) func paint(_ index: Int) -> Paint { mosaic.contains(index) ? front : back }
}
