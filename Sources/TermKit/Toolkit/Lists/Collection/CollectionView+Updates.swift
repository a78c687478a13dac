import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// The changes to a collection's items that are pending or being animated, and the item that is being configured again.
struct CollectionBatch {
  /// The changes that were requested but not applied yet.
  fileprivate var updates = TableUpdates(of: .item)
  /// Whether a reload was due when the batch began. It replaces the animation, also if the items were counted in the meantime.
  fileprivate var reloads = false
  /// The number of nested calls of `performBatchUpdates` that have not returned.
  fileprivate(set) var depth = 0
  /// The completion handlers of the batch that is being collected.
  fileprivate var completions: [@MainActor (Bool) -> Void] = []
  /// The item that is being reconfigured, and its cell.
  fileprivate(set) var reconfigured: (path: IndexPath, cell: CollectionViewCell)?
  /// The cells of items that were deleted, reloaded or moved out of view, until their animation has finished, and the paths of their items.
  fileprivate(set) var leaving: [(cell: CollectionViewCell, path: IndexPath)] = []
}

extension CollectionView {
  // MARK: Changing items and sections

  /// Inserts items that the data source has added, which fade in. Outside a batch, the change is made at once, in an animation of 0.3
  /// seconds.
  /// - Parameter indexPaths: The paths of the new items after all changes of the batch.
  /// - Precondition: At the end of the batch, or of a call outside a batch, the data source's counts agree with the changes.
  public final func insertItems(at indexPaths: [IndexPath]) {
    change("insertItems(at:)") { $0.insertRows(indexPaths, .fade) }
  }

  /// Deletes items that the data source has removed, which fade out. Outside a batch, the change is made at once, in an animation of 0.3
  /// seconds.
  /// - Parameter indexPaths: The paths of the items before all changes of the batch.
  /// - Precondition: The items exist, and the batch deletes each only once. At the end of the batch, or of a call outside a batch, the data
  ///   source's counts agree with the changes.
  public final func deleteItems(at indexPaths: [IndexPath]) {
    change("deleteItems(at:)") { $0.deleteRows(indexPaths, .fade) }
  }

