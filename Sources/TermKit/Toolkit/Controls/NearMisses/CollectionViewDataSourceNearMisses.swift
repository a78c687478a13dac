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
  /// Traps. TermKit declares this method only to make implementing it a compiler error.
  public func numberOfSectionsInCollectionView(_ collectionView: CollectionView) -> Never { calledNearMiss() }
  /// Unavailable. The compiler reports the message if a data source implements a checked method with another name or type.
  @available(*, unavailable, message: "write numberOfSections(in:), which returns Int")
  public static var collectionSectionCounts: Void { () }

  /// Unavailable. The compiler reports the message if a data source implements a checked method with another type.
  @available(*, unavailable, message: "return CollectionReusableView, for a view of any class")
  public static var collectionSupplementaryViews: Void { () }

  /// Traps. TermKit declares this method only to make implementing it a compiler error.
  public func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Never {
    calledNearMiss()
  }
  /// Traps. TermKit declares this method only to make implementing it a compiler error.
  public func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> Never { calledNearMiss() }
  /// Unavailable. The compiler reports the message if a data source implements one of the methods that this checks.
  @available(
    *, unavailable,
    message: "items cannot be dragged: call moveItem(at:to:) in a key command or a menu, or use a table in editing mode"
  )
  public static var collectionItemMoves: Void { () }

  /// Traps. TermKit declares this method only to make implementing it a compiler error.
  public func indexTitles(for collectionView: CollectionView) -> Never { calledNearMiss() }
  /// Unavailable. The compiler reports the message if a data source implements one of the methods that this checks.
  @available(*, unavailable, message: "a collection has no index: use a table with sectionIndexTitles(for:)")
  public static var collectionIndexTitles: Void { () }
}

extension CollectionViewDataSourceNearMisses
where CollectionViewSectionCount == Int, CollectionViewOldSectionCount == Never {
  /// Used by the compiler for a data source that has the checked methods with the right names and types, or leaves them out. Does nothing.
  public static var collectionSectionCounts: Void { () }
}

extension CollectionViewDataSourceNearMisses where CollectionViewSupplementaryView == CollectionReusableView {
  /// Used by the compiler for a data source that has the checked methods with the right types, or leaves them out. Does nothing.
  public static var collectionSupplementaryViews: Void { () }
}

extension CollectionViewDataSourceNearMisses where CollectionViewCanMoveItem == Never, CollectionViewMoveItem == Never {
  /// Used by the compiler for a data source that implements none of the checked methods. Does nothing.
  public static var collectionItemMoves: Void { () }
}

extension CollectionViewDataSourceNearMisses where CollectionViewIndexTitles == Never {
  /// Used by the compiler for a data source that implements none of the checked methods. Does nothing.
  public static var collectionIndexTitles: Void { () }
}
