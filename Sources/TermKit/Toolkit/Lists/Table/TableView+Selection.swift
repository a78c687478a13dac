import TermKitViews

/// The state of the focus in a table.
struct TableFocus {
  /// The row that has the focus.
  fileprivate(set) var row: IndexPath?
}

extension TableView {
  // MARK: Selected rows

  /// The selected row, or the topmost of several, or nil if no row is selected.
  public final var indexPathForSelectedRow: IndexPath? { selected.min() }

  /// The selected rows, from top to bottom.
  public final var indexPathsForSelectedRows: [IndexPath] { selected.sorted() }

  /// The row that has the focus while the table is first responder.
  ///
  /// Nil at first and after `reloadData()`, until the table has the focus and is laid out, or a row is selected.
  public final var indexPathForFocusedRow: IndexPath? { focus.row }

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
    requireNoQuestion("selectRow(at:animated:scrollPosition:)")
    guard let indexPath else { return deselectAll(animated: animated) }
    requireRow(indexPath, "selectRow(at:animated:scrollPosition:)")
    guard allowsSelection else { return }
    if !allowsMultipleSelection { for path in selected where path != indexPath { setSelected(false, path, animated) } }
    setSelected(true, indexPath, animated)
    moveCursor(to: indexPath)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without calling the delegate. Does nothing if it is not selected.
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - animated: Whether the selection fades out over a quarter of a second.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    requireNoQuestion("deselectRow(at:animated:)")
    setSelected(false, indexPath, animated)
  }

  private func deselectAll(animated: Bool) { for path in selected { setSelected(false, path, animated) } }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath, _ animated: Bool) {
    guard isSelected != selected.contains(path) else { return }
    if isSelected { selected.insert(path) } else { selected.remove(path) }
    rows[path]?.setSelected(isSelected, animated: animated)
  }

  /// Deselects the rows that may no longer be selected.
  final func selectionRulesChanged() {
    let kept = allowsSelection ? selected.min() : nil
    if !allowsSelection || !allowsMultipleSelection {
      for path in selected where path != kept { setSelected(false, path, false) }
    }
    if !hasSelectableRows, isFirstResponder, !canScroll { resignFirstResponder() }
    setNeedsLayout()
  }

  // MARK: Selection by the user

  /// Returns whether a row can have the focus: because the user can select it, or can edit it in editing mode.
  final func isSelectable(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    guard geometry.contains(path) else { return false }
    return canChoose(path) || isEditable(path)
  }

  /// Returns whether Enter, Space or a click selects a row.
  final func canChoose(_ path: IndexPath) -> Bool {
    canSelectRows && (askDelegate { $0.tableView(self, shouldHighlightRowAt: path) } ?? true)
  }

  /// Whether a row that is visible or less than a page away can be selected. Before the first layout pass, whether there are any rows.
  final var hasSelectableRows: Bool {
    guard canSelectRows || isEditing else { return false }
    loadIfNeeded()
    if tiling.paths.isEmpty { return geometry.first != nil }
    return selectableRowNearby != nil
  }

  /// The first visible row that can be selected; otherwise the nearest one below, then above, less than a page away.
  final var selectableRowNearby: IndexPath? {
    // The first visible row is selectable in most tables.
    if let path = tiling.paths.first(where: isSelectable) { return path }
    let shown = tiling.paths.filter(geometry.contains)
    guard let first = shown.first, let last = shown.last else { return nil }
    return selectableRow(from: last, geometry.row(after:))
      ?? selectableRow(from: first, geometry.row(before:))
  }

  private func selectableRow(from start: IndexPath, _ next: @escaping (IndexPath) -> IndexPath?) -> IndexPath? {
    let place = geometry.span(of: start)
    return sequence(first: start, next: next).prefix {
      let span = geometry.span(of: $0)
      return max(span.lowerBound - place.upperBound, place.lowerBound - span.upperBound) < bounds.height
    }.first(where: isSelectable)
  }

  /// Handles the user's choice of a row by a click or a key.
  final func choose(_ path: IndexPath) {
    guard isSelectable(path) else { return }
    moveCursor(to: path)
    guard canChoose(path) else { return }
    if allowsMultipleSelection, selected.contains(path) { return deselectByUser(path) }
    guard let wanted = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
    if !allowsMultipleSelection { for other in selected where other != wanted { deselectByUser(other) } }
    // The delegate may have deleted rows.
    loadIfNeeded()
    guard geometry.contains(wanted) else { return }
    setSelected(true, wanted, false)
    tableDelegate?.tableView(self, didSelectRowAt: wanted)
  }

  /// Handles a press of the detail button in a row.
  final func accessoryButtonTapped(in cell: TableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  private func deselectByUser(_ path: IndexPath) {
    let answer: IndexPath? = tableDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let answer, selected.contains(answer) else { return }
    setSelected(false, answer, false)
    tableDelegate?.tableView(self, didDeselectRowAt: answer)
  }

  // MARK: Focus mark

  /// Sets the row that has the focus. The caller redraws the cells.
  final func setFocusedRow(_ path: IndexPath?) { focus.row = path }

  /// Moves the focus to another row and redraws both cells.
  final func moveCursor(to path: IndexPath?) {
    guard path != focus.row else { return }
    let old = focus.row
    focus.row = path
    showCursor(at: old)
    showCursor(at: path)
  }

  private func showCursor(at path: IndexPath?) {
    guard let path, let cell = rows[path] else { return }
    cell.look.isFocused = isFocused && focus.row == path
  }

  /// Updates the focused row and its mark when the table becomes or resigns first responder.
  final func focusDidChange() {
    guard !loading.isDue else { return }
    if isFirstResponder {
      if focus.row.map(geometry.contains) != true { focus.row = initialFocusedRow }
      scrollToFocusedRow()
    }
    showCursor(at: focus.row)
  }

  // If no visible row can have the focus, scrolls to the focused row, which is not visible.
  private func scrollToFocusedRow() {
    guard let cursor = focus.row, !tiling.paths.isEmpty,
      !tiling.paths.contains(where: { geometry.contains($0) && isSelectable($0) })
    else { return }
    scrollToRow(at: cursor, at: .none, animated: false)
  }

  private var initialFocusedRow: IndexPath? {
    if let path = selected.min(), geometry.contains(path) { return path }
    let whole = tiling.paths.filter(isFullyVisible)
    return whole.first(where: isSelectable) ?? selectableRowNearby
  }

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

  /// Moves the focus to the table when a row that contains the first responder leaves the screen.
  final func returnFocusToTable(from path: IndexPath?) {
    if !becomeFirstResponder() { return }
    if let path, geometry.contains(path), isSelectable(path) { moveCursor(to: path) }
  }
}
