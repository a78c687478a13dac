/// The cells of the rows in sight, from top to bottom: so few that a sorted array finds one sooner than a hash table.
struct RowCells: RandomAccessCollection {
  private var elements: [(path: IndexPath, cell: TableViewCell)] = []

  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }

  subscript(index: Int) -> (path: IndexPath, cell: TableViewCell) { elements[index] }

  /// The cell of a row; nil when it has none.
  subscript(path: IndexPath) -> TableViewCell? {
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

  // Where a row is, or would be.
  private func index(of path: IndexPath) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Rows of a table that are selected: mostly one or none, which needs no hash table.
struct RowSelection: Sequence {
  private var first: IndexPath?
  // Only where there is a first one.
  private var others: Set<IndexPath> = []

  /// Takes some rows.
  init(_ paths: some Sequence<IndexPath> = EmptyCollection()) {
    for path in paths { insert(path) }
  }

  var isEmpty: Bool { first == nil }

  func makeIterator() -> IndexingIterator<[IndexPath]> {
    (first.map { others.isEmpty ? [$0] : [$0] + others } ?? []).makeIterator()
  }

  func contains(_ path: IndexPath) -> Bool { first == path || !others.isEmpty && others.contains(path) }

  mutating func insert(_ path: IndexPath) {
    if first == nil { first = path } else if first != path { others.insert(path) }
  }

  mutating func remove(_ path: IndexPath) {
    if first == path { first = others.popFirst() } else if !others.isEmpty { others.remove(path) }
  }
}
