import TermKitGraphics
import TermKitInput
import TermKitViews

// The answers of a collection to the engine of lists.

extension CollectionView: ListHost {
  final var scrollAxis: LayoutAxis { layout.scrollAxis }

  // MARK: Data source

  final var dataObject: AnyObject? { dataSource }

  final var reportedSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  final func reportedCount(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  final func requestCell(for path: IndexPath) -> any ListCell {
    guard let dataSource else { Contract.fail("a collection view without a data source has no items") }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    Contract.require(
      cell.reuseIdentifier != nil,
      "collectionView(_:cellForItemAt:) returned a cell that the collection did not make: return one from "
        + "dequeueReusableCell(withReuseIdentifier:for:)")
    return cell
  }

  final func prefetch(_ paths: [IndexPath]) { prefetchDataSource?.collectionView(self, prefetchItemsAt: paths) }

  final func cancelPrefetching(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }

  // MARK: Delegate

  final func canChoose(_ path: IndexPath) -> Bool {
    allowsSelection && askDelegate { $0.collectionView(self, shouldHighlightItemAt: path) } ?? true
  }

  final func willSelect(_ path: IndexPath) -> IndexPath? {
    collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
  }

  // As in UIKit, an item that another one replaces is deselected without a question.
  final func willDeselect(_ path: IndexPath) -> IndexPath? {
    guard allowsMultipleSelection else { return path }
    return collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true ? path : nil
  }

  final func didSelect(_ path: IndexPath) { collectionDelegate?.collectionView(self, didSelectItemAt: path) }

  final func performPrimaryAction(_ path: IndexPath) {
    guard collectionDelegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true else { return }
    collectionDelegate?.collectionView(self, performPrimaryActionForItemAt: path)
  }

  final func didDeselect(_ path: IndexPath) { collectionDelegate?.collectionView(self, didDeselectItemAt: path) }

  final func didHighlight(_ path: IndexPath) { collectionDelegate?.collectionView(self, didHighlightItemAt: path) }

  final func didUnhighlight(_ path: IndexPath) { collectionDelegate?.collectionView(self, didUnhighlightItemAt: path) }

  final func willDisplay(_ cell: any ListCell, at path: IndexPath) {
    guard let cell = cell as? CollectionViewCell else { return }
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  final func didEndDisplaying(_ cell: any ListCell, at path: IndexPath) {
    guard let cell = cell as? CollectionViewCell else { return }
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  final func willDisplay(_ view: View, of part: SectionPart) {
    guard let view = view as? CollectionReusableView else { return }
    collectionDelegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: part.kind, at: part.path)
  }

  final func didEndDisplaying(_ view: View, of part: SectionPart) {
    guard let view = view as? CollectionReusableView else { return }
    collectionDelegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: part.kind, at: part.path)
  }

  // MARK: Places

  final var sizeOfContent: Size {
    prepareLayoutIfNeeded()
    return dataSource == nil ? .zero : layout.collectionViewContentSize
  }

  final var itemsInBounds: [IndexPath] { items(in: bounds).map(\.indexPath) }

  final func items(along span: Range<Int>) -> [IndexPath] {
    items(in: scrollAxis.rect(span, scrollAxis.other.along(bounds))).map(\.indexPath)
  }

  final func show(_ path: IndexPath) { scrollToItem(at: path, at: [], animated: false) }

  final func item(beyond place: Rect, _ step: Int) -> IndexPath? {
    let paths = engine.visible.filter { path in
      frame(of: path).map { step > 0 ? $0.minY >= place.maxY : $0.maxY <= place.minY } ?? false
    }
    return step > 0 ? paths.first : paths.last
  }

  final func measure(_ rows: Range<Int>) -> Bool {
    prepareLayoutIfNeeded()
    return layout.measure(in: Rect(x: bounds.minX, y: rows.lowerBound, width: bounds.width, height: rows.count))
  }

  final func forgetSize(of path: IndexPath) { layout.forgetSize(of: path) }

  // MARK: Views

  final func isCell(_ view: View) -> Bool { view is CollectionViewCell }

  // MARK: Keys

  final var keysNeedLayout: Bool { true }

  // MARK: Changes

  final func placesBeforeChange() -> (_ old: IndexPath, _ end: Rect) -> Rect? {
    let page = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let frames = Dictionary(items(in: page).map { ($0.indexPath, $0.frame) }) { first, _ in first }
    return { old, _ in frames[old] }
  }

  final func follow(_ change: ListChange) {
    if change.updates.isEmpty { return layout.invalidateLayout() }
    layout.follow(change.mapping, counts: engine.counts)
  }

  final func adoptPlace(of cell: any ListCell, at path: IndexPath) {
    guard let cell = cell as? CollectionViewCell, let attributes = layout.layoutAttributesForItem(at: path) else {
      return
    }
    cell.attributes = attributes
    cell.alpha = attributes.alpha
  }

  final func placeOutside(_ path: IndexPath) -> Rect? { frame(of: path).map(engine.near) }
}
