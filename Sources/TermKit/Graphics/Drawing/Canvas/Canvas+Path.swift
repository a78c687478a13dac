/// Of what lines are made in cells.
public enum StrokeMaterial: Hashable, Sendable, CaseIterable {
  /// Braille for lines thinner than half a column, else a mosaic.
  case automatic
  /// Block elements in two colours a cell: any width, soft edges.
  case mosaic
  /// Braille patterns: fine lines in one colour a cell.
  case braille
  /// Box-drawing characters through the middle of the cells: straight lines that join those already there. The width does not count.
  case box
}

extension Canvas {
  /// Fills a path with a colour (I7). Edges are soft where colours blend; at `GlyphLevel.ascii` it is made of characters.
  ///
  /// What is there is composed with sub-cell by sub-cell, so shapes may cross and touch within a cell.
  public mutating func fill(_ path: Path, with color: Color) {
    if clip.isEmpty || color.alpha == 0 { return }
    fill(Stencil(filling: path, within: clipBounds), with: color)
  }

  /// Draws a line along a path in a colour (I7), `width` columns wide, or half as many rows.
  ///
  /// Ends and corners are round unless given; `material` says of which characters it is made, where the terminal has them.
  public mutating func stroke(
    _ path: Path, width: Double = 1, cap: LineCap = .round, join: LineJoin = .round, with color: Color,
    as material: StrokeMaterial = .automatic
  ) {
    if clip.isEmpty || color.alpha == 0 || width <= 0 { return }
    let isFine = material == .braille || material == .automatic && width < 0.5
    if material == .box {
      strokeBox(path, with: color)
    } else if isFine, traits.glyphLevel == .braille {
      strokeBraille(path, width: width, cap: cap, join: join, with: color)
    } else {
      fill(
        Stencil(stroking: path, width: width, cap: cap, join: join, traits: traits, within: clipBounds), with: color)
    }
  }

  /// Paints through a stencil, its path's (0, 0) at `point`.
  public mutating func fill(_ stencil: Stencil, at point: Point = .zero, with color: Color) {
    let shift = point + origin
    let area = stencil.bounds.offset(by: shift).intersection(clip)
    if area.isEmpty || color.alpha == 0 { return }
    let ink = Ink(color, traits: traits)
    if !ink.isVisible { return }
    if !stencil.characters.isEmpty { return trace(stencil, in: area, shift, ink) }
    withUnsafeTemporaryAllocation(of: WeightedPaint.self, capacity: 32 + MosaicFit.sumCount) { scratch in
      guard let scratch = scratch.baseAddress else { return }
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX {
          _ = stencil.withCoverage(at: Point(x: x, y: y) - shift) { coverage in
            cells.paint(ink, coverage, x: x, y: y, scratch, paintCache)
          }
        }
      }
    }
  }

  private mutating func trace(_ stencil: Stencil, in area: Rect, _ shift: Point, _ ink: Ink) {
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        guard let line = stencil.character(at: Point(x: x, y: y) - shift) else { continue }
        cells.put(PlainTrace.character(line, over: cells[x, y].glyph.base), ink, x: x, y: y)
      }
    }
  }
}
