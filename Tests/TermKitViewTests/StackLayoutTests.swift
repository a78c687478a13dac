import Stages
import TermKit
import TestBasics
import Testing

@testable import TermKitViews

@Suite struct StackLayoutTests {
  private func place(_ lengths: [Int], in room: Int, _ distribution: StackDistribution, spacing: Int = 0) -> [Range<
    Int
  >] {
    StackLayout(distribution: distribution).place(
      lengths.map { StackLayout.Part(length: $0, spacing: spacing) }, in: room)
  }

  @Test func `an empty stack takes no room`() {
    #expect(place([], in: 10, .fill).isEmpty)
    expectEqual(StackLayout().length(of: []), 0)
  }

  @Test func `the parts with the lowest hugging priority share the spare room of a stack`() {
    expectEqual(place([3, 3], in: 11, .fill, spacing: 1), [0..<5, 6..<11])
    let parts = [
      StackLayout.Part(length: 3), StackLayout.Part(length: 3, hugging: LayoutPriority(1)),
      StackLayout.Part(length: 3),
    ]
    expectEqual(StackLayout().place(parts, in: 20), [0..<3, 3..<17, 17..<20])
  }

  @Test func `a stack that is too small shrinks the parts with the lowest compression resistance, the longest first`() {
    let parts = [
      StackLayout.Part(length: 4), StackLayout.Part(length: 9, resistance: LayoutPriority(1)),
      StackLayout.Part(length: 5, resistance: LayoutPriority(1)),
    ]
    expectEqual(StackLayout().place(parts, in: 10), [0..<4, 4..<7, 7..<10])
    expectEqual(StackLayout().place(parts, in: 2), [0..<2, 2..<2, 2..<2])
  }

  @Test func `a stack never gives its parts negative lengths or overlapping places`() {
    for distribution in [StackDistribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering] {
      for room in 0...12 {
        let places = place([5, 3, 1], in: room, distribution, spacing: 2)
        #expect(places.allSatisfy { $0.lowerBound <= $0.upperBound }, "\(distribution) in \(room)")
        #expect(zip(places, places.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
      }
    }
  }

  @Test func `fillEqually makes lengths differ by at most one cell, with longer parts first`() {
    expectEqual(place([1, 9, 1], in: 13, .fillEqually, spacing: 1), [0..<4, 5..<9, 10..<13])
  }

  @Test func `equalSpacing keeps lengths and widens the gaps to fill the room`() {
    expectEqual(place([2, 3, 2], in: 12, .equalSpacing, spacing: 1), [0..<2, 5..<8, 10..<12])
    expectEqual(place([2], in: 12, .equalSpacing), [0..<2])
  }

  @Test func `fillProportionally fills the room in proportion to the best lengths`() {
    expectEqual(place([2, 4, 2], in: 18, .fillProportionally, spacing: 1), [0..<4, 5..<13, 14..<18])
    expectEqual(place([2, 4], in: 3, .fillProportionally), [0..<1, 1..<3])
    expectEqual(
      place([0, 0], in: 5, .fillProportionally), [0..<3, 3..<5], "without best lengths, the shares are equal")
  }

  @Test func `equalCentering gives the middles of the parts equal distances, but keeps the spacing`() {
    expectEqual(place([2, 6, 2], in: 22, .equalCentering), [0..<2, 8..<14, 20..<22])
    expectEqual(place([2, 2, 8], in: 20, .equalCentering), [0..<2, 8..<10, 12..<20], "middles 8 and 7 cells apart")
    expectEqual(place([2, 2, 12], in: 20, .equalCentering, spacing: 1), [0..<2, 5..<7, 8..<20])
    expectEqual(place([2, 2, 12], in: 12, .equalCentering, spacing: 1), place([2, 2, 12], in: 12, .fill, spacing: 1))
  }

  @Test func `the preferred length of a stack gives every part its preferred length`() {
    let parts = [StackLayout.Part(length: 5, spacing: 2), StackLayout.Part(length: 12, spacing: 2)]
    expectEqual(StackLayout(distribution: .fill).length(of: parts), 19)
    expectEqual(StackLayout(distribution: .equalSpacing).length(of: parts), 19)
    expectEqual(StackLayout(distribution: .fillEqually).length(of: parts), 26)
  }

