import TermKitGraphics
import TermKitViews

/// A row that the user is dragging to another place. The data source still has it at its old place.
struct RowReorder: Equatable {
  /// The path of the row before the move.
  let source: IndexPath
  /// The rows of cells that the row covered before the move.
  let span: Range<Int>
  /// The place of the pointer in the row, in cells from the row's top.
  let grip: Int
  /// The path of the row if it were dropped now.
  fileprivate(set) var target: IndexPath
  /// The top of the gap at the target, in the places that rows had before the move.
  fileprivate(set) var gap: Int
  /// The top of the dragged row, which follows the pointer.
  fileprivate(set) var top: Int

  /// Returns the number of cells by which the other rows, headers and footers at `y` make room for the dragged row.
  func shift(at y: Int) -> Int {
    if y >= span.upperBound, y < gap { return -span.count }
    if y < span.lowerBound, y >= gap { return span.count }
    return 0
  }
}

extension TableView {
  /// Begins to drag a row by its reorder control.
  final func beginReordering(_ cell: TableViewCell, _ touch: Touch) {
    guard reorder == nil, let path = indexPath(for: cell), rowEditing(of: path)?.isMovable == true else { return }
    endDeleteConfirmations()
    engine.setPressed(nil)
    becomeFirstResponder()
    engine.moveFocus(to: path)
    let span = geometry.span(of: path)
    bringSubviewToFront(cell)
    reorder = RowReorder(
      source: path, span: span, grip: touch.location(in: self).y - span.lowerBound, target: path,
      gap: span.lowerBound, top: span.lowerBound)
    setNeedsLayout()
  }

  /// Moves the dragged row along with the pointer, and scrolls at the edges of the table.
  final func continueReordering(_ touch: Touch) {
    guard var drag = reorder else { return }
    scrollAtEdge(touch)
    let end = geometry.height - geometry.footer - drag.span.count
    drag.top = max(geometry.header, min(touch.location(in: self).y - drag.grip, end))
    let proposed = geometry.place(droppedAt: drag.top, drag)
    drag.target = target(of: drag.source, proposed)
    drag.gap = geometry.gap(at: drag.target, movedFrom: drag.source)
    let makesRoom = drag.gap != reorder?.gap
    reorder = drag
    setNeedsLayout()
    if makesRoom { View.animate(withDuration: 0.15) { layoutIfNeeded() } }
  }

  // Scrolls every tenth of a second while the pointer is at the edge.
  private func scrollAtEdge(_ touch: Touch) {
    reorderTimer?.invalidate()
    let visible = visibleContent
    let y = touch.location(in: self).y
    let step = y <= visible.minY ? -1 : y >= visible.maxY - 1 ? 1 : 0
    guard step != 0, scroll(rows: step) else { return }
    reorderTimer = schedule(after: 0.1) { $0.continueReordering(touch) }
  }

  /// Drops the dragged row, or returns it to its place.
  final func endReordering(isCancelled: Bool = false) {
    guard let drag = reorder else { return }
    reorder = nil
    reorderTimer?.invalidate()
    reorderTimer = nil
    setNeedsLayout()
    if !isCancelled, drag.target != drag.source { return commitMove(drag.source, to: drag.target) }
    View.animate(withDuration: 0.15) { layoutIfNeeded() }
  }

  /// Moves a row to a place that the user has chosen, unless the delegate chooses another one.
  final func moveByUser(_ source: IndexPath, toProposed proposed: IndexPath) {
    let target = target(of: source, proposed)
    if target == source { return }
    commitMove(source, to: target)
    show(target)
  }

