import TermKitGraphics
import TermKitViews

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
    engine.scroll(to: indexPath, isNear: position == .none, animated: animated, "scrollToRow(at:at:animated:)") {
      offset(showing: indexPath, position)
    }
  }

  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> Point {
    var vertical = axis(.vertical)
    vertical.leading += rowsUnderHeader(above: path)
    let target = vertical.offset(
      showing: geometry.span(of: path), from: visibleContent.minY - adjustedContentInset.top, at: position.place)
    return Point(x: contentOffset.x, y: axis(.vertical).clamped(target))
  }
}

extension TableView.ScrollPosition {
  fileprivate var place: ScrollAxis.Place {
    switch self {
    case .none: .nearest
    case .top: .start
    case .middle: .middle
    case .bottom: .end
    }
  }
}
