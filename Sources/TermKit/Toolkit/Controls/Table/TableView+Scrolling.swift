import TermKitGraphics

/// Where a table is being scrolled to.
struct TableScrolling {
  /// The row.
  fileprivate(set) var target: IndexPath?
}

extension TableView {
  /// Scrolls to a row, within a quarter of a second if that is animated. Rows that come into sight with it are asked for their heights
  /// before.
  public final func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    requireNoQuestion("scrollToRow(at:at:animated:)")
    requireRow(indexPath, "scrollToRow(at:at:animated:)")
    if !bounds.isEmpty { work { scroll(to: indexPath, position, animated) } }
  }

  private func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    // Where it just comes into sight nothing else does but what is between it and what is in sight now.
    let page = bounds.height
    let sight = position == .none ? bounds.minY..<bounds.maxY : Int.min..<Int.max
    let start = geometry.span(of: indexPath).lowerBound
    measureRows(in: max(start - page, min(start, sight.lowerBound))..<start)
    let place = geometry.span(of: indexPath)
    measureRows(in: place.lowerBound..<min(place.upperBound + page, max(place.upperBound, sight.upperBound)))
    settleOffset()
    scrolling.target = nil
    let offset = offset(showing: indexPath, position)
    setContentOffset(Point(x: contentOffset.x, y: offset), animated: animated)
    if isOffsetMoving { scrolling.target = indexPath }
  }

  /// Replaces the row that is being scrolled to; nil if none is.
  final func setScrollTarget(_ path: IndexPath?) { scrolling.target = path }

  /// Takes note of heights that turned out to be others than they were taken to be: what is seen stays where it is.
  final func settleOffset() {
    settle()
    setNeedsLayout()
  }

  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> Int {
    var vertical = axis(.vertical)
    vertical.leading += heldRows(above: path)
    let span = geometry.span(of: path)
    let room = vertical.room - vertical.leading - vertical.trailing
    let target =
      switch position {
      case .none: vertical.offset(showing: span, from: visibleContent.minY - adjustedContentInset.top)
      case .top: span.lowerBound - vertical.leading
      case .middle: span.lowerBound - vertical.leading - (room - span.count) / 2
      case .bottom: span.upperBound + vertical.trailing - vertical.room
      }
    return axis(.vertical).clamped(target)
  }
}
