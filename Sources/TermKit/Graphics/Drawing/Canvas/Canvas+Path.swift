/// The kind of characters that draw a line.
public enum StrokeMaterial: Hashable, Sendable, CaseIterable {
  /// Braille for lines thinner than half a column, otherwise a mosaic.
  case automatic
  /// Block elements with two colours in each cell. They allow any width and soft edges.
  case mosaic
  /// Braille patterns: fine lines with one colour in each cell.
  case braille
  /// Box-drawing characters through the middle of the cells: straight lines that join the lines already there. Caps, joins and a positive
  /// width have no effect.
  case box
}

extension Canvas {
  /// Fills the interior of a path with a colour. Open subpaths are closed, and the path's `usesEvenOddFillRule` applies.
  ///
  /// Where colours blend, edges are soft. At `GlyphLevel.ascii` the shape is made of characters such as "#". At other levels a shape can
  /// cover a part of a cell, so shapes can cross and touch within a cell.
  ///
  /// The shape replaces the text of a cell if it covers at least a quarter of the cell. There are two exceptions. Where colours blend, a
  /// translucent colour tints the text of cells that are covered as a whole. At `GlyphLevel.ascii`, any character of the shape replaces
  /// the text.
  /// - Parameters:
  ///   - path: The path, in the canvas's coordinates.
  ///   - color: The colour of the shape.
  public mutating func fill(_ path: Path, with color: Color) {
    if clip.isEmpty || color.alpha == 0 { return }
    fill(Stencil(filling: path, within: clipBounds), with: color)
  }

  /// Draws a line along a path.
  /// - Parameters:
  ///   - path: The path, in the canvas's coordinates.
  ///   - width: The width of the line, in columns. A horizontal line of one column's width is half a row high. Defaults to 1. A width of 0
  ///     or less draws nothing. Where colours do not blend, a mosaic is at least one column wide. At `GlyphLevel.ascii`, the line is a
  ///     chain of characters, whatever its width.
  ///   - cap: The shape of the ends. Defaults to `.round`.
  ///   - join: The shape of the corners. Defaults to `.round`.
  ///   - color: The colour of the line.
  ///   - material: The kind of characters, as far as the terminal has them. Defaults to `.automatic`.
  public mutating func stroke(
    _ path: Path, width: Double = 1, cap: LineCap = .round, join: LineJoin = .round, with color: Color,
    as material: StrokeMaterial = .automatic
  ) {
    if clip.isEmpty || color.alpha == 0 || width <= 0 || omitsDrawings { return }
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

  /// Paints a stencil with a colour, which replaces text as `fill(_:with:)` of a path does.
  /// - Parameters:
  ///   - stencil: The shape.
  ///   - point: The position of the stencil's origin, in the canvas's coordinates. Defaults to (0, 0).
  ///   - color: The colour of the shape.
  public mutating func fill(_ stencil: Stencil, at point: Point = .zero, with color: Color) {
    let shift = point + origin
    let area = stencil.bounds.offset(by: shift).intersection(clip)
    if area.isEmpty || color.alpha == 0 || omitsDrawings { return }
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
        cells.put(ASCIITrace.character(line, over: cells[x, y].glyph.base), ink, x: x, y: y)
      }
    }
  }
}
