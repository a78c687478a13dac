import TermKitGraphics
import TermKitViews

/// Methods that UIKit developers write in collection delegates, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol CollectionViewDelegateNearMisses: AnyObject {
  associatedtype CollectionViewCanFocusItem
  func collectionView(_: CollectionView, canFocusItemAt _: IndexPath) -> CollectionViewCanFocusItem
  associatedtype CollectionViewSelectionFollowsFocus
  func collectionView(_: CollectionView, selectionFollowsFocusForItemAt _: IndexPath)
    -> CollectionViewSelectionFollowsFocus
  associatedtype CollectionViewPreferredFocusedItem
  func indexPathForPreferredFocusedView(in _: CollectionView) -> CollectionViewPreferredFocusedItem
  static func collectionFocus()

  associatedtype CollectionViewShouldBeginSelectionGesture
  func collectionView(_: CollectionView, shouldBeginMultipleSelectionInteractionAt _: IndexPath)
    -> CollectionViewShouldBeginSelectionGesture
  associatedtype CollectionViewDidBeginSelectionGesture
  func collectionView(_: CollectionView, didBeginMultipleSelectionInteractionAt _: IndexPath)
    -> CollectionViewDidBeginSelectionGesture
  associatedtype CollectionViewDidEndSelectionGesture
  func collectionViewDidEndMultipleSelectionInteraction(_: CollectionView) -> CollectionViewDidEndSelectionGesture
  static func collectionSelectionGestures()

  associatedtype CollectionViewOldContextMenu
  func collectionView(_: CollectionView, contextMenuConfigurationForItemAt _: IndexPath, point _: Point)
    -> CollectionViewOldContextMenu
  associatedtype CollectionViewShouldShowMenu
  func collectionView(_: CollectionView, shouldShowMenuForItemAt _: IndexPath) -> CollectionViewShouldShowMenu
  static func collectionMenus()

  associatedtype CollectionViewCanEditItem
  func collectionView(_: CollectionView, canEditItemAt _: IndexPath) -> CollectionViewCanEditItem
  static func collectionEditing()

  associatedtype CollectionViewTargetOffset
  func collectionView(_: CollectionView, targetContentOffsetForProposedContentOffset _: Point)
    -> CollectionViewTargetOffset
  static func collectionOffsets()

  associatedtype CollectionViewDidSelectItemAtIndexPath
  func collectionView(_: CollectionView, didSelectItemAtIndexPath _: IndexPath)
    -> CollectionViewDidSelectItemAtIndexPath
  static func collectionIndexPathNames()
}

