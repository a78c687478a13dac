import TermKit

/// A list of messages or games that can have a pane for the selected row beside it.
class EntryListController: TableViewController {
  /// Whether the pane is shown. While it is, the list does not show the same details itself. Defaults to false.
  final var isDetailShown = false { didSet { if isDetailShown != oldValue { detailDidChange() } } }

  /// Called when the pane appears or disappears. Does nothing by default.
  func detailDidChange() {}

  override func loadView() {
    let table = EntryTable()
    table.restorationIdentifier = "table"
    (table.dataSource, table.delegate) = (self, self)
    table.selectionFollowsFocus = true
    table.cellLayoutMarginsFollowReadableWidth = true
    clearsSelectionOnViewWillAppear = false
    view = table
  }
}

/// A table of messages or games. Enter opens the row with the focus, by a command of the controller. If `selectionFollowsFocus` is true, the
/// row with the focus is selected as soon as the table gets the focus.
final class EntryTable: TableView {
  /// The row that was selected because the table got the focus. A click on it must not deselect it at once.
  private var rowSelectedByFocus: IndexPath?

  // On short terminals no row has a blank row above its text, where the line below the bar could be.
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    contentInset.top = traitCollection.verticalSizeClass == .compact ? 1 : 0
  }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    let hadFocus = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !hadFocus, selectionFollowsFocus { selectFocusedRow() }
    return true
  }

  private func selectFocusedRow() {
    layoutIfNeeded()
    guard indexPathForSelectedRow == nil, let path = indexPathForFocusedRow else { return }
    selectRow(at: path, animated: false)
    rowSelectedByFocus = path
    (delegate as? any TableViewDelegate)?.tableView(self, didSelectRowAt: path)
  }

  /// Returns whether the choice of a selected row deselects it, as a second click does.
  func choiceDeselects(_ path: IndexPath) -> Bool {
    defer { rowSelectedByFocus = nil }
    return indexPathForSelectedRow == path && rowSelectedByFocus != path
  }

  override var keyCommands: [KeyCommand] {
    super.keyCommands.map { command in
      var command = command
      command.keys.removeAll { $0 == Key(.enter) }
      return command
    }
  }
}
