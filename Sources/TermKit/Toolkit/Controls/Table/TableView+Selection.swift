/// The row of a table that has the focus.
struct TableFocus {
  /// The row that keys act on.
  fileprivate(set) var row: IndexPath?
}

extension TableView {
  // MARK: What is selected

  /// The row that is selected, the topmost of several; nil when none is.
  public final var indexPathForSelectedRow: IndexPath? { selected.min() }

  /// The rows that are selected, from top to bottom.
  public final var indexPathsForSelectedRows: [IndexPath] { selected.sorted() }

  /// The row that keys act on while the table has the focus; nil before it had it.
  public final var indexPathForFocusedRow: IndexPath? { focus.row }

  /// Selects a row, in place of the one that was unless several can be, and scrolls to it unless the position is `none`; nil deselects
  /// all. The delegate does not hear of it. Where rows cannot be selected it does nothing.
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

  /// Deselects a row, if it is selected. The delegate does not hear of it.
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

  /// No more rows are selected than may be.
  final func selectionRulesChanged() {
    let kept = allowsSelection ? selected.min() : nil
    if !allowsSelection || !allowsMultipleSelection {
      for path in selected where path != kept { setSelected(false, path, false) }
    }
    if !hasSelectableRows, isFirstResponder, !canScroll { resignFirstResponder() }
    setNeedsLayout()
  }

  // MARK: What the person selects

  /// True when a row can be pressed and selected.
  final func isSelectable(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    guard allowsSelection, geometry.contains(path) else { return false }
    return askDelegate { $0.tableView(self, shouldHighlightRowAt: path) } ?? true
  }

  /// True when some row can be selected: of those in sight and less than a page away, once they are known.
  final var hasSelectableRows: Bool {
    guard allowsSelection else { return false }
    loadIfNeeded()
    if tiling.paths.isEmpty { return geometry.first != nil }
    return selectableRowNearby != nil
  }

  /// The first row in sight that can be selected, else the next one below, else above, that is less than a page away.
  final var selectableRowNearby: IndexPath? {
    // Mostly the first one can.
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

  /// The person chose a row by a click or a key.
  final func choose(_ path: IndexPath) {
    guard isSelectable(path) else { return }
    moveCursor(to: path)
    if allowsMultipleSelection, selected.contains(path) { return deselectByPerson(path) }
    guard let wanted = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
    if !allowsMultipleSelection { for other in selected where other != wanted { deselectByPerson(other) } }
    // Who was told of that may have taken rows away.
    loadIfNeeded()
    guard geometry.contains(wanted) else { return }
    setSelected(true, wanted, false)
    tableDelegate?.tableView(self, didSelectRowAt: wanted)
  }

  private func deselectByPerson(_ path: IndexPath) {
    let answer = tableDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let answer, selected.contains(answer) else { return }
    setSelected(false, answer, false)
    tableDelegate?.tableView(self, didDeselectRowAt: answer)
  }

  // MARK: The mark of the focus

  /// Sets the row that has the focus. The caller redraws the cells.
  final func setFocusedRow(_ path: IndexPath?) { focus.row = path }

  /// Has keys act on another row.
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

  /// The focus came or went: it is shown at the row it is on.
  final func focusDidChange() {
    guard !loading.isDue else { return }
    if isFirstResponder {
      if focus.row.map(geometry.contains) != true { focus.row = firstCursor }
      showLonelyCursor()
    }
    showCursor(at: focus.row)
  }

  // Where none of the rows in sight can have the focus, one out of sight has it.
  private func showLonelyCursor() {
    guard let cursor = focus.row, !tiling.paths.isEmpty,
      !tiling.paths.contains(where: { geometry.contains($0) && isSelectable($0) })
    else { return }
    scrollToRow(at: cursor, at: .none, animated: false)
  }

  private var firstCursor: IndexPath? {
    if let path = selected.min(), geometry.contains(path) { return path }
    let whole = tiling.paths.filter(isWhollySeen)
    return whole.first(where: isSelectable) ?? selectableRowNearby
  }

  /// True when nothing of a row is out of sight, nor behind its section's header.
  final func isWhollySeen(_ path: IndexPath) -> Bool {
    let (sight, span) = (visibleContent, geometry.span(of: path))
    return span.lowerBound >= sight.minY + heldRows(above: path) && span.upperBound <= sight.maxY
  }

  /// True when something of a row is in sight, and not behind its section's header.
  final func isPartlySeen(_ path: IndexPath) -> Bool {
    let (sight, span) = (visibleContent, geometry.span(of: path))
    return span.upperBound > sight.minY + heldRows(above: path) && span.lowerBound < sight.maxY
  }

  /// What had the focus in a row goes out of sight: the table takes it.
  final func focusComesBack(from path: IndexPath?) {
    if !becomeFirstResponder() { return }
    if let path, geometry.contains(path), isSelectable(path) { moveCursor(to: path) }
  }
}
