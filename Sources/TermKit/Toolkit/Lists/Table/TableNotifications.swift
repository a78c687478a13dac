@_spi(TermKit) import TermKitViews

/// Notifications for the delegate of a table or a collection that wait until that view is consistent. The delegate may then change it.
struct TableNotifications<Cell: View> {
  /// The number of nested calls of `work(_:)` that have not returned.
  var depth = 0
  /// The changes of the scroll view, each once.
  private(set) var scrollEvents: [ScrollEvent] = []
  /// A row or an item that the user began or ceased to press.
  enum Highlight {
    case highlighted(IndexPath)
    case unhighlighted(IndexPath)
  }

  /// The rows or items that the user began and ceased to press, in order.
  private(set) var highlights: [Highlight] = []
  /// The cells that became visible.
  private(set) var cells: [Cell] = []
  /// The headers and footers that became visible.
  private(set) var sectionViews: [View] = []

  /// Adds a change of the scroll view.
  mutating func add(_ event: ScrollEvent) {
    if !scrollEvents.contains(event) { scrollEvents.append(event) }
  }

  /// Adds a row or an item that the user began or ceased to press.
  mutating func add(_ highlight: Highlight) { highlights.append(highlight) }

  /// Adds a cell that became visible.
  mutating func add(_ cell: Cell) { cells.append(cell) }

  /// Adds a header or footer that became visible.
  mutating func add(sectionView view: View) { sectionViews.append(view) }

  /// Removes a cell that is retired before its notification was sent. Returns whether there was such a notification.
  mutating func remove(_ cell: Cell) -> Bool {
    guard let index = cells.firstIndex(where: { $0 === cell }) else { return false }
    cells.remove(at: index)
    return true
  }

  /// Removes a header or footer that is retired before its notification was sent. Returns whether there was such a notification.
  mutating func remove(sectionView view: View) -> Bool {
    guard let index = sectionViews.firstIndex(where: { $0 === view }) else { return false }
    sectionViews.remove(at: index)
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
    notifications = TableNotifications<TableViewCell>()
    for highlight in pending.highlights { deliver(highlight) }
    // A notification may change the table, so that later ones no longer apply.
    for cell in pending.cells {
      if let path = indexPath(for: cell) { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
    }
    for view in pending.sectionViews {
      if let part = sectionPart(of: view) { deliverDisplay(of: view, part) }
    }
    for event in pending.scrollEvents { deliver(event) }
  }

  private func deliver(_ highlight: TableNotifications<TableViewCell>.Highlight) {
    switch highlight {
    case .highlighted(let path): tableDelegate?.tableView(self, didHighlightRowAt: path)
    case .unhighlighted(let path): tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  private func deliverDisplay(of view: View, _ part: SectionPart) {
    switch part {
    case .header(let section): tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section): tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }
}
