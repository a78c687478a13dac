import TermKit
import TestBasics
import Testing

/// One script of random changes, keys, clicks and scrolls, run on a table and on a collection with the layout of a list.
///
/// The logs of both are the same: their questions and notifications in order, the selection, the focus, the visible rows, the offset and the
/// picture. The script leaves out what differs on purpose:
///
/// - A table asks whether to deselect a row that another one replaces. A collection does not, as in UIKit.
/// - A collection scrolls a clicked item fully into view, so the script clicks on rows that are visible as a whole.
/// - A layout asks for headers when it needs places, and a table when it loads, so the log has no questions for headers.
/// - At another size, and in an update without changes, a layout begins anew with estimated heights, and keeps the item with the focus in
///   sight.
/// - PageUp and PageDown lead a collection to the line nearest to a page away.
@MainActor @Suite struct ListEngineRandomTests {
  @Test(arguments: 1...UInt64(Sample.count(6, of: 150)))
  func `a table and a collection with the layout of a list do the same in a script of random changes`(seed: UInt64) {
    let table = ListScript.run(seed: seed, steps: 30) { ScriptedTable($0) }
    let collection = ListScript.run(seed: seed, steps: 30) { ScriptedCollection($0) }
    guard let line = zip(table, collection).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return expectEqual(table.count, collection.count)
    }
    let step = table[..<line].lastIndex { $0.hasPrefix("step") } ?? 0
    let (start, end) = (max(0, min(step, line - 20)), line + 12)
    func part(_ log: [String]) -> String { log[start..<min(end, log.count)].joined(separator: "\n") }
    expectEqual(part(collection), part(table), "line \(line)")
  }
}
