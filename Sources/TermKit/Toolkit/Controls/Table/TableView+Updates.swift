import TermKitGraphics

/// Rows of a table that come, go and move.
struct TableBatch {
  /// Changes that were requested and not made yet.
  fileprivate var updates = TableUpdates()
  /// How many calls of `performBatchUpdates` are under way.
  fileprivate(set) var depth = 0
  /// The cells of rows that are gone, on their way out, and the rows they showed.
  fileprivate(set) var leaving: [(cell: TableViewCell, path: IndexPath)] = []
}

extension TableView {
  // MARK: Changing rows and sections

  /// Shows rows that have come into the data source; paths are those after all changes that belong together.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("insertRows(at:with:)") { $0.insertRows(indexPaths, animation) }
  }

  /// Takes out rows that have gone from the data source; paths are those before all changes that belong together.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("deleteRows(at:with:)") { $0.deleteRows(indexPaths, animation) }
  }

  /// Asks for the cells and heights of rows anew; paths are those before all changes that belong together. They stay selected.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("reloadRows(at:with:)") { $0.reloadRows(indexPaths, animation) }
  }

  /// Moves a row from where it was before all changes that belong together to where it is after them.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change("moveRow(at:to:)") { $0.moveRow(indexPath, to: newIndexPath) }
  }

  /// Shows sections that have come into the data source.
  public final func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    change("insertSections(_:with:)") { $0.insertSections(sections, animation) }
  }

  /// Takes out sections that have gone from the data source.
  public final func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    change("deleteSections(_:with:)") { $0.deleteSections(sections, animation) }
  }

  /// Asks for everything in sections anew. None of their rows stays selected.
  public final func reloadSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    change("reloadSections(_:with:)") { $0.reloadSections(sections, animation) }
  }

  /// Changes rows and sections all at once; the data source has to come to the same numbers of rows by the end. Selected rows stay
  /// selected, and what is seen stays where it is unless the table is at its top. Without any changes heights are asked for anew.
  /// - Parameters:
  ///   - updates: Calls `insertRows(at:with:)` and the like, and may change the data.
  ///   - completion: Called once everything is in its place, with false when that was interrupted.
  public final func performBatchUpdates(
    _ updates: (@MainActor () -> Void)?, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    requireNoQuestion("performBatchUpdates(_:completion:)")
    batch.depth += 1
    updates?()
    batch.depth -= 1
    if batch.depth == 0 { work { commitUpdates(completion) } } else { completion?(true) }
  }

  private func change(_ what: String, _ body: (inout TableUpdates) -> Void) {
    requireNoQuestion(what)
    body(&batch.updates)
    if batch.depth == 0 { work { commitUpdates(nil) } }
  }

  // MARK: Carrying them out

  private func commitUpdates(_ completion: (@MainActor (Bool) -> Void)?) {
    let updates = batch.updates
    batch.updates = TableUpdates()
    // All is asked anew anyhow.
    if loading.isDue {
      completion?(true)
      return
    }
    let counts = askedCounts
    if let fault = updates.fault(from: geometry.rowCounts, to: counts) {
      Contract.fail("\(fault). Change the data by the same rows, in the same batch or just before")
    }
    setPressed(nil)
    let transition = TableTransition(updates: updates, mapping: updates.mapping, before: geometry, top: bounds.minY)
    let gone = rename(transition, counts)
    guard !bounds.isEmpty else {
      for (old, cell) in gone { retire(cell, from: old) }
      takeOutIdleCells()
      completion?(true)
      return setNeedsLayout()
    }
    show(transition, gone, completion)
  }

  /// Has everything known about rows go by their new paths; answers the cells of those that are gone.
  private func rename(_ transition: TableTransition, _ counts: [Int]) -> [(old: IndexPath, cell: TableViewCell)] {
    let (mapping, updates) = (transition.mapping, transition.updates)
    let anchor = stillRow(mapping)
    geometry = geometry.changed(by: mapping, counts: counts, estimate: rowEstimate, section: unfilledSection)
    if updates.isEmpty { geometry.forgetHeights() }
    for path in updates.reloadedRows.keys.compactMap(mapping.new) { geometry.forgetHeights(of: path) }
    selected = RowSelection(selected.compactMap(mapping.new))
    if let cursor = focus.row { setFocusedRow(mapping.new(cursor) ?? nearestRow(to: cursor)) }
    setScrollTarget(scrolling.target.flatMap(mapping.new))
    var gone: [(old: IndexPath, cell: TableViewCell)] = []
    let shown = rows
    rows = RowCells()
    for (path, cell) in shown {
      if let new = mapping.new(path), updates.reloadedRows[path] == nil {
        cell.indexPath = new
        rows[new] = cell
      } else {
        // The data source may well answer it again, for this row or another.
        cell.indexPath = nil
        gone.append((path, cell))
      }
    }
    renameRowsInSight(mapping.new)
    renameSections(mapping)
    if let anchor, let new = mapping.new(anchor) {
      var before = transition.before
      shiftContent(byRows: geometry.span(of: new).lowerBound - before.span(of: anchor).lowerBound)
    }
    return gone
  }

  // The row that stays where it is seen; none at the top, where what comes in is to be seen.
  private func stillRow(_ mapping: TableMapping) -> IndexPath? {
    let sight = visibleContent
    if sight.minY <= 0 { return nil }
    return tiling.paths.first { geometry.span(of: $0).upperBound > sight.minY && mapping.new($0) != nil }
  }

  private func nearestRow(to path: IndexPath) -> IndexPath? {
    guard geometry.sections.indices.contains(path.section) else { return geometry.last }
    let count = geometry.sections[path.section].rows.count
    return count > 0 ? IndexPath(row: min(path.row, count - 1), section: path.section) : geometry.first
  }

  /// Has rows come, go and move.
  private func show(
    _ transition: TableTransition, _ gone: [(old: IndexPath, cell: TableViewCell)],
    _ completion: (@MainActor (Bool) -> Void)?
  ) {
    let staying = Set(rows.map { ObjectIdentifier($0.cell) })
    settle()
    let paths = geometry.paths(in: bounds.minY..<bounds.maxY)
    let shift = bounds.minY - transition.top
    keepInSight(gone.map(\.cell) + rows.map(\.cell).filter(\.isPlaced), movedBy: shift)
    for path in paths where !staying.contains(ObjectIdentifier(cell(for: path))) {
      place(cell(for: path), at: transition.start(of: path, geometry: &geometry, in: bounds, shift: shift))
    }
    let gone = gone.filter { $0.cell.indexPath == nil }
    // A row that was only measured has never been seen. It is not animated from where its cell was used last.
    let outside = rows.filter { !paths.contains($0.path) && $0.cell.isPlaced }
    for (path, _) in outside { rows[path] = nil }
    let going = gone.map { ($0.cell, $0.old) } + outside.map { ($1, $0) }
    batch.leaving += going
    for (old, cell) in gone { beginLeaving(cell, from: old) }
    for (path, cell) in outside { beginLeaving(cell, from: path) }
    View.animate(withDuration: 0.3) {
      for (old, cell) in gone { leave(cell, transition.updates.animation(deleting: old)) }
      for (path, cell) in outside { cell.frame = rect(geometry.span(of: path)) }
      for path in paths { rows[path]?.alpha = 1 }
      tile()
    } completion: { [weak self] finished in
      for (cell, _) in going { self?.finishLeaving(cell) }
      self?.takeOutIdleCells()
      completion?(finished)
    }
  }

  /// What is on the screen begins where it is seen now, also if that is elsewhere in the content.
  private func keepInSight(_ cells: [TableViewCell], movedBy shift: Int) {
    let ends = [tableHeaderView, tableFooterView].compactMap { $0 }
    for view in cells + sections.views.values + batch.leaving.map({ $0.cell }) + ends { view.shift(byRows: shift) }
  }

  private func place(_ cell: TableViewCell, at start: TableTransition.Start) {
    View.performWithoutAnimation {
      cell.frame = start.frame
      cell.alpha = start.alpha
    }
    cell.isPlaced = true
    // Those that move are in front of those that come.
    if start.isNew { insertSubview(cell, at: backIndex) }
  }

  // MARK: Rows on their way out

  private func beginLeaving(_ cell: TableViewCell, from path: IndexPath) {
    cell.indexPath = nil
    cell.look.isFocused = false
    window?.windowScene?.cancelTouch(in: cell)
    if focusedDescendant?.isDescendant(of: cell) == true { focusComesBack(from: path) }
    insertSubview(cell, at: backIndex)
  }

  private func leave(_ cell: TableViewCell, _ animation: RowAnimation) {
    if let way = animation.way(cell.frame.size) {
      cell.frame.origin = cell.frame.origin + way
    } else if animation == .none {
      View.performWithoutAnimation { cell.alpha = 0 }
    } else {
      cell.alpha = 0
    }
  }

  /// Puts a cell away that has left.
  final func finishLeaving(_ cell: TableViewCell) {
    guard let index = batch.leaving.firstIndex(where: { $0.cell === cell }) else { return }
    retire(cell, from: batch.leaving.remove(at: index).path)
    View.performWithoutAnimation { cell.alpha = 1 }
  }

  /// Has a cell that is answered again before it has left show a row again.
  final func stopLeaving(_ cell: TableViewCell) {
    guard let index = batch.leaving.firstIndex(where: { $0.cell === cell }) else { return }
    let path = batch.leaving.remove(at: index).path
    cell.finishMovement()
    View.performWithoutAnimation { cell.alpha = 1 }
    askDelegate { $0.tableView(self, didEndDisplaying: cell, forRowAt: path) }
  }
}