  /// Exchanges the cells of items, and asks for their sizes again. Selected items stay selected.
  /// - Parameter indexPaths: The paths of the items before all changes of the batch.
  /// - Precondition: The items exist, and the batch does not delete them. At the end of the batch, or of a call outside a batch, the data
  ///   source's counts agree with the changes.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    change("reloadItems(at:)") { $0.reloadRows(indexPaths, .fade) }
  }

  /// Moves an item that the data source has moved. The item stays selected.
  ///
  /// - Parameters:
  ///   - indexPath: The path of the item before all changes of the batch.
  ///   - newIndexPath: The path of the item after all changes of the batch.
  /// - Precondition: The item exists, and the batch does not delete it. At the end of the batch, or of a call outside a batch, the data
  ///   source's counts agree with the changes.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change("moveItem(at:to:)") { $0.moveRow(indexPath, to: newIndexPath) }
  }

  /// Inserts sections that the data source has added.
  /// - Parameter sections: The numbers of the new sections after all changes of the batch.
  /// - Precondition: At the end of the batch, or of a call outside a batch, the data source's counts agree with the changes.
  public final func insertSections(_ sections: some Sequence<Int>) {
    change("insertSections(_:)") { $0.insertSections(sections, .fade) }
  }

  /// Deletes sections that the data source has removed.
  /// - Parameter sections: The numbers of the sections before all changes of the batch.
  /// - Precondition: The sections exist. At the end of the batch, or of a call outside a batch, the data source's counts agree with the
  ///   changes.
  public final func deleteSections(_ sections: some Sequence<Int>) {
    change("deleteSections(_:)") { $0.deleteSections(sections, .fade) }
  }

  /// Reloads sections with their supplementary views and items, and deselects their items. The sections may have other numbers of items
  /// than before.
  /// - Parameter sections: The numbers of the sections before all changes of the batch.
  /// - Precondition: The sections exist. At the end of the batch, or of a call outside a batch, the data source's counts agree with the
  ///   changes, apart from the numbers of items in these sections.
  public final func reloadSections(_ sections: some Sequence<Int>) {
    change("reloadSections(_:)") { $0.reloadSections(sections, .fade) }
  }

  /// Moves a section with its items, which the data source has moved.
  ///
  /// - Parameters:
  ///   - section: The number of the section before all changes of the batch.
  ///   - newSection: The number of the section after all changes of the batch.
  /// - Precondition: The section exists, and the batch does not delete it. At the end of the batch, or of a call outside a batch, the data
  ///   source's counts agree with the changes.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change("moveSection(_:toSection:)") { $0.moveSection(section, to: newSection) }
  }

  /// Lets the data source fill the present cells of items again, and asks for the sizes of the items. An item without a cell gets no cell.
  ///
  /// Unlike `reloadItems(at:)`, it exchanges no cells: `dequeueReusableCell(withReuseIdentifier:for:)` returns the present cell of the
  /// item.
  /// - Parameter indexPaths: The paths of the items before all changes of the batch.
  /// - Precondition: The items exist, and the batch does not delete them. The data source dequeues with the reuse identifier
  ///   or registration of the present cell, and returns that cell.
  public final func reconfigureItems(at indexPaths: [IndexPath]) {
    change("reconfigureItems(at:)") { $0.reconfigureRows(indexPaths) }
  }

  /// Changes items and sections in one animation of 0.3 seconds.
  ///
  /// Items that are neither deleted nor in a reloaded section stay selected. The focus stays with its item, or moves to the nearest item if
  /// that one is deleted. The first visible line keeps its place on the screen unless the collection is scrolled to its start. If `updates`
  /// requests no changes, the layout asks for all sizes again.
  ///
  /// - Parameters:
  ///   - updates: A closure that calls `insertItems(at:)` and similar methods, and may change the data.
  ///   - completion: Called when the animation has ended, with false if it was interrupted; at once, with true, if there is no animation.
  ///     Nested calls share the outermost animation.
  /// - Precondition: After `updates`, the numbers of sections and items in the data source agree with the requested changes.
  public final func performBatchUpdates(
    _ updates: (@MainActor () -> Void)?, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    requireNoQuestion("performBatchUpdates(_:completion:)")
    if batch.depth == 0 { batch.reloads = loading.isDue }
    batch.depth += 1
    updates?()
    if let completion { batch.completions.append(completion) }
    batch.depth -= 1
    guard batch.depth == 0 else { return }
    let completions = batch.completions
    batch.completions = []
    work { commitUpdates { finished in completions.forEach { $0(finished) } } }
  }

  private func change(_ what: String, _ body: (inout TableUpdates) -> Void) {
    requireNoQuestion(what)
    body(&batch.updates)
    if batch.depth == 0 { work { commitUpdates { _ in } } }
  }

  // MARK: Applying changes

  private func commitUpdates(_ completion: @escaping @MainActor (Bool) -> Void) {
    let updates = batch.updates
    batch.updates = TableUpdates(of: .item)
    // The pending reload asks for everything anyway.
    if loading.isDue || batch.reloads {
      batch.reloads = false
      reloadData()
      completion(true)
      return
    }
    let counts = reportedCounts
    if let fault = updates.fault(from: loading.counts, to: counts) {
      Contract.fail("\(fault). Make the same changes to the data, in the same batch or just before it")
    }
    setPressed(nil)
    let mapping = updates.mapping
    let old = placesNearby
    let gone = rename(mapping, updates, counts)
    for path in updates.reconfiguredRows.compactMap(mapping.new) { reconfigure(path) }
    guard !bounds.isEmpty else {
      for (path, cell) in gone { retire(cell, from: path) }
      removeIdleViews()
      completion(true)
      return setNeedsLayout()
    }
    animateChange(from: old, gone, completion) { path in
      mapping.old(path).flatMap { updates.reloadedRows[$0] == nil ? $0 : nil }
    }
  }

  /// Updates all stored paths to those after the changes; returns the cells of items that were deleted or reloaded.
  private func rename(
    _ mapping: TableMapping, _ updates: TableUpdates, _ counts: [Int]
  ) -> [(path: IndexPath, cell: CollectionViewCell)] {
    let anchor = anchorItem(mapping)
    let before = anchor.flatMap(frame)
    adopt(counts: counts)
    if updates.isEmpty { layout.invalidateLayout() } else { layout.follow(mapping, counts: counts) }
    for path in updates.reloadedRows.keys.compactMap(mapping.new) { layout.forgetSize(of: path) }
    selected = RowSelection(selected.compactMap(mapping.new))
    let focusIsNew = focus.path.map { mapping.new($0) == nil } ?? false
    if let path = focus.path { setFocusedItem(nearestItem(to: mapping.place(of: path))) }
    setScrollTarget(scrolling.target.flatMap(mapping.new))
    let gone = renameCells(mapping, updates)
    renameVisibleItems(mapping.new)
    renameSupplementary(mapping)
    if let before, let after = anchor.flatMap(mapping.new).flatMap(frame) {
      let distance = after.origin - before.origin
      shiftContent(
        by: layout.scrollAxis == .vertical ? Point(x: 0, y: distance.y) : Point(x: distance.x, y: 0))
    }
    // The item after a deleted one may be out of sight, unlike the item that keeps its place.
    if focusIsNew, let kept = anchor.flatMap(mapping.new), focus.path.flatMap(frame)?.intersects(bounds) != true {
      setFocusedItem(kept)
    }
    return gone
  }

  private func renameCells(
    _ mapping: TableMapping, _ updates: TableUpdates
  ) -> [(path: IndexPath, cell: CollectionViewCell)] {
    var gone: [(path: IndexPath, cell: CollectionViewCell)] = []
    let shown = Array(cells)
    cells = RowCells<CollectionViewCell>()
    for (path, cell) in shown {
      if let new = mapping.new(path), updates.reloadedRows[path] == nil {
        cell.indexPath = new
        cells[new] = cell
      } else {
        // The data source may return the cell again, for this item or another.
        cell.indexPath = nil
        gone.append((path, cell))
      }
    }
    return gone
  }

  private func reconfigure(_ path: IndexPath) {
    layout.forgetSize(of: path)
    guard let cell = cells[path], let dataSource else { return }
    batch.reconfigured = (path, cell)
    let answer = asking { dataSource.collectionView(self, cellForItemAt: path) }
    batch.reconfigured = nil
    Contract.require(
      answer === cell,
      "collectionView(_:cellForItemAt:) returned another cell while \(path.text(.item)) was reconfigured: return the cell "
        + "that you dequeued, or call reloadItems(at:)")
  }

  // The item that keeps its place on the screen. At the start of the content no item does, so that inserted items are visible.
  private func anchorItem(_ mapping: TableMapping) -> IndexPath? {
    let visible = visibleContent
    let isAtStart = layout.scrollAxis == .vertical ? visible.minY <= 0 : visible.minX <= 0
    if isAtStart { return nil }
    return tiling.paths.first { path in
      mapping.new(path) != nil && frame(of: path).map { visible.intersects($0) } ?? false
    }
  }

  private func nearestItem(to path: IndexPath) -> IndexPath? {
    guard loading.counts.indices.contains(path.section) else { return loading.last }
    let count = loading.counts[path.section]
    return count > 0 ? IndexPath(item: min(path.item, count - 1), section: path.section) : loading.first
  }

  // MARK: Changing the layout

  /// Replaces the layout. Selected items stay selected.
  ///
  /// The item with the focus stays in sight if it is visible; otherwise the first visible item does.
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: Whether items that both layouts show move to their new places over 0.3 seconds.
  ///   - completion: Called when the animation has ended, with false if it was interrupted; at once, with true, if there is no animation.
  ///     Defaults to nil.
  /// - Precondition: No other collection uses the layout.
  public final func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    requireNoQuestion("setCollectionViewLayout(_:animated:completion:)")
    if layout === self.layout {
      completion?(true)
      return
    }
    let isShown = !bounds.isEmpty && !loading.isDue
    let (old, kept) = (isShown ? placesNearby : Places(), keptItem)
    exchangeLayout(for: layout)
    guard isShown else {
      completion?(true)
      return
    }
    work {
      settle()
      if let frame = kept.flatMap(frame) { scrollRectToVisible(frame, animated: false) }
      if animated { return animateChange(from: old, [], completion ?? { _ in }) { $0 } }
      completion?(true)
    }
  }

  private func exchangeLayout(for new: CollectionViewLayout) {
    let old = layout
    old.collectionView = nil
    adopt(new)
    layout = new
    setNeedsLayout()
    // A colour that the program or an appearance rule has set stays.
    if backgroundColor == old.defaultBackground, !customizations.contains(AppearanceSlot.named("backgroundColor")) {
      AppearancePass.setDefaults { backgroundColor = new.defaultBackground }
    }
  }

  /// Connects a new layout with this collection.
  final func adopt(_ layout: CollectionViewLayout) {
    Contract.require(
      layout.collectionView == nil, "a layout belongs to one collection view: make another layout for each of them")
    layout.collectionView = self
    layout.isPrepared = false
  }

  // MARK: Animation

  /// The rectangles of items in and near the visible area, before a change.
  private struct Places {
    var frames: [IndexPath: Rect] = [:]
    var origin = Point.zero
  }

  private var placesNearby: Places {
    let page = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let items = elements(in: page).filter { $0.representedElementCategory == .cell }
    return Places(
      frames: Dictionary(items.map { ($0.indexPath, $0.frame) }) { first, _ in first }, origin: bounds.origin)
  }

  /// Animates items that come, go and move.
  private func animateChange(
    from old: Places, _ gone: [(path: IndexPath, cell: CollectionViewCell)],
    _ completion: @escaping @MainActor (Bool) -> Void, oldPath: (IndexPath) -> IndexPath?
  ) {
    let staying = Set(cells.map { ObjectIdentifier($0.cell) })
    settle()
    let items = elements(in: bounds).filter { $0.representedElementCategory == .cell }
    let shift = bounds.origin - old.origin
    keepVisible(gone.map(\.cell), movedBy: shift)
    for item in items {
      let cell = cell(for: item.indexPath)
      if staying.contains(ObjectIdentifier(cell)) { continue }
      place(cell, item, from: oldPath(item.indexPath).flatMap { old.frames[$0] }?.offset(by: shift))
    }
    let gone = gone.filter { $0.cell.indexPath == nil }
    let paths = Set(items.map(\.indexPath))
    let outside = Array(cells).filter { !paths.contains($0.path) && $0.cell.attributes != nil }
    let ends = outside.map { frame(of: $0.path) }
    for (path, _) in outside { cells[path] = nil }
    let going = gone.map { ($0.cell, $0.path) } + outside.map { ($0.cell, $0.path) }
    batch.leaving += going
    for (_, cell) in gone { beginLeaving(cell, from: focus.path) }
    for (path, cell) in outside { beginLeaving(cell, from: path) }
    View.animate(withDuration: 0.3) {
      for (_, cell) in gone { cell.alpha = 0 }
      for ((_, cell), end) in zip(outside, ends) {
        if let end { cell.frame = near(end) } else { cell.alpha = 0 }
      }
      tile()
    } completion: { [weak self] finished in
      for (cell, _) in going { self?.finishLeaving(cell) }
      self?.removeIdleViews()
      completion(finished)
    }
  }

  /// Moves visible views along with the content, so that their animations begin at their present place on the screen.
  private func keepVisible(_ gone: [CollectionViewCell], movedBy shift: Point) {
    let views = cells.map(\.cell).filter { $0.attributes != nil } + gone + batch.leaving.map { $0.cell }
    for view in views + tiling.supplementary.values.map({ $0 as View }) { view.shift(by: shift) }
  }

  // An item begins at its old place, or fades in at its new one.
  private func place(_ cell: CollectionViewCell, _ new: CollectionViewLayoutAttributes, from old: Rect?) {
    View.performWithoutAnimation {
      cell.frame = old.map(near) ?? new.frame
      cell.alpha = old == nil ? 0 : new.alpha
    }
    cell.attributes = new
    // Items that move are in front of items that are inserted.
    if old == nil { insertSubview(cell, at: backIndex) }
  }

  // An item begins and ends no farther away than just beyond the visible area.
  private func near(_ frame: Rect) -> Rect {
    let x = min(max(frame.minX, bounds.minX - frame.width), bounds.maxX)
    let y = min(max(frame.minY, bounds.minY - frame.height), bounds.maxY)
    return Rect(origin: Point(x: x, y: y), size: frame.size)
  }

  // MARK: Leaving items

  private func beginLeaving(_ cell: CollectionViewCell, from path: IndexPath?) {
    cell.indexPath = nil
    cell.hasFocusMark = false
    window?.windowScene?.cancelTouch(in: cell)
    if focusedDescendant?.isDescendant(of: cell) == true { returnFocusToCollection(from: path) }
    insertSubview(cell, at: backIndex)
  }

  /// Retires a leaving cell when its animation has ended.
  final func finishLeaving(_ cell: CollectionViewCell) {
    guard let index = batch.leaving.firstIndex(where: { $0.cell === cell }) else { return }
    retire(cell, from: batch.leaving.remove(at: index).path)
    View.performWithoutAnimation { cell.alpha = 1 }
  }

  /// Makes a cell usable for an item again if the data source returns it while it is still leaving.
  final func stopLeaving(_ cell: CollectionViewCell) {
    guard let index = batch.leaving.firstIndex(where: { $0.cell === cell }) else { return }
    let path = batch.leaving.remove(at: index).path
    cell.finishMovement()
    View.performWithoutAnimation { cell.alpha = 1 }
    askDelegate { $0.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
  }
}
