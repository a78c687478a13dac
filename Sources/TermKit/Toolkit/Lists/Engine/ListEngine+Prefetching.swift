import TermKitGraphics
import TermKitViews

/// Asks a table's program for data of rows before they come into view. UIKit's `UITableViewDataSourcePrefetching`.
@MainActor public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Called when rows are less than a page beyond the visible ones, in the direction in which the table has scrolled last. Begin to load
  /// what the cells at `indexPaths` will show. Each row comes once, until it was visible or the user has turned round.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when the rows at `indexPaths` are no longer expected to come into view. The default implementation does nothing.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
  /// Does nothing: what was begun for the rows of `tableView` at `indexPaths` goes on.
  public func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Asks a collection's program for data of items before they come into view. UIKit's `UICollectionViewDataSourcePrefetching`.
@MainActor public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Called when items are less than a page beyond the visible ones, in the direction in which the collection has scrolled last. Begin to
  /// load what the cells at `indexPaths` will show. Each item comes once, until it was visible or the user has turned round.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called when the items at `indexPaths` are no longer expected to come into view. The default implementation does nothing.
  func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
  /// Does nothing: what was begun for the items of `collectionView` at `indexPaths` goes on.
  public func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}

/// The items that the program was asked to prefetch.
struct ListPrefetching {
  /// The items that were not visible yet.
  var ahead: Set<IndexPath> = []
  fileprivate var start: Int?
  fileprivate var isForward = true
}

extension ListEngine {
  /// Asks for the items up to a page beyond the visible ones.
  func prefetch() {
    guard var state = prefetching, !host.bounds.isEmpty else { return }
    let page = host.scrollAxis.along(host.bounds)
    if let start = state.start, page.lowerBound != start { state.isForward = page.lowerBound > start }
    state.start = page.lowerBound
    let span =
      state.isForward
      ? page.upperBound..<page.upperBound + page.count : page.lowerBound - page.count..<page.lowerBound
    let next = Set(host.items(along: span)).subtracting(visible)
    let new = next.subtracting(state.ahead).sorted()
    let gone = state.ahead.subtracting(next).subtracting(visible).sorted()
    state.ahead = next
    prefetching = state
    View.performWithoutAnimation {
      if !new.isEmpty { host.prefetch(new) }
      if !gone.isEmpty { host.cancelPrefetching(gone) }
    }
  }
}
