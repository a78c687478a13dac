import TermKitGraphics
import TermKitViews

/// A view that a collection reuses: the header or footer of a section, another supplementary view, or a cell. UIKit's
/// `UICollectionReusableView`.
open class CollectionReusableView: View, ReusableView {
  /// The reuse identifier, or nil if a collection did not make the view.
  public internal(set) final var reuseIdentifier: String?
  /// The name of the pool to which a supplementary view returns, or nil if the collection did not make the view.
  final var poolIdentifier: String?
  /// The place and look that the collection has given the view, or nil before that.
  final var attributes: CollectionViewLayoutAttributes? { didSet { attributesDidChange(from: oldValue) } }

  /// Makes a view with a frame. The view clips its subviews.
  ///
  /// A collection calls this initialiser for registered classes, so subclasses must support it. It passes `.zero` and sets the frame later:
  /// place subviews in `layoutSubviews()`.
  public required override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  open override var isolatesLayout: Bool { true }

  /// Called before the view is reused for another element. Overrides must call super.
  open func prepareForReuse() {}

  /// Called after the collection has given the view a new place or look, which its `frame`, `alpha` and `isHidden` have already. The
  /// default implementation does nothing.
  ///
  /// Override it to adopt properties of the layout's own subclass of `CollectionViewLayoutAttributes`. Attributes of a subclass are applied
  /// in every layout pass.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// The view whose subviews are the contents.
  var contents: View { self }

  /// `noIntrinsicMetric`, because the best size depends on the width. To change that size, override `sizeThatFits(_:)`.
  public final override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the width of `size`, and the height of the tallest subview, at least 1, plus the top and bottom layout margins. A cell
  /// measures the subviews of its `contentView`.
  ///
  /// Lists ask for it; a flow layout does not. Override it in views whose subviews are not side by side.
  open override func sizeThatFits(_ size: Size) -> Size {
    layoutMargins.requireCoordinates("layoutMargins")
    let room = Size(width: max(0, size.width - layoutMargins.horizontal), height: size.height)
    let heights = contents.subviews.map { $0.sizeThatFits(room).height }
    return Size(width: size.width, height: max(1, heights.max() ?? 0) + layoutMargins.vertical)
  }

  // Overridden by cells, whose look depends on their place in a list.
  func attributesDidChange(from old: CollectionViewLayoutAttributes?) {}

  /// Returns whether the view has a place and look already.
  final func shows(_ new: CollectionViewLayoutAttributes) -> Bool {
    // A subclass can have values that only the view itself knows.
    guard let attributes, type(of: new) == CollectionViewLayoutAttributes.self else { return false }
    return attributes.zIndex == new.zIndex && attributes.look == new.look && frame == new.frame && alpha == new.alpha
      && isHidden == new.isHidden
  }

  /// Adopts the place and look that a layout has decided.
  final func adopt(_ new: CollectionViewLayoutAttributes) {
    if attributes == nil { View.performWithoutAnimation { move(to: new) } } else { move(to: new) }
    attributes = new
    apply(new)
  }

  private func move(to new: CollectionViewLayoutAttributes) {
    frame = new.frame
    alpha = new.alpha
    isHidden = new.isHidden
  }
}
