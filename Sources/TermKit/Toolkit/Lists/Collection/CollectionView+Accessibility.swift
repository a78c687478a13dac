import TermKitGraphics
import TermKitViews

// The support of screen readers (X1).

extension CollectionView {
  /// Returns a sentence with the numbers of the visible items, counted over all sections. Returns nil if all items or no items are visible.
  final func visibleItemsText(_ strings: any SystemStrings) -> String? {
    let shown = tiling.paths.filter { path in
      frame(of: path).map { visibleContent(of: path.section).intersects($0) } ?? false
    }
    let count = loading.total
    guard let first = shown.first, let last = shown.last, shown.count < count else { return nil }
    let numbers = loading.number(of: first)...loading.number(of: last)
    return numbers.count == 1
      ? strings.position(numbers.lowerBound, of: count) : strings.items(numbers, of: count)
  }

  /// Gives a cell's item the focus without selecting it. Returns whether the item can have the focus.
  final func focusItem(of cell: CollectionViewCell) -> Bool {
    guard let path = indexPath(for: cell), isSelectable(path), becomeFirstResponder() else { return false }
    moveFocus(to: path)
    return true
  }

  /// Scrolls the item after or before `element` fully into view. If there is no such item, scrolls to the end or the start of the content.
  ///
  /// - Returns: The cell of that item if scrolling moved the item of `element` out of the collection; otherwise nil.
  final func scrollToItem(past element: View, by step: Int) -> View? {
    let current = cells.first { element.isDescendant(of: $0.cell) }
    guard
      let path = current.map({ step > 0 ? loading.item(after: $0.path) : loading.item(before: $0.path) })
        ?? item(beyond: element, step)
    else {
      let place = (current?.cell ?? element).convert((current?.cell ?? element).bounds, to: self)
      showEnd(step, keeping: place)
      return nil
    }
    if isFullyVisible(path) { return nil }
    scrollToItem(at: path, at: [], animated: false)
    layoutIfNeeded()
    guard let current else { return nil }
    return cells[current.path] === current.cell ? nil : cells[path]
  }

  // The first visible item after an element that is not an item, such as a header, or the last one before it.
  private func item(beyond element: View, _ step: Int) -> IndexPath? {
    let place = element.convert(element.bounds, to: self)
    let paths = tiling.paths.filter { path in
      guard let frame = frame(of: path) else { return false }
      return step > 0 ? frame.minY >= place.maxY : frame.maxY <= place.minY
    }
    return step > 0 ? paths.first : paths.last
  }

  private func showEnd(_ step: Int, keeping place: Rect) {
    var offset = contentOffset
    let (rows, columns) = (axis(.vertical).offsets, axis(.horizontal).offsets)
    if step > 0 {
      offset.y = max(offset.y, min(rows.upperBound, place.minY))
      offset.x = max(offset.x, min(columns.upperBound, place.minX))
    } else {
      offset.y = min(offset.y, max(rows.lowerBound, place.maxY - bounds.height))
      offset.x = min(offset.x, max(columns.lowerBound, place.maxX - bounds.width))
    }
    View.performWithoutAnimation { contentOffset = offset }
    layoutIfNeeded()
  }
}
