import TermKitGraphics
import TermKitViews

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
  static var sectionIndex: Void { get }

  associatedtype TableViewMoveRow
  /// Called when the user has moved a row. The data source changes its data in the same way.
  ///
  /// The data source does not call `moveRow(at:to:)`: the table moves its row after this call.
  /// - Parameters:
  ///   - tableView: The table.
  ///   - sourceIndexPath: The path of the row before the move.
  ///   - destinationIndexPath: The path of the row after the move.
  func tableView(_ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    -> TableViewMoveRow
  /// Whether the data source implements `tableView(_:moveRowAt:to:)`.
  static var movesRows: Bool { get }
}

extension TableViewDataSourceNearMisses {
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func numberOfSections(_ tableView: TableView) -> Never { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func numberOfSectionsInTableView(_ tableView: TableView) -> Never { calledNearMiss() }
  /// Only for the compiler, which shows its message as an error for a data source whose method has the wrong name or type.
  @available(*, unavailable, message: "write numberOfSections(in:), which returns Int")
  public static var sectionCounts: Void { () }

  /// Only for the compiler, which shows its message as an error for a data source whose method has the wrong type.
  @available(*, unavailable, message: "return String?, which is nil for no title")
  public static var sectionTitles: Void { () }

  /// Only for the compiler, which shows its message as an error for a data source whose method has the wrong type.
  @available(*, unavailable, message: "return [String]?, which is nil for no index")
  public static var sectionIndex: Void { () }

  /// Stops the program: a data source that lets the user move rows must implement this method.
  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> Never {
    Contract.fail(
      "\(Self.self) lets the user move rows, but does not implement tableView(_:moveRowAt:to:): implement it, or return false from "
        + "tableView(_:canMoveRowAt:)")
  }
  /// Only for the compiler, which shows its message as an error for a data source whose method has the wrong type.
  @available(*, unavailable, message: "return nothing")
  public static var movesRows: Bool { false }
}

extension TableViewDataSourceNearMisses
where TableViewSectionCount == Int, TableViewUnlabeledSectionCount == Never, TableViewOldSectionCount == Never {
  /// Only for the compiler, which uses it if the methods of a data source have the right names and types.
  public static var sectionCounts: Void { () }
}

extension TableViewDataSourceNearMisses where TableViewHeaderTitle == String?, TableViewFooterTitle == String? {
  /// Only for the compiler, which uses it if the methods of a data source have the right types.
  public static var sectionTitles: Void { () }
}

extension TableViewDataSourceNearMisses where TableViewSectionIndexTitles == [String]? {
  /// Only for the compiler, which uses it if the methods of a data source have the right types.
  public static var sectionIndex: Void { () }
}

extension TableViewDataSourceNearMisses where TableViewMoveRow == Never {
  /// False: the data source does not implement `tableView(_:moveRowAt:to:)`, so by default the user cannot move rows.
  public static var movesRows: Bool { false }
}

extension TableViewDataSourceNearMisses where TableViewMoveRow == Void {
  /// True: the data source implements `tableView(_:moveRowAt:to:)`.
  public static var movesRows: Bool { true }
}
