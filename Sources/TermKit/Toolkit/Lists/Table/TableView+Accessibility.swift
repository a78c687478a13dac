import TermKitGraphics
import TermKitViews

// The support of screen readers (X1).

extension TableView {
  /// Returns a sentence with the numbers of the visible rows, counted over all sections. Returns nil if all rows or no rows are visible.
  final func visibleRowsText(_ strings: any SystemStrings) -> String? {
    let count = engine.counts.total
    return engine.visibleNumbers.map {
      $0.count == 1 ? strings.row($0.lowerBound, of: count) : strings.rows($0, of: count)
    }
  }
}

extension TableViewCell {
  /// The position of the cell among the rows of its section, or nil outside of a table.
  final var accessibilityPlace: AccessibilityPlace? {
    guard let path = indexPath, let counts = table?.engine.counts, counts.contains(path) else {
      return nil
    }
    return AccessibilityPlace(number: path.row + 1, count: counts[path.section], isRow: true)
  }
}
