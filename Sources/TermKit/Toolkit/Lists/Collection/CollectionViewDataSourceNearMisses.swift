import TermKitViews

/// Methods of UIKit's collection data sources that TermKit does not call, or calls only with its own types. Writing one that TermKit would
/// not call is a compiler error.
@MainActor public protocol CollectionViewDataSourceNearMisses: AnyObject {
  associatedtype CollectionViewSectionCount
  func numberOfSections(in collectionView: CollectionView) -> CollectionViewSectionCount
  associatedtype CollectionViewOldSectionCount
  func numberOfSectionsInCollectionView(_ collectionView: CollectionView) -> CollectionViewOldSectionCount
  static var collectionSectionCounts: Void { get }

  associatedtype CollectionViewSupplementaryView
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewSupplementaryView
  static var collectionSupplementaryViews: Void { get }

  associatedtype CollectionViewCanMoveItem
  func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> CollectionViewCanMoveItem
  associatedtype CollectionViewMoveItem
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> CollectionViewMoveItem
  static var collectionItemMoves: Void { get }

  associatedtype CollectionViewIndexTitles
  func indexTitles(for collectionView: CollectionView) -> CollectionViewIndexTitles
  static var collectionIndexTitles: Void { get }
}

extension CollectionViewDataSourceNearMisses {
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func numberOfSectionsInCollectionView(_ collectionView: CollectionView) -> Never { calledNearMiss() }
  /// Only for the compiler, which shows its message as an error for a data source whose method has the wrong name or type.
  @available(*, unavailable, message: "write numberOfSections(in:), which returns Int")
  public static var collectionSectionCounts: Void { () }

  /// Only for the compiler, which shows its message as an error for a data source whose method has the wrong type.
  @available(*, unavailable, message: "return CollectionReusableView, for a view of any class")
  public static var collectionSupplementaryViews: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Never {
    calledNearMiss()
  }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> Never { calledNearMiss() }
  /// Only for the compiler, which shows its message as an error for a data source that implements a method that TermKit does not call.
  @available(
    *, unavailable,
    message: "items cannot be dragged: call moveItem(at:to:) in a key command or a menu, or use a table in editing mode"
  )
  public static var collectionItemMoves: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func indexTitles(for collectionView: CollectionView) -> Never { calledNearMiss() }
  /// Only for the compiler, which shows its message as an error for a data source that implements a method that TermKit does not call.
  @available(*, unavailable, message: "a collection has no index: use a table with sectionIndexTitles(for:)")
  public static var collectionIndexTitles: Void { () }
}

extension CollectionViewDataSourceNearMisses
where CollectionViewSectionCount == Int, CollectionViewOldSectionCount == Never {
  /// Only for the compiler, which uses it if the methods of a data source have the right names and types.
  public static var collectionSectionCounts: Void { () }
}

extension CollectionViewDataSourceNearMisses where CollectionViewSupplementaryView == CollectionReusableView {
  /// Only for the compiler, which uses it if the methods of a data source have the right types.
  public static var collectionSupplementaryViews: Void { () }
}

extension CollectionViewDataSourceNearMisses where CollectionViewCanMoveItem == Never, CollectionViewMoveItem == Never {
  /// Only for the compiler, which uses it if a data source implements none of the methods that TermKit does not call.
  public static var collectionItemMoves: Void { () }
}

extension CollectionViewDataSourceNearMisses where CollectionViewIndexTitles == Never {
  /// Only for the compiler, which uses it if a data source implements none of the methods that TermKit does not call.
  public static var collectionIndexTitles: Void { () }
}
