import TermKitInput
import TermKitViews

/// The state of keys and presses in a table.
struct TableKeyState {
  /// The row that is being pressed.
  fileprivate var pressed: IndexPath?
  /// Whether the pointer is over the row that is being pressed.
  fileprivate var isHighlighted = false
  /// The key commands for rows, in the user's language. They are created at the first use.
  fileprivate var rowCommands: [KeyCommand]?
}

extension TableView {
  /// Discards the key commands for rows, which are created again at the next use.
  final func forgetRowCommands() { keyState.rowCommands = nil }

  // Cached, because the application asks for the commands at every key.
  final var rowCommands: [KeyCommand] {
    if let known = keyState.rowCommands { return known }
    let made = makeRowCommands()
    keyState.rowCommands = made
    return made
  }

  private func makeRowCommands() -> [KeyCommand] {
    let strings = traitCollection.strings
    let (pages, ends) = ([Key(.pageUp), Key(.pageDown)], [Key(.home), Key(.end)])
    return editingCommands + [
      KeyCommand(title: canSelectRows ? strings.select : strings.edit, keys: [Key(.enter), .character(" ")]) {
        [unowned self] in chooseByKey()
      },
      KeyCommand(title: strings.page, naming: pages) { [unowned self] key in
        work { goByPage(key.code == .pageDown ? .down : .up) }
      },
      KeyCommand(title: strings.firstOrLast, naming: ends) { [unowned self] key in
        work { goToEnd(key.code == .end ? .down : .up) }
      },
    ]
  }

  /// A direction through the rows.
  private enum Direction {
    case up, down
  }

  /// Handles an arrow key.
  ///
  /// Up and Down move from row to row. Right moves to the controls in a row, and Left moves back.
  ///
  /// - Returns: Whether the key was used, or nil if it has no meaning for rows.
  final func takeRowKey(_ code: KeyCode) -> Bool? {
    guard hasSelectableRows else { return nil }
    updateFocusedRow()
    return work {
      switch code {
      case .down: goByRow(.down)
      case .up: goByRow(.up)
      case .right: goToControl(.right)
      case .left: goToControl(.left) || goBackFromControl()
      default: nil
      }
    }
  }

  // A key may arrive after a reload or a push and before the next layout pass. The views above the table decide its size, so the whole
  // window is laid out.
  private func updateFocusedRow() {
    guard isFirstResponder else { return }
    if sequence(first: self as View, next: \.superview).dropFirst().contains(where: \.layoutState.isDue) {
      window?.layoutIfNeeded()
    } else if focus.row == nil {
      layoutIfNeeded()
    }
  }

  private func chooseByKey() {
    updateFocusedRow()
    guard let cursor = focus.row, focusedDescendant == nil else { return }
    if canChoose(cursor) { choose(cursor) } else { useFocusedEditControl() }
  }

  /// The row that has the focus, or contains the control that has it.
  private var currentRow: IndexPath? {
    focusedDescendant.flatMap(row(of:)) ?? focus.row
  }

  fileprivate func row(of view: View) -> IndexPath? { rows.first { view.isDescendant(of: $0.cell) }?.path }

  // MARK: Up and down

  private func row(_ direction: Direction, of path: IndexPath) -> IndexPath? {
    direction == .down ? geometry.row(after: path) : geometry.row(before: path)
  }

  private func goByRow(_ direction: Direction) -> Bool {
    if let focusedDescendant, row(of: focusedDescendant) == nil { return goToRows(direction, from: focusedDescendant) }
    guard let current = currentRow, geometry.contains(current) else { return false }
    // While nothing is selected, the first press selects the row with the mark.
    if selectsWhileMoving, selected.isEmpty, focusedDescendant == nil, isSelectable(current) {
      go(to: current)
      return true
    }
    if let target = stop(direction, from: current) {
      go(to: target)
      return true
    }
    if isScrollEnabled, scroll(rows: direction == .down ? 1 : -1) { return true }
    let beyond = direction == .down ? tableFooterView?.focusableViews.first : tableHeaderView?.focusableViews.last
    return beyond?.becomeFirstResponder() ?? false
  }

