import TermKitControls
import TermKitGraphics
import TermKitLists
import TermKitViews

// The protocols say what the methods without documentation do.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A controller whose view is a table, with the controller as its data source and delegate. UIKit's `UITableViewController`.
///
/// `TableViewDataSource`, `TableViewDelegate` and `ScrollViewDelegate` describe the methods and what they do by default.
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

  /// Deselects the rows if `clearsSelectionOnViewWillAppear` is true. If the transition is cancelled, they are selected again. Overrides
  /// must call super.
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

  /// The control with which the user reloads the table. Defaults to nil. The same as the table's `refreshControl`.
  public final var refreshControl: RefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// Returns the number of rows in `section`. The default implementation returns 0.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns the cell for the row at `indexPath`. The default implementation returns an empty cell.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }

  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  open func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }

  // MARK: Looks

  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int { tableView.rowHeight }
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
    tableView.sectionHeaderHeight
  }
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int {
    tableView.sectionFooterHeight
  }
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
  open func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {}
  open func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {}
  open func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {}
  open func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {}

  // MARK: Selection

  open func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? { nil }
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    !tableView.isEditing
  }
  open func tableView(_ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
    false
  }
  open func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}
  open func tableView(_ tableView: TableView, sortOrderDidChange sortOrder: TableSortOrder) {}

  // MARK: Swipe actions and editing

  open func tableView(_ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  { nil }
  open func tableView(_ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  { nil }

  /// Turns editing mode of the table on or off, as `editButtonItem` does. Overrides must call super.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (view as? TableView)?.setEditing(editing, animated: animated)
  }

  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Called when the user has confirmed that the row at `indexPath` is to be deleted, or pressed its insertion control: `editingStyle` says
  /// which. The default implementation stops the program.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { TableView.failForMissingCommit(Self.self, editingStyle) }

  /// Returns whether the user can move the row at `indexPath` in editing mode. The default implementation returns false: override it
  /// together with `tableView(_:moveRowAt:to:)`.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Called when the user has moved a row from `sourceIndexPath` to `destinationIndexPath`. The default implementation stops the program.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    Contract.fail("\(Self.self) lets the user move rows: override tableView(_:moveRowAt:to:) and change the data there")
  }

  open func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle {
    .delete
  }
  open func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }
  open func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
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
