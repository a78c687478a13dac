import TermKitGraphics
import TermKitViews

// The support of screen readers (X1).

extension CollectionView {
  /// Returns a sentence with the numbers of the visible items, counted over all sections. Returns nil if all items or no items are visible.
  final func visibleItemsText(_ strings: any SystemStrings) -> String? {
    let count = engine.counts.total
    return engine.visibleNumbers.map {
      $0.count == 1 ? strings.position($0.lowerBound, of: count) : strings.items($0, of: count)
    }
  }
}
