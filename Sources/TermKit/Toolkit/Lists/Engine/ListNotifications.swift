@_spi(TermKit) import TermKitViews

/// Notifications for the delegate of a list that wait until the list is consistent. The delegate may then change it.
struct ListNotifications {
  /// The number of nested calls of `work(_:)` that have not returned.
  var depth = 0
  /// The changes of the scroll view, each once.
  private(set) var scrollEvents: [ScrollEvent] = []
  /// The items that the user began or ceased to press, in order.
  var highlights: [(path: IndexPath, isHighlighted: Bool)] = []
  /// The cells that became visible.
  var cells: [any ListCell] = []
  /// The headers, footers and other supplementary views that became visible.
  var sectionViews: [View] = []

  /// Adds a change of the scroll view.
  mutating func add(_ event: ScrollEvent) {
    if !scrollEvents.contains(event) { scrollEvents.append(event) }
  }

  /// Removes a view that is retired before its notification was sent. Returns whether there was such a notification.
  mutating func remove(_ view: View) -> Bool {
    let before = cells.count + sectionViews.count
    cells.removeAll { $0 === view }
    sectionViews.removeAll { $0 === view }
    return cells.count + sectionViews.count < before
  }
}

extension ListEngine {
  /// Performs work during which items may not be where the list reports them. The delegate is notified after the outermost call.
  func work<Result>(_ body: () -> Result) -> Result {
    notifications.depth += 1
    let result = body()
    notifications.depth -= 1
    if notifications.depth == 0 { deliverNotifications() }
    return result
  }

  /// Notifies the delegate of a change of the scroll view, as soon as the list is consistent.
  func report(_ event: ScrollEvent) {
    notifications.add(event)
    work {}
  }

  private func deliverNotifications() {
    let (pending, host) = (notifications, host)
    notifications = ListNotifications()
    for (path, isHighlighted) in pending.highlights {
      if isHighlighted { host.didHighlight(path) } else { host.didUnhighlight(path) }
    }
    // A notification may change the list, so that later ones no longer apply.
    for cell in pending.cells {
      if let path = path(of: cell) { host.willDisplay(cell, at: path) }
    }
    for view in pending.sectionViews {
      if let part = part(of: view) { host.willDisplay(view, of: part) }
    }
    for event in pending.scrollEvents { host.deliver(event) }
  }
}
