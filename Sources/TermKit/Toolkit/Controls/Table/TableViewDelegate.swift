/// Methods that customise a table and report what the user does with it. UIKit's `UITableViewDelegate`; all methods are optional.
///
/// - Precondition: The delegate does not change the table while it answers for a height or a view, while it answers
///   `tableView(_:shouldHighlightRowAt:)`, or in `tableView(_:didEndDisplaying:forRowAt:)`. All other methods may change the table.
@MainActor public protocol TableViewDelegate: ScrollViewDelegate {
  // MARK: Heights and views

  /// Returns the height of a row in cells, or `TableView.automaticDimension`. The table asks when the row scrolls into view.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int
  /// Returns the height of a section's header in cells, or `TableView.automaticDimension`.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int
  /// Returns the height of a section's footer in cells, or `TableView.automaticDimension`.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int
  /// Returns a view for a section's header, or nil to show the title that the data source returns.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Returns a view for a section's footer, or nil to show the title that the data source returns.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Called when a cell is about to become visible, after the layout pass has placed all rows.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called when a cell has left the screen, or has finished its animation after its row was deleted or reloaded.
  ///
  /// For a deleted or reloaded row, `indexPath` is the path before the changes.
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)

  // MARK: Selection

  /// Returns false for a row that can be neither pressed nor selected, and that the arrow keys skip.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when the user is about to select a row, even one that is selected already.
  ///
  /// - Returns: `indexPath`, the path of a row to select instead, or nil to select nothing.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when the user has selected a row. `selectRow(at:animated:scrollPosition:)` does not call it.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Called when the user is about to deselect a row.
  ///
  /// - Returns: `indexPath`, or nil to keep the row selected.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when the user has deselected a row, possibly by selecting another one.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
}

extension TableViewDelegate {
  /// Returns the table's `rowHeight`.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int { tableView.rowHeight }
  /// Returns the table's `sectionHeaderHeight`.
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
    tableView.sectionHeaderHeight
  }
  /// Returns the table's `sectionFooterHeight`.
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int {
    tableView.sectionFooterHeight
  }
  /// Returns nil, so the table shows the title.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  /// Returns nil, so the table shows the title.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
  /// Does nothing.
  public func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  /// Returns true for every row.
  public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns `indexPath`.
  public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Returns `indexPath`.
  public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
}
