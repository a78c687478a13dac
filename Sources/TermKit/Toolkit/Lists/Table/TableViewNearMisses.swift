import TermKitGraphics
import TermKitViews

/// Methods of UIKit's table view delegates that TermKit does not call, or calls only with its own types. Writing one that TermKit would not
/// call is a compiler error.
@MainActor public protocol TableViewDelegateNearMisses: AnyObject {
  associatedtype TableViewRowHeight
  func tableView(_: TableView, heightForRowAt _: IndexPath) -> TableViewRowHeight
  associatedtype TableViewHeaderHeight
  func tableView(_: TableView, heightForHeaderInSection _: Int) -> TableViewHeaderHeight
  associatedtype TableViewFooterHeight
  func tableView(_: TableView, heightForFooterInSection _: Int) -> TableViewFooterHeight
  static func rowHeights()

  associatedtype TableViewEstimatedRowHeight
  func tableView(_: TableView, estimatedHeightForRowAt _: IndexPath) -> TableViewEstimatedRowHeight
  associatedtype TableViewEstimatedHeaderHeight
  func tableView(_: TableView, estimatedHeightForHeaderInSection _: Int) -> TableViewEstimatedHeaderHeight
  associatedtype TableViewEstimatedFooterHeight
  func tableView(_: TableView, estimatedHeightForFooterInSection _: Int) -> TableViewEstimatedFooterHeight
  static func heightEstimates()

  associatedtype TableViewHeaderView
  func tableView(_: TableView, viewForHeaderInSection _: Int) -> TableViewHeaderView
  associatedtype TableViewFooterView
  func tableView(_: TableView, viewForFooterInSection _: Int) -> TableViewFooterView
  static func sectionViews()

  associatedtype TableViewRowToSelect
  func tableView(_: TableView, willSelectRowAt _: IndexPath) -> TableViewRowToSelect
  associatedtype TableViewRowToDeselect
  func tableView(_: TableView, willDeselectRowAt _: IndexPath) -> TableViewRowToDeselect
  static func rowChoices()

  associatedtype TableViewCanFocusRow
  func tableView(_: TableView, canFocusRowAt _: IndexPath) -> TableViewCanFocusRow
  associatedtype TableViewSelectionFollowsFocus
  func tableView(_: TableView, selectionFollowsFocusForRowAt _: IndexPath) -> TableViewSelectionFollowsFocus
  associatedtype TableViewPreferredFocusedRow
  func indexPathForPreferredFocusedView(in _: TableView) -> TableViewPreferredFocusedRow
  static func rowFocus()

  associatedtype TableViewIndentationLevel
  func tableView(_: TableView, indentationLevelForRowAt _: IndexPath) -> TableViewIndentationLevel
  static func indentation()

  associatedtype TableViewDidSelectRowAtIndexPath
  func tableView(_: TableView, didSelectRowAtIndexPath _: IndexPath) -> TableViewDidSelectRowAtIndexPath
  associatedtype TableViewHeightForRowAtIndexPath
  func tableView(_: TableView, heightForRowAtIndexPath _: IndexPath) -> TableViewHeightForRowAtIndexPath
  static func indexPathNames()

  associatedtype TableViewDeleteConfirmationTitle
  func tableView(_: TableView, titleForDeleteConfirmationButtonForRowAt _: IndexPath)
    -> TableViewDeleteConfirmationTitle
  static func confirmationTitles()

  associatedtype TableViewWillBeginEditingRow
  func tableView(_: TableView, willBeginEditingRowAt _: IndexPath) -> TableViewWillBeginEditingRow
  associatedtype TableViewDidEndEditingRow
  func tableView(_: TableView, didEndEditingRowAt _: IndexPath?) -> TableViewDidEndEditingRow
  associatedtype TableViewRowActions
  func tableView(_: TableView, editActionsForRowAt _: IndexPath) -> TableViewRowActions
  static func rowEditing()

