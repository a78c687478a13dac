import TermKit

extension TableView {
  /// Reloads a table whose sections and footers may come and go. The focus stays in its row.
  func reloadDataKeepingFocus() {
    let path = indexPathForFocusedRow
    reloadData()
    guard let path, path.section < numberOfSections else { return }
    moveFocus(to: path)
  }

  /// Moves the focus mark to a row, and selects the row if `isSelected` is true. Selecting a row also moves the focus to it.
  func moveFocus(to path: IndexPath, isSelected: Bool = false) {
    selectRow(at: path, animated: false)
    if !isSelected { deselectRow(at: path, animated: false) }
  }

  /// Reloads a list that grows at its top, and keeps the row that has the focus or is selected.
  ///
  /// `reloadData()` clears both. The row is found again by its distance from the end of the list.
  func reloadDataKeepingRow() {
    let path = indexPathForSelectedRow ?? indexPathForFocusedRow
    let isSelected = indexPathForSelectedRow != nil
    let oldCount = numberOfRows(inSection: 0)
    reloadData()
    let count = numberOfRows(inSection: 0)
    guard let path, count > 0 else { return }
    let row = min(max(0, path.row + count - oldCount), count - 1)
    moveFocus(to: IndexPath(row: row, section: 0), isSelected: isSelected)
  }
}
