import TermKit
import TestBasics
import Testing

@testable import TermKitViews

@Suite struct ScrollAxisTests {
  private let axis = ScrollAxis(content: 20, visibleLength: 8, leading: 2, trailing: 1)

  @Test func `the range of offsets includes the insets at both ends, and offsets outside the range are clamped`() {
    expectEqual(axis.offsets, -2...13)
    expectEqual(axis.clamped(-5), -2)
    expectEqual(axis.clamped(14), 13)
    expectEqual(axis.clamped(4), 4)
  }

  @Test func `content that fits has a single offset and is not scrollable`() {
    let axis = ScrollAxis(content: 5, visibleLength: 8, leading: 2, trailing: 1)
    expectEqual(axis.offsets, -2 ... -2)
    #expect(!axis.isScrollable)
    #expect(!ScrollAxis(content: 0, visibleLength: 0).isScrollable)
  }

  @Test(arguments: [
    (3..<4, 0, 0), (0..<1, 0, -2), (0..<1, -2, -2), (7..<9, 0, 2), (6..<7, 0, 0), (19..<20, 0, 13), (4..<5, 9, 2),
    (2..<18, 5, 0), (2..<18, -2, 0),
  ])
  func `showing a range of the content scrolls by the smallest possible distance`(
    target: Range<Int>, from: Int, offset: Int
  ) {
    expectEqual(axis.offset(showing: target, from: from), offset)
  }

  @Test func `the thumb is at the ends of the track only at the ends of the content`() {
    let thumbs = axis.offsets.map { axis.thumb(at: $0, track: 16, shortest: 2) }
    expectEqual(thumbs.first, 0..<6)
    expectEqual(thumbs.last, 10..<16)
    for thumb in thumbs.dropFirst().dropLast() {
      #expect(thumb.lowerBound > 0 && thumb.upperBound < 16 && thumb.count == 6)
    }
    expectEqual(thumbs.map(\.lowerBound), thumbs.map(\.lowerBound).sorted())
  }

  @Test func `the thumb keeps its minimum length, but is never longer than the track`() {
    let long = ScrollAxis(content: 100_000, visibleLength: 10)
    expectEqual(long.thumb(at: 50_000, track: 20, shortest: 2).count, 2)
    expectEqual(long.thumb(at: 50_000, track: 1, shortest: 2), 0..<1)
    expectEqual(ScrollAxis(content: 3, visibleLength: 10).thumb(at: 0, track: 20, shortest: 2), 0..<20)
  }

  @Test func `a round trip from thumb position to offset and back moves the thumb by one cell at most`() {
    for start in 0...10 {
      let offset = axis.offset(thumbStart: start, track: 16, shortest: 2)
      #expect(abs(axis.thumb(at: offset, track: 16, shortest: 2).lowerBound - start) <= 1)
    }
    expectEqual(axis.offset(thumbStart: -3, track: 16, shortest: 2), -2)
    expectEqual(axis.offset(thumbStart: 99, track: 16, shortest: 2), 13)
    expectEqual(axis.offset(thumbStart: 3, track: 0, shortest: 2), -2)
  }
}
