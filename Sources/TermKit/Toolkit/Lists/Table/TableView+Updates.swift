import TermKitGraphics
import TermKitViews

extension TableView {
  // MARK: Changing rows and sections

  /// Inserts rows that the data source has added, with `animation`. `indexPaths` are their paths after all changes of the batch.
  ///
  /// Outside a batch, the change is made at once, in an animation of 0.3 seconds.
  /// - Precondition: At the end of the batch, or of a call outside a batch, the data source's counts agree with the changes.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    engine.change("insertRows(at:with:)") { $0.insertRows(indexPaths, animation) }
  }

  /// Deletes rows that the data source has removed, with `animation`. `indexPaths` are their paths before all changes of the batch.
  ///
  /// Outside a batch, the change is made at once, in an animation of 0.3 seconds.
  /// - Precondition: The rows exist, the batch deletes each only once, and the data source's counts agree with the changes at its end.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    engine.change("deleteRows(at:with:)") { $0.deleteRows(indexPaths, animation) }
  }

  /// Reloads the cells and heights of rows, with `animation`. `indexPaths` are their paths before all changes of the batch. Selected rows
  /// stay selected.
  /// - Precondition: The rows exist, the batch does not delete them, and the data source's counts agree with the changes at its end.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    engine.change("reloadRows(at:with:)") { $0.reloadRows(indexPaths, animation) }
  }

  /// Moves a row that the data source has moved. The row stays selected. `indexPath` is its path before all changes of the batch, and
  /// `newIndexPath` its path after them.
  /// - Precondition: The row exists, the batch does not delete it, and the data source's counts agree with the changes at its end.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.change("moveRow(at:to:)") { $0.moveRow(indexPath, to: newIndexPath) }
  }

  /// Inserts sections that the data source has added. Their rows appear with `animation`. `sections` are their numbers after all changes of
  /// the batch.
  /// - Precondition: At the end of the batch, or of a call outside a batch, the data source's counts agree with the changes.
  public final func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    engine.change("insertSections(_:with:)") { $0.insertSections(sections, animation) }
  }

  /// Deletes sections that the data source has removed. Their rows disappear with `animation`. `sections` are their numbers before all
  /// changes of the batch.
  /// - Precondition: The sections exist, and the data source's counts agree with the changes at the end of the batch.
  public final func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    engine.change("deleteSections(_:with:)") { $0.deleteSections(sections, animation) }
  }

  /// Reloads sections with their headers, footers and rows, with `animation`, and deselects their rows. `sections` are their numbers before
  /// all changes of the batch. They may have other numbers of rows now.
  /// - Precondition: The sections exist, and the data source's counts of other sections agree with the changes at the end of the batch.
  public final func reloadSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    engine.change("reloadSections(_:with:)") { $0.reloadSections(sections, animation) }
  }

  /// Moves a section with its rows, which the data source has moved. `section` is its number before all changes of the batch, and
  /// `newSection` its number after them.
  /// - Precondition: The section exists, the batch does not delete it, and the data source's counts agree with the changes at its end.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    engine.change("moveSection(_:toSection:)") { $0.moveSection(section, to: newSection) }
  }

  /// Lets the data source fill the present cells of rows again, and measures the rows. A row without a cell gets no cell. `indexPaths` are
  /// their paths before all changes of the batch.
  ///
  /// Unlike `reloadRows(at:with:)`, it exchanges no cells: `dequeueReusableCell(withIdentifier:for:)` returns the present cell of the row.
  /// - Precondition: The rows exist, and the batch does not delete them. The data source returns the cell that it dequeued.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    engine.change("reconfigureRows(at:)") { $0.reconfigureRows(indexPaths) }
  }

  /// Makes the changes of a section that a `difference` of the program's own data describes, in one animation.
  ///
  ///     let difference = newNames.difference(from: names).inferringMoves()
  ///     names = newNames
  ///     tableView.apply(difference)
  ///
  /// - Parameters:
  ///   - difference: The difference. Rows move if it has inferred moves; otherwise they are deleted and inserted.
  ///   - section: The section. Defaults to 0.
  ///   - animation: The animation of rows that come and go. Defaults to `.automatic`.
  /// - Precondition: The data source has the new data already, and the section had the old data.
  public final func apply<Element>(
    _ difference: CollectionDifference<Element>, toSection section: Int = 0, with animation: RowAnimation = .automatic
  ) {
    engine.change("apply(_:toSection:with:)") { $0.add(difference, toSection: section, animation) }
  }

  /// Begins changes of rows and sections that are made in one animation. `performBatchUpdates(_:completion:)` is the safer way.
  ///
  /// Calls can be nested. Until `endUpdates()`, the table neither lays out its rows nor asks for their numbers.
  public final func beginUpdates() { engine.begin("beginUpdates()") }

  /// Ends a call of `beginUpdates()`. The outermost call makes all changes that were requested since then, in one animation of 0.3 seconds.
  /// - Precondition: `beginUpdates()` was called before. At the outermost call, the numbers of sections and rows in the data source agree
  ///   with the changes.
  public final func endUpdates() {
    Contract.require(
      engine.batch.begun > 0, "endUpdates() was called without beginUpdates(): call beginUpdates() first")
    engine.end()
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
  ) { engine.performBatch(updates, completion) }
}