  // Moves the focus from the table's header or footer to a row.
  private func goToRows(_ direction: Direction, from view: View) -> Bool {
    let frame = view.convert(view.bounds, to: self)
    let paths = tiling.paths.filter { path in
      let span = geometry.span(of: path)
      return isSelectable(path) && (direction == .down ? span.lowerBound >= frame.maxY : span.upperBound <= frame.minY)
    }
    guard let path = direction == .down ? paths.first : paths.last else {
      return takeArrow(direction == .down ? .down : .up)
    }
    go(to: path)
    return true
  }

  private var selectsWhileMoving: Bool { selectionFollowsFocus && !allowsMultipleSelection && canSelectRows }

  /// Returns the next row that can have the focus or contains a control, if it is less than a page away.
  private func stop(_ direction: Direction, from path: IndexPath) -> IndexPath? {
    let start = geometry.span(of: path)
    var next = row(direction, of: path)
    while let path = next {
      if isSelectable(path) { return path }
      // It is unknown whether a row without a cell contains controls.
      guard let cell = rows[path] else { return nil }
      if !cell.focusableViews.isEmpty { return path }
      let span = geometry.span(of: path)
      if max(span.lowerBound - start.upperBound, start.lowerBound - span.upperBound) > bounds.height { return nil }
      next = row(direction, of: path)
    }
    return nil
  }

  private func go(to path: IndexPath) {
    scrollToRow(at: path, at: .none, animated: false)
    guard isSelectable(path) else {
      rows[path]?.focusableViews.first?.becomeFirstResponder()
      return
    }
    if !isFirstResponder { becomeFirstResponder() }
    moveCursor(to: path)
    if selectsWhileMoving, !selected.contains(path) { choose(path) }
  }

  // MARK: Pages and ends

  private func goByPage(_ direction: Direction) {
    updateFocusedRow()
    guard let current = currentRow, geometry.contains(current) else { return }
    let page = max(1, visibleContent.height - rowsUnderHeader(above: current) - 1)
    let span = geometry.span(of: current)
    measureRows(
      in: direction == .down ? span.lowerBound..<span.upperBound + page : span.lowerBound - page..<span.lowerBound)
    adoptMeasuredHeights()
    let place = geometry.span(of: current)
    let y = direction == .down ? place.lowerBound + page : place.upperBound - 1 - page
    let end = direction == .down ? geometry.last : geometry.first
    let target =
      direction == .down && y >= geometry.height - geometry.footer ? end : geometry.firstRow(below: max(0, y)) ?? end
    if let target { go(near: target, direction, from: current) }
  }

  private func goToEnd(_ direction: Direction) {
    updateFocusedRow()
    guard let end = direction == .down ? geometry.last : geometry.first else { return }
    go(near: end, direction, from: currentRow ?? end)
    // Also show the content beyond the first or last row, such as the table's header or footer.
    let range = axis(.vertical).offsets
    let y = direction == .down ? range.upperBound : range.lowerBound
    guard let cursor = focus.row, geometry.contains(cursor) else { return }
    let row = geometry.span(of: cursor)
    if row.lowerBound >= y, row.upperBound <= y + bounds.height {
      View.performWithoutAnimation { contentOffset.y = y }
    }
  }

  // Moves to the target row. If it cannot be selected, moves to the nearest selectable row between it and the current row. If there is no
  // such row, only scrolls to the target.
  private func go(near target: IndexPath, _ direction: Direction, from current: IndexPath) {
    let back: Direction = direction == .down ? .up : .down
    var next: IndexPath? = target
    while let path = next, path != current {
      if isSelectable(path) { return go(to: path) }
      next = row(back, of: path)
    }
    scrollToRow(at: target, at: .none, animated: false)
  }

