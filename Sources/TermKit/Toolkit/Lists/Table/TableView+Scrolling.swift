import TermKitGraphics
import TermKitViews

/// The state of an animated scroll in a table.
struct TableScrolling {
  /// The row that the table scrolls to.
  fileprivate(set) var target: IndexPath?
}

extension TableView {
  /// Scrolls to a row. Does nothing while the table's bounds are empty.
  ///
  /// The table first asks for the heights of the rows that become visible.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - position: The place to which the row is scrolled.
  ///   - animated: Whether the scrolling takes a quarter of a second or happens at once.
  /// - Precondition: The row exists.
  public final func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    requireNoQuestion("scrollToRow(at:at:animated:)")
    requireRow(indexPath, "scrollToRow(at:at:animated:)")
    if !bounds.isEmpty { work { scroll(to: indexPath, position, animated) } }
  }

  private func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    // Most keys lead to a row that is in sight. Nothing moves then, and no layout is due.
    if position == .none, isInSight(indexPath) { return }
    // Only rows within a page of the target, and between it and the visible area, decide where the scroll ends.
    let page = bounds.height
    let visible = position == .none ? bounds.minY..<bounds.maxY : Int.min..<Int.max
    let start = geometry.span(of: indexPath).lowerBound
    measureRows(in: max(start - page, min(start, visible.lowerBound))..<start)
    let place = geometry.span(of: indexPath)
    measureRows(in: place.lowerBound..<min(place.upperBound + page, max(place.upperBound, visible.upperBound)))
    adoptMeasuredHeights()
    scrolling.target = nil
    let offset = offset(showing: indexPath, position)
    setContentOffset(Point(x: contentOffset.x, y: offset), animated: animated)
    if isOffsetMoving { scrolling.target = indexPath }
  }

  // Whether a row and all rows around it are at their places. A layout pass measures all rows in sight.
  private func isInSight(_ path: IndexPath) -> Bool {
    !isOffsetMoving && !layoutState.isDue && offset(showing: path, .none) == contentOffset.y
  }

  /// Replaces the row that the table scrolls to. Nil means that no scroll to a row is in progress.
  final func setScrollTarget(_ path: IndexPath?) { scrolling.target = path }

  /// Adopts measured heights that differ from their estimates, and keeps visible rows in place.
  final func adoptMeasuredHeights() {
    measureVisibleRows()
    setNeedsLayout()
  }

  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> Int {
    var vertical = axis(.vertical)
    vertical.leading += rowsUnderHeader(above: path)
    let span = geometry.span(of: path)
    let room = vertical.visibleLength - vertical.leading - vertical.trailing
    let target =
      switch position {
      case .none: vertical.offset(showing: span, from: visibleContent.minY - adjustedContentInset.top)
      case .top: span.lowerBound - vertical.leading
      case .middle: span.lowerBound - vertical.leading - (room - span.count) / 2
      case .bottom: span.upperBound + vertical.trailing - vertical.visibleLength
      }
    return axis(.vertical).clamped(target)
  }
}
