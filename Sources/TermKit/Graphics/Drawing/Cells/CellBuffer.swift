/// A rectangle of cells. Row 0 is at the top, column 0 at the left.
///
/// The two halves of a wide glyph always stay together. Overwriting one half blanks the other, and the right half has the colours and
/// attributes of the left one.
public struct CellBuffer: Sendable {
  /// The number of columns and rows.
  public let size: Size
  private var cells: [Cell]
  // The index in `cells` where each row begins. Moving rows exchanges these indices.
  private var starts: [Int]
  /// The number of writes. It changes with every write.
  private(set) var writeCount = 0
  /// False if no wide glyph was ever written to the buffer.
  package var mayHaveWideGlyphs = false

  /// Creates a buffer filled with one cell.
  /// - Parameters:
  ///   - size: The number of columns and rows. Negative numbers count as 0.
  ///   - cell: The cell. Defaults to a blank in the terminal's own colours.
  /// - Precondition: The cell is narrow, and the number of cells is at most 2³¹.
  public init(size: Size, filledWith cell: Cell = Cell()) {
    Contract.require(cell.width == 1, "a buffer can be filled only with a cell of width 1")
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    let (count, overflows) = self.size.width.multipliedReportingOverflow(by: self.size.height)
    Contract.require(
      !overflows && count.fitsCoordinates,
      "a buffer cannot have \(size.width) × \(size.height) cells: there are too many")
    cells = Array(repeating: cell, count: count)
    let width = self.size.width
    starts = (0..<self.size.height).map { $0 * width }
  }

  /// The rectangle of the buffer's size at (0, 0).
  public var bounds: Rect { Rect(size: size) }

  /// The cell at a column and row.
  ///
  /// The setter keeps wide glyphs whole: a wide cell in the last column becomes a blank, and so does a lone right half.
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  /// - Precondition: The position is inside the bounds.
  public subscript(x: Int, y: Int) -> Cell {
    get {
      Contract.require(contains(x, y), "cell (\(x), \(y)) is outside of \(size.width)×\(size.height)")
      return cells[starts[y] + x]
    }
    set {
      Contract.require(contains(x, y), "cell (\(x), \(y)) is outside of \(size.width)×\(size.height)")
      write(newValue, at: starts[y] + x, x: x)
    }
  }

  /// Calls a closure with the cells of one row, left to right, without copying them.
  /// - Parameters:
  ///   - y: The row.
  ///   - body: The closure. The pointer is valid only during the call.
  /// - Returns: The result of `body`.
  /// - Precondition: The row is inside the bounds.
  public func withRow<Result>(_ y: Int, _ body: (UnsafeBufferPointer<Cell>) -> Result) -> Result {
    Contract.require(y >= 0 && y < size.height, "row \(y) is outside of \(size.width)×\(size.height)")
    let range = starts[y]..<starts[y] + size.width
    return cells.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < size.width && y < size.height
  }

  private mutating func write(_ cell: Cell, at index: Int, x: Int) {
    writeCount &+= 1
    if cells[index].width != 1 { separate(index, x: x) }
    cells[index] = cell
    if cell.width == 1 { return }
    guard cell.width == 2, x + 1 < size.width else {
      blank(index)
      return
    }
    if cells[index + 1].width != 1 { separate(index + 1, x: x + 1) }
    cells[index + 1] = cell.rightHalf
    mayHaveWideGlyphs = true
  }

  // Blanks the other half of a wide glyph before one half is overwritten.
  private mutating func separate(_ index: Int, x: Int) {
    switch cells[index].width {
    case 2 where x + 1 < size.width: blank(index + 1)
    case 0 where x > 0: blank(index - 1)
    default: break
    }
  }

  private mutating func blank(_ index: Int) {
    cells[index].glyph = .blank
    cells[index].width = 1
  }
}

extension CellBuffer {
  /// Fills a `rect`, which is clipped to the bounds, with one `cell`.
  /// - Precondition: The cell is narrow.
  public mutating func fill(_ rect: Rect, with cell: Cell) {
    Contract.require(cell.width == 1, "a rectangle can be filled only with a cell of width 1")
    let area = rect.intersection(bounds)
    if area.isEmpty { return }
    for y in area.minY..<area.maxY {
      overwrite(columns: area.minX..<area.maxX, row: y) { cells, _ in
        for index in cells.indices { cells[index] = cell }
      }
    }
  }

