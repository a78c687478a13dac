import TermKitGraphics
import TermKitViews

/// The state of the layout of visible rows.
struct TableTiling {
  /// The visible rows whose cells were placed by the last layout pass.
  fileprivate var laidOutRows: ClosedRange<IndexPath>?
  /// The arrangement of rows in the last layout pass.
  fileprivate var arrangement: RowArrangement?
  /// The width for which heights were measured, in columns.
  var measuredWidth = 0
}

extension TableView {
  final func placesDidChange() { tiling.laidOutRows = nil }

  final func tileBounds() {
    adoptWidth()
    if let columnHeader { place(columnHeader) }
    placeHeaderAndFooter()
    // Rows that left are retired first, so that their cells can be reused for rows that arrive.
    retireRows(exceptIn: geometry.rows(in: bounds.minY..<bounds.maxY))
    engine.settle()
    showRows(geometry.paths(in: bounds.minY..<bounds.maxY))
    showSections()
    if let columnHeader { bringToFront(columnHeader) }
    placeIndex()
  }

  // At another width, texts may wrap into more or fewer lines.
  private func adoptWidth() {
    guard tiling.measuredWidth != bounds.width else { return }
    tiling.measuredWidth = bounds.width
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

  final func measure(_ rows: Range<Int>) -> Bool {
    var previous: IndexPath?
    while let path = geometry.firstUnknownRow(in: rows, after: previous) {
      geometry.setHeight(delegateRowHeight(of: path), of: path)
      previous = path
    }
    return previous != nil
  }

  private func delegateRowHeight(of path: IndexPath) -> Int {
    let height = askDelegate { $0.tableView(self, heightForRowAt: path) } ?? rowHeight
    if height != Self.automaticDimension {
      Contract.require(
        height >= 0, "tableView(_:heightForRowAt:) returned \(height) for \(path): a height cannot be negative")
      return height
    }
    let cell = engine.cell(for: path)
    (cell as? TableViewCell)?.look = look(of: path)
    return cell.sizeThatFits(Size(width: rowColumns.count, height: Int.max / 4)).height
  }

  // MARK: Rows

  /// Shows the cells of exactly these rows.
  private func showRows(_ paths: [IndexPath]) {
    let range = paths.first.flatMap { first in paths.last.map { first...$0 } }
    retireRows(exceptIn: range)
    let usual = usualLook
    let arrangement = RowArrangement(
      movements: geometry.movements, width: bounds.width, look: usual, reorder: reorder)
    let settled = arrangement == tiling.arrangement ? tiling.laidOutRows : nil
    let dragged = reorder.map(\.source).flatMap { paths.contains($0) ? nil : $0 }
    for path in paths + (dragged.map { [$0] } ?? []) where settled?.contains(path) != true {
      guard let cell = engine.cell(for: path) as? TableViewCell else { continue }
      cell.look = look(of: path, usual)
      let frame = displayRect(of: path)
      if cell.isPlaced { cell.frame = frame } else { View.performWithoutAnimation { cell.frame = frame } }
      cell.isPlaced = true
    }
    engine.visible = paths
    (tiling.laidOutRows, tiling.arrangement) = (range, arrangement)
    engine.removeIdleViews()
  }

  /// Retires the cells of all rows outside a range, except the row that the user is dragging.
  private func retireRows(exceptIn visible: ClosedRange<IndexPath>?) {
    tiling.laidOutRows = visible.flatMap { visible in
      tiling.laidOutRows.flatMap { $0.overlaps(visible) ? $0.clamped(to: visible) : nil }
    }
    engine.retireCells { visible?.contains($0) != true && $0 != reorder?.source }
  }

  final func look(of path: IndexPath, _ usual: RowLook? = nil) -> RowLook {
    var look = usual ?? usualLook
    look.endsGroup = style != .plain && path.row == geometry.sections[path.section].rows.count - 1
    look.isFocused = engine.focus == path && isFocused
    look.editing = rowEditing(of: path)
    if reorder?.source == path { look.draggedBackground = backgroundColor ?? .white }
    return look
  }

  // The parts of the look that all rows share.
  private var usualLook: RowLook {
    RowLook(
      separatorColor: separatorStyle == .none ? nil : separatorColor, separatorInset: separatorInset,
      isGrouped: style != .plain, readableInset: readableInset, indexWidth: indexWidth,
      editing: isEditing ? RowEditing(marksSelection: allowsMultipleSelectionDuringEditing) : nil)
  }

  /// The columns that rows keep free at each side to limit their contents to the readable width. The groups of other tables have that width
  /// themselves.
  final var readableInset: Int { style == .plain ? columnsBesideReadableWidth : 0 }

  final var columnsBesideReadableWidth: Int {
    cellLayoutMarginsFollowReadableWidth ? max(0, (bounds.width - Self.readableWidth) / 2) : 0
  }
}
