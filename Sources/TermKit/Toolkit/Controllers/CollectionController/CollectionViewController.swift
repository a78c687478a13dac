import TermKitGraphics
import TermKitLists
import TermKitViews

/// A controller whose view is a collection, with the controller as its data source and delegate. UIKit's `UICollectionViewController`.
///
/// `CollectionViewDataSource` and `CollectionViewDelegate` describe the methods in full.
///
/// The items keep clear of bars automatically (`automaticallyAdjustsScrollViewInsets`).
open class CollectionViewController: ViewController, CollectionViewDataSource, CollectionViewDelegate {
  private let initialLayout: CollectionViewLayout

  /// Whether to deselect all items when the view is about to appear, with a fade if the transition is animated. Defaults to true.
  public final var clearsSelectionOnViewWillAppear = true

  /// Makes a controller.
  /// - Parameter layout: The layout of the collection.
  public init(collectionViewLayout layout: CollectionViewLayout) {
    initialLayout = layout
    super.init()
  }

  /// The collection. The first access loads the view.
  /// - Precondition: `view` is a collection.
  public final var collectionView: CollectionView {
    guard let collection = view as? CollectionView else {
      Contract.fail(
        "the view of \(type(of: self)) is not a CollectionView: set `view` to one in loadView(), or do not override loadView()"
      )
    }
    return collection
  }

  /// The current layout of the collection. Before the view is loaded, the layout that was passed to the initializer.
  public final var collectionViewLayout: CollectionViewLayout {
    (viewIfLoaded as? CollectionView)?.collectionViewLayout ?? initialLayout
  }

  /// Makes the collection, with this controller as its data source and delegate.
  open override func loadView() {
    let collection = CollectionView(collectionViewLayout: initialLayout)
    view = collection
    collection.dataSource = self
    collection.delegate = self
  }

  /// Deselects the items if `clearsSelectionOnViewWillAppear` is true. If the transition is cancelled, they are selected again. Overrides
  /// must call super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    let paths = collectionView.indexPathsForSelectedItems
    for path in paths { collectionView.deselectItem(at: path, animated: animated) }
    transitionCoordinator?.animate(alongsideTransition: nil) { [weak collectionView] context in
      guard context.isCancelled, let collectionView, collectionView.indexPathsForSelectedItems.isEmpty else { return }
      for path in paths where collectionView.hasItem(path) {
        collectionView.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
  }

  // MARK: Data

  /// Returns the number of sections. The default implementation returns 1.
  open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// Returns the number of items in a section. The default implementation returns 0.
  /// - Parameter section: The number of the section.
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// Returns the cell for an item. The default implementation stops the program.
  /// - Parameter indexPath: The index path of the item.
  open func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    Contract.fail("\(Self.self) has items: override collectionView(_:cellForItemAt:)")
  }

  /// Returns a supplementary view, such as the header of a section. The default implementation stops the program.
  /// - Parameters:
  ///   - kind: The kind, such as `CollectionView.elementKindSectionHeader`.
  ///   - indexPath: The place of the view: its section, and 0 for a header or footer.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionView.failForMissingSupplementaryView(Self.self, kind) }

  // MARK: Visible content

  /// Called before a cell becomes visible, after the layout pass has placed all items. The default implementation does nothing.
  /// - Parameters:
  ///   - cell: The cell.
  ///   - indexPath: The index path of the item.
  open func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// Called after a cell has left the visible area, after the collection was reloaded, or when the animation has finished after the cell's
  /// item was deleted or reloaded. In the last two cases, `indexPath` is the path before the change. The default implementation does
  /// nothing.
  /// - Parameter cell: The cell.
  open func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// Called before a supplementary view becomes visible. The default implementation does nothing.
  /// - Parameters:
  ///   - view: The view.
  ///   - elementKind: The kind, such as `CollectionView.elementKindSectionHeader`.
  ///   - indexPath: The place of the view: its section, and 0 for a header or footer.
  open func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Called after a supplementary view has left the screen. For a deleted or reloaded section, `indexPath` is the path before the changes.
  /// The default implementation does nothing.
  /// - Parameters:
  ///   - view: The view.
  ///   - elementKind: The kind, such as `CollectionView.elementKindSectionHeader`.
  open func collectionView(
    _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: Selection

  /// Returns whether the user can press and select an item, and move the focus to it. The default implementation returns true.
  /// - Parameter indexPath: The index path of the item.
  open func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Called after the user pressed an item with the mouse, and when the pointer has moved back to the pressed item. The default
  /// implementation does nothing.
  /// - Parameter indexPath: The index path of the item.
  open func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// Called when the user has released the mouse over the pressed item, when the pointer has moved away from it, and when the press was
  /// cancelled. The default implementation does nothing.
  /// - Parameter indexPath: The index path of the item.
  open func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// Returns whether to select an item that the user has chosen. The default implementation returns true.
  /// - Parameter indexPath: The index path of the item.
  open func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }

