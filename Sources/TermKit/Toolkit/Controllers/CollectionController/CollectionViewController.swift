import TermKitGraphics
import TermKitLists
import TermKitViews

// The protocols say what the methods without documentation do.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A controller whose view is a collection, with the controller as its data source and delegate. UIKit's `UICollectionViewController`.
///
/// `CollectionViewDataSource`, `CollectionViewDelegate` and `ScrollViewDelegate` describe the methods and what they do by
/// default.
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

  open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// Returns the number of items in `section`. The default implementation returns 0.
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// Returns the cell for the item at `indexPath`. The default implementation stops the program.
  open func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    Contract.fail("\(Self.self) has items: override collectionView(_:cellForItemAt:)")
  }

  /// Returns a supplementary view of a `kind`, such as `CollectionView.elementKindSectionHeader`. The default implementation stops the
  /// program.
  ///
  /// `indexPath` is the position of the view. A header or footer is at item 0 of its section.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionView.failForMissingSupplementaryView(Self.self, kind) }

  // MARK: Visible content

  open func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: Selection

  open func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  open func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  open func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
  open func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  { true }
  open func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
  ) -> ContextMenuConfiguration? { nil }

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}

  // MARK: Near misses

  // As in `TableViewController`: an unavailable method makes an override an error, and the method after it makes a declaration without
  // `override` an error.

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
  /// Tells the compiler that `collectionView(_:canMoveItemAt:)` is not implemented. Programs do not use it.
  public typealias CollectionViewCanMoveItem = Never
  /// Tells the compiler that `collectionView(_:moveItemAt:to:)` is not implemented. Programs do not use it.
  public typealias CollectionViewMoveItem = Never
  /// Tells the compiler that `scrollViewDidEndDecelerating(_:)` is not implemented. Programs do not use it.
  public typealias ScrollViewDidEndDecelerating = Never
}
