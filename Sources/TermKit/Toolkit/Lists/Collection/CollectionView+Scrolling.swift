import TermKitGraphics
import TermKitViews

extension CollectionView {
  /// Scrolls to an item.
  ///
  /// A list first asks for the heights of the rows that become visible. The collection does nothing while its bounds are empty.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - scrollPosition: The place to which the item is scrolled. If it is empty, the nearest place at which the item is visible.
  ///   - animated: Whether the scrolling takes a quarter of a second or happens at once.
  /// - Precondition: The item exists. The position contains one place in each direction at most.
  public final func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    for places in [ScrollPosition.vertical, .horizontal] {
      Contract.require(
        scrollPosition.intersection(places).rawValue.nonzeroBitCount <= 1,
        "an item cannot be scrolled to several places in one direction: use one of top, centeredVertically and bottom, "
          + "and one of left, centeredHorizontally and right")
    }
    let isNear = scrollPosition.isEmpty
    engine.scroll(to: indexPath, isNear: isNear, animated: animated, "scrollToItem(at:at:animated:)") {
      offset(showing: indexPath, scrollPosition)
    }
  }

  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> Point? {
    guard let frame = frame(of: path) else { return nil }
    var vertical = axis(.vertical)
    vertical.leading += layout.coveredLength(above: path.section)
    let (model, horizontal) = (visibleContent, axis(.horizontal))
    let x = horizontal.offset(
      showing: frame.minX..<frame.maxX, from: model.minX - adjustedContentInset.left,
      at: position.place(.left, .centeredHorizontally, .right))
    let y = vertical.offset(
      showing: frame.minY..<frame.maxY, from: model.minY - adjustedContentInset.top,
      at: position.place(.top, .centeredVertically, .bottom))
    return Point(x: horizontal.clamped(x), y: axis(.vertical).clamped(y))
  }

  /// Returns whether an item is fully visible and not covered by its section's header.
  final func isFullyVisible(_ path: IndexPath) -> Bool {
    frame(of: path).map { visibleContent(of: path.section).contains($0) } ?? false
  }

  /// Returns whether a part of an item is visible and not covered by its section's header.
  final func isPartlyVisible(_ path: IndexPath) -> Bool {
    frame(of: path).map { visibleContent(of: path.section).intersects($0) } ?? false
  }

  /// Returns the part of the visible content that no header of the section covers.
  final func visibleContent(of section: Int) -> Rect {
    visibleContent.inset(by: EdgeInsets(top: layout.coveredLength(above: section)))
  }
}

extension CollectionView.ScrollPosition {
  fileprivate static let vertical: Self = [.top, .centeredVertically, .bottom]
  fileprivate static let horizontal: Self = [.left, .centeredHorizontally, .right]

  /// Returns the place in one direction to which an item is scrolled.
  fileprivate func place(_ start: Self, _ middle: Self, _ end: Self) -> ScrollAxis.Place {
    contains(start) ? .start : contains(middle) ? .middle : contains(end) ? .end : .nearest
  }
}
