/// A mapping between the indexes of elements before and after some are removed and then others are inserted.
struct IndexMapping {
  /// The old indexes of the removed elements, in ascending order.
  let removed: [Int]
  /// The new indexes of the inserted elements, in ascending order.
  let inserted: [Int]

  init(removed: some Sequence<Int> = [], inserted: some Sequence<Int> = []) {
    self.removed = removed.sorted()
    self.inserted = inserted.sorted()
  }

  /// Returns the new index of an element, or nil if it was removed.
  func new(_ old: Int) -> Int? {
    var index = old
    for number in removed.prefix(while: { $0 <= old }) {
      if number == old { return nil }
      index -= 1
    }
    for number in inserted {
      if number > index { break }
      index += 1
    }
    return index
  }

  /// Returns the old index of an element, or nil if it was inserted.
  func old(_ new: Int) -> Int? { IndexMapping(removed: inserted, inserted: removed).new(new) }
}
