import TermKitGraphics

/// What is known of a table before and after changes, while rows come, go and move.
@MainActor struct TableTransition {
  let updates: TableUpdates
  let mapping: TableMapping
  let before: TableGeometry
  /// The first row of cells that was seen.
  let top: Int

  /// Where a row that was not shown begins its way.
  struct Start {
    var frame: Rect
    var alpha = 1.0
    /// True when the row comes into being, false when it comes into sight.
    var isNew = true
  }

  /// - Parameter shift: How far everything is from where it was, though it is seen at the same place.
  func start(of path: IndexPath, geometry: inout TableGeometry, in bounds: Rect, shift: Int) -> Start {
    let span = geometry.span(of: path)
    let end = Rect(x: 0, y: span.lowerBound, width: bounds.width, height: span.count)
    if let old = mapping.old(path) {
      if let animation = updates.reloadedRows[old] { return start(end, animation) }
      var before = before
      // From no farther than just out of sight.
      let y = before.span(of: old).lowerBound + shift
      let seen = min(max(y, bounds.minY - end.height), bounds.maxY)
      return Start(frame: Rect(x: 0, y: seen, width: end.width, height: end.height), isNew: false)
    }
    return start(end, updates.animation(inserting: path, mapping))
  }

  private func start(_ end: Rect, _ animation: TableView.RowAnimation) -> Start {
    if let way = animation.way(end.size) { return Start(frame: end.offset(by: way)) }
    return Start(frame: end, alpha: animation == .none ? 1 : 0)
  }
}

extension TableView.RowAnimation {
  /// Which way something of a size goes or comes from; nil when it does not move.
  func way(_ size: Size) -> Point? {
    switch self {
    case .automatic, .fade, .none: nil
    case .top: Point(x: 0, y: -size.height)
    case .bottom: Point(x: 0, y: size.height)
    case .left: Point(x: -size.width, y: 0)
    case .right: Point(x: size.width, y: 0)
    }
  }
}
