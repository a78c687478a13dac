import TermKit
import TestBasics
import Testing

/// One script of random changes, keys and scrolls, run on a table and on a collection with the layout of a list.
///
/// The logs of both are the same: their questions and notifications in order, the selection, the focus, the visible rows, the offset and the
/// picture. The script and the log leave out what differs:
///
/// - A table asks whether to deselect a row that another row replaces. A collection deselects such an item without asking, as in UIKit.
/// - A collection scrolls a clicked item fully into view, so the script has no clicks.
/// - A layout asks for headers when it needs places, and a table when it loads, so the log has no questions for headers.
/// - At another size, and in an update without changes, a layout begins anew with estimated heights.
/// - A table retires rows before it measures the rows that arrive, and a layout retires items afterwards. So the log has the cells that came and
///   left from one picture to the next, and not their order.
/// - An arrow key leads a table to the next row, and a collection to the nearest item. They agree if the focus is in sight.
/// - PageUp and PageDown lead a collection to the line nearest to a page away.
/// - An animation in which nothing moves ends at once in a table. So the log says only that all batches ended.
@MainActor @Suite struct ListEngineRandomTests {
  @Test(arguments: 1...UInt64(Sample.count(6, of: 60)))
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

  // Replaces the lines about cells and headers by the views that came and left from one picture to the next.
  private static func grouped(_ log: [String]) -> [String] {
    var (result, came, left): ([String], [String], [String]) = ([], [], [])
    for line in log {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      switch words[0] {
      case "cell": break
      case "display": if !remove(words[1], from: &left) { came.append(words[1]) }
      case "end" where words[1] != "scroll": if !remove(words[1], from: &came) { left.append(words[1]) }
      case let word where word.hasPrefix("|") && !(came + left).isEmpty:
        result += came.sorted().map { "came \($0)" } + left.sorted().map { "left \($0)" } + [line]
        (came, left) = ([], [])
      default: result.append(line)
      }
    }
    return result
  }

  private static func remove(_ name: String, from names: inout [String]) -> Bool {
    names.firstIndex(of: name).map { names.remove(at: $0) } != nil
  }
}
