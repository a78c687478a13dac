/// Notifications for a table's delegate that wait until the table is consistent. The delegate may then change the table.
struct TableNotifications {
  /// The number of nested calls of `work(_:)` that have not returned.
  var depth = 0
  /// Whether the table was scrolled.
  var isScrolled = false
  /// The cells that became visible.
  private(set) var cells: [TableViewCell] = []

  /// Adds a cell that became visible.
  mutating func add(_ cell: TableViewCell) { cells.append(cell) }

  /// Removes a cell that is retired before its notification was sent. Returns whether there was such a notification.
  mutating func remove(_ cell: TableViewCell) -> Bool {
    guard let index = cells.firstIndex(where: { $0 === cell }) else { return false }
    cells.remove(at: index)
    return true
  }
}

extension TableView {
  /// Performs work during which rows may not be where the table reports them. The delegate is notified after the outermost call.
  final func work<Result>(_ body: () -> Result) -> Result {
    notifications.depth += 1
    let result = body()
    notifications.depth -= 1
    if notifications.depth == 0 { deliverNotifications() }
    return result
  }

  private func deliverNotifications() {
    let pending = notifications
    notifications = TableNotifications()
    for cell in pending.cells {
      // A notification before this one may have changed the table.
      if let path = indexPath(for: cell) { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
    }
    if pending.isScrolled { delegate?.scrollViewDidScroll(self) }
  }
}
