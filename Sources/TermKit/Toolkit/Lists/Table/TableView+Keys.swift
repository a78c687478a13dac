import TermKitInput
import TermKitViews

extension TableView {
  /// Handles an arrow key.
  ///
  /// Up and Down move from row to row. Right moves to the controls in a row, and Left moves back. In an outline, Right also moves to the
  /// first child, and Left to the parent.
  ///
  /// - Returns: Whether the key was used, or nil if it has no meaning for rows.
  final func takeRowKey(_ code: KeyCode) -> Bool? {
    guard engine.hasSelectableItems else { return nil }
    engine.updateFocus()
    return engine.work {
      switch code {
      case .down: goByRow(isForward: true)
      case .up: goByRow(isForward: false)
      case .right:
        engine.goInOutline(toChild: true)
          || engine.currentItem.map { engine.goToControl(.right, in: $0, entering: true) } ?? false
      case .left:
        engine.currentItem.map { engine.goToControl(.left, in: $0) || goBackFromControl(in: $0) } ?? false
          || engine.goInOutline(toChild: false)
      default: nil
      }
    }
  }

  /// Handles a key with Shift: Left and Right show swipe actions, Up and Down select a range. Returns whether the key was used.
  final func takeShiftedKey(_ code: KeyCode) -> Bool {
    switch code {
    case .left, .right: swipe(byKey: code)
    case .up, .down: engine.hasSelectableItems && engine.extendSelection { takeRowKey(code) }
    default: false
    }
  }

  private func goBackFromControl(in path: IndexPath) -> Bool {
    guard focusedDescendant != nil, engine.isSelectable(path) else { return false }
    engine.moveFocus(to: path)
    return becomeFirstResponder()
  }

  // MARK: Up and down

  private func goByRow(isForward: Bool) -> Bool {
    if let focusedDescendant, engine.item(of: focusedDescendant) == nil {
      return goToRows(isForward, from: focusedDescendant)
    }
    guard let current = engine.currentItem, geometry.counts.contains(current) else { return false }
    if engine.selectsFirst(current) { return true }
    if let target = stop(isForward, from: current) {
      engine.go(to: target)
      return true
    }
    if isScrollEnabled, scroll(rows: isForward ? 1 : -1) { return true }
    let beyond =
      isForward
      ? tableFooterView?.focusableViews.first
      : tableHeaderView?.focusableViews.last ?? columnHeader?.focusableViews.first
    return beyond?.becomeFirstResponder() ?? false
  }

  // Moves the focus from the table's header or footer to a row.
  private func goToRows(_ isForward: Bool, from view: View) -> Bool {
    let frame = view.convert(view.bounds, to: self)
    let paths = engine.visible.filter { path in
      guard engine.isSelectable(path) else { return false }
      let span = geometry.span(of: path)
      return isForward ? span.lowerBound >= frame.maxY : span.upperBound <= frame.minY
    }
    guard let path = isForward ? paths.first : paths.last else { return takeArrow(isForward ? .down : .up) }
    engine.go(to: path)
    return true
  }

  /// Returns the next row that can have the focus or contains a control, if it is less than a page away.
  private func stop(_ isForward: Bool, from path: IndexPath) -> IndexPath? {
    let start = geometry.span(of: path)
    var next = geometry.counts.item(isForward, from: path)
    while let path = next {
      if engine.isSelectable(path) { return path }
      // It is unknown whether a row without a cell contains controls.
      guard let cell = engine.cells[path] else { return nil }
      if !cell.focusableViews.isEmpty { return path }
      let span = geometry.span(of: path)
      if max(span.lowerBound - start.upperBound, start.lowerBound - span.upperBound) > bounds.height { return nil }
      next = geometry.counts.item(isForward, from: path)
    }
    return nil
  }

  // MARK: Pages

  final func goByPage(isForward: Bool) {
    guard let current = engine.currentItem, geometry.counts.contains(current) else { return }
    let page = max(1, visibleContent.height - rowsUnderHeader(above: current) - 1)
    let span = geometry.span(of: current)
    _ = measure(isForward ? span.lowerBound..<span.upperBound + page : span.lowerBound - page..<span.lowerBound)
    engine.settle()
    setNeedsLayout()
    let place = geometry.span(of: current)
    let y = isForward ? place.lowerBound + page : place.upperBound - 1 - page
    let end = isForward ? geometry.counts.last : geometry.counts.first
    let target =
      isForward && y >= geometry.height - geometry.footer ? end : geometry.firstRow(below: max(0, y)) ?? end
    if let target { engine.go(near: target, isForward: isForward, from: current) }
  }
}
