import TermKitGraphics

/// The dirty region of the screen: a few rectangles that do not overlap.
package struct DamageRegion {
  /// The rectangles, at most eight, in cells of the screen.
  package private(set) var rects: [Rect] = []
  private static let limit = 8

  /// Makes an empty region.
  package init() {}

  var isEmpty: Bool { rects.isEmpty }

  /// Adds a rectangle to the region. Rectangles that overlap, or have few cells between them, are merged, because each one costs a walk
  /// over all views. If there are more than eight, the pair whose union adds the fewest cells is merged.
  package mutating func add(_ rect: Rect) {
    if rect.isEmpty { return }
    var rect = rect
    var index = 0
    while index < rects.count {
      let other = rects[index]
      if other.contains(rect) { return }
      let union = rect.union(other)
      if other.intersects(rect) || 4 * union.area <= 5 * (rect.area + other.area) {
        rect = union
        rects.swapAt(index, rects.count - 1)
        rects.removeLast()
        index = 0
      } else {
        index += 1
      }
    }
    if rects.isEmpty { rects.reserveCapacity(Self.limit + 1) }
    rects.append(rect)
    if rects.count > Self.limit { mergeCheapestPair() }
  }

  private mutating func mergeCheapestPair() {
    var best = (cost: Int.max, first: 0, second: 1)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let cost = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if cost < best.cost { best = (cost, first, second) }
      }
    }
    let merged = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    add(merged)
  }
}

extension Rect {
  fileprivate var area: Int { width * height }
}