  /// Called after the user selected an item. The default implementation does nothing.
  /// - Parameter indexPath: The index path of the item.
  open func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// Returns whether to deselect an item that the user has chosen again, if `allowsMultipleSelection` is true. The default implementation
  /// returns true.
  /// - Parameter indexPath: The index path of the item.
  open func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }

  /// Called after the user deselected an item: by choosing it again, or by selecting another item while `allowsMultipleSelection` is false.
  /// The default implementation does nothing.
  /// - Parameter indexPath: The index path of the item.
  open func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// Returns the menu for items, or nil to show none. The default implementation returns nil.
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPaths: The item, or all selected items if it is one of them. Empty for a place between items.
  ///   - point: The cell that was clicked, in the collection's coordinates. For a key, it is in the middle of the item.
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
  ) -> ContextMenuConfiguration? { nil }

  // MARK: Scrolling

  /// Called after the collection was scrolled. The default implementation does nothing.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Called before the user drags the scroll indicator or turns the mouse wheel. The default implementation does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Called after the user dragged the scroll indicator or turned the mouse wheel. `decelerate` is always false. The default implementation
  /// does nothing.
  /// - Parameter scrollView: The scroll view.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

  /// Called after an animated scroll that the program started has ended, unless another scroll interrupted it. The default implementation
  /// does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

  /// Called after the collection's `adjustedContentInset` changed. The default implementation does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}

  // MARK: Near misses

  // As in `TableViewController`: an unavailable method makes an override an error, and the method after it makes a declaration without
  // `override` an error.

  /// Unavailable, which makes overrides errors.
  @available(
    *, unavailable, message: "implement collectionView(_:didSelectItemAt:), which Enter, Space and clicks call"
  )
  open func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    calledNearMiss()
  }
  /// Never called. It makes a declaration of this method without `override` a compiler error.
  open func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) -> Void? { nil }

  /// Unavailable, which makes overrides errors.
  @available(
    *, unavailable,
    message: "items cannot be dragged: call moveItem(at:to:) in a key command or a menu, or use a table in editing mode"
  )
  open func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    calledNearMiss()
  }
  /// Never called. It makes a declaration of this method without `override` a compiler error.
  open func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool? { nil }

  /// Unavailable, which makes overrides errors.
  @available(
    *, unavailable,
    message: "items cannot be dragged: call moveItem(at:to:) in a key command or a menu, or use a table in editing mode"
  )
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { calledNearMiss() }
  /// Never called. It makes a declaration of this method without `override` a compiler error.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> Void? { nil }

  /// Unavailable, which makes overrides errors.
  @available(
    *, unavailable,
    message: "scrolling in a terminal stops immediately: implement scrollViewDidEndDragging(_:willDecelerate:) instead"
  )
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { calledNearMiss() }
  /// Never called. It makes a declaration of this method without `override` a compiler error.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) -> Void? { nil }
}

extension CollectionViewController {
  /// Tells the compiler that `collectionView(_:performPrimaryActionForItemAt:)` is not implemented. Programs do not use it.
  public typealias CollectionViewPrimaryAction = Never
  /// Tells the compiler that `collectionView(_:canMoveItemAt:)` is not implemented. Programs do not use it.
  public typealias CollectionViewCanMoveItem = Never
  /// Tells the compiler that `collectionView(_:moveItemAt:to:)` is not implemented. Programs do not use it.
  public typealias CollectionViewMoveItem = Never
  /// Tells the compiler that `scrollViewDidEndDecelerating(_:)` is not implemented. Programs do not use it.
  public typealias ScrollViewDidEndDecelerating = Never
}