  @Test func `parts longer than the whole room are cut to fit without overflow`() {
    expectEqual(place([.max / 4, 3, .max], in: 20, .fill, spacing: 1), [0..<8, 9..<12, 13..<20])
    #expect(place([.max, .max], in: .max, .equalSpacing, spacing: .max).allSatisfy { $0.lowerBound >= 0 })
    expectEqual(place([1 << 40, 1 << 40, 5], in: 1 << 30, .fill)[2].count, 5)
    let parts = [StackLayout.Part(length: .max, spacing: 2), StackLayout.Part(length: .max, spacing: .max)]
    for distribution in [StackDistribution.fill, .fillEqually, .equalSpacing] {
      expectEqual(StackLayout(distribution: distribution).length(of: parts), .max)
    }
  }

  private typealias Part = StackLayout.Part

  @Test func `a part with a constant length neither grows nor shrinks, and the others share the rest`() {
    let parts = [Part(length: 4, limits: 4...4), Part(length: 6), Part(length: 6)]
    expectEqual(StackLayout().place(parts, in: 24), [0..<4, 4..<14, 14..<24])
    expectEqual(StackLayout().place(parts, in: 10), [0..<4, 4..<7, 7..<10])
    expectEqual(StackLayout(distribution: .fillEqually).place(parts, in: 24), [0..<4, 4..<14, 14..<24])
    expectEqual(StackLayout(distribution: .fillProportionally).place(parts, in: 24), [0..<4, 4..<14, 14..<24])
    expectEqual(StackLayout(distribution: .fillEqually).length(of: parts), 16)
  }

  @Test func `a part shrinks to its minimum, and below it only if all others have no length`() {
    let parts = [Part(length: 8, limits: 5...Int.max), Part(length: 8)]
    expectEqual(StackLayout().place(parts, in: 12), [0..<6, 6..<12])
    expectEqual(StackLayout().place(parts, in: 8), [0..<5, 5..<8])
    expectEqual(StackLayout().place(parts, in: 4), [0..<4, 4..<4])
    expectEqual(StackLayout(distribution: .fillEqually).place(parts, in: 6), [0..<5, 5..<6])
  }

  @Test func `constant lengths alone leave the rest of the room free`() {
    let parts = [Part(length: 4, limits: 4...4), Part(length: 3, limits: 3...3)]
    expectEqual(StackLayout().place(parts, in: 20), [0..<4, 4..<7])
    expectEqual(StackLayout(distribution: .fillEqually).place(parts, in: 20), [0..<4, 4..<7])
  }

  @Test func `a part that cannot grow leaves its share to one with a minimum before that minimum counts`() {
    let parts = [Part(length: 0, limits: 0...0), Part(length: 5, limits: 5...Int.max), Part(length: 1)]
    expectEqual(StackLayout(distribution: .fillEqually).place(parts, in: 12), [0..<0, 0..<6, 6..<12])
  }

  @Test func `in any room, lengths stay within their limits if that is possible, and within the room`() {
    let limits: [ClosedRange<Int>] = [0...Int.max, 3...Int.max, 4...4]
    for distribution in [StackDistribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering] {
      for room in 0...24 {
        let parts = limits.map { Part(length: max(5, $0.lowerBound) - ($0.upperBound == 4 ? 1 : 0), limits: $0) }
        let places = StackLayout(distribution: distribution).place(parts, in: room)
        #expect((places.last?.upperBound ?? 0) <= room, "\(distribution) in \(room)")
        if room >= 7 {
          #expect(zip(places, limits).allSatisfy { $1.contains($0.count) }, "\(distribution) in \(room): \(places)")
        }
      }
    }
  }

  @Test func `a layout priority out of range traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LayoutPriority(0)
    }
    #expect(result.sentence.contains("layout priority 0 is out of range: use a value from 1 to 1000"))
  }
}
