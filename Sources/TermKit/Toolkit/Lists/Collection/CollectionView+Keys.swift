import TermKitGraphics
import TermKitInput
import TermKitViews

extension CollectionView {
  /// Handles an arrow key: moves the focus to the next item in its direction, or scrolls.
  ///
  /// - Returns: Whether the key was used, or nil if it has no meaning for items.
  final func takeItemKey(_ code: KeyCode) -> Bool? {
    guard engine.hasSelectableItems, let arrow = Self.arrows[code] else { return nil }
    engine.updateFocus()
    return engine.work {
      if code == .left || code == .right, engine.goInOutline(toChild: code == .right) { return true }
      return go(arrow.direction) ?? (isScrollEnabled && scroll(byColumns: arrow.columns, rows: arrow.rows))
    }
  }

  // MARK: Arrows

  // Returns nil if there is nothing to go to.
  private func go(_ direction: FocusRing.Direction) -> Bool? {
    guard let start = startOfMove else { return false }
    if let path = start.path {
      if engine.selectsFirst(path) || engine.goToControl(direction, in: path) { return true }
    }
    if let target = neighbor(direction, of: start.frame, except: start.path) {
      engine.go(to: target)
      return true
    }
    return showItem(start.path) ? true : nil
  }

  // Scrolls back to an item that cannot be seen. Returns whether that was needed.
  private func showItem(_ path: IndexPath?) -> Bool {
    guard let path, let frame = frame(of: path), !frame.intersects(visibleContent(of: path.section)) else {
      return false
    }
    show(path)
    return true
  }

  // The place at which a move begins: an item, or a control outside all items.
  private var startOfMove: (path: IndexPath?, frame: Rect)? {
    if let focusedDescendant, engine.item(of: focusedDescendant) == nil {
      return (nil, focusedDescendant.convert(focusedDescendant.bounds, to: self))
    }
    return engine.currentItem.flatMap { path in frame(of: path).map { (path, $0) } }
  }

  /// Returns the nearest item in a direction that can have the focus or contains a control, if it is less than a page away.
  private func neighbor(_ direction: FocusRing.Direction, of start: Rect, except path: IndexPath?) -> IndexPath? {
    let isVertical = direction == .up || direction == .down
    // Usually the next item is near. The layout then makes few attributes.
    let near = 2 * (isVertical ? start.height : start.width) + 4
    let page = isVertical ? bounds.height : bounds.width
    for reach in near < page ? [near, page] : [page] {
      let found = items(in: area(direction, of: start, reach: reach)).filter {
        $0.indexPath != path && isStop($0.indexPath)
      }
      let ring = FocusRing(frames: [start] + found.map(\.frame))
      if let index = ring.index(from: 0, going: direction) { return found[index - 1].indexPath }
    }
    return nil
  }

  // The area beside an item. Across the scroll direction, it is as thick as the item, so the focus stays in its line.
  private func area(_ direction: FocusRing.Direction, of start: Rect, reach: Int) -> Rect {
    let isScrolledVertically = layout.scrollAxis == .vertical
    let content = Rect(size: contentSize).union(bounds)
    switch direction {
    case .up, .down:
      let columns = isScrolledVertically ? content : start
      let y = direction == .down ? start.maxY : start.minY - reach
      return Rect(x: columns.minX, y: y, width: columns.width, height: reach)
    case .left, .right, .next, .previous:
      let rows = isScrolledVertically ? start : content
      let x = direction == .right ? start.maxX : start.minX - reach
      return Rect(x: x, y: rows.minY, width: reach, height: rows.height)
    }
  }

  private func isStop(_ path: IndexPath) -> Bool {
    engine.isSelectable(path) || engine.cells[path]?.focusableViews.isEmpty == false
  }

  // MARK: Pages

  final func goByPage(isForward: Bool) {
    guard let current = engine.currentItem, let start = frame(of: current) else { return }
    let axis = layout.scrollAxis
    let page = max(1, axis.length(visibleContent(of: current.section).size) - 1)
    let place = axis.along(start)
    let span = isForward ? place.upperBound..<place.upperBound + page : place.lowerBound - page..<place.lowerBound
    if axis == .vertical {
      _ = measure(span)
      engine.settle()
    }
    let area = axis.rect(span, 0..<max(1, axis.across(Rect(size: contentSize).union(bounds).size)))
    let wanted = place.lowerBound + (isForward ? page : -page)
    let found = items(in: area).filter { $0.indexPath != current && engine.isSelectable($0.indexPath) }
    // The line that is nearest to a page away, and in it the nearest item.
    func distances(_ frame: Rect) -> (Int, Int) {
      let side = frame.center - start.center
      return (abs(axis.along(frame).lowerBound - wanted), abs(axis == .horizontal ? side.y : side.x))
    }
    let target = found.min { distances($0.frame) < distances($1.frame) }
    if let target { return engine.go(to: target.indexPath) }
    if showItem(current) { return }
    let distance = isForward ? page : -page
    if isScrollEnabled { scroll(byColumns: axis == .horizontal ? distance : 0, rows: axis == .vertical ? distance : 0) }
  }
}
