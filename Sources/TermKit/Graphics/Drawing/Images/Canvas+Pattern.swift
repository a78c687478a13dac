extension Canvas {
  /// Fills a rectangle with repetitions of an image. UIKit fills with a colour made of the image, `UIColor(patternImage:)`.
  ///
  /// An image whose rendering mode is `alwaysTemplate` is drawn in the tint, and any other in its own colours. Clear parts of the image
  /// keep the current content.
  ///
  /// The tiles are aligned with (0, 0), wherever the rectangle is, and adjacent fills therefore match. Move the origin to shift the
  /// tiles.
  /// - Parameters:
  ///   - rect: The rectangle, in the canvas's coordinates.
  ///   - image: The image to repeat.
  public mutating func fill(_ rect: Rect, withPattern image: Image) {
    let variant = image.variant(for: traits)
    let size = variant.content.size
    let area = rect.intersection(clipBounds)
    if size.isEmpty || area.isEmpty { return }
    let start = Point(x: area.minX.roundedDown(to: size.width), y: area.minY.roundedDown(to: size.height))
    // Whole tiles, because a mirrored canvas begins with the last column.
    let end = (area.maxX + size.width - 1).roundedDown(to: size.width)
    let whole = Rect(x: start.x, y: start.y, width: end - start.x, height: area.maxY - start.y)
    let (tint, attributes) = patternTint(image)
    let isFlipped = isFlipped(image)
    with(clip: area) {
      $0.draw(variant.content, .tiles, in: whole, tint: tint, attributes: attributes, isFlipped: isFlipped)
    }
  }

  /// Fills a path with repetitions of an image, aligned with (0, 0).
  ///
  /// Along the edge of the path, blocks and backgrounds of the image are cut with the precision of sub-cells, as shapes are. A glyph of
  /// text is drawn if at least half of its cell is inside, unless it has its own background.
  /// - Parameters:
  ///   - path: The path, in the canvas's coordinates.
  ///   - image: The image to repeat.
  public mutating func fill(_ path: Path, withPattern image: Image) {
    let variant = image.variant(for: traits)
    let size = variant.content.size
    if size.isEmpty || clip.isEmpty || omitsDrawings { return }
    let stencil = Stencil(filling: path, within: clipBounds)
    let area = stencil.bounds.intersection(clipBounds)
    if area.isEmpty { return }
    let (tint, attributes) = patternTint(image)
    var pattern = shownFrame(of: variant.content, in: area).cells(for: traits, cache: imageCache)
    if let tint { pattern = pattern.stencil(in: tint, attributes: attributes, traits: traits) }
    if isMirrored != isFlipped(image) { pattern.mirror() }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let point = Point(x: x, y: y)
        guard let cell = pattern.buffer.tile(at: point, through: stencil) else { continue }
        _ = stencil.withCoverage(at: point) { cells.composite(cell, through: $0, at: point + origin, traits: traits) }
      }
    }
  }

  // Patterns are backgrounds, which have their own colours unless the image is always a template (I1).
  private mutating func patternTint(_ image: Image) -> (Color?, TextAttributes) {
    guard image.renderingMode == .alwaysTemplate else { return (image.ownTint, []) }
    let style = tintTextStyle()
    return (style.foreground, style.attributes.intersection(.dim))
  }
}

extension CellBuffer {
  /// Returns the cell at a point of the repeated buffer, or nil for the right half of a wide glyph that is drawn with its left half. A
  /// wide glyph becomes a blank unless the stencil lets both halves through completely.
  fileprivate func tile(at point: Point, through stencil: Stencil) -> Cell? {
    var cell = self[
      point.x - point.x.roundedDown(to: size.width), point.y - point.y.roundedDown(to: size.height)]
    if cell.width == 1 { return cell }
    let left = Point(x: cell.width == 0 ? point.x - 1 : point.x, y: point.y)
    if stencil.isWhole(at: left), stencil.isWhole(at: left + Point(x: 1, y: 0)) { return cell.width == 0 ? nil : cell }
    (cell.glyph, cell.width) = (.blank, 1)
    return cell
  }

  /// Composites the part of an image's cell that the coverage lets through.
  fileprivate mutating func composite(
    _ cell: Cell, through coverage: UnsafePointer<UInt8>, at point: Point, traits: TraitCollection
  ) {
    let kind = CoverageKind(coverage)
    if kind == .none { return }
    if kind == .full { return composite(cell, x: point.x, y: point.y, traits: traits) }
    let shape = cell.mosaic
    paint(cell.background, ~(shape ?? .empty), coverage, at: point, traits)
    if let shape {
      paint(cell.foreground, shape, coverage, at: point, traits)
    } else if cell.background.alpha == 0, Mosaic(covered: coverage).count >= 16 {
      composite(cell, x: point.x, y: point.y, traits: traits)
    }
  }

  // Paints the part of a cell that is in a shape and covered too.
  private mutating func paint(
    _ color: Color, _ shape: Mosaic, _ coverage: UnsafePointer<UInt8>, at point: Point, _ traits: TraitCollection
  ) {
    if color.alpha == 0 || shape == .empty { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { part in
      withUnsafeTemporaryAllocation(of: WeightedPaint.self, capacity: 32 + MosaicFit.sumCount) { scratch in
        guard let part = part.baseAddress, let scratch = scratch.baseAddress else { return }
        for index in 0..<32 { part[index] = shape.contains(index) ? coverage[index] : 0 }
        paint(Ink(color, traits: traits), UnsafePointer(part), x: point.x, y: point.y, scratch)
      }
    }
  }
}

extension Stencil {
  /// True if the stencil covers a cell completely.
  fileprivate func isWhole(at cell: Point) -> Bool {
    bounds.contains(cell) && withCoverage(at: cell) { CoverageKind($0) == .full } ?? false
  }
}

extension Int {
  /// Returns the greatest multiple of `length` that is at most this number.
  fileprivate func roundedDown(to length: Int) -> Int {
    let rest = self % length
    return self - (rest < 0 ? rest + length : rest)
  }
}
