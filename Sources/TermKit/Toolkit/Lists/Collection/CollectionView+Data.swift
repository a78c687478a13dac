import TermKitGraphics
import TermKitViews

/// The numbers of items that a collection knows, and whether it must ask again.
struct CollectionLoading {
  /// The number of items in each section.
  fileprivate(set) var counts: [Int] = []
  /// Whether the collection must ask the data source for everything again.
  fileprivate(set) var isDue = true
  /// The number of calls to the data source or the delegate that have not returned.
  fileprivate var openQuestions = 0

  /// Returns whether an item exists.
  func contains(_ path: IndexPath) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  /// The first item, or nil if there are no items.
  var first: IndexPath? { counts.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) } }

  /// The last item, or nil if there are no items.
  var last: IndexPath? { counts.lastIndex { $0 > 0 }.map { IndexPath(item: counts[$0] - 1, section: $0) } }

  /// The number of all items.
  var total: Int { counts.reduce(0, +) }

  /// Returns the number of an item among all items, counted from 1.
  func number(of path: IndexPath) -> Int { counts[..<path.section].reduce(path.item + 1, +) }
}

extension CollectionView {
  // MARK: Asking

  /// Calls the data source or the delegate. The collection may not change until the answer.
  final func asking<Answer>(_ question: () -> Answer) -> Answer {
    loading.openQuestions += 1
    defer { loading.openQuestions -= 1 }
    return question()
  }

  /// Calls the delegate while the collection may not change; returns nil if there is no delegate.
  @discardableResult
  final func askDelegate<Answer>(_ question: (any CollectionViewDelegate) -> Answer) -> Answer? {
    collectionDelegate.map { delegate in asking { question(delegate) } }
  }

  /// Traps if the collection is waiting for an answer of its data source or delegate.
  final func requireNoQuestion(_ change: String) {
    Contract.require(
      loading.openQuestions == 0,
      "\(change) was called while the collection view was calling its data source or delegate: call it before or after that"
    )
  }

  final func requireItem(_ path: IndexPath, _ what: String) {
    let isKnown = hasItem(path)
    let counts = loading.counts
    let reason =
      counts.indices.contains(path.section)
      ? "that section has \(counts[path.section]) items" : "there are \(counts.count) sections"
    Contract.require(isKnown, "\(what): there is no \(path.text(.item)): \(reason)")
  }

  /// Returns whether an item exists.
  package final func hasItem(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    return loading.contains(path)
  }

  /// The number of items in each section, as the data source reports it now.
  final var reportedCounts: [Int] {
    guard let dataSource else { return [] }
    let sections = asking { dataSource.numberOfSections(in: self) }
    Contract.require(
      sections >= 0, "numberOfSections(in:) returned \(sections): the number of sections cannot be negative")
    return (0..<sections).map { section in
      let count = asking { dataSource.collectionView(self, numberOfItemsInSection: section) }
      Contract.require(
        count >= 0,
        "collectionView(_:numberOfItemsInSection:) returned \(count) for section \(section): the number of items cannot be negative"
      )
      return count
    }
  }

  // MARK: Loading

  /// Reloads all sections and items, deselects all items, and forgets which item has the focus. Does not call the delegate about the
  /// selection.
  ///
  /// The collection asks its data source before the next frame, or earlier if a property or method needs the answer.
  public final func reloadData() {
    requireNoQuestion("reloadData()")
    loading.isDue = true
    selected = RowSelection()
    setFocusedItem(nil)
    layout.invalidateLayout()
    setNeedsLayout()
    setPressed(nil)
  }

  /// Reads the numbers of sections and items, if a reload is due.
  final func loadIfNeeded() {
    guard loading.isDue, loading.openQuestions == 0 else { return }
    loading.isDue = false
    loading.counts = reportedCounts
    // The delegate hears that cells leave, and may then ask for cells of the new items.
    retireEverything()
  }

  /// Adopts the numbers of items after changes.
  final func adopt(counts: [Int]) { loading.counts = counts }

  // MARK: Information

  /// The number of sections, which the data source has returned. 0 without a data source.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return loading.counts.count
  }

  /// Returns the number of items in a section, which the data source has returned.
  ///
  /// - Precondition: The section exists.
  public final func numberOfItems(inSection section: Int) -> Int {
    Contract.require(
      (0..<numberOfSections).contains(section),
      "numberOfItems(inSection:): there is no section \(section): there are \(numberOfSections) sections")
    return loading.counts[section]
  }

  /// The cells of the items that are visible, at least in part, in the order of their items.
  public final var visibleCells: [CollectionViewCell] {
    layoutIfNeeded()
    return tiling.paths.compactMap { cells[$0] }
  }

  /// The items that are visible, at least in part, in order.
  public final var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return tiling.paths
  }

  /// Returns the cell that shows an item, or nil if the item was not visible in the last layout pass.
  ///
  /// Unlike `visibleCells`, it does not lay the collection out first.
  public final func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? { cells[indexPath] }

  /// Returns the item that a cell shows, or nil if the cell shows none.
  public final func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    cell.indexPath.flatMap { cells[$0] === cell ? $0 : nil }
  }

  /// Returns the item at a point in the collection's coordinates, or nil if there is no item. Of overlapping items, returns the last that
  /// the layout lists. The item need not be visible.
  public final func indexPathForItem(at point: Point) -> IndexPath? {
    let found = elements(in: Rect(origin: point, size: Size(width: 1, height: 1)))
    return found.last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// Returns the place and look of an item, visible or not, or nil if there is no such item or the layout does not show it.
  public final func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return loading.contains(indexPath) ? layout.layoutAttributesForItem(at: indexPath) : nil
  }

  /// Returns the place and look of a supplementary view, or nil if the layout does not show it.
  /// - Parameters:
  ///   - kind: The kind, such as `CollectionView.elementKindSectionHeader`.
  ///   - indexPath: The place of the view: its section, and 0 for a header or footer.
  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns a supplementary view, such as the header of a section at item 0, or nil if it was not visible in the last layout pass.
  /// - Parameters:
  ///   - elementKind: The kind, such as `CollectionView.elementKindSectionHeader`.
  ///   - indexPath: The index path of the item.
  public final func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> CollectionReusableView?
  { tiling.supplementary[SupplementaryKey(kind: elementKind, path: indexPath)] }

  /// Returns the visible supplementary views of a kind, in the order of their index paths.
  public final func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    layoutIfNeeded()
    let shown = tiling.supplementary.filter { $0.key.kind == elementKind }
    return shown.sorted { $0.key.path < $1.key.path }.map(\.value)
  }
}
