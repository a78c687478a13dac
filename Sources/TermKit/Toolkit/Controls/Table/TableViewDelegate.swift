/// Says how a table looks and hears what is done with it. UIKit's `UITableViewDelegate`; all of it may be left out.
///
/// While it is asked for heights and views, asked whether a row can be pressed, or told that a cell went out of sight, it must not change
/// the table; in all else it may.
@MainActor public protocol TableViewDelegate: ScrollViewDelegate {
  // MARK: Heights and views

  /// The height of a row in cells; nil leaves it to the table's `rowHeight`. Asked when the row comes into sight.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int?
  /// The height of what is above a section; nil leaves it to the table's `sectionHeaderHeight`.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int?
  /// The height of what is below a section; nil leaves it to the table's `sectionFooterHeight`.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int?
  /// What is above a section, in place of the title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// What is below a section, in place of the title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// A cell is about to come into sight; told when all rows are in their places.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// A cell went out of sight, or its row was deleted: then the path is that of before, and this is told when the cell has left.
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)

  // MARK: Selection

  /// False for a row that can be neither pressed nor selected, and that the keys pass over.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// The person is about to select a row, also when it is selected: answers it, another one in its place, or nil for none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// The person selected a row. Not called for `selectRow(at:animated:scrollPosition:)`.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// A row is about to be deselected by the person: answers it, or nil to keep it selected.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// The person deselected a row, perhaps by selecting another one.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
}

extension TableViewDelegate {
  /// Leaves it to `rowHeight`.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int? { nil }
  /// Leaves it to `sectionHeaderHeight`.
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int? { nil }
  /// Leaves it to `sectionFooterHeight`.
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int? { nil }
  /// None: the title is shown.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  /// None: the title is shown.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
  /// Does nothing.
  public func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  /// Every row.
  public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// The row itself.
  public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// The row itself.
  public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
}
