extension Canvas {
  /// Runs `body`, and then lets what it drew inside `rect` show only so much, 0 (not at all) … 1 (wholly): the opacity of a
  /// group, UIKit's `alpha` of a view.
  ///
  /// What lies over each other inside the group does not show through itself. Where colours blend, every cell is mixed with what
  /// was there before. On 16, 8 and no colours (T12) below 5 % nothing is drawn, below 34 % it is drawn dim, with 16
  /// colours in grey too, and from there on as it is. Drawing outside of `rect` stays as it is drawn.
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
  /// The cells of an area inside of the bounds, row after row. Not a copy of the whole: groups are mostly small, and many in a frame.
  fileprivate func cells(in area: Rect) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(area.width * area.height)
    for y in area.minY..<area.maxY { withRow(y) { cells.append(contentsOf: $0[area.minX..<area.maxX]) } }
    return cells
  }

  /// Mixes the cells of an area with those that were there before.
  fileprivate mutating func mix(over before: [Cell], in area: Rect, _ mixer: CellMixer) {
    for y in area.minY..<area.maxY {
      let start = (y - area.minY) * area.width - area.minX
      var x = area.minX
      while x < area.maxX {
        let (old, new) = (before[start + x], self[x, y])
        // Right halves follow their left ones, which are mixed first, or lie outside.
        if old != new, new.width != 0 { self[x, y] = mixer.mix(old, new) }
        x += self[x, y].width == 2 ? 2 : 1
      }
    }
  }
}
