import TermKitGraphics
import TermKitViews

/// Methods that customise a table and report the user's actions. UIKit's `UITableViewDelegate`.
///
/// All methods are optional. By default, a method without a result does nothing.
///
/// The `delegate` of a table must be a `TableViewDelegate` or nil; another object stops the program. Setting it reloads the table, which
/// deselects all rows.
///
/// - Precondition: The following methods do not reload, edit, select or scroll the table. The other methods of this protocol may.
///   - the methods that return a height or a view
///   - `shouldHighlightRowAt`
///   - the methods that return swipe actions
///   - `editingStyleForRowAt`, `titleForDeleteConfirmationButtonForRowAt` and `shouldIndentWhileEditingRowAt`
///   - `targetIndexPathForMoveFromRowAt`
///   - the methods whose names begin with `didEndDisplaying`
@MainActor public protocol TableViewDelegate: ScrollViewDelegate, TableViewDelegateNearMisses {
  // MARK: Heights and views

  /// Returns the height of the row at `indexPath` in cells, or `TableView.automaticDimension`. The default implementation returns the
  /// table's `rowHeight`. The table asks when the row scrolls into view. Any other negative height stops the program.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int
  /// Returns the height of the header of `section` in cells, or `TableView.automaticDimension`. The default implementation returns the
  /// table's `sectionHeaderHeight`. Any other negative height stops the program.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int
  /// Returns the height of the footer of `section` in cells, or `TableView.automaticDimension`. The default implementation returns the
  /// table's `sectionFooterHeight`. Any other negative height stops the program.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int
  /// Returns a view for the header of `section`, or nil to show the data source's title. The default implementation returns nil.
  ///
  /// For an automatic height, the table asks for a view to measure it, and again when the header is shown.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Returns a view for the footer of `section`, or nil to show the data source's title. The default implementation returns nil.
  ///
  /// For an automatic height, the table asks for a view to measure it, and again when the footer is shown.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Called when `cell`, which shows the row at `indexPath`, is about to become visible, after the layout pass has placed all rows.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called when `cell` has left the visible area, when the table was reloaded, or when the animation has finished after its row was
  /// deleted or reloaded. In the last two cases, `indexPath` is the path before the change.
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called when `view`, the header of `section`, is about to become visible, after the layout pass has placed all rows.
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
  /// Called when `view`, the footer of `section`, is about to become visible, after the layout pass has placed all rows.
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
  /// Called when `view`, the header of a section, has left the screen. For a deleted or reloaded section, `section` is the number before
  /// the changes.
  func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
  /// Called when `view`, the footer of a section, has left the screen. For a deleted or reloaded section, `section` is the number before
  /// the changes.
  func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)

  // MARK: Selection

  /// Called when the user has pressed the detail button of the row at `indexPath`, with the mouse or a key. This does not select the row.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns whether the user can press and select the row at `indexPath`. The default implementation returns true.
  ///
  /// If false, the focus cannot move to the row either, unless the user can edit or move the row in editing mode. Called often, also for
  /// rows that the user does not choose.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when the user has pressed the row at `indexPath` with the mouse, and when the pointer has moved back to the pressed row.
  ///
  /// Keys do not call it, because they select a row immediately.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
  /// Called when the user has released the mouse over the pressed row, before the row is selected, when the pointer has moved away from it,
  /// and when the press was cancelled.
  ///
  /// If a change of the table ended the press, `indexPath` is the path before the change.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Called when the user is about to select a row. If `allowsMultipleSelection` is false, it is also called for a row that is selected
  /// already.
  ///
  /// - Returns: `indexPath`, the path of a row to select instead, or nil to select nothing. The default implementation returns `indexPath`.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when the user has selected the row at `indexPath`. `selectRow(at:animated:scrollPosition:)` does not call it.
  ///
  /// If `allowsMultipleSelection` is false, it is also called for a row that was selected already.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Called when the user is about to deselect a row: by choosing it again, or by selecting another row while `allowsMultipleSelection` is
  /// false.
  ///
  /// - Returns: `indexPath`, the path of another selected row to deselect instead, or nil to keep the row selected. The default
  ///   implementation returns `indexPath`.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when the user has deselected the row at `indexPath`: by choosing it again, or by selecting another row while
  /// `allowsMultipleSelection` is false.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

  /// Called after `tableView(_:didSelectRowAt:)`, when the user has pressed Enter in the row at `indexPath` or has clicked it twice, and the
  /// row was selected already. The default implementation does nothing.
  ///
  /// Use it for what the row leads to, such as another screen, if a selection shows only details beside the table. Not called while several
  /// rows can be selected, because the user deselects a row in this way then.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Returns whether `tableView(_:performPrimaryActionForRowAt:)` may be called for the row at `indexPath`. The default implementation
  /// returns true outside editing mode.
  func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// Called when the user presses Shift with an arrow key or a click on the row at `indexPath`, while only one row can be selected. Returns
  /// whether the user may begin to select several rows. The default implementation returns false.
  func tableView(_ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  /// Called after `tableView(_:shouldBeginMultipleSelectionInteractionAt:)` has returned true. The default implementation does nothing.
  ///
  /// Turn editing mode on here if `allowsMultipleSelectionDuringEditing` is true. Then the rows up to the one at `indexPath` are selected.
  func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when the rows are selected, at the end of the key or the click for which
  /// `tableView(_:didBeginMultipleSelectionInteractionAt:)` was called. The default implementation does nothing.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)

  /// Called when the user has chosen another `sortOrder` in the titles of the columns, after the table has adopted it. Sort the data, and
  /// reload the table or apply a snapshot. The default implementation does nothing.
  func tableView(_ tableView: TableView, sortOrderDidChange sortOrder: TableSortOrder)

  /// Returns the menu for the row at `indexPath`, or nil for no menu. The default implementation returns nil.
  ///
  /// The swipe actions of the row follow the items of the menu, except for those whose titles the menu has already.
  ///
  /// A right click, a left click with Ctrl, and the keys for context menus (see ``ContextMenuInteraction``) open it. The row gets the
  /// focus if it can have the focus. The table also calls the method when it only needs to know whether there is a menu.
  /// - Parameter point: The cell that was clicked, in the table's coordinates. For a key, it is in the middle of the focused row.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration?

  // MARK: Swipe actions and editing

  /// Returns the actions that a swipe to the right, or Shift-Right, shows at the left of the row at `indexPath`. The default implementation
  /// returns nil, for no actions. Not called in editing mode.
  func tableView(_ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  /// Returns the actions that a swipe to the left, or Shift-Left, shows at the right of the row at `indexPath`. The default implementation
  /// returns nil, for no actions. Not called in editing mode.
  func tableView(_ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  /// Returns the editing control of the row at `indexPath`, which the data source lets the user edit. The default implementation returns
  /// `delete`.
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle
  /// Returns the title of the button that confirms the deletion of the row at `indexPath`, or nil for "Delete" in the user's language. The
  /// default implementation returns nil.
  func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  /// Returns whether the row at `indexPath`, which may be edited, but whose editing style is `none`, moves to the right in editing mode, as
  /// rows with an editing control do. The default implementation returns true.
  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// Called while the user moves a row. Returns the place at which the row would be dropped.
  ///
  /// - Parameters:
  ///   - sourceIndexPath: The path of the row before the move.
  ///   - proposedDestinationIndexPath: The path of the row after the move, as the user wants it.
  /// - Returns: `proposedDestinationIndexPath`, as the default implementation does, or another path that the row can have after the move.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}

// The methods of the protocol say what these do.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TableViewDelegate {
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int { tableView.rowHeight }
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
    tableView.sectionHeaderHeight
  }
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int {
    tableView.sectionFooterHeight
  }
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
  public func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {}
  public func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {}
  public func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {}
  public func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {}
  public func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? { nil }
  public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    !tableView.isEditing
  }
  public func tableView(_ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  { false }
  public func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}
  public func tableView(_ tableView: TableView, sortOrderDidChange sortOrder: TableSortOrder) {}
  public func tableView(_ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  { nil }
  public func tableView(_ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> SwipeActionsConfiguration?
  { nil }
  public func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle
  { .delete }
  public func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }
  public func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
}
