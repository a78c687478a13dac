import TermKitGraphics
import TermKitViews

extension TableView {
  /// Whether a path leads to a row.
  package final func hasRow(_ path: IndexPath) -> Bool { engine.contains(path) }

  // MARK: Asking

  /// Asks the data source a question; returns nil if there is no data source. The table may not change until the answer.
  final func ask<Answer>(_ question: (any TableViewDataSource) -> Answer) -> Answer? {
    dataSource.map { source in engine.asking { question(source) } }
  }

  /// Calls the delegate while the table may not change; returns nil if there is no delegate.
  @discardableResult
  final func askDelegate<Answer>(_ question: (any TableViewDelegate) -> Answer) -> Answer? {
    tableDelegate.map { delegate in engine.asking { question(delegate) } }
  }

  // MARK: Loading

  /// Reloads all sections and rows, deselects all rows, and forgets which row has the focus. Does not call the delegate about the
  /// selection.
  ///
  /// The table asks its data source before the next frame, or earlier if a property or method needs the answer.
  public final func reloadData() { engine.reload() }

  /// Returns a new section with estimated heights of its rows, and with its header and footer measured.
  final func newSection(_ number: Int, rows count: Int) -> TableGeometry.Section {
    TableGeometry.Section(
      header: height(of: .header(number)), rows: RowHeights(count: count, estimate: rowEstimate),
      footer: height(of: .footer(number)))
  }

  final var rowEstimate: Int { rowHeight >= 0 ? rowHeight : max(1, estimatedRowHeight) }

  // MARK: Reuse

  /// Registers `cellClass` and `style` for the cells that the table creates for the reuse identifier `identifier`, in place of an earlier
  /// class. Cells that show rows at the time of the call are still reused. The style defaults to `.default`.
  public final func register(
    _ cellClass: TableViewCell.Type, style: TableViewCell.Style = .default, forCellReuseIdentifier identifier: String
  ) {
    engine.cellPool.register(identifier) { cellClass.init(style: style, reuseIdentifier: identifier) }
  }

  /// Registers `viewClass` for the headers and footers that the table creates for the reuse identifier `identifier`, in place of an earlier
  /// class.
  public final func register(
    _ viewClass: TableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    engine.sectionViewPool.register(identifier) { viewClass.init(reuseIdentifier: identifier) }
  }

  /// Returns an idle cell after calling its `prepareForReuse()`, or creates one if no cell is idle. Call it in
  /// `tableView(_:cellForRowAt:)`.
  ///
  /// While a row is reconfigured, it returns the cell that shows the row.
  /// - Precondition: A class is registered for the reuse identifier `identifier`, and `indexPath` is a row of the table.
  public final func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell {
    engine.require(indexPath, "dequeueReusableCell(withIdentifier:for:)")
    guard let cell = engine.dequeueCell(identifier, for: indexPath) as? TableViewCell else {
      Contract.fail(
        "no cell is registered for \"\(identifier)\" (registered: \(engine.cellPool.identifiers)): call register(_:forCellReuseIdentifier:)"
      )
    }
    return cell
  }

  /// Returns an idle cell as an instance of a class, or creates one if no cell is idle.
  ///
  ///     let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath, as: MessageCell.self)
  /// - Precondition: The class that is registered for `identifier` is `type` or a subclass, and `indexPath` is a row of the table.
  public final func dequeueReusableCell<Cell: TableViewCell>(
    withIdentifier identifier: String, for indexPath: IndexPath, as type: Cell.Type
  ) -> Cell {
    let cell = dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      Contract.fail("cells for \"\(identifier)\" are of the class \(Swift.type(of: cell)), not \(type)")
    }
    return cell
  }

  /// Returns an idle cell after calling its `prepareForReuse()`, or creates one if no cell is idle. Returns nil if no cell is idle and no
  /// class is registered for the identifier.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    engine.cellPool.dequeue(identifier) as? TableViewCell
  }

  /// Returns an idle header or footer after calling its `prepareForReuse()`, or creates one if none is idle. Returns nil if none is idle
  /// and no class is registered for the identifier.
  public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
    engine.sectionViewPool.dequeue(identifier) as? TableViewHeaderFooterView
  }
}

// MARK: Information about rows

extension TableView {
  /// The number of sections, which the data source has returned. 0 without a data source.
  public final var numberOfSections: Int { engine.numberOfSections }

  /// Returns the number of rows in a section, which the data source has returned.
  ///
  /// - Precondition: The section exists.
  public final func numberOfRows(inSection section: Int) -> Int {
    engine.numberOfItems(inSection: section, "numberOfRows(inSection:)")
  }

  /// The cells of the rows that are visible, at least in part, from top to bottom.
  public final var visibleCells: [TableViewCell] {
    layoutIfNeeded()
    return engine.visible.compactMap(cellForRow)
  }

  /// The rows that are visible, at least in part, from top to bottom.
  public final var indexPathsForVisibleRows: [IndexPath] {
    layoutIfNeeded()
    return engine.visible
  }

  /// Returns the cell that shows a row, or nil if the row was not visible in the last layout pass.
  ///
  /// Unlike `visibleCells`, it does not lay the table out first. After `reloadData()`, it returns the old cell until the next layout pass.
  public final func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    engine.cells[indexPath] as? TableViewCell
  }

  /// Returns the row that a cell shows, or nil if the cell shows none.
  public final func indexPath(for cell: TableViewCell) -> IndexPath? { engine.path(of: cell) }

  /// Returns the row at a point in the table's coordinates, or nil if there is no row, such as in a header. The row need not be visible.
  public final func indexPathForRow(at point: Point) -> IndexPath? {
    engine.loadIfNeeded()
    return rowColumns.contains(point.x) ? geometry.row(at: point.y) : nil
  }

  /// Returns the rectangle of a row in the table's coordinates, or an empty one if there is no such row.
  ///
  /// - Note: The rectangle is an estimate if heights of rows above are not known yet: see `estimatedRowHeight`.
  public final func rectForRow(at indexPath: IndexPath) -> Rect {
    engine.loadIfNeeded()
    return frame(of: indexPath) ?? .zero
  }

  /// Returns the rectangle of a section's header in the table's coordinates, at its place before the first row of the section.
  ///
  /// While the header stays at the top, its view is elsewhere. The height is 0 if the section has no header. The rectangle is an estimate
  /// while heights of rows above are unknown: see `estimatedRowHeight`. If there is no such section, it is empty.
  public final func rectForHeader(inSection section: Int) -> Rect {
    hasSection(section) ? rect(geometry.span(ofHeader: section)) : .zero
  }

  /// Returns the rectangle of a section's footer in the table's coordinates. The height is 0 if the section has no footer. The rectangle is
  /// an estimate while heights of rows above are unknown: see `estimatedRowHeight`. If there is no such section, it is empty.
  public final func rectForFooter(inSection section: Int) -> Rect {
    hasSection(section) ? rect(geometry.span(ofFooter: section)) : .zero
  }

  private func hasSection(_ section: Int) -> Bool {
    engine.loadIfNeeded()
    return geometry.sections.indices.contains(section)
  }

  final func rect(_ span: Range<Int>) -> Rect {
    let columns = rowColumns
    return Rect(x: columns.lowerBound, y: span.lowerBound, width: columns.count, height: span.count)
  }

  /// The columns that rows, headers and footers cover.
  final var rowColumns: Range<Int> {
    let margin = style == .insetGrouped ? min(2, bounds.width / 8) : 0
    let inset = style == .plain ? 0 : max(margin, columnsBesideReadableWidth)
    return inset..<max(inset, bounds.width - inset)
  }
}