// `NearMiss.swift` explains these declarations.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CollectionViewDelegateNearMisses {
  public func collectionView(_: CollectionView, canFocusItemAt _: IndexPath) -> Never { calledNearMiss() }
  public func collectionView(_: CollectionView, selectionFollowsFocusForItemAt _: IndexPath) -> Never {
    calledNearMiss()
  }
  public func indexPathForPreferredFocusedView(in _: CollectionView) -> Never { calledNearMiss() }
  @available(
    *, unavailable,
    message:
      "implement collectionView(_:shouldHighlightItemAt:), which also decides about the focus, or set selectionFollowsFocus"
  )
  public static func collectionFocus() {}
  public static func collectionFocus()
  where
    CollectionViewCanFocusItem == Never, CollectionViewSelectionFollowsFocus == Never,
    CollectionViewPreferredFocusedItem == Never
  {}

  public func collectionView(_: CollectionView, shouldBeginMultipleSelectionInteractionAt _: IndexPath) -> Never {
    calledNearMiss()
  }
  public func collectionView(_: CollectionView, didBeginMultipleSelectionInteractionAt _: IndexPath) -> Never {
    calledNearMiss()
  }
  public func collectionViewDidEndMultipleSelectionInteraction(_: CollectionView) -> Never { calledNearMiss() }
  @available(*, unavailable, message: "set allowsMultipleSelection: Shift with an arrow key or a click selects a range")
  public static func collectionSelectionGestures() {}
  public static func collectionSelectionGestures()
  where
    CollectionViewShouldBeginSelectionGesture == Never, CollectionViewDidBeginSelectionGesture == Never,
    CollectionViewDidEndSelectionGesture == Never
  {}

  public func collectionView(_: CollectionView, contextMenuConfigurationForItemAt _: IndexPath, point _: Point)
    -> Never
  { calledNearMiss() }
  public func collectionView(_: CollectionView, shouldShowMenuForItemAt _: IndexPath) -> Never { calledNearMiss() }
  @available(*, unavailable, message: "write contextMenuConfigurationForItemsAt, which gets all items of the menu")
  public static func collectionMenus() {}
  public static func collectionMenus()
  where CollectionViewOldContextMenu == Never, CollectionViewShouldShowMenu == Never {}

  public func collectionView(_: CollectionView, canEditItemAt _: IndexPath) -> Never { calledNearMiss() }
  @available(
    *, unavailable,
    message: "a collection has no editing mode: implement collectionView(_:shouldSelectItemAt:), or use a table"
  )
  public static func collectionEditing() {}
  public static func collectionEditing() where CollectionViewCanEditItem == Never {}

  public func collectionView(_: CollectionView, targetContentOffsetForProposedContentOffset _: Point) -> Never {
    calledNearMiss()
  }
  @available(
    *, unavailable,
    message: "a collection keeps its items in sight: call scrollToItem(at:at:animated:) after the change"
  )
  public static func collectionOffsets() {}
  public static func collectionOffsets() where CollectionViewTargetOffset == Never {}

  public func collectionView(_: CollectionView, didSelectItemAtIndexPath _: IndexPath) -> Never { calledNearMiss() }
  @available(*, unavailable, message: "write didSelectItemAt")
  public static func collectionIndexPathNames() {}
  public static func collectionIndexPathNames() where CollectionViewDidSelectItemAtIndexPath == Never {}
}

/// Methods that UIKit developers write in delegates of flow layouts, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol CollectionViewDelegateFlowLayoutNearMisses: AnyObject {
  associatedtype CollectionViewItemSpacing
  func collectionView(
    _: CollectionView, layout _: CollectionViewLayout, minimumInteritemSpacingForSectionAt _: Int
  ) -> CollectionViewItemSpacing
  associatedtype CollectionViewLineSpacing
  func collectionView(_: CollectionView, layout _: CollectionViewLayout, minimumLineSpacingForSectionAt _: Int)
    -> CollectionViewLineSpacing
  associatedtype CollectionViewSectionInset
  func collectionView(_: CollectionView, layout _: CollectionViewLayout, insetForSectionAt _: Int)
    -> CollectionViewSectionInset
  associatedtype CollectionViewHeaderSize
  func collectionView(_: CollectionView, layout _: CollectionViewLayout, referenceSizeForHeaderInSection _: Int)
    -> CollectionViewHeaderSize
  associatedtype CollectionViewFooterSize
  func collectionView(_: CollectionView, layout _: CollectionViewLayout, referenceSizeForFooterInSection _: Int)
    -> CollectionViewFooterSize
  static func flowSpaces()

  associatedtype CollectionViewItemSize
  /// Returns the size of the item at `indexPath`, in cells, as a `Size`. Without this method, all items have the `itemSize` of
  /// `collectionViewLayout`.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CollectionViewItemSize
  /// Whether the delegate returns a size for each item.
  static var sizesItems: Bool { get }
}

