import TermKitGraphics
import TermKitViews

extension ListEngine {
  /// Scrolls to an item for a method of the list, after measuring the items that decide where the scroll ends. Does nothing while the
  /// bounds are empty.
  ///
  /// - Parameters:
  ///   - isNear: Whether the scroll ends at the nearest place that shows the item.
  ///   - offset: Returns the offset at the end of the scroll.
  func scroll(to path: IndexPath, isNear: Bool, animated: Bool, _ method: String, _ offset: () -> Point?) {
    requireNoQuestion(method)
    require(path, method)
    if !host.bounds.isEmpty { work { scroll(to: path, isNear, animated, offset) } }
  }

  private func scroll(to path: IndexPath, _ isNear: Bool, _ animated: Bool, _ offset: () -> Point?) {
    let host = host
    // Most keys lead to an item that is in sight. Nothing moves then, and no layout is due. A layout pass measures all items in sight.
    if isNear, !host.isOffsetMoving, !host.layoutState.isDue, offset() == host.contentOffset { return }
    measure(around: path, isNear: isNear)
    settle()
    host.setNeedsLayout()
    target = nil
    guard let offset = offset() else { return }
    host.setContentOffset(offset, animated: animated)
    if host.isOffsetMoving { target = path }
  }

  // Only items within a page of the target, and between it and the visible area, decide where the scroll ends.
  private func measure(around path: IndexPath, isNear: Bool) {
    let host = host
    guard let frame = host.frame(of: path) else { return }
    let page = host.bounds.height
    let visible = isNear ? host.bounds.minY..<host.bounds.maxY : Int.min..<Int.max
    _ = host.measure(max(frame.minY - page, min(frame.minY, visible.lowerBound))..<frame.minY)
    guard let place = host.frame(of: path) else { return }
    _ = host.measure(place.minY..<min(place.maxY + page, max(place.maxY, visible.upperBound)))
  }

  /// Adopts the size of the content, after measuring visible items whose sizes are estimates. Visible items keep their place on the screen.
  func settle() {
    let host = host
    if !host.isOffsetMoving { target = nil }
    // Smaller heights bring more items into view, which are measured in turn.
    for _ in 0..<8 {
      let bounds = host.bounds
      let anchor = self.anchor
      let before = anchor.flatMap { host.frame(of: $0) }
      if host.measure(bounds.minY..<bounds.maxY), let before, let after = anchor.flatMap({ host.frame(of: $0) }) {
        let drift = after.origin - before.origin
        if drift != .zero { host.shiftContent(by: drift) }
      }
      host.contentSize = host.sizeOfContent
      if host.bounds.origin == bounds.origin { break }
    }
  }

  // The item that keeps its place on the screen when sizes change.
  private var anchor: IndexPath? {
    if let target, counts.contains(target) { return target }
    let host = host
    // At the start of the content there is no such item, so that inserted items are visible.
    if !host.isOffsetMoving, host.visibleContent.minY <= 0 { return nil }
    return visible.first { host.frame(of: $0)?.intersects(host.bounds) == true }
  }

  // MARK: Accessibility

  /// Returns the sentence for one or many visible items, from their numbers and the number of all items, counted over all sections. Returns
  /// nil if all or no items are visible.
  func visibleItemsText(one: (Int, Int) -> String, many: (ClosedRange<Int>, Int) -> String) -> String? {
    let shown = visible.filter { counts.contains($0) && host.isPartlyVisible($0) }
    guard let first = shown.first, let last = shown.last, shown.count < counts.total else { return nil }
    let numbers = counts.number(of: first)...counts.number(of: last)
    return numbers.count == 1 ? one(numbers.lowerBound, counts.total) : many(numbers, counts.total)
  }

  /// Gives a cell's item the focus without selecting it. Returns whether the item can have the focus.
  func focusItem(of cell: any ListCell) -> Bool {
    guard let path = path(of: cell), isSelectable(path), host.becomeFirstResponder() else { return false }
    moveFocus(to: path)
    return true
  }

  /// Gives the item with a number, counted from 1 over all sections, the focus without selecting it. Returns whether it can have the focus.
  func focusItem(number: Int) -> Bool {
    guard let path = counts.item(number: number), isSelectable(path), host.becomeFirstResponder() else { return false }
    host.show(path)
    host.layoutIfNeeded()
    moveFocus(to: path)
    return true
  }

  /// Scrolls the item after or before `element` fully into view. If there is no such item, scrolls to the end or the start of the content.
  ///
  /// - Returns: The cell of that item if scrolling moved the item of `element` out of the list; otherwise nil.
  func scroll(past element: View, by step: Int) -> View? {
    let host = host
    let current = cells.first { element.isDescendant(of: $0.cell) }
    let view = current?.cell ?? element
    let place = view.convert(view.bounds, to: host)
    guard
      let path = current.map({ counts.item(step > 0, from: $0.path) }) ?? host.item(beyond: place, step)
    else {
      showEnd(step, keeping: place)
      return nil
    }
    if host.isFullyVisible(path) { return nil }
    host.show(path)
    host.layoutIfNeeded()
    guard let current else { return nil }
    return cells[current.path] === current.cell ? nil : cells[path]
  }

  private func showEnd(_ step: Int, keeping place: Rect) {
    func moved(_ offset: Int, _ axis: ScrollAxis, _ start: Int, _ end: Int) -> Int {
      step > 0
        ? max(offset, min(axis.offsets.upperBound, start))
        : min(offset, max(axis.offsets.lowerBound, end - axis.visibleLength))
    }
    let host = host
    let columns = host.axis(.horizontal)
    var offset = host.contentOffset
    offset.y = moved(offset.y, host.axis(.vertical), place.minY, place.maxY)
    if columns.isScrollable { offset.x = moved(offset.x, columns, place.minX, place.maxX) }
    View.performWithoutAnimation { host.contentOffset = offset }
    host.layoutIfNeeded()
  }
}

extension ScrollAxis {
  /// The places to which an item can be scrolled.
  enum Place {
    case nearest, start, middle, end
  }

  /// Returns the offset at which a target is at a place, as far as the content allows.
  func offset(showing target: Range<Int>, from offset: Int, at place: Place) -> Int {
    let room = visibleLength - leading - trailing
    return switch place {
    case .nearest: self.offset(showing: target, from: offset)
    case .start: target.lowerBound - leading
    case .middle: target.lowerBound - leading - (room - target.count) / 2
    case .end: target.upperBound + trailing - visibleLength
    }
  }
}
