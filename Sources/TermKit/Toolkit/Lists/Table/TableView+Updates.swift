import TermKitGraphics
import TermKitViews

/// The changes to a table's rows that are pending or being animated, and the row that is being configured again.
struct TableBatch {
  /// The changes that were requested but not applied yet.
  fileprivate var updates = TableUpdates()
  /// Whether a reload was due when the batch began. It replaces the animation, also if the rows were counted in the meantime.
  fileprivate var reloads = false
  /// The number of nested calls of `performBatchUpdates` that have not returned.
  fileprivate(set) var depth = 0
  /// The number of calls of `beginUpdates()`, inside the present closure of changes, that are not ended.
  fileprivate(set) var begun = 0
  /// The completion handlers of the batch that is being collected.
  fileprivate var completions: [@MainActor (Bool) -> Void] = []
  /// The row that is being reconfigured, and its cell.
  fileprivate(set) var reconfigured: (path: IndexPath, cell: TableViewCell)?
  /// Whether the scroll offset stays as it is, instead of the visible rows.
  var keepsOffset = false
  /// The cells of rows that were deleted, reloaded or moved out of view, until their animation has finished, and the paths of their rows.
  fileprivate(set) var leaving: [(cell: TableViewCell, path: IndexPath)] = []
}

extension TableView {
  // MARK: Changing rows and sections

