import TermKit
import Testing

@testable import TermKitToolkit

@Suite struct NavigationBarLayoutTests {
  private func places(
    _ width: Int, back: [Int] = [], left: [Int] = [], right: [Int] = [], title: Int
  ) -> NavigationBarLayout.Places {
    NavigationBarLayout(width: width, back: back, left: left, right: right, title: title).places
  }

  @Test func `the title stands in the middle`() {
    #expect(places(40, title: 8).title == 16..<24)
    #expect(places(40, back: [10], right: [6], title: 8).title == 16..<24)
  }

  @Test func `B8: the title makes room for a long back button, and stays as near to the middle as it can`() {
    let places = places(40, back: [18], right: [6], title: 10)
    #expect(places.back == 1..<19)
    #expect(places.title == 20..<30)
    #expect(places.right == [33..<39])
  }

  @Test func `B8: the back button gives way to the title, step by step`() {
    let back = [20, 9, 4]
    #expect(
      (0..<40).map { places(40, back: back, title: $0).backIndex } == (0..<40).map { $0 <= 17 ? 0 : $0 <= 28 ? 1 : 2 })
  }

  @Test func `titles are cut last of all`() {
    let places = places(40, back: [20, 9, 4], right: [6], title: 60)
    #expect(places.backIndex == 2)
    #expect(places.back == 1..<5)
    #expect(places.title == 6..<32)
  }

  @Test func `items stand left to right at the left, right to left at the right`() {
    let places = places(40, back: [10], left: [3, 4], right: [5, 6], title: 2)
    #expect(places.back == 1..<11)
    #expect(places.left == [11..<14, 14..<18])
    #expect(places.right == [34..<39, 28..<34])
    #expect(places.title == 19..<21)
  }

  @Test func `where not even the items have room the longest are cut`() {
    let places = places(20, left: [4, 14], right: [8], title: 10)
    #expect(places.left == [1..<5, 5..<12])
    #expect(places.right == [12..<19])
    #expect(places.title.isEmpty)
  }

  @Test(arguments: 0...12) func `the narrowest bars do not fail`(width: Int) {
    let places = places(width, back: [12, 8, 4], left: [5], right: [6, 3], title: 9)
    let ranges = [places.back] + places.left + places.right + [places.title]
    #expect(ranges.allSatisfy { $0.count >= 0 && $0.count <= max(0, width) })
  }
}