  private func target(of source: IndexPath, _ proposed: IndexPath) -> IndexPath {
    if proposed == source { return source }
    let target =
      askDelegate {
        $0.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
      } ?? proposed
    Contract.require(
      geometry.canMove(source, to: target),
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) returned \(target), which no row can have after the move"
    )
    return target
  }

  private func commitMove(_ source: IndexPath, to target: IndexPath) {
    guard let dataSource else { return }
    _ = dataSource.tableView(self, moveRowAt: source, to: target)
    // The data source may have reloaded the table instead.
    guard geometry.counts.contains(source) else { return }
    engine.batch.keepsOffset = true
    moveRow(at: source, to: target)
    engine.batch.keepsOffset = false
  }

  /// Returns where a row is shown, which differs from its place while another row is dragged past it.
  final func displayRect(of path: IndexPath) -> Rect {
    let span = geometry.span(of: path)
    guard let reorder else { return rect(span) }
    if path == reorder.source { return rect(reorder.top..<reorder.top + span.count) }
    let shift = reorder.shift(at: span.lowerBound)
    return rect(span.lowerBound + shift..<span.upperBound + shift)
  }
}

extension TableGeometry {
  /// Returns whether a row can have a path after a move.
  fileprivate func canMove(_ source: IndexPath, to target: IndexPath) -> Bool {
    guard sections.indices.contains(target.section) else { return false }
    let count = sections[target.section].rows.count
    return (0...(target.section == source.section ? count - 1 : count)).contains(target.row)
  }

  /// Returns the path of a row after a move by one place towards the end, or nil at the end.
  func place(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count { return IndexPath(row: path.row + 1, section: path.section) }
    return path.section + 1 < sections.count ? IndexPath(row: 0, section: path.section + 1) : nil
  }

  /// Returns the path of a row after a move by one place towards the start, or nil at the start.
  func place(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    return path.section > 0 ? lastPlace(in: path.section - 1, path) : nil
  }

  /// Returns the path of a dragged row if it were dropped with its top at `top`. It passes another row once it covers half of it.
  fileprivate mutating func place(droppedAt top: Int, _ drag: RowReorder) -> IndexPath {
    let bottom = top + drag.span.count
    if bottom > drag.span.upperBound { return place(below: drag.source, bottom) }
    return top < drag.span.lowerBound ? place(above: drag.source, top) : drag.source
  }

  // The place after the last row, or in the last section, whose upper half is above `bottom`.
  private mutating func place(below source: IndexPath, _ bottom: Int) -> IndexPath {
    guard let section = section(at: bottom - 1) else { return source }
    let header = span(ofHeader: section)
    if section > source.section, bottom <= header.upperBound {
      let isInUpperHalf = 2 * bottom <= header.lowerBound + header.upperBound
      return isInUpperHalf ? lastPlace(in: section - 1, source) : IndexPath(row: 0, section: section)
    }
    guard let row = firstRow(below: bottom - 1), row.section == section else { return lastPlace(in: section, source) }
    let span = span(of: row)
    let (twice, middle) = (2 * bottom, span.lowerBound + span.upperBound)
    if section == source.section { return twice < middle ? IndexPath(row: row.row - 1, section: section) : row }
    return twice <= middle ? row : IndexPath(row: row.row + 1, section: section)
  }

  // The place before the first row, or in the first section, whose lower half is below `top`.
  private mutating func place(above source: IndexPath, _ top: Int) -> IndexPath {
    guard let section = section(at: top) else { return source }
    let header = span(ofHeader: section)
    if section > 0, header.contains(top), 2 * top < header.lowerBound + header.upperBound {
      return lastPlace(in: section - 1, source)
    }
    guard let row = firstRow(below: top), row.section == section else { return lastPlace(in: section, source) }
    let span = span(of: row)
    let (twice, middle) = (2 * top, span.lowerBound + span.upperBound)
    if section == source.section {
      return min(source, twice > middle ? IndexPath(row: row.row + 1, section: section) : row)
    }
    return twice < middle ? row : IndexPath(row: row.row + 1, section: section)
  }

  private func lastPlace(in section: Int, _ source: IndexPath) -> IndexPath {
    let count = sections[section].rows.count
    return IndexPath(row: section == source.section ? count - 1 : count, section: section)
  }

  /// Returns the top of the gap that a moved row fills, in the places that rows had before the move.
  fileprivate mutating func gap(at target: IndexPath, movedFrom source: IndexPath) -> Int {
    let isAfterRow = target.section == source.section && target.row > source.row
    if isAfterRow { return span(of: target).upperBound }
    if counts.contains(target) { return span(of: target).lowerBound }
    return span(ofFooter: target.section).lowerBound
  }
}
