import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitLists

@Suite struct RowHeightsTests {
  /// The same operations on plain arrays.
  private struct Model {
    var heights: [Int] = []
    var known: [Bool] = []

    func top(_ row: Int) -> Int { heights[..<row].reduce(0, +) }
  }

  @Test func `C9: a million rows of one height are stored as one run`() {
    var rows = RowHeights(count: 1_000_000, estimate: 3)
    expectEqual(rows.runs.count, 1)
    expectEqual(rows.total, 3_000_000)
    expectEqual(rows.top(of: 999_999), 2_999_997)
    expectEqual(rows.row(at: 1_500_001), 500_000)
    for row in 500_000..<500_024 { rows.setHeight(3, of: row) }
    expectEqual(rows.runs.count, 3)
  }

  @Test func `C9: a forgotten row height remains as an estimate`() {
    var rows = RowHeights(count: 4, estimate: 2)
    rows.setHeight(5, of: 1)
    rows.forget()
    expectEqual(rows.total, 11)
    #expect(rows.height(of: 1) == (5, false))
    rows.forget(4..<4)
    expectEqual(rows.total, 11)
  }

  @Test(arguments: 1...40) func `C9: after random operations, row heights equal those of a plain array`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...12, using: &random)
    var rows = RowHeights(count: count, estimate: 2)
    var model = Model(heights: Array(repeating: 2, count: count), known: Array(repeating: false, count: count))
    for _ in 0..<60 {
      change(&rows, &model, &random)
      expectEqual(rows.count, model.heights.count)
      expectEqual(rows.total, model.heights.reduce(0, +))
      for row in model.heights.indices.shuffled(using: &random) {
        #expect(rows.height(of: row) == (model.heights[row], model.known[row]))
        expectEqual(rows.top(of: row), model.top(row))
        if model.heights[row] > 0 { expectEqual(rows.row(at: model.top(row)), row) }
      }
      #expect(zip(rows.runs, rows.runs.dropFirst()).allSatisfy { $0.height != $1.height || $0.isKnown != $1.isKnown })
    }
  }

  private func change(_ rows: inout RowHeights, _ model: inout Model, _ random: inout SeededGenerator) {
    let count = model.heights.count
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let (row, new) = (Int.random(in: 0...count, using: &random), Int.random(in: 1...3, using: &random))
      rows.replace(row..<row, with: [RowHeights.Run(count: new, height: 2, isKnown: false)])
      model.heights.insert(contentsOf: Array(repeating: 2, count: new), at: row)
      model.known.insert(contentsOf: Array(repeating: false, count: new), at: row)
    case 1 where count > 0:
      let first = Int.random(in: 0..<count, using: &random)
      let gone = first..<min(count, first + Int.random(in: 1...4, using: &random))
      rows.replace(gone, with: [])
      model.heights.removeSubrange(gone)
      model.known.removeSubrange(gone)
    case 2 where count > 0:
      let first = Int.random(in: 0..<count, using: &random)
      rows.forget(first..<count)
      for row in first..<count { model.known[row] = false }
    case 3 where count > 0:
      let (row, height) = (Int.random(in: 0..<count, using: &random), Int.random(in: 0...3, using: &random))
      rows.setHeight(height, of: row)
      (model.heights[row], model.known[row]) = (height, true)
    default: break
    }
  }
}
