import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitText

@Suite struct RunningTotalsTests {
  @Test(arguments: 0..<20) func `C10: after random changes, running totals equal the sums of the numbers`(seed: Int) {
    var texts = RandomTexts(seed: seed)
    var numbers = (0..<texts.number(upTo: 12)).map { _ in texts.number(upTo: 5) }
    var totals = RunningTotals(numbers)
    for _ in 0..<100 {
      let range = texts.shortRange(upTo: numbers.count)
      let count = texts.number(upTo: 2) == 0 ? range.count : texts.number(upTo: 4)
      let new = (0..<count).map { _ in texts.number(upTo: 5) }
      numbers.replaceSubrange(range, with: new)
      totals.replace(range, with: new)
      let sums = (0...numbers.count).map { numbers[..<$0].reduce(0, +) }
      expectEqual((0...numbers.count).map { totals.total(before: $0) }, sums)
      expectEqual(totals.sum, sums.last)
      for number in -1...(sums.last ?? 0) {
        let index = sums.dropFirst().firstIndex { $0 > number }.map { $0 - 1 } ?? numbers.count
        expectEqual(totals.firstIndex(above: number), index)
      }
    }
  }

  @Test func `C10: a change corrects only the totals between its place and the place of the previous change`() {
    var totals = RunningTotals(Array(repeating: 10, count: 1000))
    totals.replace(500..<501, with: [11])
    for number in 12..<50 { totals.replace(500..<501, with: [number]) }
    #expect(totals.correctionCount == 0 && totals.sum == 10_039)
    totals.replace(510..<511, with: [0])
    expectEqual(totals.correctionCount, 10)
    totals.replace(503..<504, with: [0])
    #expect(totals.correctionCount == 17 && totals.sum == 10_019)
  }

  @Test(arguments: [(1, 1), (1_000, 10), (1_000_000, 20)])
  func `C10: a lookup reads only a logarithmic number of totals`(count: Int, most: Int) {
    for place in [0, count / 3, count - 1, count] {
      var lookCount = 0
      let found = RunningTotals.firstIndex(in: count) { index in
        lookCount += 1
        return index >= place
      }
      #expect(found == place && lookCount <= most)
    }
  }
}
