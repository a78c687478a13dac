import TermKitGraphics
import TermKitViews

/// The state of an animated scroll in a collection.
struct CollectionScrolling {
  /// The item that the collection scrolls to.
  fileprivate(set) var target: IndexPath?
}

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
    requireNoQuestion("scrollToItem(at:at:animated:)")
    requireItem(indexPath, "scrollToItem(at:at:animated:)")
    for places in [ScrollPosition.vertical, .horizontal] {
      Contract.require(
        scrollPosition.intersection(places).rawValue.nonzeroBitCount <= 1,
        "an item cannot be scrolled to several places in one direction: use one of top, centeredVertically and bottom, "
          + "and one of left, centeredHorizontally and right")
    }
    if !bounds.isEmpty { work { scroll(to: indexPath, scrollPosition, animated) } }
  }

  private func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    measure(around: path, isNear: position.isEmpty)
    settle()
    setNeedsLayout()
    scrolling.target = nil
    guard let frame = frame(of: path) else { return }
    var vertical = axis(.vertical)
    vertical.leading += layout.coveredLength(above: path.section)
    let (model, horizontal) = (visibleContent, axis(.horizontal))
    let x = horizontal.offset(
      showing: frame.minX..<frame.maxX, from: model.minX - adjustedContentInset.left,
      at: Place(position, .left, .centeredHorizontally, .right))
    let y = vertical.offset(
      showing: frame.minY..<frame.maxY, from: model.minY - adjustedContentInset.top,
      at: Place(position, .top, .centeredVertically, .bottom))
    setContentOffset(Point(x: horizontal.clamped(x), y: axis(.vertical).clamped(y)), animated: animated)
    if isOffsetMoving { scrolling.target = path }
  }

  // Only items within a page of the target, and between it and the visible area, decide where the scroll ends.
  private func measure(around path: IndexPath, isNear: Bool) {
    guard let frame = frame(of: path) else { return }
    let page = bounds.height
    let visible = isNear ? bounds.minY..<bounds.maxY : Int.min..<Int.max
    measure(max(frame.minY - page, min(frame.minY, visible.lowerBound))..<frame.minY)
    guard let place = self.frame(of: path) else { return }
    measure(place.minY..<min(place.maxY + page, max(place.maxY, visible.upperBound)))
  }

  /// Measures the items in some rows of cells.
  final func measure(_ rows: Range<Int>) {
    _ = layout.measure(in: Rect(x: bounds.minX, y: rows.lowerBound, width: bounds.width, height: rows.count))
  }

  /// Replaces the item that the collection scrolls to. Nil means that no scroll to an item is in progress.
  final func setScrollTarget(_ path: IndexPath?) { scrolling.target = path }

  /// Returns whether an item is fully visible and not covered by its section's header.
  final func isFullyVisible(_ path: IndexPath) -> Bool {
    frame(of: path).map { visibleContent(of: path.section).contains($0) } ?? false
  }

  /// Returns the part of the visible content that no header of the section covers.
  final func visibleContent(of section: Int) -> Rect {
    visibleContent.inset(by: EdgeInsets(top: layout.coveredLength(above: section)))
  }

  /// The places in one direction to which an item is scrolled.
  fileprivate enum Place {
    case nearest, start, middle, end

    init(_ position: ScrollPosition, _ start: ScrollPosition, _ middle: ScrollPosition, _ end: ScrollPosition) {
      self =
        position.contains(start)
        ? .start : position.contains(middle) ? .middle : position.contains(end) ? .end : .nearest
    }
  }
}

extension CollectionView.ScrollPosition {
  fileprivate static let vertical: Self = [.top, .centeredVertically, .bottom]
  fileprivate static let horizontal: Self = [.left, .centeredHorizontally, .right]
}

extension ScrollAxis {
  /// Returns the offset at which a target is at a place.
  fileprivate func offset(showing target: Range<Int>, from offset: Int, at place: CollectionView.Place) -> Int {
    let room = visibleLength - leading - trailing
    return switch place {
    case .nearest: self.offset(showing: target, from: offset)
    case .start: target.lowerBound - leading
    case .middle: target.lowerBound - leading - (room - target.count) / 2
    case .end: target.upperBound + trailing - visibleLength
    }
  }
}
