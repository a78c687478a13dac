import TermKitGraphics

/// The order in which Tab and the arrow keys move the focus between views.
package struct FocusRing {
  package enum Direction {
    case next, previous, up, down, left, right
  }

  /// The positions of the candidates on the screen, in the order of the view tree.
  package let frames: [Rect]

  package init(frames: [Rect]) { self.frames = frames }

  /// Returns the index to move to, or nil if no candidate lies in that direction. Tab wraps around; the arrows do not. The current index
  /// is nil if nothing has the focus.
  package func index(from index: Int?, going direction: Direction) -> Int? {
    guard !frames.isEmpty else { return nil }
    switch direction {
    case .next: return index.map { ($0 + 1) % frames.count } ?? 0
    case .previous: return index.map { ($0 + frames.count - 1) % frames.count } ?? frames.count - 1
    case .up, .down, .left, .right:
      guard let index else { return 0 }
      return nearest(to: index, going: direction)
    }
  }

  private func nearest(to index: Int, going direction: Direction) -> Int? {
    let start = frames[index]
    let distances = frames.indices.compactMap { other -> (index: Int, distance: Int)? in
      other == index ? nil : distance(from: start, to: frames[other], going: direction).map { (other, $0) }
    }
    return distances.min { $0.distance < $1.distance }?.index
  }

  // The columns along the direction, plus twice those across it; a row counts as two. Nil if the candidate does not lie in that direction.
  private func distance(from start: Rect, to end: Rect, going direction: Direction) -> Int? {
    let isVertical = direction == .up || direction == .down
    let ahead =
      switch direction {
      case .down: end.minY - start.maxY
      case .up: start.minY - end.maxY
      case .right: end.minX - start.maxX
      default: start.minX - end.maxX
      }
    if ahead < 0 { return nil }
    return isVertical
      ? ahead * 2 + gap(start.minX..<start.maxX, end.minX..<end.maxX) * 2
      : ahead + gap(start.minY..<start.maxY, end.minY..<end.maxY) * 4
  }

  private func gap(_ a: Range<Int>, _ b: Range<Int>) -> Int {
    max(0, max(a.lowerBound, b.lowerBound) - min(a.upperBound, b.upperBound) + 1)
  }
}
