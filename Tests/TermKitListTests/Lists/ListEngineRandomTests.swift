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
/// - A table retires rows before it measures those that arrive, and a layout after that. So the log has the questions for cells before the
///   cells that left, and these before the headers that left.
/// - PageUp and PageDown lead a collection to the line nearest to a page away.
@MainActor @Suite struct ListEngineRandomTests {
  @Test(arguments: 1...UInt64(Sample.count(6, of: 150)))
  func `a table and a collection with the layout of a list do the same in a script of random changes`(seed: UInt64) {
    let table = Self.grouped(ListScript.run(seed: seed, steps: 30) { ScriptedTable($0) })
    let collection = Self.grouped(ListScript.run(seed: seed, steps: 30) { ScriptedCollection($0) })
    guard let line = zip(table, collection).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return expectEqual(table.count, collection.count)
    }
    let step = table[..<line].lastIndex { $0.hasPrefix("step") } ?? 0
    let (start, end) = (max(0, min(step, line - 20)), line + 12)
    func part(_ log: [String]) -> String { log[start..<min(end, log.count)].joined(separator: "\n") }
    expectEqual(part(collection), part(table), "line \(line)")
  }

  // Sorts neighbouring lines about cells and headers by their kind, and keeps the order within each kind.
  private static func grouped(_ log: [String]) -> [String] {
    var (result, groups): ([String], [[String]]) = ([], [[], [], []])
    for line in log + [""] {
      if let kind = kind(of: line) {
        groups[kind].append(line)
      } else {
        result += groups.joined() + [line]
        groups = [[], [], []]
      }
    }
    return result
  }

  private static func kind(of line: String) -> Int? {
    if line.hasPrefix("cell ") { return 0 }
    if line.hasPrefix("end header") { return 2 }
    return line.hasPrefix("end ") && line != "end scroll" ? 1 : nil
  }
}
