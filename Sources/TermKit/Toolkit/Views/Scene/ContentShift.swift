import TermKitGraphics

/// A part of the screen whose cells move up or down as a whole, as they do when a view is scrolled.
package struct ContentShift: Equatable {
  /// The part, in cells of the screen: what leaves it is gone.
  package var area: Rect
  /// How far the cells go up; down when negative.
  package var rows: Int

  /// Where those cells of a rectangle are afterwards that stay in the area.
  func moved(_ rect: Rect) -> Rect {
    rect.intersection(area).offset(by: Point(x: 0, y: -rows)).intersection(area)
  }

  /// The rows that nothing moved to.
  var uncovered: Rect {
    let height = min(area.height, abs(rows))
    return Rect(x: area.minX, y: rows > 0 ? area.maxY - height : area.minY, width: area.width, height: height)
  }

  /// True when no cell stays in the area.
  var isReplacement: Bool { abs(rows) >= area.height }
}

/// What is seen of something that is to be moved, with other things in front of it.
struct ContentSight: Equatable {
  /// The cells to move.
  private(set) var area: Rect
  /// What is in front of some of them.
  private(set) var obstacles: [Rect]
  /// The rows above and below them that something as wide covers, such as a bar; it may let through what moves.
  private(set) var covered: [Rect] = []

  /// Finds the cells; nil when so much is in front of them that all of it may as well be drawn.
  init?(of area: Rect, behind obstacles: [Rect]) {
    self.area = area
    self.obstacles = obstacles
    while let index = self.obstacles.firstIndex(where: { $0.width == self.area.width && isAtEnd($0) }) {
      leaveOut(self.obstacles.remove(at: index))
    }
    let cells = self.obstacles.reduce(0) { $0 + $1.width * $1.height }
    if 2 * cells > self.area.width * self.area.height { return nil }
  }

  private func isAtEnd(_ obstacle: Rect) -> Bool { obstacle.minY == area.minY || obstacle.maxY == area.maxY }

  private mutating func leaveOut(_ obstacle: Rect) {
    covered.append(obstacle)
    if obstacle.minY == area.minY { area.origin.y += obstacle.height }
    area.size.height -= obstacle.height
    obstacles = obstacles.map { $0.intersection(area) }.filter { !$0.isEmpty }
  }
}

/// What has to be done to the screen for one frame: first cells move, then others are drawn.
package struct FramePlan {
  /// What moves; no two of them overlap.
  package private(set) var shifts: [ContentShift] = []
  /// What is to be drawn, where it is after cells have moved.
  package var damage = DamageRegion()
  /// The views whose cells move.
  package var scrolledViews: [View] = []

  /// Moves what a part of the screen shows, and draws what comes in.
  /// - Parameter obstacles: What is seen in front of the area and stays where it is.
  mutating func move(_ shift: ContentShift, leaving obstacles: [Rect]) {
    var total = shift
    if let index = shifts.firstIndex(where: { $0.area == shift.area }) {
      total.rows += shifts.remove(at: index).rows
    } else if shifts.contains(where: { $0.area.intersects(shift.area) }) {
      return damage.add(shift.area)
    }
    if shift.isReplacement || total.isReplacement { return damage.add(shift.area) }
    // What was to be drawn is where it was, or has moved along.
    for rect in damage.rects { damage.add(shift.moved(rect)) }
    damage.add(shift.uncovered)
    for obstacle in obstacles {
      damage.add(obstacle.intersection(shift.area))
      damage.add(shift.moved(obstacle))
    }
    if total.rows != 0 { shifts.append(total) }
  }

  /// Has what moves drawn instead, where all of that is to be drawn anyway or `isRefused` says so.
  package mutating func drawShifts(where isRefused: (ContentShift) -> Bool = { _ in false }) {
    shifts.removeAll { shift in
      let isDrawn = damage.rects.contains { $0.contains(shift.area) }
      guard isDrawn || isRefused(shift) else { return false }
      damage.add(shift.area)
      return true
    }
  }
}
