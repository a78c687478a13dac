import TermKitGraphics

/// Whether the data source has to be asked, or is being asked.
struct TableLoading {
  /// True when the data source has to be asked for everything again.
  fileprivate(set) var isDue = true
  /// How many questions to the data source and the delegate wait for an answer.
  fileprivate var openQuestions = 0
}

extension TableView {
  // MARK: Asking

  /// Asks the data source; nil without one.
  final func ask<Answer>(_ question: (any TableViewDataSource) -> Answer) -> Answer? {
    guard let dataSource else { return nil }
    loading.openQuestions += 1
    defer { loading.openQuestions -= 1 }
    return question(dataSource)
  }

  /// Asks or tells the delegate something in the middle of work; nil without one.
  @discardableResult
  final func askDelegate<Answer>(_ question: (any TableViewDelegate) -> Answer) -> Answer? {
    guard let tableDelegate else { return nil }
    loading.openQuestions += 1
    defer { loading.openQuestions -= 1 }
    return question(tableDelegate)
  }

  /// Stops the program when the table is changed while the data source or the delegate is being asked.
  final func requireNoQuestion(_ change: String) {
    Contract.require(
      loading.openQuestions == 0,
      "\(change) was called while the table view asks its data source or delegate, whose answer it makes wrong: call it "
        + "before or after"
    )
  }

  final func requireRow(_ path: IndexPath, _ what: String) {
    loadIfNeeded()
    Contract.require(geometry.contains(path), "\(what): there is no \(path)\(rowsThere(path.section))")
  }

  private func rowsThere(_ section: Int) -> String {
    let counts = geometry.rowCounts
    return counts.indices.contains(section)
      ? ": that section has \(counts[section]) rows" : ": there are \(counts.count) sections"
  }

  /// How many rows the data source says there are in each section.
  final var askedCounts: [Int] {
    let sections = ask { $0.numberOfSections(in: self) } ?? 0
    Contract.require(sections >= 0, "numberOfSections(in:) answered \(sections): there are no sections, or some")
    return (0..<sections).map { section in
      let count = ask { $0.tableView(self, numberOfRowsInSection: section) } ?? 0
      Contract.require(
        count >= 0,
        "tableView(_:numberOfRowsInSection:) answered \(count) for section \(section): it has no rows, or some")
      return count
    }
  }

  // MARK: Loading

  /// Has the data source asked for everything anew, before the next frame or when somebody wants to know. Nothing is selected then.
  public final func reloadData() {
    requireNoQuestion("reloadData()")
    loading.isDue = true
    setPressed(nil)
    selected = RowSelection()
    setFocusedRow(nil)
    setNeedsLayout()
  }

  /// Asks how many rows there are, and how high what is above and below sections is.
  final func loadIfNeeded() {
    guard loading.isDue, loading.openQuestions == 0 else { return }
    loading.isDue = false
    retireEverything()
    noteMeasuredWidth()
    geometry = TableGeometry(
      sections: askedCounts.map { TableGeometry.Section(rows: RowHeights(count: $0, estimate: rowEstimate)) })
    measureSections()
  }

  /// A section without rows.
  final func unfilledSection(_ number: Int) -> TableGeometry.Section {
    TableGeometry.Section(header: height(of: .header(number)), footer: height(of: .footer(number)))
  }

  final var rowEstimate: Int { rowHeight >= 0 ? rowHeight : max(1, estimatedRowHeight) }

  // MARK: Reuse

  /// Says which cells to make for an identifier: of which class, and of which style.
  public final func register(
    _ cellClass: TableViewCell.Type, style: TableViewCell.Style = .default, forCellReuseIdentifier identifier: String
  ) {
    cellPool.register(identifier) { cellClass.init(style: style, reuseIdentifier: identifier) }
  }

  /// Says which headers and footers to make for an identifier.
  public final func register(
    _ viewClass: TableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    sectionViewPool.register(identifier) { viewClass.init(reuseIdentifier: identifier) }
  }

