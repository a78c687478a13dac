import TermKitGraphics
import TermKitViews

extension ListEngine {
  /// Animates items that come, go and move.
  func animate(_ change: ListChange, _ gone: [ListElement], _ completion: @escaping @MainActor (Bool) -> Void) {
    let host = host
    let staying = Set(cells.map { ObjectIdentifier($0.cell) })
    settle()
    let paths = host.itemsInBounds
    let shift = host.bounds.origin - change.origin
    keepVisible(gone, movedBy: shift)
    for path in paths {
      let cell = cell(for: path)
      if !staying.contains(ObjectIdentifier(cell)) { place(cell, at: path, change, shift) }
    }
    let gone = gone.filter { $0.cell.indexPath == nil }
    // A cell that was only measured has never been seen. It is not animated from where it was used last.
    let shown = Set(paths)
    let outside = cells.filter { !shown.contains($0.path) && $0.cell.isPlaced }
    let ends = outside.map { host.placeOutside($0.path) }
    for (path, _) in outside { cells[path] = nil }
    let going =
      gone.map { LeavingCell(path: $0.path, cell: $0.cell) }
      + outside.map { LeavingCell(path: $0.path, cell: $0.cell, item: $0.path) }
    batch.leaving += going
    for (path, cell) in gone { beginLeaving(cell, from: counts.nearest(to: change.mapping.place(of: path))) }
    for (path, cell) in outside { beginLeaving(cell, from: path) }
    View.animate(withDuration: 0.3) {
      for (path, cell) in gone { leave(cell, change.updates.animation(deleting: path)) }
      for ((_, cell), end) in zip(outside, ends) {
        if let end { cell.frame = end } else { cell.alpha = 0 }
      }
      for path in paths {
        if let cell = cells[path] { cell.alpha = cell.finalAlpha }
      }
      tile()
    } completion: { [weak host] finished in
      for leaving in going { host?.engine.finishLeaving(leaving.cell) }
      host?.engine.removeIdleViews()
      completion(finished)
    }
  }

  /// Moves visible views along with the content, so that their animations begin at their present place on the screen.
  private func keepVisible(_ gone: [ListElement], movedBy shift: Point) {
    if shift == .zero { return }
    let placed = cells.filter { $0.cell.isPlaced }
    for cell in (gone + placed).map(\.cell) + batch.leaving.map(\.cell) { cell.shift(by: shift) }
    for view in sectionViews.map(\.view) + host.endViews { view.shift(by: shift) }
  }

  // An item begins at its old place, or where its animation begins.
  private func place(_ cell: any ListCell, at path: IndexPath, _ change: ListChange, _ shift: Point) {
    let host = host
    guard let end = host.frame(of: path) else { return }
    let old = change.mapping.old(path)
    let reload = old.flatMap { change.updates.reloadedRows[$0] }
    let start = reload == nil ? old.flatMap { change.oldPlace($0, end) } : nil
    let animation = reload ?? change.updates.animation(inserting: path, change.mapping)
    View.performWithoutAnimation {
      host.adoptPlace(of: cell, at: path)
      if let start {
        cell.frame = near(start.offset(by: shift))
      } else if let slide = animation.slideVector(end.size) {
        cell.frame = end.offset(by: slide)
      } else {
        cell.frame = end
        if animation != .none { cell.alpha = 0 }
      }
    }
    // Items that move are in front of items that are inserted.
    if start == nil { host.insertSubview(cell, at: backIndex) }
  }

  /// Returns a place no farther away than just beyond the visible area, where items begin and end.
  func near(_ frame: Rect) -> Rect {
    let bounds = host.bounds
    let x = min(max(frame.minX, bounds.minX - frame.width), bounds.maxX)
    let y = min(max(frame.minY, bounds.minY - frame.height), bounds.maxY)
    return Rect(origin: Point(x: x, y: y), size: frame.size)
  }

  // MARK: Leaving items

  private func beginLeaving(_ cell: any ListCell, from path: IndexPath?) {
    let host = host
    (cell.indexPath, cell.hasFocusMark) = (nil, false)
    cell.prepareToLeave()
    host.window?.windowScene?.cancelTouch(in: cell)
    if host.focusedDescendant?.isDescendant(of: cell) == true { returnFocus(from: path) }
    host.insertSubview(cell, at: backIndex)
  }

  private func leave(_ cell: any ListCell, _ animation: TableView.RowAnimation) {
    if let slide = animation.slideVector(cell.frame.size) {
      cell.frame.origin = cell.frame.origin + slide
    } else if animation == .none {
      View.performWithoutAnimation { cell.alpha = 0 }
    } else {
      cell.alpha = 0
    }
  }

  /// Retires a leaving cell when its animation has ended.
  func finishLeaving(_ cell: any ListCell) {
    guard let path = removeLeaving(cell) else { return }
    retire(cell, from: path)
    View.performWithoutAnimation { cell.alpha = 1 }
  }

  /// Retires the leaving cell of an item that is visible again, because the item would be shown twice.
  func finishLeaving(of path: IndexPath) {
    if let leaving = batch.leaving.first(where: { $0.item == path }) { finishLeaving(leaving.cell) }
  }

  /// Makes a cell usable for an item again if the data source returns it while it is still leaving.
  func stopLeaving(_ cell: any ListCell) {
    guard let path = removeLeaving(cell) else { return }
    cell.finishMovement()
    View.performWithoutAnimation { cell.alpha = 1 }
    asking { host.didEndDisplaying(cell, at: path) }
  }

  private func removeLeaving(_ cell: any ListCell) -> IndexPath? {
    batch.leaving.firstIndex { $0.cell === cell }.map { batch.leaving.remove(at: $0).path }
  }

  /// Returns whether a view is in a cell that is leaving, and that therefore cannot be pressed.
  func isLeaving(_ view: View?) -> Bool {
    view.map { view in batch.leaving.contains { view.isDescendant(of: $0.cell) } } ?? false
  }
}

extension TableView.RowAnimation {
  /// Returns the vector by which a row of a size slides, or nil if the animation does not slide it.
  fileprivate func slideVector(_ size: Size) -> Point? {
    switch self {
    case .automatic, .fade, .none: nil
    case .top: Point(x: 0, y: -size.height)
    case .bottom: Point(x: 0, y: size.height)
    case .left: Point(x: -size.width, y: 0)
    case .right: Point(x: size.width, y: 0)
    }
  }
}
