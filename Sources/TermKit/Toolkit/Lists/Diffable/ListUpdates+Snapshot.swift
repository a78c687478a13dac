import TermKitGraphics

extension ListUpdates {
  /// The changes that lead from one snapshot to another. Items that are in both stay or move, so that they keep the focus, the selection and
  /// their cells.
  init<Section, Item>(
    from old: DiffableDataSourceSnapshot<Section, Item>, to new: DiffableDataSourceSnapshot<Section, Item>,
    of noun: PathNoun, with animation: Animation
  ) {
    self.init(of: noun)
    var comparison = SnapshotComparison(old, new, animation)
    comparison.add(to: &self)
  }

  /// Adds the changes of a section of the user's own data.
  mutating func add<Element>(
    _ difference: CollectionDifference<Element>, toSection section: Int, _ animation: Animation
  ) {
    for change in difference {
      switch change {
      case .remove(let offset, _, nil): deleteRows([IndexPath(row: offset, section: section)], animation)
      case .remove(let offset, _, let target?):
        moveRow(IndexPath(row: offset, section: section), to: IndexPath(row: target, section: section))
      case .insert(let offset, _, nil): insertRows([IndexPath(row: offset, section: section)], animation)
      // Its removal has the move.
      case .insert: break
      }
    }
  }
}

/// A comparison of two snapshots.
private struct SnapshotComparison<Section: Hashable, Item: Hashable> {
  private typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>

  private let old: DiffableDataSourceSnapshot<Section, Item>
  private let new: DiffableDataSourceSnapshot<Section, Item>
  private let animation: ListUpdates.Animation
  // For each section of one snapshot, its number in the other one, or nil.
  private let newSections: [Int?]
  private let oldSections: [Int?]
  // The old numbers of sections that stay and are reloaded as a whole.
  private let reloaded: Set<Int>
  // The old paths of items that are not obviously in the same place.
  private var oldPaths: [Item: IndexPath] = [:]

  init(
    _ old: DiffableDataSourceSnapshot<Section, Item>, _ new: DiffableDataSourceSnapshot<Section, Item>,
    _ animation: ListUpdates.Animation
  ) {
    (self.old, self.new, self.animation) = (old, new, animation)
    let oldNumbers = Self.numbers(of: old)
    let newNumbers = Self.numbers(of: new)
    newSections = old.sections.map { newNumbers[$0.identifier] }
    oldSections = new.sections.map { oldNumbers[$0.identifier] }
    reloaded = Set(new.reloadedSectionIdentifiers.compactMap { oldNumbers[$0] })
  }

  private static func numbers(of snapshot: Snapshot) -> [Section: Int] {
    Dictionary(uniqueKeysWithValues: snapshot.sections.enumerated().map { ($1.identifier, $0) })
  }

  /// Adds the changes that lead from the old to the new snapshot.
  mutating func add(to updates: inout ListUpdates) {
    addSections(to: &updates)
    for section in old.sections.indices {
      let items = old.sections[section].items
      for row in changedRows(ofOld: section) { oldPaths[items[row]] = IndexPath(item: row, section: section) }
    }
    for section in new.sections.indices { addItems(ofNew: section, to: &updates) }
    // The old items that are left have no new place.
    updates.deleteRows(oldPaths.values.filter { isCompared($0.section) }, animation)
    addMarks(to: &updates)
  }

  private func addSections(to updates: inout ListUpdates) {
    updates.deleteSections(old.sections.indices.filter { newSections[$0] == nil }, animation)
    updates.insertSections(new.sections.indices.filter { oldSections[$0] == nil }, animation)
    updates.reloadSections(reloaded, animation)
    let kept = new.sections.indices.filter { oldSections[$0] != nil }
    let sources = kept.compactMap { oldSections[$0] }
    let still = ascending(sources)
    for (index, source) in sources.enumerated() where !still.contains(index) {
      updates.moveSection(source, to: kept[index])
    }
  }

