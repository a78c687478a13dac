import TermKitViews

/// The cells of the visible rows or items, in order. There are so few that a search in a sorted array is faster than a hash table.
struct RowCells<Cell: View>: RandomAccessCollection {
  private var elements: [(path: IndexPath, cell: Cell)] = []

  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }

  subscript(index: Int) -> (path: IndexPath, cell: Cell) { elements[index] }

  /// The cell of a row, or nil if the row has no cell.
  subscript(path: IndexPath) -> Cell? {
    get {
      let index = index(of: path)
      return index < elements.count && elements[index].path == path ? elements[index].cell : nil
    }
    set {
      let index = index(of: path)
      let isThere = index < elements.count && elements[index].path == path
      switch newValue {
      case let cell? where isThere: elements[index].cell = cell
      case let cell?: elements.insert((path, cell), at: index)
      case nil: if isThere { elements.remove(at: index) }
      }
    }
  }

  // Returns the index of a row, or the index at which the row would be inserted.
  private func index(of path: IndexPath) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