// `NearMiss.swift` explains these declarations.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CollectionViewDelegateFlowLayoutNearMisses {
  @available(
    *, unavailable, message: "return Int for spaces, Size for sizes and EdgeInsets for insets: they are in whole cells"
  )
  public static func flowSpaces() {}
  public static func flowSpaces()
  where
    CollectionViewItemSpacing == Int, CollectionViewLineSpacing == Int, CollectionViewSectionInset == EdgeInsets,
    CollectionViewHeaderSize == Size, CollectionViewFooterSize == Size
  {}

  public func collectionView(_: CollectionView, layout _: CollectionViewLayout, sizeForItemAt _: IndexPath) -> Never {
    calledNearMiss()
  }
  @available(*, unavailable, message: "return Size: sizes are in whole cells")
  public static var sizesItems: Bool { false }
}

extension CollectionViewDelegateFlowLayoutNearMisses where CollectionViewItemSize == Never {
  /// False: the delegate returns no sizes, so all items have the layout's `itemSize`.
  public static var sizesItems: Bool { false }
}

extension CollectionViewDelegateFlowLayoutNearMisses where CollectionViewItemSize == Size {
  /// True: the delegate returns a size for each item, so the flow layout asks it.
  public static var sizesItems: Bool { true }
}

/// Methods of UIKit's collection data sources that TermKit does not call, or calls only with its own types. Writing one that TermKit would
/// not call is a compiler error.
@MainActor public protocol CollectionViewDataSourceNearMisses: AnyObject {
  associatedtype CollectionViewSectionCount
  func numberOfSections(in _: CollectionView) -> CollectionViewSectionCount
  associatedtype CollectionViewOldSectionCount
  func numberOfSectionsInCollectionView(_: CollectionView) -> CollectionViewOldSectionCount
  static func collectionSectionCounts()

  associatedtype CollectionViewSupplementaryView
  func collectionView(_: CollectionView, viewForSupplementaryElementOfKind _: String, at _: IndexPath)
    -> CollectionViewSupplementaryView
  static func collectionSupplementaryViews()

  associatedtype CollectionViewCanMoveItem
  func collectionView(_: CollectionView, canMoveItemAt _: IndexPath) -> CollectionViewCanMoveItem
  associatedtype CollectionViewMoveItem
  func collectionView(_: CollectionView, moveItemAt _: IndexPath, to _: IndexPath) -> CollectionViewMoveItem
  static func collectionItemMoves()

  associatedtype CollectionViewIndexTitles
  func indexTitles(for _: CollectionView) -> CollectionViewIndexTitles
  static func collectionIndexTitles()
}

// `NearMiss.swift` explains these declarations.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CollectionViewDataSourceNearMisses {
  public func numberOfSectionsInCollectionView(_: CollectionView) -> Never { calledNearMiss() }
  @available(*, unavailable, message: "write numberOfSections(in:), which returns Int")
  public static func collectionSectionCounts() {}
  public static func collectionSectionCounts()
  where CollectionViewSectionCount == Int, CollectionViewOldSectionCount == Never {}

  @available(*, unavailable, message: "return CollectionReusableView, for a view of any class")
  public static func collectionSupplementaryViews() {}
  public static func collectionSupplementaryViews() where CollectionViewSupplementaryView == CollectionReusableView {}

  public func collectionView(_: CollectionView, canMoveItemAt _: IndexPath) -> Never { calledNearMiss() }
  public func collectionView(_: CollectionView, moveItemAt _: IndexPath, to _: IndexPath) -> Never { calledNearMiss() }
  @available(
    *, unavailable,
    message: "items cannot be dragged: call moveItem(at:to:) in a key command or a menu, or use a table in editing mode"
  )
  public static func collectionItemMoves() {}
  public static func collectionItemMoves()
  where CollectionViewCanMoveItem == Never, CollectionViewMoveItem == Never {}

  public func indexTitles(for _: CollectionView) -> Never { calledNearMiss() }
  @available(*, unavailable, message: "a collection has no index: use a table with sectionIndexTitles(for:)")
  public static func collectionIndexTitles() {}
  public static func collectionIndexTitles() where CollectionViewIndexTitles == Never {}
}
