import TermKitGraphics
import TermKitViews

/// Methods that UIKit developers write in collection delegates, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol CollectionViewDelegateNearMisses: AnyObject {
  associatedtype CollectionViewPrimaryAction
  func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
    -> CollectionViewPrimaryAction
  associatedtype CollectionViewCanPerformPrimaryAction
  func collectionView(_ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> CollectionViewCanPerformPrimaryAction
  static var collectionPrimaryActions: Void { get }

  associatedtype CollectionViewCanFocusItem
  func collectionView(_ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath)
    -> CollectionViewCanFocusItem
  associatedtype CollectionViewSelectionFollowsFocus
  func collectionView(_ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
    -> CollectionViewSelectionFollowsFocus
  associatedtype CollectionViewPreferredFocusedItem
  func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> CollectionViewPreferredFocusedItem
  static var collectionFocus: Void { get }

  associatedtype CollectionViewShouldBeginSelectionGesture
  func collectionView(_ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> CollectionViewShouldBeginSelectionGesture
  associatedtype CollectionViewDidBeginSelectionGesture
  func collectionView(_ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> CollectionViewDidBeginSelectionGesture
  associatedtype CollectionViewDidEndSelectionGesture
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView)
    -> CollectionViewDidEndSelectionGesture
  static var collectionSelectionGestures: Void { get }

  associatedtype CollectionViewOldContextMenu
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: Point
  ) -> CollectionViewOldContextMenu
  associatedtype CollectionViewShouldShowMenu
  func collectionView(_ collectionView: CollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
    -> CollectionViewShouldShowMenu
  static var collectionMenus: Void { get }

  associatedtype CollectionViewCanEditItem
  func collectionView(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath) -> CollectionViewCanEditItem
  static var collectionEditing: Void { get }

  associatedtype CollectionViewTargetOffset
  func collectionView(
    _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: Point
  ) -> CollectionViewTargetOffset
  static var collectionOffsets: Void { get }

  associatedtype CollectionViewDidSelectItemAtIndexPath
  func collectionView(_ collectionView: CollectionView, didSelectItemAtIndexPath indexPath: IndexPath)
    -> CollectionViewDidSelectItemAtIndexPath
  static var collectionIndexPathNames: Void { get }
}

extension CollectionViewDelegateNearMisses {
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
    -> Never
  { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func collectionView(_ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Never
  { calledNearMiss() }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(
    *, unavailable, message: "implement collectionView(_:didSelectItemAt:), which Enter, Space and clicks call"
  )
  public static var collectionPrimaryActions: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func collectionView(_ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath) -> Never {
    calledNearMiss()
  }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func collectionView(_ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
    -> Never
  { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> Never { calledNearMiss() }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(
    *, unavailable,
    message:
      "implement collectionView(_:shouldHighlightItemAt:), which also decides about the focus, or set selectionFollowsFocus"
  )
  public static var collectionFocus: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func collectionView(
    _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Never { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func collectionView(
    _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Never { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView) -> Never {
    calledNearMiss()
  }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(*, unavailable, message: "set allowsMultipleSelection, and implement collectionView(_:didSelectItemAt:)")
  public static var collectionSelectionGestures: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: Point
  ) -> Never { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func collectionView(_ collectionView: CollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Never {
    calledNearMiss()
  }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(*, unavailable, message: "write contextMenuConfigurationForItemsAt, which gets all items of the menu")
  public static var collectionMenus: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func collectionView(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath) -> Never {
    calledNearMiss()
  }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(
    *, unavailable,
    message: "a collection has no editing mode: implement collectionView(_:shouldSelectItemAt:), or use a table"
  )
  public static var collectionEditing: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func collectionView(
    _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: Point
  ) -> Never { calledNearMiss() }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(
    *, unavailable,
    message: "a collection keeps its items in sight: call scrollToItem(at:at:animated:) after the change"
  )
  public static var collectionOffsets: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func collectionView(_ collectionView: CollectionView, didSelectItemAtIndexPath indexPath: IndexPath) -> Never {
    calledNearMiss()
  }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(*, unavailable, message: "write didSelectItemAt")
  public static var collectionIndexPathNames: Void { () }
}

extension CollectionViewDelegateNearMisses
where CollectionViewPrimaryAction == Never, CollectionViewCanPerformPrimaryAction == Never {
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var collectionPrimaryActions: Void { () }
}

extension CollectionViewDelegateNearMisses
where
  CollectionViewCanFocusItem == Never, CollectionViewSelectionFollowsFocus == Never,
  CollectionViewPreferredFocusedItem == Never
{
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var collectionFocus: Void { () }
}

extension CollectionViewDelegateNearMisses
where
  CollectionViewShouldBeginSelectionGesture == Never, CollectionViewDidBeginSelectionGesture == Never,
  CollectionViewDidEndSelectionGesture == Never
{
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var collectionSelectionGestures: Void { () }
}

extension CollectionViewDelegateNearMisses
where CollectionViewOldContextMenu == Never, CollectionViewShouldShowMenu == Never {
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var collectionMenus: Void { () }
}

extension CollectionViewDelegateNearMisses where CollectionViewCanEditItem == Never {
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var collectionEditing: Void { () }
}

extension CollectionViewDelegateNearMisses where CollectionViewTargetOffset == Never {
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var collectionOffsets: Void { () }
}

extension CollectionViewDelegateNearMisses where CollectionViewDidSelectItemAtIndexPath == Never {
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var collectionIndexPathNames: Void { () }
}

/// Methods that UIKit developers write in delegates of flow layouts, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol CollectionViewDelegateFlowLayoutNearMisses: AnyObject {
  associatedtype CollectionViewItemSpacing
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CollectionViewItemSpacing
  associatedtype CollectionViewLineSpacing
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CollectionViewLineSpacing
  associatedtype CollectionViewSectionInset
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, insetForSectionAt section: Int
  ) -> CollectionViewSectionInset
  associatedtype CollectionViewHeaderSize
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CollectionViewHeaderSize
  associatedtype CollectionViewFooterSize
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CollectionViewFooterSize
  static var flowSpaces: Void { get }

  associatedtype CollectionViewItemSize
  /// Returns the size of an item, in cells. Without this method, all items have the layout's `itemSize`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - collectionViewLayout: The layout.
  ///   - indexPath: The item.
  /// - Returns: The size, a `Size`.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CollectionViewItemSize
  /// Whether the delegate returns a size for each item.
  static var sizesItems: Bool { get }
}

extension CollectionViewDelegateFlowLayoutNearMisses {
  /// Only for the compiler, which shows its message as an error for a delegate whose method has the wrong type.
  @available(
    *, unavailable, message: "return Int for spaces, Size for sizes and EdgeInsets for insets: they are in whole cells"
  )
  public static var flowSpaces: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Never { calledNearMiss() }
  /// Only for the compiler, which shows its message as an error for a delegate whose method has the wrong type.
  @available(*, unavailable, message: "return Size: sizes are in whole cells")
  public static var sizesItems: Bool { false }
}

extension CollectionViewDelegateFlowLayoutNearMisses
where
  CollectionViewItemSpacing == Int, CollectionViewLineSpacing == Int, CollectionViewSectionInset == EdgeInsets,
  CollectionViewHeaderSize == Size, CollectionViewFooterSize == Size
{
  /// Only for the compiler, which uses it if the methods of a delegate have the right types.
  public static var flowSpaces: Void { () }
}

extension CollectionViewDelegateFlowLayoutNearMisses where CollectionViewItemSize == Never {
  /// False: the delegate returns no sizes, so all items have the layout's `itemSize`.
  public static var sizesItems: Bool { false }
}

extension CollectionViewDelegateFlowLayoutNearMisses where CollectionViewItemSize == Size {
  /// True: the delegate returns a size for each item, so the flow layout asks it.
  public static var sizesItems: Bool { true }
}
