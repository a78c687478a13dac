import TermKit
import TestBasics
import Testing

@testable import TermKitBars

@Suite struct ToolbarLayoutTests {
  private func places(_ lengths: [Int], in width: Int, hasMargins: Bool = true) -> [Range<Int>] {
    let items = lengths.map { ToolbarLayout.Item(length: $0, hasMargins: hasMargins) }
    return ToolbarLayout(items: items, width: width).places
  }

  @Test func `toolbar items that fit have their preferred lengths, side by side`() {
    expectEqual(places([6, 4, 5], in: 17), [1..<7, 7..<11, 11..<16])
    expectEqual(places([], in: 17), [])
  }

  @Test func `in a toolbar too narrow for its items, spaces shrink first`() {
    let item = ToolbarLayout.Item(length: 6, hasMargins: true)
    func places(in width: Int) -> [Range<Int>] {
      let spaces = [
        ToolbarLayout.Item(length: 10, space: .fixedSpace), ToolbarLayout.Item(length: 0, space: .flexibleSpace),
      ]
      return ToolbarLayout(items: [item] + spaces + [item], width: width).places
    }
    expectEqual(places(in: 30), [1..<7, 7..<17, 17..<23, 23..<29])
    expectEqual(places(in: 16), [1..<7, 7..<9, 9..<9, 9..<15])
    expectEqual(places(in: 14), [1..<7, 7..<7, 7..<7, 7..<13])
    expectEqual(places(in: 13), [1..<7, 6..<6, 6..<6, 6..<12])
  }

  @Test func `a toolbar too narrow for its items first merges adjacent margins, then drops the outermost margins`() {
    expectEqual(places([6, 6], in: 13), [1..<7, 6..<12])
    expectEqual(places([6, 6], in: 12), [0..<6, 5..<11])
    expectEqual(places([6, 6], in: 9), [-1..<5, 4..<10])
  }

  @Test func `the longest toolbar items are truncated only after margins are merged and dropped`() {
    expectEqual(places([6, 12], in: 10), [-1..<5, 4..<11])
    expectEqual(places([12, 12, 12], in: 16), [-1..<6, 5..<12, 11..<17])
  }

  @Test func `toolbar items without margins do not overlap and stay inside the bar`() {
    expectEqual(places([6, 6], in: 13, hasMargins: false), [0..<6, 6..<12])
    expectEqual(places([6, 6], in: 12, hasMargins: false), [0..<6, 6..<12])
    expectEqual(places([6, 6], in: 10, hasMargins: false), [0..<5, 5..<10])
  }

  @Test func `in a toolbar with three columns for each item, every item keeps at least three columns`() {
    for count in 1...8 {
      for width in 3 * count...60 {
        let places = places((0..<count).map { 4 + 5 * $0 % 11 }, in: width)
        #expect(places.allSatisfy { $0.count >= 3 && $0.lowerBound >= -1 && $0.upperBound <= width + 1 })
        #expect(zip(places, places.dropFirst()).allSatisfy { $1.lowerBound - $0.upperBound >= -1 })
      }
    }
  }
}
