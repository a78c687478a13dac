import TermKitGraphics
import TermKitLists
import TermKitViews

/// A controller whose view is a table, with the controller as its data source and delegate. UIKit's `UITableViewController`.
///
/// `TableViewDataSource` and `TableViewDelegate` describe the methods in full.
///
/// The rows keep clear of bars automatically (`automaticallyAdjustsScrollViewInsets`).
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private let style: TableView.Style

  /// Whether to deselect all rows when the view is about to appear, with a fade if the transition is animated. Defaults to true.
  public final var clearsSelectionOnViewWillAppear = true

  /// Makes a controller.
  /// - Parameter style: The style of the table. Defaults to `.plain`.
  public init(style: TableView.Style = .plain) {
    self.style = style
    super.init()
  }

  /// The table. The first access loads the view.
  /// - Precondition: `view` is a table.
  public final var tableView: TableView {
    guard let table = view as? TableView else {
      Contract.fail(
        "the view of \(type(of: self)) is not a TableView: set `view` to one in loadView(), or do not override loadView()"
      )
    }
    return table
  }

  /// Makes the table, with this controller as its data source and delegate.
  open override func loadView() {
    let table = TableView(style: style)
    view = table
    table.dataSource = self
    table.delegate = self
  }

  /// Deselects the rows if `clearsSelectionOnViewWillAppear` is true. If the transition is cancelled, they are selected again. Overrides must
  /// call super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    let paths = tableView.indexPathsForSelectedRows
    for path in paths { tableView.deselectRow(at: path, animated: animated) }
    transitionCoordinator?.animate(alongsideTransition: nil) { [weak tableView] context in
      guard context.isCancelled, let tableView, tableView.indexPathForSelectedRow == nil else { return }
      for path in paths where tableView.hasRow(path) { tableView.selectRow(at: path, animated: false) }
    }
  }

  // MARK: Data

  /// Returns the number of sections. The default implementation returns 1.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// Returns the number of rows in a section. The default implementation returns 0.
  /// - Parameter section: The number of the section.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns the cell for a row. The default implementation returns an empty cell.
  /// - Parameter indexPath: The index path of the row.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }

  /// Returns the text above a section. The default implementation returns nil, no text.
  /// - Parameter section: The number of the section.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Returns the text below a section. The default implementation returns nil, no text.
  /// - Parameter section: The number of the section.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Returns the titles of the index at the right edge. The default implementation returns nil, no index.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// Returns the section that a title of the index leads to. The default implementation returns `index`.
  /// - Parameter title: The title in the index.
  open func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }

  // MARK: Looks

  /// Returns the height of a row, in cells, or `TableView.automaticDimension`. The default implementation returns the table's `rowHeight`.
  /// - Parameter indexPath: The index path of the row.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int { tableView.rowHeight }

  /// Returns the height of a section's header, in cells, or `TableView.automaticDimension`. The default implementation returns the table's
  /// `sectionHeaderHeight`.
  /// - Parameter section: The number of the section.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
    tableView.sectionHeaderHeight
  }

  /// Returns the height of a section's footer, in cells, or `TableView.automaticDimension`. The default implementation returns the table's
  /// `sectionFooterHeight`.
  /// - Parameter section: The number of the section.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int {
    tableView.sectionFooterHeight
  }

  /// Returns a view for a section's header, or nil to show the title. The default implementation returns nil.
  /// - Parameter section: The number of the section.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }

  /// Returns a view for a section's footer, or nil to show the title. The default implementation returns nil.
  /// - Parameter section: The number of the section.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }

  /// Called before a cell becomes visible, after the layout pass has placed all rows. The default implementation does nothing.
  /// - Parameters:
  ///   - cell: The cell.
  ///   - indexPath: The index path of the row.
  open func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}

  /// Called after a cell has left the visible area, after the table was reloaded, or when the animation has finished after the cell's row
  /// was deleted or reloaded. In the last two cases, `indexPath` is the path before the change. The default implementation does nothing.
  /// - Parameter cell: The cell.
  open func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {}

  /// Called before a section's header becomes visible. The default implementation does nothing.
  /// - Parameters:
  ///   - view: The view of the header or footer.
  ///   - section: The number of the section.
  open func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {}

  /// Called before a section's footer becomes visible. The default implementation does nothing.
  /// - Parameters:
  ///   - view: The view of the header or footer.
  ///   - section: The number of the section.
  open func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {}

  /// Called after a section's header has left the screen. For a deleted or reloaded section, `section` is the number before the changes.
  /// The default implementation does nothing.
  /// - Parameter view: The view of the header or footer.
  open func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {}

  /// Called after a section's footer has left the screen. For a deleted or reloaded section, `section` is the number before the changes.
  /// The default implementation does nothing.
  /// - Parameter view: The view of the header or footer.
  open func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {}

  // MARK: Selection

  /// Called after the user pressed the detail button of a row. The default implementation does nothing.
  /// - Parameter indexPath: The index path of the row.
  open func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// Returns whether the user can press and select a row. The default implementation returns true.
  /// - Parameter indexPath: The index path of the row.
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// Called after the user pressed a row with the mouse, and when the pointer has moved back to the pressed row. The default implementation
  /// does nothing.
  /// - Parameter indexPath: The index path of the row.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Called when the user has released the mouse over the pressed row, when the pointer has moved away from it, and when the press was
  /// cancelled. The default implementation does nothing.
  /// - Parameter indexPath: The index path of the row.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the menu for a row, or nil to show none. The default implementation returns nil.
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  ///   - point: The cell that was clicked, in the table's coordinates. For a key, it is in the middle of the row.
  open func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? { nil }

  /// Called before the user selects a row. The default implementation returns `indexPath`.
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Called after the user selected a row. The default implementation does nothing.
  /// - Parameter indexPath: The index path of the row.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Called before the user deselects a row: by choosing it again, or by selecting another row while `allowsMultipleSelection` is false.
  /// The default implementation returns `indexPath`.
  open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Called after the user deselected a row: by choosing it again, or by selecting another row while `allowsMultipleSelection` is false.
  /// The default implementation does nothing.
  /// - Parameter indexPath: The index path of the row.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  // MARK: Editing

  /// Turns editing mode of the table on or off, as `editButtonItem` does. Overrides must call super.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (view as? TableView)?.setEditing(editing, animated: animated)
  }

  /// Returns whether a row can have a control in editing mode that deletes it or inserts another row. The default implementation returns
  /// true.
  /// - Parameter indexPath: The index path of the row.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Called when the user has confirmed that a row is to be deleted, or pressed the insertion control of a row. The default implementation
  /// stops the program.
  /// - Parameters:
  ///   - editingStyle: Whether the row is to be deleted or a row inserted.
  ///   - indexPath: The index path of the row.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { TableView.failForMissingCommit(Self.self, editingStyle) }

  /// Returns whether the user can move a row in editing mode. The default implementation returns false: override it together with
  /// `tableView(_:moveRowAt:to:)`.
  /// - Parameter indexPath: The index path of the row.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Called when the user has moved a row. The default implementation stops the program.
  /// - Parameters:
  ///   - sourceIndexPath: The row's old place.
  ///   - destinationIndexPath: The row's new place.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    Contract.fail("\(Self.self) lets the user move rows: override tableView(_:moveRowAt:to:) and change the data there")
  }

  /// Returns the editing control of a row. The default implementation returns `delete`.
  /// - Parameter indexPath: The index path of the row.
  open func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle {
    .delete
  }

  /// Returns the title of the button that confirms a deletion. The default implementation returns nil, for "Delete" in the user's language.
  /// - Parameter indexPath: The index path of the row.
  open func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }

  /// Returns whether a row that may be edited, but has no editing control, moves to the right in editing mode. The default implementation
  /// returns true.
  /// - Parameter indexPath: The index path of the row.
  open func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

  /// Returns where a row that the user is moving would be dropped: the proposed place, or another path that the row can have after the
  /// move. The default implementation returns the proposed place.
  /// - Parameters:
  ///   - sourceIndexPath: The row's present place.
  ///   - proposedDestinationIndexPath: The place under the pointer.
  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Called after the table was scrolled. The default implementation does nothing.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Called before the user drags the scroll indicator or turns the mouse wheel. The default implementation does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Called after the user dragged the scroll indicator or turned the mouse wheel. `decelerate` is always false. The default implementation
  /// does nothing.
  /// - Parameter scrollView: The scroll view.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

  /// Called after an animated scroll that the program started has ended, unless another scroll interrupted it. The default implementation
  /// does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

  /// Called after the table's `adjustedContentInset` changed. The default implementation does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}

  // MARK: Near misses

  // The compiler does not check overrides against the near misses of the protocols, so they are declared here too. An unavailable method
  // makes an override an error. The method after it, with an optional result, makes a declaration without `override` an error.

  /// Unavailable, which makes overrides errors.
  @available(
    *, unavailable,
    message: "scrolling in a terminal stops immediately: implement scrollViewDidEndDragging(_:willDecelerate:) instead"
  )
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { calledNearMiss() }
  /// Never called. It makes a declaration of this method without `override` a compiler error.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) -> Void? { nil }

  /// Unavailable, which makes overrides errors.
  @available(
    *, unavailable,
    message: "scrolling in a terminal stops immediately: implement scrollViewDidEndDragging(_:willDecelerate:) instead"
  )
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { calledNearMiss() }
  /// Never called. It makes a declaration of this method without `override` a compiler error.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) -> Void? { nil }

  /// Unavailable, which makes overrides errors.
  @available(
    *, unavailable,
    message: "set the table's estimatedRowHeight instead: it measures each row when the row scrolls into view"
  )
  open func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Int { calledNearMiss() }
  /// Never called. It makes a declaration of this method without `override` a compiler error.
  open func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Int? { nil }

  /// Unavailable, which makes overrides errors.
  @available(*, unavailable, message: "write numberOfSections(in:), which returns Int")
  open func numberOfSectionsInTableView(_ tableView: TableView) -> Int { calledNearMiss() }
  /// Never called. It makes a declaration of this method without `override` a compiler error.
  open func numberOfSectionsInTableView(_ tableView: TableView) -> Int? { nil }
}

extension TableViewController {
  /// Tells the compiler that `scrollViewWillBeginDecelerating(_:)` is not implemented. Programs do not use it.
  public typealias ScrollViewWillBeginDecelerating = Never
  /// Tells the compiler that `scrollViewDidEndDecelerating(_:)` is not implemented. Programs do not use it.
  public typealias ScrollViewDidEndDecelerating = Never
  /// Tells the compiler that `tableView(_:estimatedHeightForRowAt:)` is not implemented. Programs do not use it.
  public typealias TableViewEstimatedRowHeight = Never
  /// Tells the compiler that `numberOfSectionsInTableView(_:)` is not implemented. Programs do not use it.
  public typealias TableViewOldSectionCount = Never
}
