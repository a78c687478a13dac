extension Canvas {
  /// Draws a mix of two contents of the same area. What `new` draws outside of it is not mixed.
  /// - Parameter fraction: The share of the new content: 0 for only the old one, 1 for only the new one.
  package mutating func dissolve(
    _ fraction: Double, in rect: Rect, from old: (inout Canvas) -> Void, to new: (inout Canvas) -> Void
  ) {
    if fraction >= 1 { return new(&self) }
    let mixer = CellMixer(opacity: max(0, fraction), traits: traits)
    combine(in: rect, from: old, to: new) { cells, before, area in cells.mix(over: before, in: area, mixer) }
  }

  /// Draws the new contents of an area inside a growing circle, and the old contents around it. What `new` draws outside of the area appears
  /// at once.
  package mutating func spread(
    _ circle: Spread, in rect: Rect, from old: (inout Canvas) -> Void, to new: (inout Canvas) -> Void
  ) {
    let circle = circle.offset(by: origin)
    // The edge of the circle may cut wide glyphs, whose cells depend on each other.
    if cells.mayHaveWideGlyphs { hasCutWideGlyph = true }
    combine(in: rect, from: old, to: new) { cells, before, area in cells.restore(before, in: area, outside: circle) }
  }

  /// Tints the cells at the edge of a circle, where colours blend: the cells outside of the edge over three columns, and those inside over
  /// fourteen.
  package mutating func drawRing(of circle: Spread, in rect: Rect, _ color: Color, opacity: Double) {
    let area = rect.offset(by: origin).intersection(clip)
    guard traits.colorDepth.blends, !area.isEmpty else { return }
    let circle = circle.offset(by: origin)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let distance = circle.distanceFromEdge(x: x, y: y)
        let share = 1 - (distance > 0 ? distance / 3 : distance / -14)
        if share <= 0 { continue }
        let shade = color.withAlphaComponent(opacity * share)
        cells.update(Rect(x: x, y: y, width: 1, height: 1)) { $0.cover(with: shade) }
      }
    }
  }

  // Draws both contents over the same background. `mix` gets the buffer with the new content, and the cells of the old one.
  private mutating func combine(
    in rect: Rect, from old: (inout Canvas) -> Void, to new: (inout Canvas) -> Void,
    _ mix: (inout CellBuffer, [Cell], Rect) -> Void
  ) {
    let area = rect.offset(by: origin).intersection(clip)
    if area.isEmpty { return new(&self) }
    let behind = cells.cells(in: area)
    with(clip: rect, old)
    let before = cells.cells(in: area)
    cells.restore(behind, in: area)
    new(&self)
    mix(&cells, before, area)
  }

  /// Composites a picture over the content. Blanks without a background show the content.
  package mutating func draw(_ picture: CellBuffer, at point: Point) {
    let visible = Rect(origin: point, size: picture.size).intersection(clipBounds)
    if visible.isEmpty { return }
    let columns = (visible.minX..<visible.maxX).map { $0 - point.x }
    for y in visible.minY..<visible.maxY {
      picture.withRow(y - point.y) { row in
        composite(row, columns, at: Point(x: visible.minX, y: y), .wide)
      }
    }
  }
}

extension CellBuffer {
  /// Puts back the cells that `cells(in:)` returned, except those inside a circle. If nil, all cells are put back.
  fileprivate mutating func restore(_ cells: [Cell], in area: Rect, outside circle: Spread? = nil) {
    for y in area.minY..<area.maxY {
      let start = (y - area.minY) * area.width - area.minX
      let kept = circle?.columns(inRow: y) ?? 0..<0
      // Right halves return with their left halves.
      for x in area.minX..<area.maxX where cells[start + x].width != 0 && !kept.contains(x) {
        self[x, y] = cells[start + x]
      }
    }
  }
}
