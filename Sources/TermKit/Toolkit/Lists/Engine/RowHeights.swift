import TermKitGraphics
import TermKitViews

/// The heights of a section's rows, as runs of equal heights: a million rows of one height are one run.
///
/// A row's height is an estimate until the table has asked for it.
struct RowHeights {
  struct Run: Equatable {
    var count: Int
    var height: Int
    var isKnown: Bool
  }

  private(set) var runs: [Run] = []
  /// The number of rows.
  private(set) var count = 0
  /// The height of all rows together, in cells.
  private(set) var total = 0
  // The starts of the first runs, computed as far as they were needed.
  private var starts: [Start] = []

  private struct Start {
    var row = 0
    var y = 0
  }

  init() {}

  init(count: Int, estimate: Int) {
    replace(0..<0, with: [Run(count: count, height: estimate, isKnown: false)])
  }

  // MARK: Queries

  /// Returns the height of a row, and whether it is known rather than estimated.
  mutating func height(of row: Int) -> (height: Int, isKnown: Bool) {
    let run = runs[run(ofRow: row)]
    return (run.height, run.isKnown)
  }

  /// Returns the number of cells above a row. For `count`, returns the height of all rows.
  mutating func top(of row: Int) -> Int {
    if row >= count { return total }
    let index = run(ofRow: row)
    return starts[index].y + (row - starts[index].row) * runs[index].height
  }

  /// Returns the row that covers the cell `y`, which is in `0..<total`.
  mutating func row(at y: Int) -> Int {
    extend { $0.y <= y }
    let index = max(0, starts.countOfFirst { $0.y <= y } - 1)
    let (start, run) = (starts[index], runs[index])
    return start.row + (run.height == 0 ? 0 : min(run.count - 1, (y - start.y) / run.height))
  }

  /// Returns the first row at or after `row` that has an estimated height and begins above `y`, or nil if there is no such row.
  mutating func firstUnknown(from row: Int, above y: Int) -> Int? {
    var index = run(ofRow: row)
    extend { $0.y < y }
    while index < starts.count, index < runs.count, starts[index].y < y {
      if !runs[index].isKnown {
        let first = max(row, starts[index].row)
        return starts[index].y + (first - starts[index].row) * runs[index].height < y ? first : nil
      }
      index += 1
    }
    return nil
  }

  // MARK: Changes

  /// Sets the known height of a row.
  mutating func setHeight(_ height: Int, of row: Int) {
    if setEstimatedHeight(height, of: row) { return }
    replace(row..<row + 1, with: [Run(count: 1, height: height, isKnown: true)])
  }

  // During scrolling, the measured row usually follows rows of the same height, and its estimate was right. Then only the border between
  // the two runs moves.
  private mutating func setEstimatedHeight(_ height: Int, of row: Int) -> Bool {
    let index = run(ofRow: row)
    guard index > 0, index < runs.count, starts[index].row == row, runs[index].count > 1,
      runs[index] == Run(count: runs[index].count, height: height, isKnown: false),
      runs[index - 1] == Run(count: runs[index - 1].count, height: height, isKnown: true)
    else { return false }
    runs[index - 1].count += 1
    runs[index].count -= 1
    starts[index] = Start(row: row + 1, y: starts[index].y + height)
    return true
  }

  /// Turns known heights into estimates, for all rows by default.
  mutating func forget(_ rows: Range<Int>? = nil) {
    let rows = rows ?? 0..<count
    if rows.isEmpty { return }
    let forgotten = slice(rows).map { Run(count: $0.count, height: $0.height, isKnown: false) }
    replace(rows, with: forgotten)
  }

  /// Replaces a range of rows with runs.
  mutating func replace(_ rows: Range<Int>, with new: [Run]) {
    var (first, last) = (run(ofRow: rows.lowerBound), run(ofRow: rows.upperBound))
    var head: [Run] = []
    if first < runs.count, rows.lowerBound > starts[first].row {
      head = [Run(count: rows.lowerBound - starts[first].row, height: runs[first].height, isKnown: runs[first].isKnown)]
    } else if first > 0 {
      // The previous run may continue with the new rows.
      first -= 1
      head = [runs[first]]
    }
    var tail: [Run] = []
    if last < runs.count {
      var rest = runs[last]
      rest.count -= rows.upperBound - starts[last].row
      tail = [rest]
      last += 1
    }
    let merged = Self.merged(head + new + tail)
    for run in runs[first..<last] { count(run, -1) }
    for run in merged { count(run, 1) }
    runs.replaceSubrange(first..<last, with: merged)
    starts.removeLast(max(0, starts.count - first - 1))
    if runs.isEmpty { starts = [] }
  }

  private mutating func count(_ run: Run, _ sign: Int) {
    let (height, overflows) = run.count.multipliedReportingOverflow(by: run.height)
    Contract.require(
      !overflows && height.fitsCoordinates && total.fitsCoordinates,
      "\(run.count) rows, each \(run.height) cells high, are too many or too high: a table can be 2³¹ cells high at most"
    )
    count += sign * run.count
    total += sign * height
  }

  private mutating func slice(_ rows: Range<Int>) -> [Run] {
    let (first, last) = (run(ofRow: rows.lowerBound), run(ofRow: rows.upperBound - 1))
    return (first...last).map { index in
      var run = runs[index]
      let span = (starts[index].row..<starts[index].row + run.count).clamped(to: rows)
      run.count = span.count
      return run
    }
  }

  private static func merged(_ runs: [Run]) -> [Run] {
    var merged: [Run] = []
    for run in runs where run.count > 0 {
      if let last = merged.last, last.height == run.height, last.isKnown == run.isKnown {
        merged[merged.count - 1].count += run.count
      } else {
        merged.append(run)
      }
    }
    return merged
  }

  // MARK: Search

  // Returns the index of the run that contains a row; for the row after the last, returns the number of runs.
  private mutating func run(ofRow row: Int) -> Int {
    extend { $0.row <= row }
    return row >= count ? runs.count : starts.countOfFirst { $0.row <= row } - 1
  }

  private mutating func extend(while isNeeded: (Start) -> Bool) {
    if starts.isEmpty, !runs.isEmpty { starts.append(Start()) }
    while let last = starts.last, isNeeded(last), starts.count < runs.count {
      let run = runs[starts.count - 1]
      starts.append(Start(row: last.row + run.count, y: last.y + run.count * run.height))
    }
  }
}

extension Array {
  /// Returns the number of elements at the start for which a condition holds. It must not hold for any element after them.
  func countOfFirst(where holds: (Element) -> Bool) -> Int {
    // Not `partitionPoint(where:)` of another module, which the compiler does not inline here.
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
