import TermKitGraphics
import TermKitViews

extension TableView {
  // MARK: Changing rows and sections

  /// Inserts rows that the data source has added. Outside a batch, the change is made at once, in an animation of 0.3 seconds.
  /// - Parameters:
  ///   - indexPaths: The paths of the new rows after all changes of the batch.
  ///   - animation: The way in which the new rows appear.
  /// - Precondition: At the end of the batch, or of a call outside a batch, the data source's counts agree with the changes.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    engine.change("insertRows(at:with:)") { $0.insertRows(indexPaths, animation) }
  }

  /// Deletes rows that the data source has removed. Outside a batch, the change is made at once, in an animation of 0.3 seconds.
  /// - Parameters:
  ///   - indexPaths: The paths of the rows before all changes of the batch.
  ///   - animation: The way in which the rows disappear.
  /// - Precondition: The rows exist, and the batch deletes each only once. At the end of the batch, or of a call outside a
  ///   batch, the data source's counts agree with the changes.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    engine.change("deleteRows(at:with:)") { $0.deleteRows(indexPaths, animation) }
  }

  /// Reloads the cells and heights of rows. Selected rows stay selected.
  /// - Parameters:
  ///   - indexPaths: The paths of the rows before all changes of the batch.
  ///   - animation: The animation with which the old cells leave and the new cells appear.
  /// - Precondition: The rows exist, and the batch does not delete them. At the end of the batch, or of a call outside a batch, the data
  ///   source's counts agree with the changes.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    engine.change("reloadRows(at:with:)") { $0.reloadRows(indexPaths, animation) }
  }

  /// Moves a row that the data source has moved. The row stays selected.
  ///
  /// - Parameters:
  ///   - indexPath: The path of the row before all changes of the batch.
  ///   - newIndexPath: The path of the row after all changes of the batch.
  /// - Precondition: The row exists, and the batch does not delete it. At the end of the batch, or of a call outside a batch, the data
  ///   source's counts agree with the changes.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.change("moveRow(at:to:)") { $0.moveRow(indexPath, to: newIndexPath) }
  }

  /// Inserts sections that the data source has added.
  /// - Parameters:
  ///   - sections: The numbers of the new sections after all changes of the batch.
  ///   - animation: The way in which their rows appear.
  /// - Precondition: At the end of the batch, or of a call outside a batch, the data source's counts agree with the changes.
  public final func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    engine.change("insertSections(_:with:)") { $0.insertSections(sections, animation) }
  }

  /// Deletes sections that the data source has removed.
  /// - Parameters:
  ///   - sections: The numbers of the sections before all changes of the batch.
  ///   - animation: The way in which their rows disappear.
  /// - Precondition: The sections exist. At the end of the batch, or of a call outside a batch, the data source's counts agree with the
  ///   changes.
  public final func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    engine.change("deleteSections(_:with:)") { $0.deleteSections(sections, animation) }
  }

  /// Reloads sections with their headers, footers and rows, and deselects their rows. The sections may have other numbers of rows now.
  /// - Parameters:
  ///   - sections: The numbers of the sections before all changes of the batch.
  ///   - animation: The way in which their old rows disappear and their new rows appear.
  /// - Precondition: The sections exist. At the end of the batch, or of a call outside a batch, the data source's counts agree with the
  ///   changes, apart from the numbers of rows in these sections.
  public final func reloadSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    engine.change("reloadSections(_:with:)") { $0.reloadSections(sections, animation) }
  }

  /// Moves a section with its rows, which the data source has moved.
  ///
  /// - Parameters:
  ///   - section: The number of the section before all changes of the batch.
  ///   - newSection: The number of the section after all changes of the batch.
  /// - Precondition: The section exists, and the batch does not delete it. At the end of the batch, or of a call outside a batch, the data
  ///   source's counts agree with the changes.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    engine.change("moveSection(_:toSection:)") { $0.moveSection(section, to: newSection) }
  }

  /// Lets the data source fill the present cells of rows again, and measures the rows. A row without a cell gets no cell.
  ///
  /// Unlike `reloadRows(at:with:)`, it exchanges no cells: `dequeueReusableCell(withIdentifier:for:)` returns the present cell of the row.
  /// - Parameter indexPaths: The paths of the rows before all changes of the batch.
  /// - Precondition: The rows exist, and the batch does not delete them. The data source returns the cell that it dequeued.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    engine.change("reconfigureRows(at:)") { $0.reconfigureRows(indexPaths) }
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
