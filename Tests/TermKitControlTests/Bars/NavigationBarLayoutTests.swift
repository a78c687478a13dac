import TermKit
import TestBasics
import Testing

@testable import TermKitBars

@Suite struct NavigationBarLayoutTests {
  private func places(
    _ width: Int, back: [Int] = [], left: [Int] = [], right: [Int] = [], title: Int
  ) -> NavigationBarLayout.Places {
    NavigationBarLayout(width: width, back: back, left: left, right: right, title: title).places
  }

  @Test func `the title of a navigation bar is centred`() {
    expectEqual(places(40, title: 8).title, 16..<24)
    expectEqual(places(40, back: [10], right: [6], title: 8).title, 16..<24)
  }

  @Test func `B8: a long back button shifts the title as little as possible from the centre`() {
    let places = places(40, back: [18], right: [6], title: 10)
    expectEqual(places.back, 1..<19)
    expectEqual(places.title, 20..<30)
    expectEqual(places.right, [33..<39])
  }

  @Test func `B8: the back button takes shorter forms, step by step, as the title gets longer`() {
    let back = [20, 9, 4]
    expectEqual(
      (0..<40).map { places(40, back: back, title: $0).backIndex }, (0..<40).map { $0 <= 17 ? 0 : $0 <= 28 ? 1 : 2 })
  }

  @Test func `the title is truncated only when the back button has its shortest form`() {
    let places = places(40, back: [20, 9, 4], right: [6], title: 60)
    expectEqual(places.backIndex, 2)
    expectEqual(places.back, 1..<5)
    expectEqual(places.title, 6..<32)
  }

  @Test func `left items are placed from left to right, and right items from right to left`() {
    let places = places(40, back: [10], left: [3, 4], right: [5, 6], title: 2)
    expectEqual(places.back, 1..<11)
    expectEqual(places.left, [11..<14, 14..<18])
    expectEqual(places.right, [34..<39, 28..<34])
    expectEqual(places.title, 19..<21)
  }

  @Test func `if the items alone do not fit in a navigation bar, the longest items are truncated`() {
    let places = places(20, left: [4, 14], right: [8], title: 10)
    expectEqual(places.left, [1..<5, 5..<12])
    expectEqual(places.right, [12..<19])
    #expect(places.title.isEmpty)
  }

  @Test(arguments: 2...12) func `in a very narrow navigation bar, items and title stay inside and do not overlap`(
    width: Int
  ) {
    let places = places(width, back: [12, 8, 4], left: [5], right: [6, 3], title: 9)
    let ranges = [places.back] + places.left + places.right + [places.title]
    let columns = ranges.flatMap(Array.init)
    #expect(columns.allSatisfy((0..<width).contains) && Set(columns).count == columns.count, "\(ranges)")
  }
}
