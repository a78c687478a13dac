import TermKitGraphics
import TermKitInput
import TermKitViews

// The answers of a table to the engine of lists.

extension TableView: ListHost {
  final var scrollAxis: LayoutAxis { .vertical }

  final var canFocusItems: Bool { canSelectItems || isEditing }

  // MARK: Data source

  final var dataObject: AnyObject? { dataSource }

  final var reportedSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  final func reportedCount(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  final func requestCell(for path: IndexPath) -> any ListCell {
    dataSource?.tableView(self, cellForRowAt: path) ?? TableViewCell()
  }

  final func prefetch(_ paths: [IndexPath]) { prefetchDataSource?.tableView(self, prefetchRowsAt: paths) }

  final func cancelPrefetching(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
  }

  final func countsDidLoad() {
    tiling.measuredWidth = bounds.width
    geometry = TableGeometry(
      sections: engine.counts.perSection.map {
        TableGeometry.Section(rows: RowHeights(count: $0, estimate: rowEstimate))
      })
  }

  final func oldCellsDidLeave() {
    reloadSectionIndexTitles()
    measureSections()
  }

  // MARK: Delegate

  final func canChoose(_ path: IndexPath) -> Bool {
    canSelectItems && askDelegate { $0.tableView(self, shouldHighlightRowAt: path) } ?? true
  }

  final func willSelect(_ path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willSelectRowAt: path)
  }

  final func willDeselect(_ path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willDeselectRowAt: path)
  }

  final func didSelect(_ path: IndexPath) { tableDelegate?.tableView(self, didSelectRowAt: path) }

  final func performPrimaryAction(_ path: IndexPath) {
    guard tableDelegate?.tableView(self, canPerformPrimaryActionForRowAt: path) == true else { return }
    tableDelegate?.tableView(self, performPrimaryActionForRowAt: path)
  }

  final func selectingRange(at path: IndexPath, _ selection: () -> Void) -> Bool {
    if selectsSeveral {
      selection()
      return true
    }
    guard let tableDelegate, tableDelegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) else {
      return false
    }
    tableDelegate.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    if selectsSeveral, engine.contains(path) { selection() }
    tableDelegate.tableViewDidEndMultipleSelectionInteraction(self)
    return true
  }

  final func didDeselect(_ path: IndexPath) { tableDelegate?.tableView(self, didDeselectRowAt: path) }

  final func didHighlight(_ path: IndexPath) { tableDelegate?.tableView(self, didHighlightRowAt: path) }

  final func didUnhighlight(_ path: IndexPath) { tableDelegate?.tableView(self, didUnhighlightRowAt: path) }

  final func willDisplay(_ cell: any ListCell, at path: IndexPath) {
    guard let cell = cell as? TableViewCell else { return }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  final func didEndDisplaying(_ cell: any ListCell, at path: IndexPath) {
    guard let cell = cell as? TableViewCell else { return }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  final func willDisplay(_ view: View, of part: SectionPart) {
    if part.isHeader {
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: part.section)
    } else {
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: part.section)
    }
  }

  final func didEndDisplaying(_ view: View, of part: SectionPart) {
    if part.isHeader {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: part.section)
    } else {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: part.section)
    }
  }

  // MARK: Places

  final var sizeOfContent: Size { Size(width: bounds.width, height: geometry.height) }

  final var itemsInBounds: [IndexPath] { geometry.paths(in: bounds.minY..<bounds.maxY) }

  final func items(along span: Range<Int>) -> [IndexPath] { geometry.paths(in: span) }

  final func frame(of path: IndexPath) -> Rect? {
    geometry.counts.contains(path) ? rect(geometry.span(of: path)) : nil
  }

  final func show(_ path: IndexPath) { scrollToRow(at: path, at: .none, animated: false) }

  final func item(beyond place: Rect, _ step: Int) -> IndexPath? {
    let below = geometry.firstRow(below: step > 0 ? place.maxY : place.minY)
    return step > 0 ? below : below.map(geometry.counts.item(before:)) ?? geometry.counts.last
  }

  final func forgetSize(of path: IndexPath) { geometry.forgetHeights(of: path) }

  // MARK: Views

  final func prepare(_ cell: any ListCell, at path: IndexPath) {
    guard let cell = cell as? TableViewCell else { return }
    cell.endSwipe(animated: false)
    cell.look = look(of: path)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
  }

  final func isCell(_ view: View) -> Bool { view is TableViewCell }

  // MARK: Keys

  final var keysNeedLayout: Bool { false }

  // MARK: Changes

  final func willChangeItems() {
    endReordering(isCancelled: true)
    endDeleteConfirmations()
  }

  final func placesBeforeChange() -> (_ old: IndexPath, _ end: Rect) -> Rect? {
    var before = geometry
    return { old, end in
      Rect(origin: Point(x: end.minX, y: before.span(of: old).lowerBound), size: end.size)
    }
  }

  final func follow(_ change: ListChange) {
    // The actions of rows that stay close. A row that leaves takes them along.
    for case (let path, let cell as TableViewCell) in engine.cells {
      if cell.editing.swipe != nil, change.mapping.new(path) != nil { cell.endSwipe(animated: true) }
    }
    geometry = geometry.changed(
      by: change.mapping, counts: engine.counts, estimate: rowEstimate, section: newSection)
    if change.updates.isEmpty { geometry.forgetHeights() }
  }

  final func adoptPlace(of cell: any ListCell, at path: IndexPath) {
    cell.isPlaced = true
    cell.alpha = 1
  }

  final func placeOutside(_ path: IndexPath) -> Rect? { rect(geometry.span(of: path)) }

  final var endViews: [View] { [tableHeaderView, tableFooterView].compactMap { $0 } }
}

extension TableViewCell: ListCell {
  final var hasFocusMark: Bool {
    get { look.isFocused }
    set { if newValue != look.isFocused { look.isFocused = newValue } }
  }

  final var finalAlpha: Double { 1 }

  final func prepareToLeave() {
    endDeleteConfirmation()
    editing.swipe?.isFrozen = true
  }

  final func show(selected: Bool, animated: Bool) { setSelected(selected, animated: animated) }

  final func show(highlighted: Bool) { setHighlighted(highlighted, animated: false) }
}
