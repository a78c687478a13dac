/// A rectangle of cells. The first row is 0 at the top, the first column 0 at the left.
///
/// It keeps one rule: the two halves of a wide glyph stay together. Writing over one of them blanks the other.
public struct CellBuffer: Hashable, Sendable {
  /// The columns and rows held.
  public let size: Size
  private var cells: [Cell]

  /// Makes a buffer filled with one cell, a blank in the terminal's colours unless given. Negative sizes count as 0.
  public init(size: Size, filledWith cell: Cell = Cell()) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    cells = Array(repeating: cell, count: self.size.width * self.size.height)
  }

  /// The rectangle from (0, 0) that it covers.
  public var bounds: Rect { Rect(size: size) }

  /// The cell at a column and row, which must be inside. Setting one keeps wide glyphs whole; a wide cell needs a column to its right.
  public subscript(x: Int, y: Int) -> Cell {
    get {
      precondition(contains(x, y), "cell (\(x), \(y)) is outside of \(size.width)×\(size.height)")
      return cells[y * size.width + x]
    }
    set {
      precondition(contains(x, y), "cell (\(x), \(y)) is outside of \(size.width)×\(size.height)")
      write(newValue, at: y * size.width + x, x: x)
    }
  }

  /// Reads the cells of one row, left to right, without copying them.
  public func withRow<Result>(_ y: Int, _ body: (UnsafeBufferPointer<Cell>) -> Result) -> Result {
    precondition(y >= 0 && y < size.height, "row \(y) is outside of \(size.width)×\(size.height)")
    return cells.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[(y * size.width)..<((y + 1) * size.width)])) }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < size.width && y < size.height
  }

  private mutating func write(_ cell: Cell, at index: Int, x: Int) {
    let old = cells[index].width
    if old == 0, x > 0 { blank(index - 1) }
    if old == 2, x + 1 < size.width { blank(index + 1) }
    guard cell.width == 2 else {
      cells[index] = cell
      if cell.width == 0 { cells[index].width = 1 }
      return
    }
    guard x + 1 < size.width else {
      cells[index] = cell
      blank(index)
      return
    }
    if cells[index + 1].width == 2, x + 2 < size.width { blank(index + 2) }
    cells[index] = cell
    var right = cell
    right.glyph = .blank
    right.width = 0
    cells[index + 1] = right
  }

  private mutating func blank(_ index: Int) {
    cells[index].glyph = .blank
    cells[index].width = 1
  }
}

extension CellBuffer {
  /// Fills a rectangle, clipped to the bounds, with one narrow cell.
  public mutating func fill(_ rect: Rect, with cell: Cell) {
    let area = rect.intersection(bounds)
    for y in area.minY..<max(area.minY, area.maxY) {
      for x in area.minX..<max(area.minX, area.maxX) { self[x, y] = cell }
    }
  }

  /// Changes each cell of a rectangle, clipped to the bounds, in place. The glyph's width must not be changed.
  mutating func update(_ rect: Rect, _ change: (inout Cell) -> Void) {
    let area = rect.intersection(bounds)
    for y in area.minY..<max(area.minY, area.maxY) {
      for x in area.minX..<max(area.minX, area.maxX) { change(&cells[y * size.width + x]) }
    }
  }
}
