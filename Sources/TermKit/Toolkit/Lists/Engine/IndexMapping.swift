import TermKitViews

/// A mapping between the indexes of elements before and after some are removed and then others are inserted.
struct IndexMapping {
  /// The old indexes of the removed and moved elements, in ascending order.
  let removed: [Int]
  /// The new indexes of the inserted and moved elements, in ascending order.
  let inserted: [Int]
  private let moves: [Int: Int]

  /// Creates a mapping. `moves` contains the new indexes of moved elements, by their old indexes.
  init(removed: some Sequence<Int> = [], inserted: some Sequence<Int> = [], moves: [Int: Int] = [:]) {
    self.removed = (Array(removed) + moves.keys).sorted()
    self.inserted = (Array(inserted) + moves.values).sorted()
    self.moves = moves
  }

  /// Returns the new index of an element, or nil if it was removed.
  func new(_ old: Int) -> Int? {
    if let new = moves[old] { return new }
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
  func old(_ new: Int) -> Int? {
    moves.first { $0.value == new }?.key ?? IndexMapping(removed: inserted, inserted: removed).new(new)
  }
}
