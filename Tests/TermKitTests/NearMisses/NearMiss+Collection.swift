extension NearMiss {
  /// Methods of collection delegates, data sources and controllers.
  static let collections = [
    NearMiss(
      "CollectionViewDelegate",
      "func collectionView(_ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }",
      says: "implement collectionView(_:shouldHighlightItemAt:)"),
    NearMiss(
      "CollectionViewDelegate",
      "func collectionView(_ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool { true }",
      says: "set selectionFollowsFocus"),
    NearMiss(
      "CollectionViewDelegate",
      "func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> IndexPath? { nil }",
      says: "implement collectionView(_:shouldHighlightItemAt:)"),
    NearMiss(
      "CollectionViewDelegate",
      "func collectionView(_ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { true }",
      says: "set allowsMultipleSelection"),
    NearMiss(
      "CollectionViewDelegate",
      "func collectionView(_ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}",
      says: "set allowsMultipleSelection"),
    NearMiss(
      "CollectionViewDelegate",
      "func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView) {}",
      says: "set allowsMultipleSelection"),
    NearMiss(
      "CollectionViewDelegate",
      "func collectionView(_ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: Point) -> ContextMenuConfiguration? { nil }",
      says: "write contextMenuConfigurationForItemsAt"),
    NearMiss(
      "CollectionViewDelegate",
      "func collectionView(_ collectionView: CollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { true }",
      says: "write contextMenuConfigurationForItemsAt"),
    NearMiss(
      "CollectionViewDelegate",
      "func collectionView(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }",
      says: "a collection has no editing mode"),
    NearMiss(
      "CollectionViewDelegate",
      "func collectionView(_ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: Point) -> Point { .zero }",
      says: "call scrollToItem(at:at:animated:)"),
    NearMiss(
      "CollectionViewDelegate",
      "func collectionView(_ collectionView: CollectionView, didSelectItemAtIndexPath indexPath: IndexPath) {}",
      says: "write didSelectItemAt"),
    NearMiss(
      "CollectionViewDelegate",
      "func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}",
      says: "implement scrollViewDidEndDragging(_:willDecelerate:)"),
    NearMiss(
      "CollectionViewDataSource",
      "func numberOfSectionsInCollectionView(_ collectionView: CollectionView) -> Int { 1 }",
      says: "write numberOfSections(in:)"),
    NearMiss(
      "CollectionViewDataSource",
      "func numberOfSections(in collectionView: CollectionView) -> Int? { 1 }",
      says: "write numberOfSections(in:)"),
    NearMiss(
      "CollectionViewDataSource",
      "func collectionView(_ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> View { View() }",
      says: "return CollectionReusableView"),
    NearMiss(
      "CollectionViewDataSource",
      "func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }",
      says: "items cannot be dragged"),
    NearMiss(
      "CollectionViewDataSource",
      "func collectionView(_ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}",
      says: "items cannot be dragged"),
    NearMiss(
      "CollectionViewDataSource",
      "func indexTitles(for collectionView: CollectionView) -> [String]? { nil }",
      says: "a collection has no index"),
    NearMiss(
      "CollectionViewDelegateFlowLayout",
      "func collectionView(_ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { .zero }",
      says: "return Size", importing: "CGSize"),
    NearMiss(
      "CollectionViewDelegateFlowLayout",
      "func collectionView(_ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { 1 }",
      says: "return Int for spaces", importing: "CGFloat"),
    NearMiss(
      "CollectionViewDelegateFlowLayout",
      "func collectionView(_ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> Double { 1 }",
      says: "return Int for spaces"),
    NearMiss(
      "CollectionViewDelegateFlowLayout",
      "func collectionView(_ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { .zero }",
      says: "return Int for spaces", importing: "CGSize"),
    NearMiss(
      "CollectionViewController",
      "override func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }",
      says: "items cannot be dragged"),
    NearMiss(
      "CollectionViewController",
      "override func collectionView(_ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}",
      says: "items cannot be dragged"),
    NearMiss(
      "CollectionViewController",
      "override func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}",
      says: "implement scrollViewDidEndDragging(_:willDecelerate:)"),
    NearMiss(
      "CollectionViewController",
      "func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}",
      says: "requires an 'override' keyword"),
    NearMiss(
      "CollectionViewController",
      "func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }",
      says: "requires an 'override' keyword"),
    NearMiss(
      "CollectionViewController",
      "func collectionView(_ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}",
      says: "requires an 'override' keyword"),
    NearMiss(
      "CollectionViewController",
      "func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}",
      says: "requires an 'override' keyword"),
  ]
}
