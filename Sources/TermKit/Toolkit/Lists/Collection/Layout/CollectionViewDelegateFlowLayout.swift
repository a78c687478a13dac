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
  /// Returns the space around the items of a section, in cells. The default implementation returns the layout's `sectionInset`.
  /// - Parameters:
  ///   - collectionViewLayout: The layout that asks.
  ///   - section: The number of the section.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, insetForSectionAt section: Int
  ) -> EdgeInsets
  /// Returns the least space between the lines of a section, in cells. The default implementation returns the layout's
  /// `minimumLineSpacing`.
  /// - Parameters:
  ///   - collectionViewLayout: The layout that asks.
  ///   - section: The number of the section.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Int
  /// Returns the least space between the items of a line, in cells. The default implementation returns the layout's
  /// `minimumInteritemSpacing`.
  /// - Parameters:
  ///   - collectionViewLayout: The layout that asks.
  ///   - section: The number of the section.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Int
  /// Returns the size of a section's header, in cells, of which one length counts. The default implementation returns the layout's
  /// `headerReferenceSize`, which explains it.
  /// - Parameters:
  ///   - collectionViewLayout: The layout that asks.
  ///   - section: The number of the section.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size
  /// Returns the size of a section's footer, in cells, of which one length counts. The default implementation returns the layout's
  /// `footerReferenceSize`.
  /// - Parameters:
  ///   - collectionViewLayout: The layout that asks.
  ///   - section: The number of the section.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size
}

extension CollectionViewDelegateFlowLayout {
  /// Returns the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, insetForSectionAt section: Int
  ) -> EdgeInsets { (collectionViewLayout as? CollectionViewFlowLayout)?.sectionInset ?? .zero }
  /// Returns the layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Int { (collectionViewLayout as? CollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  /// Returns the layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Int { (collectionViewLayout as? CollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  /// Returns the layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size { (collectionViewLayout as? CollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  /// Returns the layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size { (collectionViewLayout as? CollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
