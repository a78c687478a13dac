import TermKitGraphics
import TermKitViews

/// The state of the layout of visible rows.
struct TableTiling {
  /// The visible rows, from top to bottom.
  fileprivate(set) var paths: [IndexPath] = []
  /// The visible rows whose cells were placed by the last layout pass.
  fileprivate var laidOutRows: ClosedRange<IndexPath>?
  /// The arrangement of rows in the last layout pass.
  fileprivate var arrangement: RowArrangement?
  /// The width for which heights were measured, in columns.
  fileprivate var measuredWidth = 0
}

extension TableView {
  /// Records the current width as that for which heights are measured.
  final func noteMeasuredWidth() { tiling.measuredWidth = bounds.width }

  /// Renames the visible rows after changes. The next layout pass places all of them again.
  final func renameVisibleRows(_ newPath: (IndexPath) -> IndexPath?) {
    tiling.laidOutRows = nil
    tiling.paths = tiling.paths.compactMap(newPath).sorted()
  }

  /// Lays out the visible content: retires cells of rows that scrolled out of view, and creates cells for rows that scrolled in.
  final func tile() {
    work {
      loadIfNeeded()
      if !bounds.isEmpty { tileBounds() }
    }
  }

  private func tileBounds() {
    adoptWidth()
    placeHeaderAndFooter()
    // Rows that left are retired first, so that their cells can be reused for rows that arrive.
    retireRows(exceptIn: geometry.rows(in: bounds.minY..<bounds.maxY))
    measureVisibleRows()
    showRows(geometry.paths(in: bounds.minY..<bounds.maxY))
    showSections()
    placeIndex()
    if isFirstResponder, focus.row == nil { focusDidChange() }
  }

  // At another width, texts may wrap into more or fewer lines.
  private func adoptWidth() {
    guard tiling.measuredWidth != bounds.width else { return }
    noteMeasuredWidth()
    geometry.forgetHeights()
    measureSections()
  }

  /// Measures the headers and footers of all sections.
  final func measureSections() {
    for section in geometry.sections.indices {
      geometry.setHeaderAndFooter(
        header: height(of: .header(section)), footer: height(of: .footer(section)), ofSection: section)
    }
  }

  private func placeHeaderAndFooter() {
    // The background follows a change of the offset at once, not in its animation.
    View.performWithoutAnimation { backgroundView?.frame = bounds }
    geometry.header = tableHeaderView?.fittingSize(in: bounds.size).height ?? 0
    let footer = tableFooterView?.fittingSize(in: bounds.size).height ?? 0
    geometry.footer = footer + (style == .plain ? 0 : 1)
    tableHeaderView?.frame = Rect(x: 0, y: 0, width: bounds.width, height: geometry.header)
    tableFooterView?.frame = Rect(
      x: 0, y: geometry.height - geometry.footer, width: bounds.width, height: footer)
  }

  // MARK: Heights

  /// Measures the visible rows. If heights differ from their estimates, visible rows keep their place on the screen.
  final func measureVisibleRows() {
    if !isOffsetMoving { setScrollTarget(nil) }
    // Smaller heights bring more rows into view, which are measured in turn.
    for _ in 0..<8 {
      let origin = bounds.origin
      let anchor = self.anchor
      let place = anchor.map { geometry.span(of: $0).lowerBound }
      measureRows(in: bounds.minY..<bounds.maxY)
      let drift = anchor.map { geometry.span(of: $0).lowerBound - (place ?? 0) } ?? 0
      if drift != 0 { shiftContent(by: Point(x: 0, y: drift)) }
      adoptContentSize()
      if bounds.origin == origin { break }
    }
  }

  final func adoptContentSize() { contentSize = Size(width: bounds.width, height: geometry.height) }

  // The row that keeps its place on the screen when heights change.
  private var anchor: IndexPath? {
    if let target = scrolling.target, geometry.contains(target) { return target }
    // At the top of the content there is no such row, so that inserted rows are visible.
    if !isOffsetMoving, visibleContent.minY <= 0 { return nil }
    let visible = bounds.minY..<bounds.maxY
    return tiling.paths.first { geometry.contains($0) && geometry.span(of: $0).overlaps(visible) }
  }

  /// Measures the rows with estimated heights in a span of cells.
  final func measureRows(in span: Range<Int>) {
    var previous: IndexPath?
    while let path = geometry.firstUnknownRow(in: span, after: previous) {
      geometry.setHeight(delegateRowHeight(of: path), of: path)
      previous = path
    }
  }

  private func delegateRowHeight(of path: IndexPath) -> Int {
    let height = askDelegate { $0.tableView(self, heightForRowAt: path) } ?? rowHeight
    if height != Self.automaticDimension {
      Contract.require(
        height >= 0, "tableView(_:heightForRowAt:) returned \(height) for \(path): a height cannot be negative")
      return height
    }
    let cell = cell(for: path)
    cell.look = look(of: path)
    return cell.sizeThatFits(Size(width: rowColumns.count, height: Int.max / 4)).height
  }

  // MARK: Rows