  associatedtype TableViewLeadingSwipeActions
  func tableView(_: TableView, leadingSwipeActionsConfigurationForRowAt _: IndexPath) -> TableViewLeadingSwipeActions
  associatedtype TableViewTrailingSwipeActions
  func tableView(_: TableView, trailingSwipeActionsConfigurationForRowAt _: IndexPath) -> TableViewTrailingSwipeActions
  static func swipeActions()
}

// `NearMiss.swift` explains these declarations.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TableViewDelegateNearMisses {
  @available(*, unavailable, message: "return Int: heights are whole cells")
  public static func rowHeights() {}
  public static func rowHeights()
  where TableViewRowHeight == Int, TableViewHeaderHeight == Int, TableViewFooterHeight == Int {}

  public func tableView(_: TableView, estimatedHeightForRowAt _: IndexPath) -> Never { calledNearMiss() }
  public func tableView(_: TableView, estimatedHeightForHeaderInSection _: Int) -> Never { calledNearMiss() }
  public func tableView(_: TableView, estimatedHeightForFooterInSection _: Int) -> Never { calledNearMiss() }
  @available(
    *, unavailable,
    message:
      "set the table's estimatedRowHeight instead: it measures each row when the row scrolls into view, and all headers and footers when it loads"
  )
  public static func heightEstimates() {}
  public static func heightEstimates()
  where
    TableViewEstimatedRowHeight == Never, TableViewEstimatedHeaderHeight == Never,
    TableViewEstimatedFooterHeight == Never
  {}

  @available(*, unavailable, message: "return View?, for a view of any class or nil")
  public static func sectionViews() {}
  public static func sectionViews() where TableViewHeaderView == View?, TableViewFooterView == View? {}

  @available(*, unavailable, message: "return IndexPath?, which is nil to refuse")
  public static func rowChoices() {}
  public static func rowChoices() where TableViewRowToSelect == IndexPath?, TableViewRowToDeselect == IndexPath? {}

  public func tableView(_: TableView, canFocusRowAt _: IndexPath) -> Never { calledNearMiss() }
  public func tableView(_: TableView, selectionFollowsFocusForRowAt _: IndexPath) -> Never { calledNearMiss() }
  public func indexPathForPreferredFocusedView(in _: TableView) -> Never { calledNearMiss() }
  @available(
    *, unavailable,
    message:
      "implement tableView(_:shouldHighlightRowAt:), which also decides about the focus, or set selectionFollowsFocus"
  )
  public static func rowFocus() {}
  public static func rowFocus()
  where TableViewCanFocusRow == Never, TableViewSelectionFollowsFocus == Never, TableViewPreferredFocusedRow == Never {}

  public func tableView(_: TableView, indentationLevelForRowAt _: IndexPath) -> Never { calledNearMiss() }
  @available(*, unavailable, message: "set the cell's layoutMargins in tableView(_:cellForRowAt:) instead")
  public static func indentation() {}
  public static func indentation() where TableViewIndentationLevel == Never {}

  public func tableView(_: TableView, didSelectRowAtIndexPath _: IndexPath) -> Never { calledNearMiss() }
  public func tableView(_: TableView, heightForRowAtIndexPath _: IndexPath) -> Never { calledNearMiss() }
  @available(*, unavailable, message: "write didSelectRowAt and heightForRowAt, without IndexPath")
  public static func indexPathNames() {}
  public static func indexPathNames()
  where TableViewDidSelectRowAtIndexPath == Never, TableViewHeightForRowAtIndexPath == Never {}

  @available(*, unavailable, message: "return String?, which is nil for the usual title")
  public static func confirmationTitles() {}
  public static func confirmationTitles() where TableViewDeleteConfirmationTitle == String? {}

  public func tableView(_: TableView, willBeginEditingRowAt _: IndexPath) -> Never { calledNearMiss() }
  public func tableView(_: TableView, didEndEditingRowAt _: IndexPath?) -> Never { calledNearMiss() }
  public func tableView(_: TableView, editActionsForRowAt _: IndexPath) -> Never { calledNearMiss() }
  @available(
    *, unavailable,
    message:
      "implement tableView(_:trailingSwipeActionsConfigurationForRowAt:), or override setEditing(_:animated:) of the table"
  )
  public static func rowEditing() {}
  public static func rowEditing()
  where
    TableViewWillBeginEditingRow == Never, TableViewDidEndEditingRow == Never, TableViewRowActions == Never
  {}

  @available(*, unavailable, message: "return SwipeActionsConfiguration?, which is nil for no actions")
  public static func swipeActions() {}
  public static func swipeActions()
  where
    TableViewLeadingSwipeActions == SwipeActionsConfiguration?,
    TableViewTrailingSwipeActions == SwipeActionsConfiguration?
  {}
}

