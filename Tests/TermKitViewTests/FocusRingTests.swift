import TermKit
import TestBasics
import Testing

@Suite struct FocusRingTests {
  // 0 1      one row of two,
  // 2        one below,
  // 3333     and a wide one at the bottom.
  private let ring = FocusRing(frames: [
    Rect(x: 0, y: 0, width: 6, height: 1), Rect(x: 10, y: 0, width: 6, height: 1),
    Rect(x: 0, y: 3, width: 6, height: 1), Rect(x: 0, y: 6, width: 30, height: 2),
  ])

  @Test func `Tab and Shift-Tab move the focus in tree order and wrap around`() {
    expectEqual((0..<4).map { ring.index(from: $0, going: .next) }, [1, 2, 3, 0])
    expectEqual((0..<4).map { ring.index(from: $0, going: .previous) }, [3, 0, 1, 2])
  }

  @Test func `without a focused view, Tab focuses the first view and Shift-Tab the last`() {
    expectEqual(ring.index(from: nil, going: .next), 0)
    expectEqual(ring.index(from: nil, going: .previous), 3)
    expectEqual(ring.index(from: nil, going: .down), 0)
  }

  @Test func `an arrow key moves the focus to the nearest view in its direction and stops at the edge`() {
    expectEqual(ring.index(from: 0, going: .right), 1)
    expectEqual(ring.index(from: 1, going: .left), 0)
    expectEqual(ring.index(from: 0, going: .down), 2)
    expectEqual(ring.index(from: 2, going: .down), 3)
    expectEqual(ring.index(from: 3, going: .up), 2)
    expectNil(ring.index(from: 3, going: .down))
    expectNil(ring.index(from: 0, going: .left))
  }

  @Test func `an arrow key prefers a view straight ahead to a nearer view off to the side`() {
    let ring = FocusRing(frames: [
      Rect(x: 0, y: 0, width: 6, height: 1), Rect(x: 20, y: 2, width: 6, height: 1),
      Rect(x: 0, y: 5, width: 6, height: 1),
    ])
    expectEqual(ring.index(from: 0, going: .down), 2)
  }

  @Test func `without views Tab finds no target, and a single view is reachable by Tab but not by arrow keys`() {
    expectNil(FocusRing(frames: []).index(from: nil, going: .next))
    let single = FocusRing(frames: [Rect(x: 0, y: 0, width: 1, height: 1)])
    expectEqual(single.index(from: 0, going: .next), 0)
    expectNil(single.index(from: 0, going: .down))
  }
}
