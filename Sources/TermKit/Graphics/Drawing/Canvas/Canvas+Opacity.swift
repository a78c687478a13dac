extension Canvas {
  /// Draws a group of content with an opacity, as UIKit's `alpha` of a view does.
  ///
  /// Overlapping parts of the group do not show through each other. Where colours blend, every cell is mixed with the cell that was
  /// there before. On terminals with 16, 8 or no colours the group is not drawn below 5 %. It is drawn dim below 34 %, with 16 colours
  /// also grey, and normally from 34 % on.
  /// - Parameters:
  ///   - opacity: The opacity, 0 (invisible) … 1 (opaque).
  ///   - rect: The area of the group, in the canvas's coordinates. Content that `body` draws outside of it is opaque.
  ///   - body: The closure that draws the group.
  public mutating func withOpacity(_ opacity: Double, in rect: Rect, _ body: (inout Canvas) -> Void) {
    let area = rect.offset(by: origin).intersection(clip)
    if opacity >= 1 || area.isEmpty { return body(&self) }
    let before = cells.cells(in: area)
    body(&self)
    let mixer = CellMixer(opacity: max(0, opacity), traits: traits)
    cells.mix(over: before, in: area, mixer)
  }
}

extension CellBuffer {
  /// Returns the cells of an area inside the bounds, row by row. It copies only the area, because a frame has many groups and most are
  /// small.
  func cells(in area: Rect) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(area.width * area.height)
    for y in area.minY..<area.maxY { withRow(y) { cells.append(contentsOf: $0[area.minX..<area.maxX]) } }
    return cells
  }

  /// Mixes the cells of an area with the cells that were there before.
  mutating func mix(over before: [Cell], in area: Rect, _ mixer: CellMixer) {
    for y in area.minY..<area.maxY {
      let start = (y - area.minY) * area.width - area.minX
      var x = area.minX
      while x < area.maxX {
        let (old, new) = (before[start + x], self[x, y])
        // Right halves are skipped. They change with their left halves, which are mixed first or lie outside of the area.
        if old != new, new.width != 0 { self[x, y] = mixer.mix(old, new) }
        x += self[x, y].width == 2 ? 2 : 1
      }
    }
  }
}