/// Methods that UIKit developers write in table data sources, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol TableViewDataSourceNearMisses: AnyObject {
  associatedtype TableViewSectionCount
  func numberOfSections(in _: TableView) -> TableViewSectionCount
  associatedtype TableViewUnlabeledSectionCount
  func numberOfSections(_: TableView) -> TableViewUnlabeledSectionCount
  associatedtype TableViewOldSectionCount
  func numberOfSectionsInTableView(_: TableView) -> TableViewOldSectionCount
  static func sectionCounts()

  associatedtype TableViewHeaderTitle
  func tableView(_: TableView, titleForHeaderInSection _: Int) -> TableViewHeaderTitle
  associatedtype TableViewFooterTitle
  func tableView(_: TableView, titleForFooterInSection _: Int) -> TableViewFooterTitle
  static func sectionTitles()

  associatedtype TableViewSectionIndexTitles
  func sectionIndexTitles(for _: TableView) -> TableViewSectionIndexTitles
  static func sectionIndex()

  associatedtype TableViewMoveRow
  /// Called when the user has moved a row from `sourceIndexPath` to `destinationIndexPath`. The data source changes its data in the same
  /// way, and does not call `moveRow(at:to:)`: the table moves its row after this call.
  func tableView(_ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    -> TableViewMoveRow
  /// Whether the data source implements `tableView(_:moveRowAt:to:)`.
  static var movesRows: Bool { get }
}

// `NearMiss.swift` explains these declarations.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TableViewDataSourceNearMisses {
  public func numberOfSections(_: TableView) -> Never { calledNearMiss() }
  public func numberOfSectionsInTableView(_: TableView) -> Never { calledNearMiss() }
  @available(*, unavailable, message: "write numberOfSections(in:), which returns Int")
  public static func sectionCounts() {}
  public static func sectionCounts()
  where TableViewSectionCount == Int, TableViewUnlabeledSectionCount == Never, TableViewOldSectionCount == Never {}

  @available(*, unavailable, message: "return String?, which is nil for no title")
  public static func sectionTitles() {}
  public static func sectionTitles() where TableViewHeaderTitle == String?, TableViewFooterTitle == String? {}

  @available(*, unavailable, message: "return [String]?, which is nil for no index")
  public static func sectionIndex() {}
  public static func sectionIndex() where TableViewSectionIndexTitles == [String]? {}

  /// Stops the program: a data source that lets the user move rows must implement this method.
  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> Never {
    Contract.fail(
      "\(Self.self) lets the user move rows, but does not implement tableView(_:moveRowAt:to:): implement it, or return false from "
        + "tableView(_:canMoveRowAt:)")
  }
  @available(*, unavailable, message: "return nothing")
  public static var movesRows: Bool { false }
}

extension TableViewDataSourceNearMisses where TableViewMoveRow == Never {
  /// False: the data source does not implement `tableView(_:moveRowAt:to:)`, so by default the user cannot move rows.
  public static var movesRows: Bool { false }
}

extension TableViewDataSourceNearMisses where TableViewMoveRow == Void {
  /// True: the data source implements `tableView(_:moveRowAt:to:)`.
  public static var movesRows: Bool { true }
}
