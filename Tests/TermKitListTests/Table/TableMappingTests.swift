import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitLists

@Suite struct TableMappingTests {
  @Test(arguments: 1...60) func `C9: old and new indexes convert to each other after random insertions and deletions`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let old = Array(0..<Int.random(in: 0...9, using: &random))
    let removed = old.filter { _ in Bool.random(using: &random) }
    var new: [Int?] = old.filter { !removed.contains($0) }
    var inserted: [Int] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let index = Int.random(in: 0...new.count, using: &random)
      inserted = inserted.map { $0 >= index ? $0 + 1 : $0 } + [index]
      new.insert(nil, at: index)
    }
    let mapping = IndexMapping(removed: removed, inserted: inserted)
    for number in old { expectEqual(mapping.new(number), new.firstIndex(of: number)) }
    for number in new.indices { expectEqual(mapping.old(number), new[number]) }
  }

  @Test func `C9: a row maps to its section's new index, or to the index path that the row is moved to`() {
    var updates = ListUpdates()
    updates.deleteSections([0], .none)
    updates.insertSections([1], .none)
    updates.deleteRows([IndexPath(1, 0)], .none)
    updates.insertRows([IndexPath(0, 1)], .none)
    updates.moveRow(IndexPath(1, 3), to: IndexPath(1, 0))
    expectNil(updates.fault(from: [2, 4], to: [3, 1]))
    let mapping = updates.mapping
    expectNil(mapping.new(IndexPath(0, 0)))
    expectNil(mapping.new(IndexPath(1, 0)))
    expectEqual(mapping.new(IndexPath(1, 1)), IndexPath(0, 0))
    expectEqual(mapping.new(IndexPath(1, 2)), IndexPath(0, 2))
    expectEqual(mapping.new(IndexPath(1, 3)), IndexPath(1, 0))
    expectEqual(mapping.old(IndexPath(1, 0)), IndexPath(1, 3))
    expectNil(mapping.old(IndexPath(0, 1)))
  }

  @Test func `C9: the message for an invalid update names the section or row and all counts`() {
    func fault(_ old: [Int], _ new: [Int], _ body: (inout ListUpdates) -> Void) -> String? {
      var updates = ListUpdates()
      body(&updates)
      return updates.fault(from: old, to: new)
    }
    expectEqual(
      fault([3], [5]) { $0.insertRows([IndexPath(0, 0)], .none) },
      "invalid update: section 0 had 3 rows; with 1 inserted and 0 deleted there should be 4, but the data source now has 5"
    )
    expectEqual(
      fault([3, 1], [2, 1]) { $0.moveRow(IndexPath(0, 0), to: IndexPath(1, 0)) },
      "invalid update: section 1 had 1 rows; with 0 inserted and 0 deleted, 1 moved in and 0 moved out there should be 2, "
        + "but the data source now has 1")
    expectEqual(
      fault([3], [3, 3]) { $0.deleteSections([0], .none) },
      "invalid update: there were 1 sections; with 0 inserted and 1 deleted there should be 0, but the data source now has 2"
    )
    expectEqual(
      fault([3], [2]) { $0.deleteRows([IndexPath(0, 3)], .none) },
      "invalid update: row 3 of section 0 is deleted, but there were 3 rows in that section")
    expectEqual(
      fault([3], [4]) { $0.insertRows([IndexPath(1, 0)], .none) },
      "invalid update: row 0 of section 1 is inserted, but there are 1 sections")
    expectEqual(
      fault([3], [2]) { $0.deleteRows([IndexPath(0, 1), IndexPath(0, 1)], .none) },
      "invalid update: row 1 of section 0 is deleted twice")
    expectNil(fault([3], [9]) { $0.reloadSections([0], .none) }, "a reloaded section may have any number of rows")
  }
}
