import TermKitViews

// The lists as assistive technology sees them.

extension TableView: AccessibilityList {
  package func focusItem(number: Int) -> Bool { engine.focusItem(number: number) }
  package var itemCount: Int { engine.counts.total }
}

extension CollectionView: AccessibilityList {
  package func focusItem(number: Int) -> Bool { engine.focusItem(number: number) }
  package var itemCount: Int { engine.counts.total }
}

extension TableViewCell: AccessibilityListItem {}
extension CollectionViewCell: AccessibilityListItem {}
