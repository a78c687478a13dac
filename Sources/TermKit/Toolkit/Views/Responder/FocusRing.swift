import TermKitGraphics

/// The order in which Tab and the arrows go through the views that can have the focus.
struct FocusRing {
  /// A way to go.
  enum Direction {
    case next, previous, up, down, left, right
  }

  /// The places of the candidates on the screen, in the order of the view tree.
  let frames: [Rect]

  /// The index to go to from `index`, or from nowhere; nil when there is nothing there. Tab goes round, arrows do not.
  func index(from index: Int?, going direction: Direction) -> Int? {
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

  // How far it is along the way, plus twice how far it is beside it; nil when it does not lie that way at all.
  private func distance(from start: Rect, to end: Rect, going direction: Direction) -> Int? {
    let ahead: Int
    let aside: Int
    switch direction {
    case .up, .down:
      ahead = direction == .down ? end.minY - start.maxY : start.minY - end.maxY
      aside = gap(start.minX..<start.maxX, end.minX..<end.maxX)
      return ahead < 0 ? nil : ahead * 2 + aside * 2
    case .left, .right:
      ahead = direction == .right ? end.minX - start.maxX : start.minX - end.maxX
      aside = gap(start.minY..<start.maxY, end.minY..<end.maxY)
      return ahead < 0 ? nil : ahead + aside * 4
    case .next, .previous:
      return nil
    }
  }

  private func gap(_ a: Range<Int>, _ b: Range<Int>) -> Int {
    max(0, max(a.lowerBound, b.lowerBound) - min(a.upperBound, b.upperBound) + 1)
  }
}
