import TermKitGraphics
import TermKitViews

extension CollectionView {
  // MARK: Selected items

  /// The selected items, in order.
  public final var indexPathsForSelectedItems: [IndexPath] { engine.selected.sorted() }

  /// The item that has the focus while the collection is first responder.
  ///
  /// Nil at first, and after `reloadData()`, until the collection has the focus or an item is selected.
  public final var indexPathForFocusedItem: IndexPath? { engine.focus }

  /// Selects an item without calling the delegate. Does nothing if `allowsSelection` is false.
  ///
  /// Other items are deselected unless `allowsMultipleSelection` is true. The focus mark moves to the item, but the collection does not
  /// become first responder.
  ///
  /// - Parameters:
  ///   - indexPath: The item, or nil to deselect all items.
  ///   - animated: Whether the change of the selection and the scrolling are animated.
  ///   - scrollPosition: The place to which the item is scrolled. If it is empty, the collection does not scroll.
  /// - Precondition: `indexPath` is nil or an item of the collection.
  public final func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    let isSelected = engine.select(indexPath, animated: animated, "selectItem(at:animated:scrollPosition:)")
    if isSelected, let indexPath, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without calling the delegate. Does nothing if it is not selected.
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - animated: Whether the selection fades out over a quarter of a second.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    engine.deselect(indexPath, animated: animated, "deselectItem(at:animated:)")
  }

  // MARK: Selection by the user

  final var selectableItemBeyond: IndexPath? {
    let size = bounds.size
    let page = bounds.insetBy(dx: -size.width, dy: -size.height)
    let paths = items(in: page).map(\.indexPath).sorted()
    guard let first = engine.visible.first, let last = engine.visible.last else {
      return paths.first(where: engine.isSelectable)
    }
    return paths.first { $0 > last && engine.isSelectable($0) } ?? paths.last { $0 < first && engine.isSelectable($0) }
  }
}