  /// Passes a run of cells in one row to `body`, with the column of the first one. The run is not empty and inside the bounds.
  ///
  /// A wide glyph that crosses an end of the run is erased outside of the run. `body` writes narrow cells only. If it overwrites one half
  /// of a wide glyph, it must overwrite the other half too.
  package mutating func overwrite(
    columns: Range<Int>, row: Int, _ body: (inout UnsafeMutableBufferPointer<Cell>, Int) -> Void
  ) {
    writeCount &+= 1
    let start = starts[row]
    if cells[start + columns.lowerBound].width == 0 { separate(start + columns.lowerBound, x: columns.lowerBound) }
    let last = columns.upperBound - 1
    if cells[start + last].width == 2 { separate(start + last, x: last) }
    let range = start + columns.lowerBound..<start + columns.upperBound
    cells.withUnsafeMutableBufferPointer { all in
      var part = UnsafeMutableBufferPointer(rebasing: all[range])
      body(&part, columns.lowerBound)
    }
  }

  /// Returns true if no wide glyph crosses the left or right edge of a rectangle inside the bounds. Such a rectangle can be moved.
  package func canMove(_ rect: Rect) -> Bool {
    if !mayHaveWideGlyphs { return true }
    return (rect.minY..<rect.maxY).allSatisfy { y in
      withRow(y) { $0[rect.minX].width != 0 && $0[rect.maxX - 1].width != 2 }
    }
  }

  /// Moves the content of a rectangle inside the bounds up by some rows, or down if `rows` is negative.
  ///
  /// Content that leaves the rectangle is lost. The caller must fill the vacated rows.
  package mutating func move(_ rect: Rect, upBy rows: Int) {
    let count = rect.height - abs(rows)
    guard count > 0, rect.width > 0 else { return }
    if rect.width == size.width {
      let old = starts
      let first = rows > 0 ? rows : count
      for step in 0..<rect.height {
        starts[rect.minY + step] = old[rect.minY + (first + step) % rect.height]
      }
      return
    }
    for step in 0..<count {
      let y = rows > 0 ? rect.minY + step : rect.maxY - 1 - step
      let (target, source) = (starts[y] + rect.minX, starts[y + rows] + rect.minX)
      cells.withUnsafeMutableBufferPointer { cells in
        guard let base = cells.baseAddress else { return }
        (base + target).update(from: base + source, count: rect.width)
      }
    }
  }

  /// Changes the colours and attributes of the cells in a rectangle, in place. The rectangle is clipped to the bounds.
  ///
  /// `change` must not alter glyphs or widths. A wide glyph changes as a whole if its left half is inside, and otherwise not at all.
  package mutating func update(_ rect: Rect, _ change: (inout Cell) -> Void) {
    let area = rect.intersection(bounds)
    if area.isEmpty { return }
    writeCount &+= 1
    cells.withUnsafeMutableBufferPointer { cells in
      for y in area.minY..<area.maxY {
        let start = starts[y]
        for x in area.minX..<area.maxX {
          let index = start + x
          if cells[index].width == 0 { continue }
          change(&cells[index])
          if cells[index].width == 2, x + 1 < size.width { cells[index + 1] = cells[index].rightHalf }
        }
      }
    }
  }
}

extension CellBuffer: Hashable {
  /// Returns true if both buffers have the same size and equal cells.
  public static func == (left: CellBuffer, right: CellBuffer) -> Bool {
    guard left.size == right.size else { return false }
    return (0..<left.size.height).allSatisfy { y in
      left.withRow(y) { first in right.withRow(y) { first.elementsEqual($0) } }
    }
  }

  /// Hashes the size and all cells.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    for y in 0..<size.height { withRow(y) { for cell in $0 { hasher.combine(cell) } } }
  }
}

extension Cell {
  fileprivate var rightHalf: Cell {
    var half = self
    (half.glyph, half.width) = (.blank, 0)
    return half
  }
}
