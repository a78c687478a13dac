import TermKitViews

/// A mapping between the paths of a table's rows before and after some changes.
struct ListMapping {
  private let sections: IndexMapping
  private let renewed: Set<Int>
  private let oldRows: [Int: IndexMapping]
  private let moves: [IndexPath: IndexPath]
  private let moveSources: [IndexPath: IndexPath]

  /// Creates a mapping.
  ///
  /// - Parameters:
  ///   - sections: The mapping of section numbers.
  ///   - renewed: The old numbers of the sections that stay but replace all their rows.
  ///   - removed: The old paths of rows that are deleted or moved.
  ///   - inserted: The new paths of rows that are inserted or moved.
  ///   - moves: The new paths of moved rows, by their old paths.
  init(
    sections: IndexMapping, renewed: Set<Int>, removed: [IndexPath], inserted: [IndexPath],
    moves: [IndexPath: IndexPath]
  ) {
    self.sections = sections
    self.renewed = renewed
    self.moves = moves
    moveSources = Dictionary(uniqueKeysWithValues: moves.map { ($1, $0) })
    let removed = Dictionary(grouping: removed, by: \.section)
    let inserted = Dictionary(grouping: inserted) { sections.old($0.section) ?? -1 }
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

extension TableGeometry {
  /// Returns the geometry after changes. Rows that stay keep their heights; inserted rows have estimated ones.
  ///
  /// - Parameters:
  ///   - mapping: The mapping of paths by the changes.
  ///   - counts: The new number of rows in each section.
  ///   - estimate: The estimated height of inserted rows, in cells.
  ///   - section: A closure that returns a new section, by its number, without rows.
  func changed(by mapping: ListMapping, counts: SectionCounts, estimate: Int, section: (Int) -> Section)
    -> TableGeometry
  {
    var result = TableGeometry(
      sections: counts.perSection.enumerated().map { number, count in
        guard let old = mapping.oldSection(number), !mapping.isReloaded(section: old) else {
          var new = section(number)
          new.rows = RowHeights(count: count, estimate: estimate)
          return new
        }
        var kept = sections[old]
        let rows = mapping.rows(ofSection: old)
        for row in rows.removed.reversed() { kept.rows.replace(row..<row + 1, with: []) }
        for row in rows.inserted {
          kept.rows.replace(row..<row, with: [RowHeights.Run(count: 1, height: estimate, isKnown: false)])
        }
        return kept
      })
    (result.header, result.footer) = (header, footer)
    result.follow(self)
    return result
  }
}
