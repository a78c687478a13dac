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

  override func viewDidLoad() { tableView.cellLayoutMarginsFollowReadableWidth = true }

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
