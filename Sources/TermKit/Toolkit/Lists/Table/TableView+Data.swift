import TermKitGraphics
import TermKitViews

/// Whether a table must reload, and whether it is waiting for an answer.
struct TableLoading {
  /// Whether the table must ask the data source for everything again.
  fileprivate(set) var isDue = true
  /// The number of calls to the data source or the delegate that have not returned.
  fileprivate var openQuestions = 0
}

extension TableView {
  // MARK: Asking

  /// Asks the data source a question; returns nil if there is no data source. The table may not change until the answer.
  final func ask<Answer>(_ question: (any TableViewDataSource) -> Answer) -> Answer? {
    guard let dataSource else { return nil }
    loading.openQuestions += 1
    defer { loading.openQuestions -= 1 }
    return question(dataSource)
  }

  /// Calls the delegate while the table may not change; returns nil if there is no delegate.
  @discardableResult
  final func askDelegate<Answer>(_ question: (any TableViewDelegate) -> Answer) -> Answer? {
    guard let tableDelegate else { return nil }
    loading.openQuestions += 1
    defer { loading.openQuestions -= 1 }
    return question(tableDelegate)
  }

  /// Traps if the table is waiting for an answer of its data source or delegate.
  final func requireNoQuestion(_ change: String) {
    Contract.require(
      loading.openQuestions == 0,
      "\(change) was called while the table view was calling its data source or delegate: call it before or after that"
    )
  }

  final func requireRow(_ path: IndexPath, _ what: String) {
    Contract.require(hasRow(path), "\(what): there is no \(path)\(rowCountText(path.section))")
  }

  /// Returns whether a row exists.
  package final func hasRow(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    return geometry.contains(path)
  }

  private func rowCountText(_ section: Int) -> String {
    let counts = geometry.rowCounts
    return counts.indices.contains(section)
      ? ": that section has \(counts[section]) rows" : ": there are \(counts.count) sections"
  }

  /// The number of rows in each section, as the data source reports it now.
  final var reportedRowCounts: [Int] {
    let sections = ask { $0.numberOfSections(in: self) } ?? 0
    Contract.require(
      sections >= 0, "numberOfSections(in:) returned \(sections): the number of sections cannot be negative")
    return (0..<sections).map { section in
      let count = ask { $0.tableView(self, numberOfRowsInSection: section) } ?? 0
      Contract.require(
        count >= 0,
        "tableView(_:numberOfRowsInSection:) returned \(count) for section \(section): the number of rows cannot be negative"
      )
      return count
    }
  }

  // MARK: Loading

  /// Reloads all sections and rows, deselects all rows, and forgets which row has the focus. Does not call the delegate about the
  /// selection.
  ///
  /// The table asks its data source before the next frame, or earlier if a property or method needs the answer.
  public final func reloadData() {
    requireNoQuestion("reloadData()")
    loading.isDue = true
    selected = RowSelection()
    setFocusedRow(nil)
    setNeedsLayout()
    setPressed(nil)
  }

  /// Reads the numbers of sections and rows, and the heights of headers and footers, if a reload is due.
  final func loadIfNeeded() {
    guard loading.isDue, loading.openQuestions == 0 else { return }
    loading.isDue = false
    noteMeasuredWidth()
    geometry = TableGeometry(
      sections: reportedRowCounts.map { TableGeometry.Section(rows: RowHeights(count: $0, estimate: rowEstimate)) })
    // The delegate hears that cells leave, and may then ask for cells of the new rows.
    retireEverything()
    reloadSectionIndexTitles()
    measureSections()
  }

  /// Returns a section without rows, with its header and footer measured.
  final func unfilledSection(_ number: Int) -> TableGeometry.Section {
    TableGeometry.Section(header: height(of: .header(number)), footer: height(of: .footer(number)))
  }

  final var rowEstimate: Int { rowHeight >= 0 ? rowHeight : max(1, estimatedRowHeight) }

  // MARK: Reuse

  /// Registers the class and style of the cells that the table creates for a reuse identifier, in place of an earlier class. Cells that
  /// show rows at the time of the call are still reused.
  /// - Parameters:
  ///   - cellClass: The class.
  ///   - style: The style of the cells. Defaults to `.default`.
  ///   - identifier: The reuse identifier.
  public final func register(
    _ cellClass: TableViewCell.Type, style: TableViewCell.Style = .default, forCellReuseIdentifier identifier: String
  ) {
    cellPool.register(identifier) { cellClass.init(style: style, reuseIdentifier: identifier) }
  }

