import TermKitGraphics

/// The heights of the rows of a section, as runs of rows that are alike: a million rows of one height are one run.
///
/// A row whose height nobody has asked for yet has an estimated one.
struct RowHeights: Equatable {
  struct Run: Equatable {
    var count: Int
    var height: Int
    var isKnown: Bool
  }

  private(set) var runs: [Run] = []
  /// The number of rows.
  private(set) var count = 0
  /// The height of all rows together.
  private(set) var total = 0
  // Where the first runs begin, as far as somebody wanted to know.
  private var starts: [Start] = []

  private struct Start: Equatable {
    var row = 0
    var y = 0
  }

  init() {}

  init(count: Int, estimate: Int) {
    replace(0..<0, with: [Run(count: count, height: estimate, isKnown: false)])
  }

  static func == (left: RowHeights, right: RowHeights) -> Bool { left.runs == right.runs }

  // MARK: Asking

  /// The height of a row, and whether that is more than an estimate.
  mutating func height(of row: Int) -> (height: Int, isKnown: Bool) {
    let run = runs[run(ofRow: row)]
    return (run.height, run.isKnown)
  }

  /// The cells above a row; for the number of rows, those of all.
  mutating func top(of row: Int) -> Int {
    if row >= count { return total }
    let index = run(ofRow: row)
    return starts[index].y + (row - starts[index].row) * runs[index].height
  }

  /// The row that covers a cell; `y` is within `0..<total`.
  mutating func row(at y: Int) -> Int {
    extend { $0.y <= y }
    let index = max(0, Self.count(in: starts) { $0.y <= y } - 1)
    let (start, run) = (starts[index], runs[index])
    return start.row + (run.height == 0 ? 0 : min(run.count - 1, (y - start.y) / run.height))
  }

  /// The first row from one on whose height is an estimate, of those that begin above a cell.
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

  // MARK: Changing

  /// Takes note of the height of a row.
  mutating func setHeight(_ height: Int, of row: Int) {
    if setEstimatedHeight(height, of: row) { return }
    replace(row..<row + 1, with: [Run(count: 1, height: height, isKnown: true)])
  }

  // What is scrolled to mostly is as high as was thought, and comes after rows that are as high: nothing moves, and only it changes sides.
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

  /// Has the heights asked for anew; until then they are estimated to be what they were.
  mutating func forget(_ rows: Range<Int>? = nil) {
    let rows = rows ?? 0..<count
    if rows.isEmpty { return }
    let forgotten = slice(rows).map { Run(count: $0.count, height: $0.height, isKnown: false) }
    replace(rows, with: forgotten)
  }

  /// Puts runs in the place of some rows.
  mutating func replace(_ rows: Range<Int>, with new: [Run]) {
    var (first, last) = (run(ofRow: rows.lowerBound), run(ofRow: rows.upperBound))
    var head: [Run] = []
    if first < runs.count, rows.lowerBound > starts[first].row {
      head = [Run(count: rows.lowerBound - starts[first].row, height: runs[first].height, isKnown: runs[first].isKnown)]
    } else if first > 0 {
      // The one before may go on.
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
      !overflows && height.isReachable && total.isReachable,
      "\(run.count) rows, each \(run.height) cells high, are too many or too high for a table: together they take 2³¹ at most"
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

  // MARK: Finding

  // The number of runs for the row after the last.
  private mutating func run(ofRow row: Int) -> Int {
    extend { $0.row <= row }
    return row >= count ? runs.count : Self.count(in: starts) { $0.row <= row } - 1
  }

  private mutating func extend(while isNeeded: (Start) -> Bool) {
    if starts.isEmpty, !runs.isEmpty { starts.append(Start()) }
    while let last = starts.last, isNeeded(last), starts.count < runs.count {
      let run = runs[starts.count - 1]
      starts.append(Start(row: last.row + run.count, y: last.y + run.count * run.height))
    }
  }

  /// How many of the first elements fulfil a condition that those after them do not.
  private static func count(in starts: [Start], where holds: (Start) -> Bool) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(starts[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
