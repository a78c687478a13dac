/// Compares two screens: `runs(from:to:in:)` returns the runs of cells that differ.
public enum CellDiff {
  /// A run of adjacent changed cells in one row.
  public struct Run: Hashable, Sendable {
    /// The row.
    public var y: Int
    /// The half-open range of columns.
    public var columns: Range<Int>

    /// Creates a run of the changed `columns` in row `y`.
    public init(y: Int, columns: Range<Int>) {
      self.y = y
      self.columns = columns
    }
  }

  /// Returns the runs that changed from an `old` to a `new` buffer, within an `area`, which is clipped to the bounds. No run cuts a wide
  /// glyph.
  /// - Precondition: The buffers have the same size.
  public static func runs(from old: CellBuffer, to new: CellBuffer, in area: Rect) -> [Run] {
    Contract.require(old.size == new.size, "a diff needs two buffers of equal size")
    var runs: [Run] = []
    let area = area.intersection(new.bounds)
    for y in area.minY..<Swift.max(area.minY, area.maxY) {
      old.withRow(y) { before in new.withRow(y) { after in append(&runs, y, area, before, after) } }
    }
    return runs
  }

  /// Returns runs that cover a whole screen of a size.
  package static func allRuns(of size: Size) -> [Run] {
    size.width == 0 ? [] : (0..<size.height).map { Run(y: $0, columns: 0..<size.width) }
  }

  private static func append(
    _ runs: inout [Run], _ y: Int, _ area: Rect, _ before: UnsafeBufferPointer<Cell>,
    _ after: UnsafeBufferPointer<Cell>
  ) {
    var x = area.minX
    while x < area.maxX {
      if before[x] == after[x] {
        x += 1
        continue
      }
      var start = x
      while x < area.maxX, before[x] != after[x] { x += 1 }
      if after[start].width == 0, start > 0 { start -= 1 }
      if x < after.count, after[x].width == 0 { x += 1 }
      runs.append(Run(y: y, columns: start..<x))
    }
  }
}
