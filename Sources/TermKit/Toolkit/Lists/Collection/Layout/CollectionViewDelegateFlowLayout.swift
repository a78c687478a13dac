import TermKitGraphics
import TermKitViews

/// Methods that give a flow layout the sizes of single items and sections. UIKit's `UICollectionViewDelegateFlowLayout`; all methods are
/// optional.
///
/// The layout calls them when it is prepared: after a reload, after changes of items, after a call of `invalidateLayout()`, and when the
/// length of its lines changes.
///
/// A delegate that gives items different sizes also implements the following method, which returns the size of an item, in cells. Without
/// it, all items have the layout's `itemSize`, and their places need no memory.
///
///     func collectionView(
///       _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
///       sizeForItemAt indexPath: IndexPath
///     ) -> Size
///
/// - Precondition: The delegate does not change the collection in these methods. Sizes and spaces are not negative.
@MainActor
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate,
  CollectionViewDelegateFlowLayoutNearMisses
{
  /// Returns the space around the items of `section`, in cells. The default implementation returns the `sectionInset` of the layout that
  /// asks, `collectionViewLayout`.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, insetForSectionAt section: Int
  ) -> EdgeInsets
  /// Returns the least space between the lines of `section`, in cells. The default implementation returns the `minimumLineSpacing` of
  /// `collectionViewLayout`.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Int
  /// Returns the least space between the items of a line of `section`, in cells. The default implementation returns the
  /// `minimumInteritemSpacing` of `collectionViewLayout`.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Int
  /// Returns the size of the header of `section`, in cells, of which one length counts. The default implementation returns the
  /// `headerReferenceSize` of `collectionViewLayout`, which explains it.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size
  /// Returns the size of the footer of `section`, in cells, of which one length counts. The default implementation returns the
  /// `footerReferenceSize` of `collectionViewLayout`.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size
}

// The methods of the protocol say what these do.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, insetForSectionAt section: Int
  ) -> EdgeInsets { (collectionViewLayout as? CollectionViewFlowLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Int { (collectionViewLayout as? CollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Int { (collectionViewLayout as? CollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size { (collectionViewLayout as? CollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size { (collectionViewLayout as? CollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
