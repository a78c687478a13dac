import TermKitViews

/// The cells of the visible items, in order. There are so few that a search in a sorted array is faster than a hash table.
struct ListCells: RandomAccessCollection {
  private var elements: [(path: IndexPath, cell: any ListCell)] = []

  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }

  subscript(index: Int) -> (path: IndexPath, cell: any ListCell) { elements[index] }

  /// The cell of an item, or nil if the item has no cell.
  subscript(path: IndexPath) -> (any ListCell)? {
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

  // Returns the index of an item, or the index at which the item would be inserted.
  private func index(of path: IndexPath) -> Int { elements.countOfFirst { $0.path < path } }
}