  /// Shows the cells of exactly these rows.
  private func showRows(_ paths: [IndexPath]) {
    retireRows(exceptIn: range(of: paths))
    let usual = usualLook
    let arrangement = RowArrangement(
      movements: geometry.movements, width: bounds.width, look: usual, reorder: reorder)
    let settled = arrangement == tiling.arrangement ? tiling.laidOutRows : nil
    let dragged = reorder.map(\.source).flatMap { paths.contains($0) ? nil : $0 }
    for path in paths + (dragged.map { [$0] } ?? []) where settled?.contains(path) != true {
      let cell = cell(for: path)
      cell.look = look(of: path, usual)
      let frame = displayRect(of: path)
      if cell.isPlaced { cell.frame = frame } else { View.performWithoutAnimation { cell.frame = frame } }
      cell.isPlaced = true
    }
    tiling.paths = paths
    (tiling.laidOutRows, tiling.arrangement) = (range(of: paths), arrangement)
    removeIdleCells()
  }

  private func range(of paths: [IndexPath]) -> ClosedRange<IndexPath>? {
    paths.first.flatMap { first in paths.last.map { first...$0 } }
  }

  /// Retires the cells of all rows outside a range, except the row that the user is dragging.
  ///
  /// The cells remain subviews until the layout pass ends, because most of them are reused in it. Scrolling then adds and removes no views.
  private func retireRows(exceptIn visible: ClosedRange<IndexPath>?) {
    tiling.laidOutRows = visible.flatMap { visible in
      tiling.laidOutRows.flatMap { $0.overlaps(visible) ? $0.clamped(to: visible) : nil }
    }
    var gone: [(path: IndexPath, cell: TableViewCell)] = []
    for index in rows.indices where visible?.contains(rows[index].path) != true {
      if rows[index].path != reorder?.source { gone.append(rows[index]) }
    }
    for (path, cell) in gone {
      rows[path] = nil
      retire(cell, from: path)
    }
  }

  final func removeIdleCells() {
    if cellPool.isEmpty { return }
    for cell in cellPool.items where cell.superview === self { cell.removeFromSuperview() }
  }

  /// Retires a cell that no longer shows its row.
  final func retire(_ cell: TableViewCell, from path: IndexPath?) {
    cell.indexPath = nil
    cell.finishMovement()
    if cell.look.isFocused { cell.look.isFocused = false }
    window?.windowScene?.cancelTouch(in: cell)
    if focusedDescendant?.isDescendant(of: cell) == true { returnFocusToTable(from: path) }
    if let identifier = cell.reuseIdentifier { cellPool.put(cell, identifier) } else { cell.removeFromSuperview() }
    let wasPending = notifications.remove(cell)
    if let path, !wasPending { askDelegate { $0.tableView(self, didEndDisplaying: cell, forRowAt: path) } }
  }

  /// Retires all cells, headers and footers.
  final func retireEverything() {
    for (cell, _) in batch.leaving { finishLeaving(cell) }
    let shown = rows
    rows = RowCells<TableViewCell>()
    (tiling.paths, tiling.laidOutRows) = ([], nil)
    for (path, cell) in shown { retire(cell, from: path) }
    retireSections { _ in true }
    removeIdleCells()
  }

  /// Returns the cell of a row. If the row has no cell, asks the data source for one.
  final func cell(for path: IndexPath) -> TableViewCell {
    if let cell = rows[path] { return cell }
    let cell = ask { $0.tableView(self, cellForRowAt: path) } ?? TableViewCell()
    Contract.require(
      cell.indexPath == nil,
      "tableView(_:cellForRowAt:) returned for \(path) the cell that shows \(cell.indexPath.map { "\($0)" } ?? "nothing"): "
        + "return a different cell for each row, a new one or one from dequeueReusableCell(withIdentifier:for:)")
    stopLeaving(cell)
    cell.indexPath = path
    cell.isPlaced = false
    rows[path] = cell
    cell.look = look(of: path)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    cell.setSelected(selected.contains(path), animated: false)
    if cell.superview !== self { insertSubview(cell, at: backIndex) }
    notifications.add(cell)
    return cell
  }

  /// The subview index for new cells, behind all other rows.
  final var backIndex: Int { backgroundView == nil ? 0 : 1 }

  final func look(of path: IndexPath) -> RowLook { look(of: path, usualLook) }

  private func look(of path: IndexPath, _ usual: RowLook) -> RowLook {
    var look = usual
    look.endsGroup = style != .plain && path.row == geometry.sections[path.section].rows.count - 1
    look.isFocused = focus.row == path && isFocused
    look.editing = rowEditing(of: path)
    if reorder?.source == path { look.draggedBackground = backgroundColor ?? .white }
    return look
  }

  // The parts of the look that all rows share.
  private var usualLook: RowLook {
    RowLook(
      separatorColor: separatorStyle == .none ? nil : separatorColor, separatorInset: separatorInset,
      isGrouped: style != .plain, readableInset: readableInset, indexWidth: indexWidth,
      editing: isEditing ? RowEditing() : nil)
  }

  /// The columns that rows keep free at each side to limit their contents to the readable width.
  final var readableInset: Int {
    cellLayoutMarginsFollowReadableWidth ? max(0, (rowColumns.count - Self.readableWidth) / 2) : 0
  }
}
