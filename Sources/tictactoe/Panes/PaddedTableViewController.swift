import TermKit

/// A grouped table of settings, in the readable width. Where the screen is tall enough, the rows have padding above and below.
class PaddedTableViewController: TableViewController {
  /// Whether the rows have padding. Defaults to false.
  private(set) var hasRowPadding = false

  /// The height of a table that has room for the padding, in rows. Defaults to 26.
  var paddedTableHeight: Int { 26 }

  /// The height of a row with one line of text. It is odd, so that the text is in the middle.
  final var rowHeight: Int {
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { return tableView.rowHeight }
    return hasRowPadding ? 3 : 1
  }

  /// Returns what the choice of a row does, for the row of keys and the list of keys, or nil for the usual words. Defaults to nil.
  func titleOfChoice(at path: IndexPath) -> String? { nil }

  init() { super.init(style: .grouped) }

  override func loadView() {
    let table = PaddedTable(style: .grouped)
    table.cellLayoutMarginsFollowReadableWidth = true
    table.restorationIdentifier = "table"
    (table.dataSource, table.delegate) = (self, self)
    view = table
  }

  // A table asks for heights again only when its width or its traits change.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let hasRowPadding = tableView.bounds.height >= paddedTableHeight
    guard hasRowPadding != self.hasRowPadding else { return }
    self.hasRowPadding = hasRowPadding
    View.performWithoutAnimation { tableView.performBatchUpdates(nil) }
  }

  override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int { rowHeight }
}

/// A table whose key command for the choice of a row says what the choice does.
private final class PaddedTable: TableView {
  override var keyCommands: [KeyCommand] {
    let title = indexPathForFocusedRow.flatMap { (delegate as? PaddedTableViewController)?.titleOfChoice(at: $0) }
    return title.map(super.keyCommands.titlingEnter) ?? super.keyCommands
  }
}

extension [KeyCommand] {
  /// Returns the commands. The commands for Enter get another title.
  @MainActor func titlingEnter(_ title: String) -> [KeyCommand] {
    map { command in
      var command = command
      if command.keys.contains(Key(.enter)) { command.title = title }
      return command
    }
  }
}
