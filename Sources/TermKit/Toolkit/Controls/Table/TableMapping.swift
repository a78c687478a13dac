/// Where the rows of a table are after some changes, and where they were before.
struct TableMapping {
  private let sections: IndexMapping
  private let renewed: Set<Int>
  private let oldRows: [Int: IndexMapping]
  private let moves: [IndexPath: IndexPath]
  private let moveSources: [IndexPath: IndexPath]

  /// - Parameters:
  ///   - sections: What becomes of the sections.
  ///   - renewed: The sections, by their old numbers, that keep their place but none of their rows.
  ///   - removed: The rows that go, by their old paths, those that move included.
  ///   - inserted: The rows that come, by their new paths, those that move included.
  ///   - moves: Where rows that move come from and go to.
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

  /// The new number of a section, or nil if it is gone.
  func newSection(_ old: Int) -> Int? { sections.new(old) }

  /// The old number of a section, or nil if it is new.
  func oldSection(_ new: Int) -> Int? { sections.old(new) }

  /// True when none of the rows of a section, by its old number, is what it was.
  func isRenewed(section: Int) -> Bool { renewed.contains(section) }

  /// What becomes of the rows of a section, by its old number.
  func rows(ofSection section: Int) -> IndexMapping { oldRows[section] ?? IndexMapping() }

  /// Where a row is now, or nil if it is gone.
  func new(_ old: IndexPath) -> IndexPath? {
    if let target = moves[old] { return target }
    guard !renewed.contains(old.section), let section = sections.new(old.section),
      let row = rows(ofSection: old.section).new(old.row)
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Where a row was, or nil if it is new.
  func old(_ new: IndexPath) -> IndexPath? {
    if let source = moveSources[new] { return source }
    guard let section = sections.old(new.section), !renewed.contains(section),
      let row = rows(ofSection: section).old(new.row)
    else { return nil }
    return IndexPath(row: row, section: section)
  }
}

extension TableGeometry {
  /// The geometry after changes. What stays keeps its height; what is new has an estimated one.
  /// - Parameters:
  ///   - counts: How many rows each section has now.
  ///   - section: Makes what is new: the section of a number, with no rows.
  func changed(by mapping: TableMapping, counts: [Int], estimate: Int, section: (Int) -> Section) -> TableGeometry {
    var result = TableGeometry(
      sections: counts.enumerated().map { number, count in
        guard let old = mapping.oldSection(number), !mapping.isRenewed(section: old) else {
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
