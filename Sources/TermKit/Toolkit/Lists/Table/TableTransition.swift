import TermKitGraphics

/// The state of a table before and after changes, from which the animation of rows is computed.
@MainActor struct TableTransition {
  let updates: TableUpdates
  let mapping: TableMapping
  let before: TableGeometry
  /// The row of cells at the top edge of the table before the changes.
  let top: Int

  /// The place at which the animation of a newly shown row begins.
  struct Start {
    var frame: Rect
    var alpha = 1.0
    /// Whether the row was inserted or reloaded, rather than moved into view.
    var isNew = true
  }

  /// Returns the place at which the animation of a newly shown row begins.
  ///
  /// - Parameters:
  ///   - path: The new path of the row.
  ///   - geometry: The geometry after the changes.
  ///   - bounds: The bounds of the table.
  ///   - columns: The columns that rows cover.
  ///   - shift: The change of the scroll offset that kept visible rows in place, in rows of cells.
  func start(of path: IndexPath, geometry: inout TableGeometry, in bounds: Rect, columns: Range<Int>, shift: Int)
    -> Start
  {
    let span = geometry.span(of: path)
    let end = Rect(x: columns.lowerBound, y: span.lowerBound, width: columns.count, height: span.count)
    if let old = mapping.old(path) {
      if let animation = updates.reloadedRows[old] { return start(end, animation) }
      var before = before
      // A row begins no farther away than just beyond the visible area.
      let y = before.span(of: old).lowerBound + shift
      let seen = min(max(y, bounds.minY - end.height), bounds.maxY)
      return Start(frame: Rect(x: end.minX, y: seen, width: end.width, height: end.height), isNew: false)
    }
    return start(end, updates.animation(inserting: path, mapping))
  }

  private func start(_ end: Rect, _ animation: TableView.RowAnimation) -> Start {
    if let slideVector = animation.slideVector(end.size) { return Start(frame: end.offset(by: slideVector)) }
    return Start(frame: end, alpha: animation == .none ? 1 : 0)
  }
}

extension TableView.RowAnimation {
  /// Returns the vector by which a row of a size slides, or nil if the animation does not slide it.
  func slideVector(_ size: Size) -> Point? {
    switch self {
    case .automatic, .fade, .none: nil
    case .top: Point(x: 0, y: -size.height)
    case .bottom: Point(x: 0, y: size.height)
    case .left: Point(x: -size.width, y: 0)
    case .right: Point(x: size.width, y: 0)
    }
  }
}
