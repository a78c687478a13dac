import TermKitViews

/// A mapping between the paths of a table's rows before and after some changes.
struct ListMapping {
  private let sections: IndexMapping
  // The old numbers of the sections that stay but replace all their rows.
  private let renewed: Set<Int>
  private let oldRows: [Int: IndexMapping]
  private let moves: [IndexPath: IndexPath]
  private let moveSources: [IndexPath: IndexPath]

  init(_ updates: ListUpdates) {
    let (sections, moves) = (updates.sectionMapping, updates.moves)
    (self.sections, self.moves) = (sections, moves)
    renewed = Set(updates.reloadedSections.keys)
    moveSources = Dictionary(uniqueKeysWithValues: moves.map { ($1, $0) })
    let removed = Dictionary(grouping: Array(updates.deletedRows.keys) + moves.keys, by: \.section)
    let inserted = Dictionary(grouping: Array(updates.insertedRows.keys) + moves.values) {
      sections.old($0.section) ?? -1
    }
    oldRows = Dictionary(
      uniqueKeysWithValues: Set(removed.keys).union(inserted.keys).map { section in
        let rows = (removed[section] ?? [], inserted[section] ?? [])
        return (section, IndexMapping(removed: rows.0.map(\.row), inserted: rows.1.map(\.row)))
      })
  }

  /// Returns the new number of a section, or nil if it was deleted.
  func newSection(_ old: Int) -> Int? { sections.new(old) }

  /// Returns the old number of a section, or nil if it was inserted.
  func oldSection(_ new: Int) -> Int? { sections.old(new) }

  /// Returns whether a section, by its old number, replaces all its rows.
  func isReloaded(section: Int) -> Bool { renewed.contains(section) }

  /// Returns the mapping of row numbers within a section, by the section's old number.
  func rows(ofSection section: Int) -> IndexMapping { oldRows[section] ?? IndexMapping() }

  /// Returns the new path of a row, or nil if it was deleted.
  func new(_ old: IndexPath) -> IndexPath? {
    if let target = moves[old] { return target }
    guard !renewed.contains(old.section), let section = sections.new(old.section),
      let row = rows(ofSection: old.section).new(old.row)
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Returns the new path of a row, or the path after the rows that were before a deleted one. There may be no row there.
  func place(of old: IndexPath) -> IndexPath {
    if let new = new(old) { return new }
    guard let section = sections.new(old.section) else {
      let before = (0..<old.section).reversed().lazy.compactMap(sections.new).first
      return IndexPath(row: 0, section: before.map { $0 + 1 } ?? 0)
    }
    if renewed.contains(old.section) { return IndexPath(row: old.row, section: section) }
    let before = (0..<old.row).reversed().lazy.compactMap(rows(ofSection: old.section).new).first
    return IndexPath(row: before.map { $0 + 1 } ?? 0, section: section)
  }

  /// Returns the old path of a row, or nil if it was inserted.
  func old(_ new: IndexPath) -> IndexPath? {
    if let source = moveSources[new] { return source }
    guard let section = sections.old(new.section), !renewed.contains(section),
      let row = rows(ofSection: section).old(new.row)
    else { return nil }
    return IndexPath(row: row, section: section)
  }
}

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
