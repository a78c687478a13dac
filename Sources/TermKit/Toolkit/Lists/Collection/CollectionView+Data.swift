import TermKitGraphics
import TermKitViews

extension CollectionView {
  /// Whether a path leads to a item.
  package final func hasItem(_ path: IndexPath) -> Bool { engine.contains(path) }

  /// Calls the delegate while the collection may not change; returns nil if there is no delegate.
  @discardableResult
  final func askDelegate<Answer>(_ question: (any CollectionViewDelegate) -> Answer) -> Answer? {
    collectionDelegate.map { delegate in engine.asking { question(delegate) } }
  }

  // MARK: Loading

  /// Reloads all sections and items, deselects all items, and forgets which item has the focus. Does not call the delegate about the
  /// selection.
  ///
  /// The collection asks its data source before the next frame, or earlier if a property or method needs the answer.
  public final func reloadData() {
    engine.requireNoQuestion("reloadData()")
    layout.invalidateLayout()
    engine.reload()
  }

  // MARK: Information

  /// The number of sections, which the data source has returned. 0 without a data source.
  public final var numberOfSections: Int { engine.numberOfSections }

  /// Returns the number of items in a section, which the data source has returned.
  ///
  /// - Precondition: The section exists.
  public final func numberOfItems(inSection section: Int) -> Int {
    engine.numberOfItems(inSection: section, "numberOfItems(inSection:)")
  }

  /// The cells of the items that are visible, at least in part, in the order of their items.
  public final var visibleCells: [CollectionViewCell] {
    layoutIfNeeded()
    return engine.visible.compactMap(cellForItem)
  }

  /// The items that are visible, at least in part, in order.
  public final var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return engine.visible
  }

  /// Returns the cell that shows an item, or nil if the item was not visible in the last layout pass.
  ///
  /// Unlike `visibleCells`, it does not lay the collection out first.
  public final func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    engine.cells[indexPath] as? CollectionViewCell
  }

  /// Returns the item that a cell shows, or nil if the cell shows none.
  public final func indexPath(for cell: CollectionViewCell) -> IndexPath? { engine.path(of: cell) }

  /// Returns the item at a point in the collection's coordinates, or nil if there is no item. Of overlapping items, returns the last that
  /// the layout lists. The item need not be visible.
  public final func indexPathForItem(at point: Point) -> IndexPath? {
    let found = elements(in: Rect(origin: point, size: Size(width: 1, height: 1)))
    return found.last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// Returns the place and look of an item, visible or not, or nil if there is no such item or the layout does not show it.
  public final func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return engine.counts.contains(indexPath) ? layout.layoutAttributesForItem(at: indexPath) : nil
  }

  /// Returns the place and look of a supplementary view, or nil if the layout does not show it. `kind` is its kind, such as
  /// `CollectionView.elementKindSectionHeader`. `indexPath` is its position: a header or footer is at item 0 of its section.
  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns the supplementary view of the kind `elementKind`, such as `CollectionView.elementKindSectionHeader`, at `indexPath`, or nil if
  /// it was not visible in the last layout pass. The header of a section is at item 0.
  public final func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> CollectionReusableView?
  { engine.sectionView(SectionPart(kind: elementKind, path: indexPath)) as? CollectionReusableView }

  /// Returns the visible supplementary views of a kind, in the order of their index paths.
  public final func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    layoutIfNeeded()
    let shown = engine.sectionViews.filter { $0.part.kind == elementKind }
    return shown.sorted { $0.part.path < $1.part.path }.compactMap { $0.view as? CollectionReusableView }
  }
}
