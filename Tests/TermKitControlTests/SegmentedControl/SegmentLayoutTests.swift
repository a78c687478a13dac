import TermKit
import TestBasics
import Testing

@testable import TermKitControls

@Suite struct SegmentLayoutTests {
  private func layout(_ contents: [Int], widths: [Int: Int] = [:], byContent: Bool = false) -> SegmentLayout {
    SegmentLayout(
      parts: contents.enumerated().map { index, content in
        SegmentLayout.Part(
          width: widths[index] ?? 0, content: content, leading: 1, trailing: index == contents.count - 1 ? 1 : 0)
      }, isByContent: byContent)
  }

  @Test func `C4: a layout without segments has no width`() {
    expectEqual(layout([]).width, 0)
    expectEqual(layout([]).places(in: 10), [])
  }

  @Test func `C4: segments share the width evenly, and the first segments get the columns that remain`() {
    expectEqual(layout([3, 8, 2]).width, 28)
    expectEqual(layout([3, 8, 2]).places(in: 18), [0..<6, 6..<12, 12..<18])
    expectEqual(layout([3, 8, 2]).places(in: 20), [0..<7, 7..<13, 13..<20])
  }

  @Test func `C4: segments apportioned by content have the width of their contents and share the remaining columns`() {
    expectEqual(layout([3, 8, 2], byContent: true).width, 17)
    expectEqual(layout([3, 8, 2], byContent: true).places(in: 20), [0..<5, 5..<15, 15..<20])
    expectEqual(layout([3, 8, 2], byContent: true).places(in: 14).last?.upperBound, 14)
  }

  @Test func `C4: a segment keeps its set width, also in a control that is too narrow for it`() {
    let layout = layout([3, 8, 2], widths: [0: 6])
    expectEqual(layout.width, 6 + 8 + 8 + 4)
    expectEqual(layout.places(in: 18), [0..<7, 7..<12, 12..<18])
    expectEqual(layout.places(in: 4), [0..<7, 7..<8, 8..<10])
  }

  @Test func `C4: a segment width of Int.max does not overflow the layout`() {
    let layout = layout([3, 3], widths: [0: .max])
    expectEqual(layout.width, .max)
    expectEqual(layout.places(in: 10).first?.lowerBound, 0)
  }
}