  /// Registers the class of the headers and footers that the table creates for a reuse identifier, in place of an earlier class.
  /// - Parameters:
  ///   - viewClass: The class.
  ///   - identifier: The reuse identifier.
  public final func register(
    _ viewClass: TableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    sectionViewPool.register(identifier) { viewClass.init(reuseIdentifier: identifier) }
  }

  /// Returns an idle cell after calling its `prepareForReuse()`, or creates one if no cell is idle. Call it in
  /// `tableView(_:cellForRowAt:)`.
  ///
  /// While a row is reconfigured, it returns the cell that shows the row.
  /// - Parameter identifier: The reuse identifier.
  /// - Precondition: A class is registered for the identifier, and `indexPath` is a row of the table.
  public final func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell {
    requireRow(indexPath, "dequeueReusableCell(withIdentifier:for:)")
    if let (path, cell) = batch.reconfigured, path == indexPath, cell.reuseIdentifier == identifier { return cell }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      Contract.fail(
        "no cell is registered for \"\(identifier)\" (registered: \(cellPool.identifiers)): call register(_:forCellReuseIdentifier:)"
      )
    }
    return cell
  }

  /// Returns an idle cell as an instance of a class, or creates one if no cell is idle.
  ///
  ///     let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath, as: MessageCell.self)
  /// - Parameter identifier: The reuse identifier.
  /// - Precondition: The class that is registered for the identifier is `type` or a subclass, and `indexPath` is a row of the table.
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
    guard let cell = cellPool.take(identifier) else { return cellPool.make(identifier) }
    cell.prepareForReuse()
    return cell
  }

  /// Returns an idle header or footer after calling its `prepareForReuse()`, or creates one if none is idle. Returns nil if none is idle
  /// and no class is registered for the identifier.
  public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
    guard let view = sectionViewPool.take(identifier) else { return sectionViewPool.make(identifier) }
    view.prepareForReuse()
    return view
  }
}

// MARK: Information about rows

extension TableView {
  /// The number of sections, which the data source has returned. 0 without a data source.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// Returns the number of rows in a section, which the data source has returned.
  ///
  /// - Precondition: The section exists.
  public final func numberOfRows(inSection section: Int) -> Int {
    Contract.require(
      (0..<numberOfSections).contains(section),
      "numberOfRows(inSection:): there is no section \(section): there are \(numberOfSections) sections")
    return geometry.sections[section].rows.count
  }

  /// The cells of the rows that are visible, at least in part, from top to bottom.
  public final var visibleCells: [TableViewCell] {
    layoutIfNeeded()
    return tiling.paths.compactMap { rows[$0] }
  }

  /// The rows that are visible, at least in part, from top to bottom.
  public final var indexPathsForVisibleRows: [IndexPath] {
    layoutIfNeeded()
    return tiling.paths
  }

  /// Returns the cell that shows a row, or nil if the row was not visible in the last layout pass.
  ///
  /// Unlike `visibleCells`, it does not lay the table out first. After `reloadData()`, it returns the old cell until the next layout pass.
  public final func cellForRow(at indexPath: IndexPath) -> TableViewCell? { rows[indexPath] }

  /// Returns the row that a cell shows, or nil if the cell shows none.
  public final func indexPath(for cell: TableViewCell) -> IndexPath? {
    cell.indexPath.flatMap { rows[$0] === cell ? $0 : nil }
  }

  /// Returns the row at a point in the table's coordinates, or nil if there is no row, such as in a header. The row need not be visible.
  public final func indexPathForRow(at point: Point) -> IndexPath? {
    loadIfNeeded()
    return rowColumns.contains(point.x) ? geometry.row(at: point.y) : nil
  }

  /// Returns the rectangle of a row in the table's coordinates, or an empty one if there is no such row.
  ///
  /// - Note: The rectangle is an estimate if heights of rows above are not known yet: see `estimatedRowHeight`.
  public final func rectForRow(at indexPath: IndexPath) -> Rect {
    loadIfNeeded()
    return geometry.contains(indexPath) ? rect(geometry.span(of: indexPath)) : .zero
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
    loadIfNeeded()
    return geometry.sections.indices.contains(section)
  }

  final func rect(_ span: Range<Int>) -> Rect {
    let columns = rowColumns
    return Rect(x: columns.lowerBound, y: span.lowerBound, width: columns.count, height: span.count)
  }

  /// The columns that rows, headers and footers cover.
  final var rowColumns: Range<Int> {
    let inset = style == .insetGrouped ? min(2, bounds.width / 8) : 0
    return inset..<max(inset, bounds.width - inset)
  }
}
