import TermKitGraphics
import TermKitViews

extension TableView {
  // MARK: Selected rows

  /// The selected row, or the topmost of several, or nil if no row is selected.
  public final var indexPathForSelectedRow: IndexPath? { engine.selected.min() }

  /// The selected rows, from top to bottom.
  public final var indexPathsForSelectedRows: [IndexPath] { engine.selected.sorted() }

  /// The row that has the focus while the table is first responder.
  ///
  /// Nil at first and after `reloadData()`, until the table has the focus and is laid out, or a row is selected.
  public final var indexPathForFocusedRow: IndexPath? { engine.focus }

  /// Selects a row without calling the delegate. Does nothing if `allowsSelection` is false.
  ///
  /// Other rows are deselected unless `allowsMultipleSelection` is true. The focus mark moves to the row, but the table does not become
  /// first responder.
  ///
  /// - Parameters:
  ///   - indexPath: The row, or nil to deselect all rows.
  ///   - animated: Whether the change of the selection and the scrolling are animated.
  ///   - scrollPosition: The place to which the row is scrolled. Defaults to `none`, which does not scroll.
  /// - Precondition: `indexPath` is nil or a row of the table.
  public final func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = .none) {
    let isSelected = engine.select(indexPath, animated: animated, "selectRow(at:animated:scrollPosition:)")
    if isSelected, let indexPath, scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects the row at `indexPath` without calling the delegate. If `animated`, the selection fades out over a quarter of a second. Does
  /// nothing if the row is not selected.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    engine.deselect(indexPath, animated: animated, "deselectRow(at:animated:)")
  }

  // MARK: Selection by the user

  final var selectableItemBeyond: IndexPath? {
    let shown = engine.visible.filter(geometry.counts.contains)
    guard let first = shown.first, let last = shown.last else { return nil }
    return selectableRow(from: last, geometry.counts.item(after:))
      ?? selectableRow(from: first, geometry.counts.item(before:))
  }

  private func selectableRow(from start: IndexPath, _ next: @escaping (IndexPath) -> IndexPath?) -> IndexPath? {
    let place = geometry.span(of: start)
    return sequence(first: start, next: next).prefix {
      let span = geometry.span(of: $0)
      return max(span.lowerBound - place.upperBound, place.lowerBound - span.upperBound) < bounds.height
    }.first(where: engine.isSelectable)
  }

  /// Handles a press of the detail button in a row.
  final func accessoryButtonTapped(in cell: TableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  // MARK: Visibility

  /// Returns whether a row is fully visible and not covered by its section's header.
  final func isFullyVisible(_ path: IndexPath) -> Bool {
    let (visible, span) = (visibleContent, geometry.span(of: path))
    return span.lowerBound >= visible.minY + rowsUnderHeader(above: path) && span.upperBound <= visible.maxY
  }

  /// Returns whether a part of a row is visible and not covered by its section's header.
  final func isPartlyVisible(_ path: IndexPath) -> Bool {
    let (visible, span) = (visibleContent, geometry.span(of: path))
    return span.upperBound > visible.minY + rowsUnderHeader(above: path) && span.lowerBound < visible.maxY
  }

  // MARK: Scrolling

  /// Scrolls the row at `indexPath` to the place `position`, at once or, if `animated`, in a quarter of a second. Does nothing while the
  /// table's bounds are empty.
  ///
  /// The table first asks for the heights of the rows that become visible.
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
