import Stages
import TermKit
import TestBasics
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 2, y: 1, width: 4, height: 3)

  @Test func `a rectangle is half-open: its columns end before maxX and its rows before maxY`() {
    #expect(rect.contains(Point(x: 2, y: 1)))
    #expect(rect.contains(Point(x: 5, y: 3)))
    #expect(!rect.contains(Point(x: 6, y: 3)))
    #expect(!rect.contains(Point(x: 5, y: 4)))
    #expect((rect.maxX, rect.maxY) == (6, 4))
  }

  @Test func `intersection, union and containment of rectangles agree with the cells that they cover`() {
    let cells = { (rect: Rect) in
      Set((-2..<9).flatMap { y in (-2..<9).map { Point(x: $0, y: y) } }.filter(rect.contains))
    }
    for x in -1...7 {
      for y in -1...5 {
        for size in [Size(width: 0, height: 2), Size(width: 1, height: 1), Size(width: 3, height: 2)] {
          let other = Rect(origin: Point(x: x, y: y), size: size)
          expectEqual(cells(rect.intersection(other)), cells(rect).intersection(cells(other)))
          let union = rect.union(other)
          let both = [rect, other].filter { !$0.isEmpty }
          #expect(union.minX == both.map(\.minX).min() && union.maxX == both.map(\.maxX).max())
          #expect(union.minY == both.map(\.minY).min() && union.maxY == both.map(\.maxY).max())
          expectEqual(rect.intersects(other), !cells(rect).isDisjoint(with: cells(other)))
          expectEqual(rect.contains(other), cells(rect).isSuperset(of: cells(other)))
        }
      }
    }
  }

  @Test func `an empty rectangle adds nothing to a union`() {
    expectEqual(rect.union(.zero), rect)
    expectEqual(Rect.zero.union(rect), rect)
  }

  @Test func `insets larger than the rectangle leave it empty, not negative`() {
    let insets = EdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
    expectEqual(rect.inset(by: insets).size, Size(width: 0, height: 0))
    expectEqual(rect.inset(by: EdgeInsets(top: 1, left: 1)), Rect(x: 3, y: 2, width: 3, height: 2))
    #expect((insets.horizontal, insets.vertical) == (6, 4))
  }

  @Test func `centring leaves the odd cell to the right or below`() {
    expectEqual(rect.centered(Size(width: 1, height: 2)), Rect(x: 3, y: 1, width: 1, height: 2))
    expectEqual(rect.center, Point(x: 4, y: 2))
  }

  @Test func `a size larger than the rectangle is centred on it too`() {
    expectEqual(rect.centered(Size(width: 6, height: 5)), Rect(x: 1, y: 0, width: 6, height: 5))
    expectEqual(rect.centered(Size(width: 7, height: 3)), Rect(x: 0, y: 1, width: 7, height: 3))
  }

  @Test func `offsetting a rectangle keeps its size`() {
    expectEqual(rect.offset(by: Point(x: -2, y: 4)), Rect(x: 0, y: 5, width: 4, height: 3))
  }

  @Test func `rectangles and insets end at the limits of Int instead of overflowing`() {
    let all = Rect(x: 5, y: 5, width: .max, height: .max)
    expectEqual(Point(x: all.maxX, y: all.maxY), Point(x: .max, y: .max))
    #expect(all.contains(Point(x: 1 << 40, y: 1 << 40)))
    #expect(all.intersection(rect).isEmpty)
    let everything = Rect(x: .min, y: .min, width: .max, height: .max).union(all)
    expectEqual(everything.size, Size(width: .max, height: .max))
    #expect(everything.intersection(rect).isEmpty)
    expectEqual(all.offset(by: Point(x: .max, y: .min)).origin, Point(x: .max, y: .min + 5))
    expectEqual(all.inset(by: EdgeInsets(top: .min, left: .max, bottom: .min, right: .max)).width, 0)
    expectEqual(Rect(x: .max, y: .min, width: .max, height: 1).center, Point(x: .max, y: .min))
    #expect(Rect.zero.centered(Size(width: .max, height: 2)).minX < 0)
    expectEqual(EdgeInsets(left: .max, right: 1) - EdgeInsets(left: .min), EdgeInsets(left: .max, right: 1))
    expectEqual(EdgeInsets(left: .max, right: 1).horizontal, .max)
  }
}
