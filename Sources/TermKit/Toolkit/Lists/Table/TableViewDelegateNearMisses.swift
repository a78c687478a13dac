import TermKitViews

/// Methods of UIKit's table view delegates that TermKit does not call, or calls only with its own types. Writing one that TermKit would not
/// call is a compiler error.
@MainActor public protocol TableViewDelegateNearMisses: AnyObject {
  associatedtype TableViewRowHeight
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> TableViewRowHeight
  associatedtype TableViewHeaderHeight
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> TableViewHeaderHeight
  associatedtype TableViewFooterHeight
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> TableViewFooterHeight
  static var rowHeights: Void { get }

  associatedtype TableViewEstimatedRowHeight
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> TableViewEstimatedRowHeight
  associatedtype TableViewEstimatedHeaderHeight
  func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int)
    -> TableViewEstimatedHeaderHeight
  associatedtype TableViewEstimatedFooterHeight
  func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int)
    -> TableViewEstimatedFooterHeight
  static var heightEstimates: Void { get }

  associatedtype TableViewHeaderView
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> TableViewHeaderView
  associatedtype TableViewFooterView
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> TableViewFooterView
  static var sectionViews: Void { get }

  associatedtype TableViewRowToSelect
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> TableViewRowToSelect
  associatedtype TableViewRowToDeselect
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> TableViewRowToDeselect
  static var rowChoices: Void { get }

  associatedtype TableViewCanFocusRow
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> TableViewCanFocusRow
  associatedtype TableViewSelectionFollowsFocus
  func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> TableViewSelectionFollowsFocus
  associatedtype TableViewPreferredFocusedRow
  func indexPathForPreferredFocusedView(in tableView: TableView) -> TableViewPreferredFocusedRow
  static var rowFocus: Void { get }

  associatedtype TableViewShouldBeginSelectionGesture
  func tableView(_ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> TableViewShouldBeginSelectionGesture
  associatedtype TableViewDidBeginSelectionGesture
  func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> TableViewDidBeginSelectionGesture
  associatedtype TableViewDidEndSelectionGesture
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) -> TableViewDidEndSelectionGesture
  static var selectionGestures: Void { get }

  associatedtype TableViewPrimaryAction
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) -> TableViewPrimaryAction
  associatedtype TableViewCanPerformPrimaryAction
  func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> TableViewCanPerformPrimaryAction
  static var primaryActions: Void { get }

  associatedtype TableViewIndentationLevel
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> TableViewIndentationLevel
  static var indentation: Void { get }

  associatedtype TableViewDidSelectRowAtIndexPath
  func tableView(_ tableView: TableView, didSelectRowAtIndexPath indexPath: IndexPath)
    -> TableViewDidSelectRowAtIndexPath
  associatedtype TableViewHeightForRowAtIndexPath
  func tableView(_ tableView: TableView, heightForRowAtIndexPath indexPath: IndexPath)
    -> TableViewHeightForRowAtIndexPath
  static var indexPathNames: Void { get }

  associatedtype TableViewDeleteConfirmationTitle
  func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> TableViewDeleteConfirmationTitle
  static var confirmationTitles: Void { get }

  associatedtype TableViewWillBeginEditingRow
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) -> TableViewWillBeginEditingRow
  associatedtype TableViewDidEndEditingRow
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) -> TableViewDidEndEditingRow
  associatedtype TableViewRowActions
  func tableView(_ tableView: TableView, editActionsForRowAt indexPath: IndexPath) -> TableViewRowActions
  associatedtype TableViewLeadingSwipeActions
  func tableView(_ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> TableViewLeadingSwipeActions
  associatedtype TableViewTrailingSwipeActions
  func tableView(_ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> TableViewTrailingSwipeActions
  static var rowEditing: Void { get }
}

extension TableViewDelegateNearMisses {
  /// Only for the compiler, which shows its message as an error for a delegate whose method has the wrong type.
  @available(*, unavailable, message: "return Int: heights are whole cells")
  public static var rowHeights: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Never {
    calledNearMiss()
  }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> Never {
    calledNearMiss()
  }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> Never {
    calledNearMiss()
  }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(
    *, unavailable,
    message:
      "set the table's estimatedRowHeight instead: it measures each row when the row scrolls into view, and all headers and footers when it loads"
  )
  public static var heightEstimates: Void { () }

  /// Only for the compiler, which shows its message as an error for a delegate whose method has the wrong type.
  @available(*, unavailable, message: "return View?, for a view of any class or nil")
  public static var sectionViews: Void { () }

  /// Only for the compiler, which shows its message as an error for a delegate whose method has the wrong type.
  @available(*, unavailable, message: "return IndexPath?, which is nil to refuse")
  public static var rowChoices: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Never { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Never {
    calledNearMiss()
  }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func indexPathForPreferredFocusedView(in tableView: TableView) -> Never { calledNearMiss() }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(
    *, unavailable,
    message:
      "implement tableView(_:shouldHighlightRowAt:), which also decides about the focus, or set selectionFollowsFocus"
  )
  public static var rowFocus: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tableView(_ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Never
  { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Never {
    calledNearMiss()
  }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) -> Never { calledNearMiss() }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(*, unavailable, message: "set allowsMultipleSelection, and implement tableView(_:didSelectRowAt:)")
  public static var selectionGestures: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) -> Never {
    calledNearMiss()
  }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Never {
    calledNearMiss()
  }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(*, unavailable, message: "implement tableView(_:didSelectRowAt:), which Enter, Space and clicks call")
  public static var primaryActions: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Never {
    calledNearMiss()
  }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(*, unavailable, message: "set the cell's layoutMargins in tableView(_:cellForRowAt:) instead")
  public static var indentation: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tableView(_ tableView: TableView, didSelectRowAtIndexPath indexPath: IndexPath) -> Never {
    calledNearMiss()
  }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tableView(_ tableView: TableView, heightForRowAtIndexPath indexPath: IndexPath) -> Never {
    calledNearMiss()
  }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(*, unavailable, message: "write didSelectRowAt and heightForRowAt, without IndexPath")
  public static var indexPathNames: Void { () }

  /// Only for the compiler, which shows its message as an error for a delegate whose method has the wrong type.
  @available(*, unavailable, message: "return String?, which is nil for the usual title")
  public static var confirmationTitles: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) -> Never {
    calledNearMiss()
  }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) -> Never { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tableView(_ tableView: TableView, editActionsForRowAt indexPath: IndexPath) -> Never { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tableView(_ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> Never
  { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tableView(_ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> Never
  { calledNearMiss() }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(
    *, unavailable,
    message:
      "rows cannot be swiped in a terminal: turn editing mode on with setEditing(_:animated:), and implement tableView(_:commit:forRowAt:)"
  )
  public static var rowEditing: Void { () }
}

extension TableViewDelegateNearMisses
where TableViewRowHeight == Int, TableViewHeaderHeight == Int, TableViewFooterHeight == Int {
  /// Only for the compiler, which uses it if the methods of a delegate have the right types.
  public static var rowHeights: Void { () }
}

extension TableViewDelegateNearMisses
where
  TableViewEstimatedRowHeight == Never, TableViewEstimatedHeaderHeight == Never, TableViewEstimatedFooterHeight == Never
{
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var heightEstimates: Void { () }
}

extension TableViewDelegateNearMisses where TableViewHeaderView == View?, TableViewFooterView == View? {
  /// Only for the compiler, which uses it if the methods of a delegate have the right types.
  public static var sectionViews: Void { () }
}

extension TableViewDelegateNearMisses where TableViewRowToSelect == IndexPath?, TableViewRowToDeselect == IndexPath? {
  /// Only for the compiler, which uses it if the methods of a delegate have the right types.
  public static var rowChoices: Void { () }
}

extension TableViewDelegateNearMisses
where TableViewCanFocusRow == Never, TableViewSelectionFollowsFocus == Never, TableViewPreferredFocusedRow == Never {
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var rowFocus: Void { () }
}

extension TableViewDelegateNearMisses
where
  TableViewShouldBeginSelectionGesture == Never, TableViewDidBeginSelectionGesture == Never,
  TableViewDidEndSelectionGesture == Never
{
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var selectionGestures: Void { () }
}

extension TableViewDelegateNearMisses where TableViewPrimaryAction == Never, TableViewCanPerformPrimaryAction == Never {
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var primaryActions: Void { () }
}

extension TableViewDelegateNearMisses where TableViewIndentationLevel == Never {
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var indentation: Void { () }
}

extension TableViewDelegateNearMisses
where TableViewDidSelectRowAtIndexPath == Never, TableViewHeightForRowAtIndexPath == Never {
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var indexPathNames: Void { () }
}

extension TableViewDelegateNearMisses where TableViewDeleteConfirmationTitle == String? {
  /// Only for the compiler, which uses it if the methods of a delegate have the right types.
  public static var confirmationTitles: Void { () }
}

extension TableViewDelegateNearMisses
where
  TableViewWillBeginEditingRow == Never, TableViewDidEndEditingRow == Never, TableViewRowActions == Never,
  TableViewLeadingSwipeActions == Never, TableViewTrailingSwipeActions == Never
{
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var rowEditing: Void { () }
}

/// Unavailable: tables have no swipe actions.
@available(
  *, unavailable,
  message:
    "rows cannot be swiped in a terminal: turn editing mode on with setEditing(_:animated:), and implement tableView(_:commit:forRowAt:)"
)
public enum SwipeActionsConfiguration {}
