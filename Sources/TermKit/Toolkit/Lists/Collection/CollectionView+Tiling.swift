import TermKitGraphics
import TermKitViews

/// The kind and the place of a supplementary view.
struct SupplementaryKey: Hashable {
  let kind: String
  let path: IndexPath
}

/// The state of the layout of visible elements.
struct CollectionTiling {
  /// The visible items, in order.
  fileprivate(set) var paths: [IndexPath] = []
  /// The visible supplementary views.
  fileprivate(set) var supplementary: [SupplementaryKey: CollectionReusableView] = [:]
  // The size within the insets, and the offset, that the layout knows.
  fileprivate var size = Size.zero
  fileprivate var origin = Point.zero
}

extension CollectionView {
  // MARK: The layout

  /// Prepares the layout if it is invalid.
  final func prepareLayoutIfNeeded() {
    loadIfNeeded()
    guard !layout.isPrepared, !loading.isDue, dataSource != nil else { return }
    layout.isPrepared = true
    layout.prepare()
  }

  /// Returns the elements in a rectangle of the content, as the layout places them.
  final func elements(in rect: Rect) -> [CollectionViewLayoutAttributes] {
    prepareLayoutIfNeeded()
    let found = dataSource == nil ? [] : layout.layoutAttributesForElements(in: rect) ?? []
    return found.filter { $0.frame.intersects(rect) }
  }

  /// Returns the rectangle of an item in the content, or nil if the layout does not show the item.
  final func frame(of path: IndexPath) -> Rect? {
    prepareLayoutIfNeeded()
    return loading.contains(path) ? layout.layoutAttributesForItem(at: path)?.frame : nil
  }

  /// Lays out the visible content: retires views that scrolled out of sight, and creates views for elements that scrolled in.
  final func tile() {
    work {
      loadIfNeeded()
      if !bounds.isEmpty { tileBounds() }
    }
  }

  private func tileBounds() {
    let kept = adoptBounds()
    // The background follows a change of the offset at once, not in its animation.
    View.performWithoutAnimation { backgroundView?.frame = bounds }
    settle()
    if let kept, let frame = frame(of: kept) {
      scrollRectToVisible(frame, animated: false)
      settle()
    }
    show(elements(in: bounds))
    if isFirstResponder, focus.path == nil { focusDidChange() }
  }

  // Tells the layout of a new size or offset. Returns the item that a new size must keep in sight.
  private func adoptBounds() -> IndexPath? {
    let (old, new) = (tiling.size, bounds.inset(by: adjustedContentInset).size)
    if tiling.origin != bounds.origin {
      tiling.origin = bounds.origin
      if layout.shouldInvalidateLayout(forBoundsChange: bounds) { layout.invalidateLayout() }
    }
    if new == old { return nil }
    let kept = keptItem
    tiling.size = new
    if layout.depends(on: new, insteadOf: old) { layout.invalidateLayout() }
    return kept
  }

  /// The item that stays in sight when all places change: the one with the focus if it is visible, otherwise the first visible one.
  final var keptItem: IndexPath? {
    if let path = focus.path, tiling.paths.contains(path) { return path }
    return tiling.paths.first
  }

  /// Adopts the size of the content, after measuring visible items whose sizes are estimates. Visible items keep their place on the screen.
  final func settle() {
    prepareLayoutIfNeeded()
    if !isOffsetMoving { setScrollTarget(nil) }
    // Smaller heights bring more items into view, which are measured in turn.
    for _ in 0..<8 {
      let origin = bounds.origin
      let anchor = self.anchor
      let before = anchor.flatMap(frame)
      if layout.measure(in: bounds), let before, let after = anchor.flatMap(frame) {
        shiftContent(by: after.origin - before.origin)
      }
      contentSize = dataSource == nil ? .zero : layout.collectionViewContentSize
      if bounds.origin == origin { break }
    }
  }

  // The item that keeps its place on the screen when sizes change.
  private var anchor: IndexPath? {
    if let target = scrolling.target, loading.contains(target) { return target }
    // At the start of the content there is no such item, so that inserted items are visible.
    if !isOffsetMoving, visibleContent.minY <= 0 { return nil }
    return tiling.paths.first { cells[$0]?.frame.intersects(bounds) == true }
  }

