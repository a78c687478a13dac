import TermKitGraphics

/// A part of the screen whose cells move up or down together, as in scrolling.
package struct ContentShift: Equatable {
  /// The part, in cells of the screen. Cells that leave it are lost.
  package var area: Rect
  /// The distance in rows. Positive values move cells up.
  package var rows: Int

  /// Returns the new position of those cells of a rectangle that stay inside the area.
  func moved(_ rect: Rect) -> Rect {
    rect.intersection(area).offset(by: Point(x: 0, y: -rows)).intersection(area)
  }

  /// The rows that no cells moved to.
  var uncovered: Rect {
    let height = min(area.height, abs(rows))
    return Rect(x: area.minX, y: rows > 0 ? area.maxY - height : area.minY, width: area.width, height: height)
  }

  /// Whether no cell stays inside the area.
  var isReplacement: Bool { abs(rows) >= area.height }
}

/// The visible part of a view that is to be scrolled, and the views in front of it.
struct ScrolledArea: Equatable {
  /// The cells to move.
  private(set) var area: Rect
  /// The parts of the area that other views cover.
  private(set) var occlusions: [Rect]
  /// The full-width occlusions at the top or bottom of the view, such as bars. They are outside `area` but must be redrawn, because they
  /// may be translucent.
  private(set) var covered: [Rect] = []

  /// Finds the cells to move. Nil if occlusions cover more than half of them, so that drawing everything costs less.
  init?(of area: Rect, behind occlusions: [Rect]) {
    self.area = area
    self.occlusions = occlusions
    while let index = self.occlusions.firstIndex(where: { $0.width == self.area.width && isAtEnd($0) }) {
      leaveOut(self.occlusions.remove(at: index))
    }
    let cells = self.occlusions.reduce(0) { $0 + $1.width * $1.height }
    if 2 * cells > self.area.width * self.area.height { return nil }
  }

  private func isAtEnd(_ occlusion: Rect) -> Bool { occlusion.minY == area.minY || occlusion.maxY == area.maxY }

  private mutating func leaveOut(_ occlusion: Rect) {
    covered.append(occlusion)
    if occlusion.minY == area.minY { area.origin.y += occlusion.height }
    area.size.height -= occlusion.height
    occlusions = occlusions.map { $0.intersection(area) }.filter { !$0.isEmpty }
  }
}

/// The work for one frame: the cells to move, and then the dirty region to draw.
package struct FramePlan {
  /// The movements, which do not overlap.
  package private(set) var shifts: [ContentShift] = []
  /// The dirty region, in positions after the movements.
  package var damage = DamageRegion()
  /// The views whose cells move.
  package var scrolledViews: [View] = []

  /// Adds a movement to the plan, and the cells that it uncovers to the dirty region. The occlusions in front of it stay in place.
  mutating func move(_ shift: ContentShift, leaving occlusions: [Rect]) {
    var total = shift
    if let index = shifts.firstIndex(where: { $0.area == shift.area }) {
      total.rows += shifts.remove(at: index).rows
    } else if shifts.contains(where: { $0.area.intersects(shift.area) }) {
      return damage.add(shift.area)
    }
    if shift.isReplacement || total.isReplacement { return damage.add(shift.area) }
    // Earlier damage may have stayed or moved along, so both places are drawn.
    for rect in damage.rects { damage.add(shift.moved(rect)) }
    damage.add(shift.uncovered)
    for occlusion in occlusions {
      damage.add(occlusion.intersection(shift.area))
      damage.add(shift.moved(occlusion))
    }
    if total.rows != 0 { shifts.append(total) }
  }

  /// Draws areas instead of moving them if all their cells are damaged anyway, or if `isRefused` returns true.
  package mutating func drawShifts(where isRefused: (ContentShift) -> Bool = { _ in false }) {
    if shifts.isEmpty { return }
    shifts.removeAll { shift in
      let isDrawn = damage.rects.contains { $0.contains(shift.area) }
      guard isDrawn || isRefused(shift) else { return false }
      damage.add(shift.area)
      return true
    }
  }
}
