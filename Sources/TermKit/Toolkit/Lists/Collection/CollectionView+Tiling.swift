import TermKitGraphics
import TermKitViews

/// The bounds for which the layout of a collection has placed the items.
struct CollectionTiling {
  // The size within the insets, and the offset.
  fileprivate var size = Size.zero
  fileprivate var origin = Point.zero
}

extension CollectionView {
  // MARK: The layout

  /// Prepares the layout if it is invalid.
  final func prepareLayoutIfNeeded() {
    engine.loadIfNeeded()
    guard !layout.isPrepared, !engine.isLoadDue, dataSource != nil else { return }
    layout.isPrepared = true
    layout.prepare()
  }

  /// Returns the elements in a rectangle of the content, as the layout places them.
  final func elements(in rect: Rect) -> [CollectionViewLayoutAttributes] {
    prepareLayoutIfNeeded()
    let found = dataSource == nil ? [] : layout.layoutAttributesForElements(in: rect) ?? []
    return found.filter { $0.frame.intersects(rect) }
  }

  /// Returns the items in a rectangle of the content, as the layout places them.
  final func items(in rect: Rect) -> [CollectionViewLayoutAttributes] {
    elements(in: rect).filter { $0.representedElementCategory == .cell }
  }

  /// Returns the rectangle of an item in the content, or nil if the layout does not show the item.
  final func frame(of path: IndexPath) -> Rect? {
    prepareLayoutIfNeeded()
    return engine.counts.contains(path) ? layout.layoutAttributesForItem(at: path)?.frame : nil
  }

  final func tileBounds() {
    let kept = adoptBounds()
    // The background follows a change of the offset at once, not in its animation.
    View.performWithoutAnimation { backgroundView?.frame = bounds }
    engine.settle()
    if let kept, let frame = frame(of: kept) {
      scrollRectToVisible(frame, animated: false)
      engine.settle()
    }
    show(elements(in: bounds))
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
    if let path = engine.focus, engine.visible.contains(path) { return path }
    return engine.visible.first
  }

  // MARK: Views

  /// Shows exactly these elements.
  private func show(_ elements: [CollectionViewLayoutAttributes]) {
    let paths = elements.filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
    for path in paths { engine.require(path, "\(type(of: layout))") }
    retire(exceptIn: elements, paths)
    for attributes in elements {
      if let view = view(for: attributes), !view.shows(attributes) { view.adopt(attributes) }
    }
    engine.visible = paths
    // Changes of items may have given the focus to another one.
    for (path, cell) in engine.cells { cell.hasFocusMark = isFocused && engine.focus == path }
    order(elements)
    engine.removeIdleViews()
  }

  /// Returns the cell or the supplementary view of an element, and creates it if needed.
  private func view(for attributes: CollectionViewLayoutAttributes) -> CollectionReusableView? {
    guard let part = attributes.part else { return engine.cell(for: attributes.indexPath) as? CollectionViewCell }
    if let view = engine.sectionView(part) as? CollectionReusableView { return view }
    let view = makeSupplementary(part)
    view.attributes = nil
    engine.add(view, of: part)
    return view
  }

  // Elements that left are retired first, so that their views can be reused for elements that arrive.
  private func retire(exceptIn elements: [CollectionViewLayoutAttributes], _ paths: [IndexPath]) {
    let visible = Set(paths)
    engine.retireCells { !visible.contains($0) }
    if engine.sectionViews.isEmpty { return }
    let parts = Set(elements.compactMap(\.part))
    engine.retireSectionViews { !parts.contains($0) }
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

  /// Returns the height that the row of an item needs in a list.
  final func fittingHeight(of path: IndexPath, look: RowLook, width: Int) -> Int {
    (engine.cell(for: path) as? CollectionViewCell)?.fittingHeight(width: width, look: look) ?? 0
  }

  // MARK: Supplementary views

  private func makeSupplementary(_ part: SectionPart) -> CollectionReusableView {
    guard let dataSource else { Contract.fail("a collection view without a data source has no supplementary views") }
    let view = engine.asking {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: part.kind, at: part.path)
    }
    Contract.require(
      engine.part(of: view) == nil,
      "collectionView(_:viewForSupplementaryElementOfKind:at:) returned a view that is shown elsewhere: return a different "
        + "view for each place")
    return view
  }

  final func discard(_ view: View, of part: SectionPart) {
    guard let view = view as? CollectionReusableView else { return }
    view.attributes = nil
    view.finishMovement()
    if focusedDescendant?.isDescendant(of: view) == true { engine.returnFocus(from: nil) }
    if let name = view.poolIdentifier { engine.sectionViewPool.put(view, name) } else { view.removeFromSuperview() }
  }

  /// Returns the height that a section's header or footer needs in a list.
  final func fittingHeight(ofKind kind: String, inSection section: Int, width: Int) -> Int {
    let part = SectionPart(kind: kind, path: IndexPath(item: 0, section: section))
    let shown = engine.sectionView(part)
    let view = shown ?? makeSupplementary(part)
    let height = view.fittingSize(in: Size(width: width, height: Int.max / 4)).height
    if shown == nil { discard(view, of: part) }
    return height
  }
}

extension CollectionViewLayoutAttributes {
  /// The kind and place of a supplementary view, or nil for a cell.
  fileprivate var part: SectionPart? {
    representedElementKind.map { SectionPart(kind: $0, path: indexPath) }
  }
}
