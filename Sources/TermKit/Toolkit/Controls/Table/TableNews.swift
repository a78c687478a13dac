/// Notifications for a table's delegate that wait until the table is consistent. The delegate may then change the table.
struct TableNews {
  /// The number of nested calls of `work(_:)` that have not returned.
  var depth = 0
  /// Whether the table was scrolled.
  var isScrolled = false
  /// The cells that became visible.
  private(set) var cells: [TableViewCell] = []

  /// Adds a cell that became visible.
  mutating func note(_ cell: TableViewCell) { cells.append(cell) }

  /// Removes a cell that is retired before its notification was sent. Returns whether there was such a notification.
  mutating func forget(_ cell: TableViewCell) -> Bool {
    guard let index = cells.firstIndex(where: { $0 === cell }) else { return false }
    cells.remove(at: index)
    return true
  }
}

extension TableView {
  /// Performs work during which rows may not be where the table reports them. The delegate is notified after the outermost call.
  final func work<Result>(_ body: () -> Result) -> Result {
    news.depth += 1
    let result = body()
    news.depth -= 1
    if news.depth == 0 { tellNews() }
    return result
  }

  private func tellNews() {
    let told = news
    news = TableNews()
    for cell in told.cells {
      // A notification before this one may have changed the table.
      if let path = indexPath(for: cell) { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
    }
    if told.isScrolled { delegate?.scrollViewDidScroll(self) }
  }
}
