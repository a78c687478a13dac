import TermKitViews

extension CollectionView {
  /// Performs work during which items may not be where the collection reports them. The delegate is notified after the outermost call.
  final func work<Result>(_ body: () -> Result) -> Result {
    notifications.depth += 1
    let result = body()
    notifications.depth -= 1
    if notifications.depth == 0 { deliverNotifications() }
    return result
  }

  private func deliverNotifications() {
    let pending = notifications
    notifications = TableNotifications<CollectionViewCell>()
    for highlight in pending.highlights { deliver(highlight) }
    // A notification may change the collection, so that later ones no longer apply.
    for cell in pending.cells {
      if let path = indexPath(for: cell) {
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      }
    }
    for view in pending.sectionViews { deliverDisplay(of: view) }
    for event in pending.scrollEvents { deliver(event) }
  }

  private func deliver(_ highlight: TableNotifications<CollectionViewCell>.Highlight) {
    switch highlight {
    case .highlighted(let path): collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    case .unhighlighted(let path): collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  private func deliverDisplay(of view: View) {
    guard let key = key(of: view), let view = view as? CollectionReusableView else { return }
    collectionDelegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
  }
}