  // MARK: Controls in rows

  /// The views that the focus can move to, from top to bottom.
  ///
  /// These are the current row, all visible rows that cannot be selected, and the table's other subviews, such as headers and footers. The
  /// other selectable rows are reached with the arrow keys.
  final var focusableParts: [View] {
    let (goesByRow, current) = (hasSelectableRows, currentRow)
    let paths = tiling.paths.filter { path in
      geometry.contains(path) && (!goesByRow || path == current || !isSelectable(path))
    }
    let parts = paths.compactMap { rows[$0] } + subviews.filter { !($0 is TableViewCell) }
    return parts.sorted { $0.frame.minY < $1.frame.minY }
  }

  /// The number of views in `focusableParts` above the row that has or would get the focus. Tab continues below that row.
  final var partsBeforeRow: Int {
    guard hasSelectableRows, let path = currentSelectableRow ?? selectableRowNearby else { return 0 }
    let y = geometry.span(of: path).lowerBound
    return focusableParts.prefix { $0.frame.maxY <= y }.count
  }

  private var currentSelectableRow: IndexPath? { currentRow.flatMap { isSelectable($0) ? $0 : nil } ?? focus.row }

  private func goToControl(_ direction: FocusRing.Direction) -> Bool {
    guard let current = currentRow, let cell = rows[current] else { return false }
    let views = cell.focusableViews
    guard let focusedDescendant, let present = views.firstIndex(where: { $0 === focusedDescendant }) else {
      return direction == .right && views.first?.becomeFirstResponder() == true
    }
    let ring = FocusRing(frames: views.map { $0.convert($0.bounds, to: cell) })
    return ring.index(from: present, going: direction).map { views[$0].becomeFirstResponder() } ?? false
  }

  private func goBackFromControl() -> Bool {
    guard focusedDescendant != nil, let current = currentRow, isSelectable(current) else { return false }
    moveCursor(to: current)
    return becomeFirstResponder()
  }
}

// MARK: Mouse

extension TableView {
  /// Shows a row as pressed in place of the one that was pressed before.
  final func setPressed(_ path: IndexPath?) {
    guard path != keyState.pressed else { return }
    highlightPressedRow(false)
    keyState.pressed = path
    highlightPressedRow(true)
  }

  private func highlightPressedRow(_ isHighlighted: Bool) {
    guard let path = keyState.pressed, isHighlighted != keyState.isHighlighted else { return }
    keyState.isHighlighted = isHighlighted
    rows[path]?.setHighlighted(isHighlighted, animated: false)
    notifications.add(isHighlighted ? .highlighted(path) : .unhighlighted(path))
    work {}
  }

  /// Returns the row under the pointer, or nil over a header or footer or if the touched row was just removed.
  private func row(under touch: Touch) -> IndexPath? {
    loadIfNeeded()
    return row(of: touch.view).flatMap { path in
      rows[path].map { $0.point(inside: touch.location(in: $0)) } == true ? path : nil
    }
  }

  /// Handles a press on a row. Returns false unless the left button was pressed on a selectable row.
  final func rowTouchBegan(_ touch: Touch) -> Bool {
    guard touch.button == .left, let path = row(under: touch), isSelectable(path) else { return false }
    becomeFirstResponder()
    if canChoose(path) { setPressed(path) } else { moveCursor(to: path) }
    return true
  }

  final func rowTouchMoved(_ touch: Touch) -> Bool {
    guard let pressed = keyState.pressed, touch.button == .left else { return false }
    highlightPressedRow(row(under: touch) == pressed)
    return true
  }

  final func rowTouchEnded(_ touch: Touch) -> Bool {
    guard let path = keyState.pressed, touch.button == .left else { return false }
    let isInside = row(under: touch) == path
    let cell = rows[path]
    setPressed(nil)
    // The delegate may have changed the table.
    if isInside, let path = cell?.indexPath { choose(path) }
    return true
  }
}