  /// A cell that is out of sight, or else a new one; to be asked for in `tableView(_:cellForRowAt:)`, for its row.
  public final func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell {
    requireRow(indexPath, "dequeueReusableCell(withIdentifier:for:)")
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      Contract.fail(
        "no cell is registered for \"\(identifier)\" (\(cellPool.identifiers)): call register(_:forCellReuseIdentifier:) first"
      )
    }
    return cell
  }

  /// The same, of the class that is registered.
  ///
  ///     let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath, as: MessageCell.self)
  public final func dequeueReusableCell<Cell: TableViewCell>(
    withIdentifier identifier: String, for indexPath: IndexPath, as type: Cell.Type
  ) -> Cell {
    let cell = dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      Contract.fail("cells for \"\(identifier)\" are of the class \(Swift.type(of: cell)), not \(type)")
    }
    return cell
  }

  /// A cell that is out of sight; else a new one, if the identifier is registered; else nil.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    guard let cell = cellPool.take(identifier) else { return cellPool.make(identifier) }
    cell.prepareForReuse()
    return cell
  }

  /// A header or footer that is out of sight; else a new one, if the identifier is registered; else nil.
  public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
    guard let view = sectionViewPool.take(identifier) else { return sectionViewPool.make(identifier) }
    view.prepareForReuse()
    return view
  }
}

// MARK: Questions that anybody may have

extension TableView {
  /// How many sections there are.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// How many rows a section has.
  public final func numberOfRows(inSection section: Int) -> Int {
    Contract.require(
      (0..<numberOfSections).contains(section),
      "numberOfRows(inSection:): there is no section \(section): there are \(numberOfSections) sections")
    return geometry.sections[section].rows.count
  }

  /// The cells in sight, from top to bottom.
  public final var visibleCells: [TableViewCell] {
    layoutIfNeeded()
    return tiling.paths.compactMap { rows[$0] }
  }

  /// The rows in sight, from top to bottom.
  public final var indexPathsForVisibleRows: [IndexPath] {
    layoutIfNeeded()
    return tiling.paths
  }

  /// The cell of a row, while that is in sight.
  public final func cellForRow(at indexPath: IndexPath) -> TableViewCell? { rows[indexPath] }

  /// The row that a cell shows, while that is in sight.
  public final func indexPath(for cell: TableViewCell) -> IndexPath? {
    cell.indexPath.flatMap { rows[$0] === cell ? $0 : nil }
  }

  /// The row at a point of the table's own coordinates.
  public final func indexPathForRow(at point: Point) -> IndexPath? {
    loadIfNeeded()
    return (0..<bounds.width).contains(point.x) ? geometry.row(at: point.y) : nil
  }

  /// Where a row is in the table's own coordinates, as far as is known: see `estimatedRowHeight`.
  public final func rectForRow(at indexPath: IndexPath) -> Rect {
    requireRow(indexPath, "rectForRow(at:)")
    return rect(geometry.span(of: indexPath))
  }

  /// Where what is above a section is in the table's own coordinates when it is not held at the top.
  public final func rectForHeader(inSection section: Int) -> Rect {
    requireSection(section, "rectForHeader(inSection:)")
    return rect(geometry.span(ofHeader: section))
  }

  /// Where what is below a section is in the table's own coordinates.
  public final func rectForFooter(inSection section: Int) -> Rect {
    requireSection(section, "rectForFooter(inSection:)")
    return rect(geometry.span(ofFooter: section))
  }

  private func requireSection(_ section: Int, _ what: String) {
    loadIfNeeded()
    Contract.require(
      geometry.sections.indices.contains(section),
      "\(what): there is no section \(section): there are \(geometry.sections.count) sections")
  }

  final func rect(_ span: Range<Int>) -> Rect {
    Rect(x: 0, y: span.lowerBound, width: bounds.width, height: span.count)
  }
}
