/// Methods that UIKit developers write in table data sources, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol TableViewDataSourceNearMisses: AnyObject {
  associatedtype TableViewSectionCount
  func numberOfSections(in tableView: TableView) -> TableViewSectionCount
  associatedtype TableViewUnlabeledSectionCount
  func numberOfSections(_ tableView: TableView) -> TableViewUnlabeledSectionCount
  associatedtype TableViewOldSectionCount
  func numberOfSectionsInTableView(_ tableView: TableView) -> TableViewOldSectionCount
  static var sectionCounts: Void { get }

  associatedtype TableViewHeaderTitle
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> TableViewHeaderTitle
  associatedtype TableViewFooterTitle
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> TableViewFooterTitle
  static var sectionTitles: Void { get }

  associatedtype TableViewSectionIndexTitles
  func sectionIndexTitles(for tableView: TableView) -> TableViewSectionIndexTitles
  associatedtype TableViewSectionForIndexTitle
  func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> TableViewSectionForIndexTitle
  static var sectionIndex: Void { get }

  associatedtype TableViewCanEditRow
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> TableViewCanEditRow
  associatedtype TableViewEditingStyle
  func tableView(_ tableView: TableView, commit editingStyle: TableViewEditingStyle, forRowAt indexPath: IndexPath)
  associatedtype TableViewCanMoveRow
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> TableViewCanMoveRow
  associatedtype TableViewMoveRow
  func tableView(_ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    -> TableViewMoveRow
  static var dataEditing: Void { get }
}

extension TableViewDataSourceNearMisses {
  /// Stops the program.
  public func numberOfSections(_ tableView: TableView) -> Never { calledNearMiss() }
  /// Stops the program.
  public func numberOfSectionsInTableView(_ tableView: TableView) -> Never { calledNearMiss() }
  /// Unavailable, which makes near misses errors.
  @available(*, unavailable, message: "write numberOfSections(in:), which returns Int")
  public static var sectionCounts: Void { () }

  /// Unavailable, which makes near misses errors.
  @available(*, unavailable, message: "return String?, which is nil for no title")
  public static var sectionTitles: Void { () }

  /// Stops the program.
  public func sectionIndexTitles(for tableView: TableView) -> Never { calledNearMiss() }
  /// Stops the program.
  public func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Never {
    calledNearMiss()
  }
  /// Unavailable, which makes near misses errors.
  @available(
    *, unavailable,
    message: "tables have no index: remove this method, Home, End, Page Up and Page Down move through the rows"
  )
  public static var sectionIndex: Void { () }

  /// Stops the program.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Never { calledNearMiss() }
  /// Does nothing.
  public func tableView(_ tableView: TableView, commit editingStyle: Never, forRowAt indexPath: IndexPath) {}
  /// Stops the program.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Never { calledNearMiss() }
  /// Stops the program.
  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> Never { calledNearMiss() }
  /// Unavailable, which makes near misses errors.
  @available(
    *, unavailable,
    message:
      "tables have no editing mode: delete and move rows in actions of buttons or key commands, and call deleteRows(at:with:) or moveRow(at:to:)"
  )
  public static var dataEditing: Void { () }
}

extension TableViewDataSourceNearMisses
where TableViewSectionCount == Int, TableViewUnlabeledSectionCount == Never, TableViewOldSectionCount == Never {
  /// Does nothing.
  public static var sectionCounts: Void { () }
}

extension TableViewDataSourceNearMisses where TableViewHeaderTitle == String?, TableViewFooterTitle == String? {
  /// Does nothing.
  public static var sectionTitles: Void { () }
}

extension TableViewDataSourceNearMisses
where TableViewSectionIndexTitles == Never, TableViewSectionForIndexTitle == Never {
  /// Does nothing.
  public static var sectionIndex: Void { () }
}

extension TableViewDataSourceNearMisses
where
  TableViewCanEditRow == Never, TableViewEditingStyle == Never, TableViewCanMoveRow == Never, TableViewMoveRow == Never
{
  /// Does nothing.
  public static var dataEditing: Void { () }
}

extension TableViewCell {
  /// Unavailable: tables have no editing mode.
  @available(
    *, unavailable,
    message:
      "tables have no editing mode: delete and move rows in actions of buttons or key commands, and call deleteRows(at:with:) or moveRow(at:to:)"
  )
  public enum EditingStyle {}
}
