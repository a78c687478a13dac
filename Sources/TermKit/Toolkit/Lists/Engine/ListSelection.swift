import TermKitViews

/// A set of selected items. It usually has at most one element, which needs no hash table.
struct ListSelection: Sequence {
  private var first: IndexPath?
  // Empty if `first` is nil.
  private var others: Set<IndexPath> = []

  /// Creates a selection from items.
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
