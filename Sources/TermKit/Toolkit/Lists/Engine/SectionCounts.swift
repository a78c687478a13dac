import TermKitViews

/// The number of items in each section of a list. A table calls its items rows.
struct SectionCounts: Equatable {
  /// The number of items in each section.
  let perSection: [Int]
  /// The number of all items.
  let total: Int

  init(_ counts: [Int] = []) {
    perSection = counts
    total = counts.reduce(0, +)
  }

  /// The numbers of all sections.
  var sections: Range<Int> { perSection.indices }

  /// The number of items in a section.
  subscript(section: Int) -> Int { perSection[section] }

  /// Returns whether an item exists.
  func contains(_ path: IndexPath) -> Bool {
    perSection.indices.contains(path.section) && (0..<perSection[path.section]).contains(path.item)
  }

  /// Returns the number of an item among all items, counted from 1.
  func number(of path: IndexPath) -> Int { perSection[..<path.section].reduce(path.item + 1, +) }

  /// Returns the item with a number, counted from 1, or nil if it does not exist.
  func item(number: Int) -> IndexPath? {
    guard (1...max(1, total)).contains(number), total > 0 else { return nil }
    var rest = number - 1
    for (section, count) in perSection.enumerated() {
      if rest < count { return IndexPath(item: rest, section: section) }
      rest -= count
    }
    return nil
  }

  // MARK: Traversal

  /// The first item, or nil if there are no items.
  var first: IndexPath? { first(from: 0) }

  /// The last item, or nil if there are no items.
  var last: IndexPath? { last(before: perSection.count) }

  /// Returns the first item in a section or after it, or nil.
  func first(from section: Int) -> IndexPath? {
    guard section < perSection.count else { return nil }
    return perSection[section...].firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
  }

  private func last(before section: Int) -> IndexPath? {
    perSection[..<section].lastIndex { $0 > 0 }.map { IndexPath(item: perSection[$0] - 1, section: $0) }
  }

  /// Returns the next item, or nil after the last one.
  func item(after path: IndexPath) -> IndexPath? {
    if path.item + 1 < perSection[path.section] { return IndexPath(item: path.item + 1, section: path.section) }
    return first(from: path.section + 1)
  }

  /// Returns the previous item, or nil before the first one.
  func item(before path: IndexPath) -> IndexPath? {
    path.item > 0 ? IndexPath(item: path.item - 1, section: path.section) : last(before: path.section)
  }

  /// Returns the next or the previous item, or nil at the end.
  func item(_ isForward: Bool, from path: IndexPath) -> IndexPath? {
    isForward ? item(after: path) : item(before: path)
  }

  /// Returns the nearest item to a path that may not exist. Returns nil if there are no items.
  func nearest(to path: IndexPath) -> IndexPath? {
    guard perSection.indices.contains(path.section) else { return last }
    let count = perSection[path.section]
    return count > 0 ? IndexPath(item: min(path.item, count - 1), section: path.section) : first
  }
}
