import TermKitGraphics
import TermKitViews

/// The place and the look of a cell or another element of a collection. UIKit's `UICollectionViewLayoutAttributes`.
///
/// A layout makes new attributes for each answer, or keeps them. The collection does not change them.
@MainActor open class CollectionViewLayoutAttributes {
  /// The kinds of elements. UIKit's `UICollectionView.ElementCategory`.
  public enum ElementCategory: Hashable, Sendable {
    /// The cell of an item.
    case cell
    /// Another view, such as the header of a section.
    case supplementaryView
  }

  /// Whether the element is a cell or a supplementary view.
  public final let representedElementCategory: ElementCategory
  /// The kind of the supplementary view, or nil for a cell.
  public final let representedElementKind: String?
  /// The item, or the place of the supplementary view: the header of a section is at item 0.
  public final var indexPath: IndexPath
  /// The rectangle of the element, in cells from the start of the content. Defaults to `.zero`.
  public final var frame = Rect.zero
  /// The opacity of the element, from 0 to 1. Defaults to 1.
  public final var alpha = 1.0
  /// Whether the element is hidden. Defaults to false.
  public final var isHidden = false
  /// The order of overlapping elements: those with a higher number are in front. Defaults to 0.
  public final var zIndex = 0

  /// The parts of a cell's look that a list decides.
  final var look = RowLook()

  /// Makes the attributes of an item's cell.
  public init(forCellWith indexPath: IndexPath) {
    representedElementCategory = .cell
    representedElementKind = nil
    self.indexPath = indexPath
  }

  /// Makes the attributes of a supplementary view. `elementKind` is its kind, such as `CollectionView.elementKindSectionHeader`.
  /// `indexPath` is its position: a header or footer is at item 0 of its section.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
    self.indexPath = indexPath
  }
}

extension CollectionViewLayoutAttributes {
  /// The size of the element, in cells. Setting it keeps the origin of the frame.
  public final var size: Size {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The middle of the element, in cells from the start of the content. If a dimension is even, the right or lower one of the two middle
  /// cells. Setting it moves the frame and keeps its size.
  public final var center: Point {
    get { frame.center }
    set { frame.origin = newValue - Point(x: frame.width / 2, y: frame.height / 2) }
  }

  /// Makes the attributes of an item's cell with a frame.
  convenience init(forCellWith indexPath: IndexPath, frame: Rect) {
    self.init(forCellWith: indexPath)
    self.frame = frame
  }

  /// Makes the attributes of a section's header or footer with a frame.
  convenience init(_ kind: String, ofSection section: Int, frame: Rect) {
    self.init(forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    self.frame = frame
  }
}