  // MARK: Views

  /// Shows exactly these elements.
  private func show(_ elements: [CollectionViewLayoutAttributes]) {
    let paths = elements.filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
    if let wrong = paths.first(where: { !loading.contains($0) }) { requireItem(wrong, "\(type(of: layout))") }
    retire(exceptIn: elements, paths)
    for attributes in elements {
      let view = view(for: attributes)
      if !view.shows(attributes) { view.adopt(attributes) }
    }
    tiling.paths = paths
    // Changes of items may have given the focus to another one.
    for (path, cell) in cells { cell.hasFocusMark = isFocused && focus.path == path }
    order(elements)
    removeIdleViews()
  }

  /// Returns the cell or the supplementary view of an element, and creates it if needed.
  final func view(for attributes: CollectionViewLayoutAttributes) -> CollectionReusableView {
    guard let kind = attributes.representedElementKind else { return cell(for: attributes.indexPath) }
    return supplementary(SupplementaryKey(kind: kind, path: attributes.indexPath))
  }

  // Elements that left are retired first, so that their views can be reused for elements that arrive.
  private func retire(exceptIn elements: [CollectionViewLayoutAttributes], _ paths: [IndexPath]) {
    let visible = Set(paths)
    for (path, cell) in Array(cells) where !visible.contains(path) {
      cells[path] = nil
      retire(cell, from: path)
    }
    if tiling.supplementary.isEmpty { return }
    let keys = Set(
      elements.compactMap { element in
        element.representedElementKind.map { SupplementaryKey(kind: $0, path: element.indexPath) }
      })
    retireSupplementary { !keys.contains($0) }
  }

  // Puts the views into the order of their `zIndex`. Views with the same one stay in their order.
  private func order(_ elements: [CollectionViewLayoutAttributes]) {
    guard elements.contains(where: { $0.zIndex != 0 }) else { return }
    let views = subviews.compactMap { $0 as? CollectionReusableView }.filter { $0.attributes != nil }
    let levels = views.map { $0.attributes?.zIndex ?? 0 }
    if zip(levels, levels.dropFirst()).allSatisfy({ $0 <= $1 }) { return }
    for level in Set(levels).sorted() {
      for (view, its) in zip(views, levels) where its == level { bringSubviewToFront(view) }
    }
  }

  final func removeIdleViews() {
    for pool in [cellPool.items, supplementaryPool.items] {
      for view in pool where view.superview === self { view.removeFromSuperview() }
    }
  }

  // MARK: Cells

  /// Returns the cell of an item. If the item has no cell, asks the data source for one.
  final func cell(for path: IndexPath) -> CollectionViewCell {
    if let cell = cells[path] { return cell }
    guard let dataSource else { Contract.fail("a collection view without a data source has no items") }
    let cell = asking { dataSource.collectionView(self, cellForItemAt: path) }
    Contract.require(
      cell.reuseIdentifier != nil,
      "collectionView(_:cellForItemAt:) returned a cell that the collection did not make: return one from "
        + "dequeueReusableCell(withReuseIdentifier:for:)")
    Contract.require(
      cell.indexPath == nil,
      "collectionView(_:cellForItemAt:) returned for \(path.text(.item)) the cell that shows "
        + "\(cell.indexPath?.text(.item) ?? "nothing"): return a different cell for each item")
    stopLeaving(cell)
    cell.indexPath = path
    cell.attributes = nil
    cells[path] = cell
    View.performWithoutAnimation { cell.isSelected = selected.contains(path) }
    cell.hasFocusMark = isFocused && focus.path == path
    if cell.superview !== self { insertSubview(cell, at: backIndex) }
    notifications.add(cell)
    return cell
  }

  /// The subview index for new cells, behind all others.
  final var backIndex: Int { backgroundView == nil ? 0 : 1 }

