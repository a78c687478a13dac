import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitViews

@Suite struct DamageRegionTests {
  private func region(_ rects: Rect...) -> DamageRegion {
    rects.reduce(into: DamageRegion()) { $0.add($1) }
  }

  @Test func `adding an empty rectangle leaves a dirty region empty`() {
    #expect(region(Rect(x: 3, y: 3, width: 0, height: 5)).isEmpty)
  }

  @Test func `distant rectangles of a dirty region stay separate, and overlapping rectangles are merged`() {
    let left = Rect(x: 0, y: 0, width: 2, height: 2)
    let right = Rect(x: 10, y: 0, width: 2, height: 2)
    expectEqual(region(left, right).rects, [left, right])
    expectEqual(
      region(left, right, Rect(x: 1, y: 0, width: 10, height: 1)).rects, [Rect(x: 0, y: 0, width: 12, height: 2)])
  }

  @Test func `a dirty region merges rectangles across a small gap, and adjacent cells into one rectangle`() {
    let left = Rect(x: 0, y: 0, width: 8, height: 10)
    expectEqual(region(left, Rect(x: 10, y: 0, width: 8, height: 10)).rects, [Rect(x: 0, y: 0, width: 18, height: 10)])
    expectEqual(region(left, Rect(x: 13, y: 0, width: 8, height: 10)).rects.count, 2)
    let cells = (0..<200).map { Rect(x: $0 % 20, y: $0 / 20, width: 1, height: 1) }
    expectEqual(cells.reduce(into: DamageRegion()) { $0.add($1) }.rects, [Rect(x: 0, y: 0, width: 20, height: 10)])
  }

  @Test func `adding a rectangle inside a dirty region leaves the region unchanged`() {
    let all = Rect(x: 0, y: 0, width: 9, height: 9)
    expectEqual(region(all, Rect(x: 2, y: 2, width: 3, height: 3)).rects, [all])
  }

  @Test func `a dirty region covers everything added with at most eight rectangles that do not overlap`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<50 {
      var region = DamageRegion()
      var added: [Rect] = []
      for _ in 0..<30 {
        let rect = Rect(
          x: .random(in: 0..<70, using: &random), y: .random(in: 0..<20, using: &random),
          width: .random(in: 0..<9, using: &random), height: .random(in: 0..<4, using: &random))
        region.add(rect)
        added.append(rect)
      }
      #expect(region.rects.count <= 8)
      #expect(added.allSatisfy { rect in region.rects.contains { $0.contains(rect) } })
      for (index, rect) in region.rects.enumerated() {
        #expect(!region.rects.dropFirst(index + 1).contains { $0.intersects(rect) })
      }
    }
  }

  @Test func `a dirty region with more than eight rectangles merges the pair that wastes the fewest cells`() {
    var region = DamageRegion()
    for index in 0..<8 { region.add(Rect(x: index * 10, y: index * 2, width: 1, height: 1)) }
    region.add(Rect(x: 2, y: 0, width: 1, height: 1))
    expectEqual(region.rects.count, 8)
    #expect(region.rects.contains(Rect(x: 0, y: 0, width: 3, height: 1)))
  }
}
