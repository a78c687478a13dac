/// What becomes of numbered things when some are taken out and then others are put in between.
struct IndexMapping {
  /// The old numbers of those taken out, ascending.
  let removed: [Int]
  /// The new numbers of those put in, ascending.
  let inserted: [Int]

  init(removed: some Sequence<Int> = [], inserted: some Sequence<Int> = []) {
    self.removed = removed.sorted()
    self.inserted = inserted.sorted()
  }

  /// The new number of something, or nil if it was taken out.
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

  /// The old number of something, or nil if it was put in.
  func old(_ new: Int) -> Int? { IndexMapping(removed: inserted, inserted: removed).new(new) }
}
