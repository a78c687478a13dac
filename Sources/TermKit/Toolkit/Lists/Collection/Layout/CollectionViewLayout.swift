import TermKitGraphics
import TermKitViews

/// An object that decides where the items of a collection are. UIKit's `UICollectionViewLayout`.
///
/// `CollectionViewFlowLayout` makes grids, and `CollectionViewCompositionalLayout` makes lists. A layout of your own computes places in
/// `prepare()` and returns them in the other methods:
///
///     final class StairLayout: CollectionViewLayout {
///       override var collectionViewContentSize: Size { … }
///       override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? { … }
///       override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? { … }
///     }
///
/// A collection asks for the elements in and near the visible area. If the layout finds those quickly, a million items are as fast as ten.
@MainActor open class CollectionViewLayout {
  /// The collection that uses the layout, or nil.
  public internal(set) final weak var collectionView: CollectionView?

  /// Whether `prepare()` was called since the layout became invalid.
  final var isPrepared = false

  /// Makes a layout.
  public init() {}

  // MARK: Places

  /// Called before the collection asks for places, if the layout is invalid. The default implementation does nothing.
  ///
  /// The numbers of sections and items are known here, and the size of the collection. Overrides must call super.
  open func prepare() {}

  /// The size of the content, in cells, to which the collection sets its `contentSize`. Defaults to `.zero`.
  open var collectionViewContentSize: Size { .zero }

  /// Returns the elements that a rectangle of the content touches, in any order. The default implementation returns nil, for no elements.
  open func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? { nil }

  /// Returns the place of an item, or nil if the layout does not show the item. The default implementation returns nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the place of a supplementary view, or nil if the layout does not show it. The default implementation returns nil.
  /// `elementKind` is its kind, such as `CollectionView.elementKindSectionHeader`, and `indexPath` its section, with 0 for a header or
  /// footer.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  // MARK: Validity

  /// Returns whether the layout becomes invalid when the collection is scrolled to `newBounds`. The default implementation returns false.
  ///
  /// A new size of the collection makes the layout invalid without this method. A list or a vertical flow layout stays valid if only the
  /// height changes, and a horizontal flow layout if only the width changes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

  /// Makes the collection lay out its items again, before the next frame. Overrides must call super.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  // MARK: Hooks of the layouts of TermKit

  /// Returns whether another size of the collection makes the layout invalid.
  func depends(on size: Size, insteadOf old: Size) -> Bool { true }

  /// The direction in which the content grows. Pages and ends of the content are in this direction.
  var scrollAxis: LayoutAxis {
    guard let collectionView else { return .vertical }
    let content = collectionViewContentSize
    let isWide = content.width > collectionView.bounds.width && content.height <= collectionView.bounds.height
    return isWide ? .horizontal : .vertical
  }

  /// The background of a collection with this layout, unless the program sets another one.
  var defaultBackground: Color { .white }

  /// Measures the items in a rectangle whose sizes are estimates. Returns whether there were any.
  func measure(in rect: Rect) -> Bool { false }

  /// Turns the measured size of an item into an estimate.
  func forgetSize(of path: IndexPath) {}

  /// Follows changes of the data. The default implementation makes the layout invalid.
  func follow(_ mapping: ListMapping, counts: SectionCounts) { invalidateLayout() }

  /// Returns the cells at the start of the visible area that a header of a section covers.
  func coveredLength(above section: Int) -> Int { 0 }
}