  // Whether the items of an old section are compared one by one.
  private func isCompared(_ oldSection: Int) -> Bool {
    newSections[oldSection] != nil && !reloaded.contains(oldSection)
  }

  // The rows of an old section without the first and the last ones that are the same in the new snapshot.
  private func changedRows(ofOld section: Int) -> Range<Int> {
    let items = old.sections[section].items
    guard isCompared(section), let target = newSections[section] else { return items.indices }
    let rows = sharedEnds(items, new.sections[target].items)
    return rows.start..<items.count - rows.end
  }

  private func sharedEnds(_ left: [Item], _ right: [Item]) -> (start: Int, end: Int) {
    let most = min(left.count, right.count)
    var (start, end) = (0, 0)
    while start < most, left[start] == right[start] { start += 1 }
    while end < most - start, left[left.count - 1 - end] == right[right.count - 1 - end] { end += 1 }
    return (start, end)
  }

  private mutating func addItems(ofNew section: Int, to updates: inout ListUpdates) {
    let items = new.sections[section].items
    let source = oldSections[section].flatMap { isCompared($0) ? $0 : nil }
    let ends = source.map { sharedEnds(old.sections[$0].items, items) } ?? (start: 0, end: 0)
    var stayers: [(row: Int, source: Int)] = []
    for row in ends.start..<items.count - ends.end {
      let path = IndexPath(item: row, section: section)
      guard let before = oldPaths.removeValue(forKey: items[row]) else {
        if source != nil { updates.insertRows([path], animation) }
        continue
      }
      if before.section == source {
        stayers.append((row, before.item))
      } else {
        move(before, to: path, isCompared: source != nil, in: &updates)
      }
    }
    let still = ascending(stayers.map(\.source))
    for (index, item) in stayers.enumerated() where !still.contains(index) {
      let before = IndexPath(item: item.source, section: source ?? 0)
      updates.moveRow(before, to: IndexPath(item: item.row, section: section))
    }
  }

  // An item that comes from a section that is reloaded, or goes to one, has no place to move from or to.
  private func move(_ before: IndexPath, to path: IndexPath, isCompared isTarget: Bool, in updates: inout ListUpdates) {
    let staysWhole = oldSections[path.section].map(reloaded.contains) ?? false
    if reloaded.contains(before.section) {
      if isTarget { updates.insertRows([path], animation) }
    } else if staysWhole {
      if isCompared(before.section) { updates.deleteRows([before], animation) }
    } else {
      updates.moveRow(before, to: path)
    }
  }

  // Marks have no effect on items that are new, or come from or go to sections that are reloaded.
  private func addMarks(to updates: inout ListUpdates) {
    let whole = Set(reloaded.map { old.sections[$0].identifier })
    func present(_ items: [Item]) -> [IndexPath] {
      items.filter { item in new.sectionIdentifier(containingItem: item).map(whole.contains) != true }
        .compactMap(old.path).filter { !reloaded.contains($0.section) }
    }
    let rows = Set(present(new.reloadedItemIdentifiers))
    updates.reloadRows(Array(rows), animation)
    updates.reconfigureRows(present(new.reconfiguredItemIdentifiers).filter { !rows.contains($0) })
  }
}

/// Returns the indexes of a longest ascending subsequence of different numbers.
func ascending(_ numbers: [Int]) -> Set<Int> {
  // For each length, the index at which the subsequence of that length with the smallest end ends.
  var ends: [Int] = []
  var previous: [Int?] = []
  for (index, number) in numbers.enumerated() {
    let shorter = ends.countOfFirst { numbers[$0] < number }
    previous.append(shorter > 0 ? ends[shorter - 1] : nil)
    if shorter == ends.count { ends.append(index) } else { ends[shorter] = index }
  }
  var result: Set<Int> = []
  var next = ends.last
  while let index = next {
    result.insert(index)
    next = previous[index]
  }
  return result
}