  /// Inserts rows that the data source has added. Outside a batch, the change is made at once, in an animation of 0.3 seconds.
  /// - Parameters:
  ///   - indexPaths: The paths of the new rows after all changes of the batch.
  ///   - animation: The way in which the new rows appear.
  /// - Precondition: At the end of the batch, or of a call outside a batch, the data source's counts agree with the changes.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("insertRows(at:with:)") { $0.insertRows(indexPaths, animation) }
  }

  /// Deletes rows that the data source has removed. Outside a batch, the change is made at once, in an animation of 0.3 seconds.
  /// - Parameters:
  ///   - indexPaths: The paths of the rows before all changes of the batch.
  ///   - animation: The way in which the rows disappear.
  /// - Precondition: The rows exist, and the batch deletes each only once. At the end of the batch, or of a call outside a
  ///   batch, the data source's counts agree with the changes.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("deleteRows(at:with:)") { $0.deleteRows(indexPaths, animation) }
  }

  /// Reloads the cells and heights of rows. Selected rows stay selected.
  /// - Parameters:
  ///   - indexPaths: The paths of the rows before all changes of the batch.
  ///   - animation: The animation with which the old cells leave and the new cells appear.
  /// - Precondition: The rows exist, and the batch does not delete them. At the end of the batch, or of a call outside a batch, the data
  ///   source's counts agree with the changes.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change("reloadRows(at:with:)") { $0.reloadRows(indexPaths, animation) }
  }

  /// Moves a row that the data source has moved. The row stays selected.
  ///
  /// - Parameters:
  ///   - indexPath: The path of the row before all changes of the batch.
  ///   - newIndexPath: The path of the row after all changes of the batch.
  /// - Precondition: The row exists, and the batch does not delete it. At the end of the batch, or of a call outside a batch, the data
  ///   source's counts agree with the changes.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change("moveRow(at:to:)") { $0.moveRow(indexPath, to: newIndexPath) }
  }

  /// Inserts sections that the data source has added.
  /// - Parameters:
  ///   - sections: The numbers of the new sections after all changes of the batch.
  ///   - animation: The way in which their rows appear.
  /// - Precondition: At the end of the batch, or of a call outside a batch, the data source's counts agree with the changes.
  public final func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    change("insertSections(_:with:)") { $0.insertSections(sections, animation) }
  }

  /// Deletes sections that the data source has removed.
  /// - Parameters:
  ///   - sections: The numbers of the sections before all changes of the batch.
  ///   - animation: The way in which their rows disappear.
  /// - Precondition: The sections exist. At the end of the batch, or of a call outside a batch, the data source's counts agree with the
  ///   changes.
  public final func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    change("deleteSections(_:with:)") { $0.deleteSections(sections, animation) }
  }

  /// Reloads sections with their headers, footers and rows, and deselects their rows. The sections may have other numbers of rows now.
  /// - Parameters:
  ///   - sections: The numbers of the sections before all changes of the batch.
  ///   - animation: The way in which their old rows disappear and their new rows appear.
  /// - Precondition: The sections exist. At the end of the batch, or of a call outside a batch, the data source's counts agree with the
  ///   changes, apart from the numbers of rows in these sections.
  public final func reloadSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    change("reloadSections(_:with:)") { $0.reloadSections(sections, animation) }
  }

  /// Moves a section with its rows, which the data source has moved.
  ///
  /// - Parameters:
  ///   - section: The number of the section before all changes of the batch.
  ///   - newSection: The number of the section after all changes of the batch.
  /// - Precondition: The section exists, and the batch does not delete it. At the end of the batch, or of a call outside a batch, the data
  ///   source's counts agree with the changes.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change("moveSection(_:toSection:)") { $0.moveSection(section, to: newSection) }
  }

  /// Lets the data source fill the present cells of rows again, and measures the rows. A row without a cell gets no cell.
  ///
  /// Unlike `reloadRows(at:with:)`, it exchanges no cells: `dequeueReusableCell(withIdentifier:for:)` returns the present cell of the row.
  /// - Parameter indexPaths: The paths of the rows before all changes of the batch.
  /// - Precondition: The rows exist, and the batch does not delete them. The data source returns the cell that it dequeued.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    change("reconfigureRows(at:)") { $0.reconfigureRows(indexPaths) }
  }

  /// Begins changes of rows and sections that are made in one animation. `performBatchUpdates(_:completion:)` is the safer way.
  ///
  /// Calls can be nested. Until `endUpdates()`, the table neither lays out its rows nor asks for their numbers.
  public final func beginUpdates() {
    requireNoQuestion("beginUpdates()")
    if batch.depth == 0 { batch.reloads = loading.isDue }
    batch.depth += 1
    batch.begun += 1
  }

  /// Ends a call of `beginUpdates()`. The outermost call makes all changes that were requested since then, in one animation of 0.3 seconds.
  /// - Precondition: `beginUpdates()` was called before. At the outermost call, the numbers of sections and rows in the data source agree
  ///   with the changes.
  public final func endUpdates() {
    Contract.require(batch.begun > 0, "endUpdates() was called without beginUpdates(): call beginUpdates() first")
    batch.begun -= 1
    endBatch()
  }

  /// Changes rows and sections in one animation of 0.3 seconds.
  ///
  /// Selected rows stay selected unless they are deleted or in a reloaded section. The focus stays with its row, or moves to the nearest
  /// row if that one is deleted. Visible rows keep their place on the screen unless the table is scrolled to its top. If `updates` requests
  /// no changes, the table asks for the heights of rows again.
  ///
  /// - Parameters:
  ///   - updates: A closure that calls `insertRows(at:with:)` and similar methods, and may change the data.
  ///   - completion: Called when the animation has ended, with false if it was interrupted. Called at once, with true, if there is no
  ///     animation because a reload is due or the table's bounds are empty. Nested calls share the outermost animation.
  /// - Precondition: After `updates`, the numbers of sections and rows in the data source agree with the requested changes.
  public final func performBatchUpdates(
    _ updates: (@MainActor () -> Void)?, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    requireNoQuestion("performBatchUpdates(_:completion:)")
    if batch.depth == 0 { batch.reloads = loading.isDue }
    batch.depth += 1
    let begun = batch.begun
    batch.begun = 0
    updates?()
    batch.begun += begun
    if let completion { batch.completions.append(completion) }
    endBatch()
  }

  private func endBatch() {
    batch.depth -= 1
    guard batch.depth == 0 else { return }
    let completions = batch.completions
    batch.completions = []
    work { commitUpdates { finished in completions.forEach { $0(finished) } } }
  }

  private func change(_ what: String, _ body: (inout TableUpdates) -> Void) {
    requireNoQuestion(what)
    body(&batch.updates)
    if batch.depth == 0 { work { commitUpdates { _ in } } }
  }

  // MARK: Applying changes

  private func commitUpdates(_ completion: @escaping @MainActor (Bool) -> Void) {
    let updates = batch.updates
    batch.updates = TableUpdates()
    // The pending reload asks for everything anyway.
    if loading.isDue || batch.reloads {
      batch.reloads = false
      reloadData()
      completion(true)
      return
    }
    let counts = reportedRowCounts
    if let fault = updates.fault(from: geometry.rowCounts, to: counts) {
      Contract.fail("\(fault). Make the same changes to the data, in the same batch or just before it")
    }
    setPressed(nil)
    cancelReordering()
    endDeleteConfirmations()
    let transition = TableTransition(updates: updates, mapping: updates.mapping, before: geometry, top: bounds.minY)
    let gone = rename(transition, counts)
    for path in updates.reconfiguredRows.compactMap(transition.mapping.new) { reconfigure(path) }
    guard !bounds.isEmpty else {
      for (old, cell) in gone { retire(cell, from: old) }
      removeIdleCells()
      completion(true)
      return setNeedsLayout()
    }
    show(transition, gone, completion)
  }

  /// Updates all stored paths to those after the changes; returns the cells of rows that were deleted or reloaded.
  private func rename(_ transition: TableTransition, _ counts: [Int]) -> [(old: IndexPath, cell: TableViewCell)] {
    let (mapping, updates) = (transition.mapping, transition.updates)
    let anchor = anchorRow(mapping)
    geometry = geometry.changed(by: mapping, counts: counts, estimate: rowEstimate, section: unfilledSection)
    if updates.isEmpty { geometry.forgetHeights() }
    for path in updates.reloadedRows.keys.compactMap(mapping.new) { geometry.forgetHeights(of: path) }
    selected = RowSelection(selected.compactMap(mapping.new))
    if let cursor = focus.row { setFocusedRow(nearestRow(to: mapping.place(of: cursor))) }
    setScrollTarget(scrolling.target.flatMap(mapping.new))
    var gone: [(old: IndexPath, cell: TableViewCell)] = []
    let shown = rows
    rows = RowCells<TableViewCell>()
    for (path, cell) in shown {
      if let new = mapping.new(path), updates.reloadedRows[path] == nil {
        cell.indexPath = new
        rows[new] = cell
      } else {
        // The data source may return the cell again, for this row or another.
        cell.indexPath = nil
        gone.append((path, cell))
      }
    }
    renameVisibleRows(mapping.new)
    renameSections(mapping)
    if let anchor, let new = mapping.new(anchor) {
      var before = transition.before
      shiftContent(
        by: Point(x: 0, y: geometry.span(of: new).lowerBound - before.span(of: anchor).lowerBound))
    }
    return gone
  }

  private func reconfigure(_ path: IndexPath) {
    geometry.forgetHeights(of: path)
    guard let cell = rows[path] else { return }
    batch.reconfigured = (path, cell)
    let answer = ask { $0.tableView(self, cellForRowAt: path) }
    batch.reconfigured = nil
    Contract.require(
      answer === cell,
      "tableView(_:cellForRowAt:) returned another cell while \(path) was reconfigured: return the cell from "
        + "dequeueReusableCell(withIdentifier:for:), or call reloadRows(at:with:)")
  }

  // The row that keeps its place on the screen. At the top no row does, so that inserted rows are visible.
  private func anchorRow(_ mapping: TableMapping) -> IndexPath? {
    let visible = visibleContent
    if visible.minY <= 0 || batch.keepsOffset { return nil }
    return tiling.paths.first { geometry.span(of: $0).upperBound > visible.minY && mapping.new($0) != nil }
  }

  private func nearestRow(to path: IndexPath) -> IndexPath? {
    guard geometry.sections.indices.contains(path.section) else { return geometry.last }
    let count = geometry.sections[path.section].rows.count
    return count > 0 ? IndexPath(row: min(path.row, count - 1), section: path.section) : geometry.first
  }

  /// Animates rows that come, go and move.
  private func show(
    _ transition: TableTransition, _ gone: [(old: IndexPath, cell: TableViewCell)],
    _ completion: @escaping @MainActor (Bool) -> Void
  ) {
    let staying = Set(rows.map { ObjectIdentifier($0.cell) })
    measureVisibleRows()
    let paths = geometry.paths(in: bounds.minY..<bounds.maxY)
    let shift = bounds.minY - transition.top
    keepVisible(gone.map(\.cell) + rows.map(\.cell).filter(\.isPlaced), movedBy: shift)
    for path in paths where !staying.contains(ObjectIdentifier(cell(for: path))) {
      place(
        cell(for: path),
        at: transition.start(of: path, geometry: &geometry, in: bounds, columns: rowColumns, shift: shift))
    }
    let gone = gone.filter { $0.cell.indexPath == nil }
    // A row that was only measured has never been seen. It is not animated from where its cell was used last.
    let outside = rows.filter { !paths.contains($0.path) && $0.cell.isPlaced }
    for (path, _) in outside { rows[path] = nil }
    let going = gone.map { ($0.cell, $0.old) } + outside.map { ($1, $0) }
    batch.leaving += going
    for (old, cell) in gone { beginLeaving(cell, from: nearestRow(to: transition.mapping.place(of: old))) }
    for (path, cell) in outside { beginLeaving(cell, from: path) }
    View.animate(withDuration: 0.3) {
      for (old, cell) in gone { leave(cell, transition.updates.animation(deleting: old)) }
      for (path, cell) in outside { cell.frame = rect(geometry.span(of: path)) }
      for path in paths { rows[path]?.alpha = 1 }
      tile()
    } completion: { [weak self] finished in
      for (cell, _) in going { self?.finishLeaving(cell) }
      self?.removeIdleCells()
      completion(finished)
    }
  }

  /// Moves visible views along with the content, so that their animations begin at their present place on the screen.
  private func keepVisible(_ cells: [TableViewCell], movedBy shift: Int) {
    let ends = [tableHeaderView, tableFooterView].compactMap { $0 }
    for view in cells + sections.views.values + batch.leaving.map({ $0.cell }) + ends {
      view.shift(by: Point(x: 0, y: shift))
    }
  }

  private func place(_ cell: TableViewCell, at start: TableTransition.Start) {
    View.performWithoutAnimation {
      cell.frame = start.frame
      cell.alpha = start.alpha
    }
    cell.isPlaced = true
    // Rows that move are in front of rows that are inserted.
    if start.isNew { insertSubview(cell, at: backIndex) }
  }

  // MARK: Leaving rows

  private func beginLeaving(_ cell: TableViewCell, from path: @autoclosure () -> IndexPath?) {
    cell.indexPath = nil
    cell.look.isFocused = false
    cell.endDeleteConfirmation()
    window?.windowScene?.cancelTouch(in: cell)
    if focusedDescendant?.isDescendant(of: cell) == true { returnFocusToTable(from: path()) }
    insertSubview(cell, at: backIndex)
  }

  private func leave(_ cell: TableViewCell, _ animation: RowAnimation) {
    if let slideVector = animation.slideVector(cell.frame.size) {
      cell.frame.origin = cell.frame.origin + slideVector
    } else if animation == .none {
      View.performWithoutAnimation { cell.alpha = 0 }
    } else {
      cell.alpha = 0
    }
  }

  /// Retires a leaving cell when its animation has ended.
  final func finishLeaving(_ cell: TableViewCell) {
    guard let index = batch.leaving.firstIndex(where: { $0.cell === cell }) else { return }
    retire(cell, from: batch.leaving.remove(at: index).path)
    View.performWithoutAnimation { cell.alpha = 1 }
  }

  /// Makes a cell usable for a row again if the data source returns it while it is still leaving.
  final func stopLeaving(_ cell: TableViewCell) {
    guard let index = batch.leaving.firstIndex(where: { $0.cell === cell }) else { return }
    let path = batch.leaving.remove(at: index).path
    cell.finishMovement()
    View.performWithoutAnimation { cell.alpha = 1 }
    askDelegate { $0.tableView(self, didEndDisplaying: cell, forRowAt: path) }
  }
}
