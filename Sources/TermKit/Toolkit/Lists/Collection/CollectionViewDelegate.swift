import TermKitGraphics
import TermKitViews

/// Methods that report the user's actions in a collection. UIKit's `UICollectionViewDelegate`.
///
/// All methods are optional. By default, a method without a result does nothing.
///
/// The `delegate` of a collection must be a `CollectionViewDelegate` or nil; another object stops the program. Setting it reloads the
/// collection, which deselects all items.
///
/// - Precondition: `shouldHighlightItemAt` and the methods whose names begin with `didEndDisplaying` do not reload, change, select or
///   scroll the collection. The other methods of this protocol may.
@MainActor public protocol CollectionViewDelegate: ScrollViewDelegate, CollectionViewDelegateNearMisses {
  // MARK: Visible content

  /// Called when `cell`, which shows the item at `indexPath`, is about to become visible, after the layout pass has placed all items.
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called when `cell` has left the visible area, when the collection was reloaded, or when the animation has finished after its item was
  /// deleted or reloaded. In the last two cases, `indexPath` is the path before the change.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called when `view` of the kind `elementKind` is about to become visible, after the layout pass has placed all items. `indexPath` is
  /// the position of the view: a header or footer is at item 0 of its section.
  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Called when `view` of the kind `elementKind` has left the screen. For a deleted or reloaded section, `indexPath` is that before the
  /// changes.
  func collectionView(
    _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  // MARK: Selection

  /// Returns whether the user can press and select the item at `indexPath`, and move the focus to it. The default implementation returns
  /// true. Called often, also for items that the user does not choose.
  func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// Called when the user has pressed the item at `indexPath` with the mouse, and when the pointer has moved back to the pressed item.
  ///
  /// Keys do not call it, because they select an item immediately.
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called when the user has released the mouse over the pressed item, before the item is selected, when the pointer has moved away from
  /// it, and when the press was cancelled.
  ///
  /// If a change of the collection ended the press, `indexPath` is the path before the change.
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Called when the user is about to select the item at `indexPath`. Returns whether to do so. The default implementation returns true.
  ///
  /// If `allowsMultipleSelection` is false, it is also called for an item that is selected already.
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Called when the user has selected the item at `indexPath`. `selectItem(at:animated:scrollPosition:)` does not call it.
  ///
  /// If `allowsMultipleSelection` is false, it is also called for an item that was selected already.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called when `allowsMultipleSelection` is true and the user chooses the item at `indexPath`, which is selected. Returns whether to
  /// deselect it. The default implementation returns true.
  func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// Called when the user has deselected the item at `indexPath`: by choosing it again, or by selecting another item while
  /// `allowsMultipleSelection` is false.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Called after `collectionView(_:didSelectItemAt:)`, when the user has pressed Enter on the item at `indexPath` or has clicked it twice,
  /// and the item was selected already. The default implementation does nothing. Not called while several items can be selected, because
  /// the user deselects an item in this way then.
  func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// Returns whether `collectionView(_:performPrimaryActionForItemAt:)` may be called for the item at `indexPath`. The default implementation
  /// returns true.
  func collectionView(_ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool

  /// Returns the menu for items, or nil for no menu. The default implementation returns nil.
  ///
  /// A right click, a left click with Ctrl, and the keys for context menus (see ``ContextMenuInteraction``) open it. The item gets the
  /// focus if it can be selected. The collection also calls the method when it only needs to know whether there is a menu.
  /// - Parameters:
  ///   - indexPaths: The item, or all selected items if it is one of them. Empty for a place between items.
  ///   - point: The cell that was clicked, in the collection's coordinates. For a key, it is in the middle of the item that has the focus.
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
  ) -> ContextMenuConfiguration?
}

// The methods of the protocol say what these do.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CollectionViewDelegate {
  public func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  public func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  public func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  public func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  { true }
  public func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
  ) -> ContextMenuConfiguration? { nil }
}
