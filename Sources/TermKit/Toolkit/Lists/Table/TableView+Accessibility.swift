import TermKitGraphics
import TermKitViews

// The support of screen readers (X1).

extension TableView {
  /// Returns a sentence with the numbers of the visible rows, counted over all sections. Returns nil if all rows or no rows are visible.
  final func visibleRowsText(_ strings: any SystemStrings) -> String? {
    let shown = tiling.paths.filter { geometry.contains($0) && isPartlyVisible($0) }
    let count = geometry.rowCounts.reduce(0, +)
    guard let first = shown.first, let last = shown.last, shown.count < count else { return nil }
    let numbers = number(of: first)...number(of: last)
    return numbers.count == 1 ? strings.row(numbers.lowerBound, of: count) : strings.rows(numbers, of: count)
  }

  private func number(of path: IndexPath) -> Int { geometry.rowCounts[..<path.section].reduce(path.row + 1, +) }

  /// Gives a cell's row the focus without selecting it. Returns whether the row can have the focus.
  final func focusRow(of cell: TableViewCell) -> Bool {
    guard let path = cell.indexPath, rows[path] === cell, isSelectable(path), becomeFirstResponder() else {
      return false
    }
    moveCursor(to: path)
    return true
  }

  /// Scrolls the row after or before `element` fully into view. If there is no such row, scrolls to the end or the start of the content.
  ///
  /// - Returns: The cell of that row if scrolling moved the row of `element` out of the table; otherwise nil.
  final func scrollToRow(past element: View, by step: Int) -> View? {
    let current = rows.first { element.isDescendant(of: $0.cell) }
    let frame = (current?.cell ?? element).convert((current?.cell ?? element).bounds, to: self)
    let below = geometry.firstRow(below: step > 0 ? frame.maxY : frame.minY)
    guard let path = step > 0 ? below : below.map(geometry.row(before:)) ?? geometry.last else {
      showEnd(step, keeping: frame)
      return nil
    }
    if isFullyVisible(path) { return nil }
    scrollToRow(at: path, at: .none, animated: false)
    layoutIfNeeded()
    guard let current else { return nil }
    return rows[current.path] === current.cell ? nil : rows[path]
  }

  private func showEnd(_ step: Int, keeping frame: Rect) {
    let offsets = axis(.vertical).offsets
    let y =
      step > 0
      ? max(contentOffset.y, min(offsets.upperBound, frame.minY))
      : min(contentOffset.y, max(offsets.lowerBound, frame.maxY - bounds.height))
    View.performWithoutAnimation { contentOffset.y = y }
    layoutIfNeeded()
  }
}

extension TableViewCell {
  /// The position of the cell among the rows of its section, or nil outside of a table.
  final var accessibilityPlace: AccessibilityPlace? {
    guard let path = indexPath, let geometry = (superview as? TableView)?.geometry, geometry.contains(path) else {
      return nil
    }
    return AccessibilityPlace(
      number: path.row + 1, count: geometry.sections[path.section].rows.count, isRow: true)
  }
}