  /// Retires a cell that no longer shows its item.
  ///
  /// It remains a subview until the layout pass ends, because most cells are reused in it. Scrolling then adds and removes no views.
  final func retire(_ cell: CollectionViewCell, from path: IndexPath?) {
    cell.indexPath = nil
    cell.attributes = nil
    cell.finishMovement()
    cell.hasFocusMark = false
    window?.windowScene?.cancelTouch(in: cell)
    if focusedDescendant?.isDescendant(of: cell) == true { returnFocusToCollection(from: path) }
    if let identifier = cell.reuseIdentifier { cellPool.put(cell, identifier) }
    let wasPending = notifications.remove(cell)
    if let path, !wasPending { askDelegate { $0.collectionView(self, didEndDisplaying: cell, forItemAt: path) } }
  }

  /// Retires all cells and supplementary views.
  final func retireEverything() {
    for (cell, _) in batch.leaving { finishLeaving(cell) }
    let shown = Array(cells)
    cells = RowCells<CollectionViewCell>()
    tiling.paths = []
    for (path, cell) in shown { retire(cell, from: path) }
    retireSupplementary { _ in true }
    removeIdleViews()
  }

  /// Renames the visible items after changes.
  final func renameVisibleItems(_ newPath: (IndexPath) -> IndexPath?) {
    tiling.paths = tiling.paths.compactMap(newPath).sorted()
  }

  /// Returns the height that the row of an item needs in a list.
  final func fittingHeight(of path: IndexPath, look: RowLook, width: Int) -> Int {
    cell(for: path).fittingHeight(width: width, look: look)
  }

  // MARK: Supplementary views

  private func supplementary(_ key: SupplementaryKey) -> CollectionReusableView {
    if let view = tiling.supplementary[key] { return view }
    let view = makeSupplementary(key)
    view.attributes = nil
    tiling.supplementary[key] = view
    if view.superview !== self { addSubview(view) }
    notifications.add(sectionView: view)
    return view
  }

  private func makeSupplementary(_ key: SupplementaryKey) -> CollectionReusableView {
    guard let dataSource else { Contract.fail("a collection view without a data source has no supplementary views") }
    let view = asking {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    }
    Contract.require(
      !tiling.supplementary.values.contains { $0 === view },
      "collectionView(_:viewForSupplementaryElementOfKind:at:) returned a view that is shown elsewhere: return a different "
        + "view for each place")
    return view
  }

  /// Returns the kind and place of a visible supplementary view.
  final func key(of view: View) -> SupplementaryKey? { tiling.supplementary.first { $0.value === view }?.key }

  /// Retires the supplementary views that fulfil a condition.
  final func retireSupplementary(where isGone: (SupplementaryKey) -> Bool) {
    for (key, view) in tiling.supplementary where isGone(key) {
      tiling.supplementary[key] = nil
      discard(view)
      if notifications.remove(sectionView: view) { continue }
      askDelegate {
        $0.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
      }
    }
  }

  private func discard(_ view: CollectionReusableView) {
    view.attributes = nil
    view.finishMovement()
    if focusedDescendant?.isDescendant(of: view) == true { returnFocusToCollection(from: nil) }
    if let name = view.poolIdentifier { supplementaryPool.put(view, name) } else { view.removeFromSuperview() }
  }

  /// Assigns visible supplementary views to the new places of their sections after changes.
  final func renameSupplementary(_ mapping: TableMapping) {
    retireSupplementary {
      mapping.newSection($0.path.section) == nil || mapping.isReloaded(section: $0.path.section)
    }
    let views = tiling.supplementary.compactMap { key, view in
      mapping.newSection(key.path.section).map { section in
        (SupplementaryKey(kind: key.kind, path: IndexPath(item: key.path.item, section: section)), view)
      }
    }
    tiling.supplementary = Dictionary(uniqueKeysWithValues: views)
  }

  /// Returns the height that a section's header or footer needs in a list.
  final func fittingHeight(ofKind kind: String, inSection section: Int, width: Int) -> Int {
    let key = SupplementaryKey(kind: kind, path: IndexPath(item: 0, section: section))
    let shown = tiling.supplementary[key]
    let view = shown ?? makeSupplementary(key)
    let height = view.fittingSize(in: Size(width: width, height: Int.max / 4)).height
    if shown == nil { discard(view) }
    return height
  }
}
