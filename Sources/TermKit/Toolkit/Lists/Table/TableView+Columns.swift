import TermKitGraphics
@_spi(TermKit) import TermKitViews

extension TableView {
  /// Shows the header, or removes it with the last column, and places the texts of rows again.
  final func columnsDidChange() {
    if columns.isEmpty != (columnHeader == nil) {
      let header = columns.isEmpty ? nil : TableColumnHeaderView()
      exchange(columnHeader, for: header, at: subviews.count)
      columnHeader = header
      headerRows = header == nil ? 0 : 1
    }
    columnHeader?.setNeedsDisplay()
    for (_, cell) in engine.cells { cell.setNeedsLayout() }
    setNeedsLayout()
  }

  /// Places the header above the visible rows, in front of them, and decides the widths of the columns.
  final func place(_ header: TableColumnHeaderView) {
    let row = rowColumns
    let margins = EdgeInsets(left: 2 + readableInset, right: 2 + readableInset + indexWidth)
    header.spans = columns.spans(in: margins.left..<max(margins.left, row.count - margins.right))
    let y = bounds.minY + adjustedContentInset.top - contentInset.top - 1
    // The header follows a change of the offset at once, not in its animation.
    View.performWithoutAnimation { header.frame = Rect(x: row.lowerBound, y: y, width: row.count, height: 1) }
  }

  /// Keeps the header in front of the headers of sections, which scroll by below it.
  final func bringToFront(_ header: TableColumnHeaderView) {
    let front = subviews.last { $0 === header || engine.part(of: $0) != nil }
    if front !== header { bringSubviewToFront(header) }
  }

  // MARK: Changes by the user

  /// Sorts by a column, and by the column that the rows are sorted by already in the other direction.
  final func sort(by column: Int) {
    guard columns.indices.contains(column), columns[column].isSortable else { return }
    let isSame = sortOrder?.column == column
    let order = TableSortOrder(column: column, isAscending: !(isSame && sortOrder?.isAscending == true))
    sortOrder = order
    tableDelegate?.tableView(self, sortOrderDidChange: order)
  }

  /// Changes the width of a column, as far as the other columns leave room.
  final func setWidth(_ width: Int, ofColumn column: Int) {
    guard let spans = columnHeader?.spans, spans.indices.contains(column), let first = spans.first else { return }
    let others = spans.indices.filter { $0 != column }.map { index in
      columns[index].width == nil ? columns[index].preferredWidth : spans[index].count
    }
    let room = rowColumns.count - 2 * first.lowerBound - indexWidth - others.reduce([TableColumn].gap * others.count, +)
    let limits = columns[column].widths
    let new = max(limits.lowerBound, min(width, limits.upperBound, room))
    if new != spans[column].count { columns[column].width = new }
  }

  // MARK: Cells

  /// Returns the spoken texts of a row: the titles and texts of all columns.
  final func columnTexts(of labels: [Label]) -> [String] {
    zip(columns, labels).compactMap { column, label in
      guard let text = label.text, !text.isEmpty else { return nil }
      return column.title.isEmpty ? text : traitCollection.strings.lists.columnText(column.title, text)
    }
  }
}

extension TableViewCell {
  /// The texts for the columns of the table, in the order of the columns. Defaults to none.
  ///
  /// A text that is wider than its column ends with an ellipsis. In an outline, the text of the first column is indented. A screen reader
  /// reads each text with the title of its column.
  public final var columnTexts: [String] {
    get { columnLabels.map { $0.text ?? "" } }
    set {
      parts.setColumnCount(newValue.count)
      for (label, text) in zip(columnLabels, newValue) { label.text = text }
      setNeedsLayout()
    }
  }

  /// The labels that show the `columnTexts`. Set their colours, but not their places.
  public final var columnLabels: [Label] { parts.columnLabels }

  /// Places the texts below the titles of their columns.
  final func placeColumns() {
    guard let table, let spans = table.columnHeader?.spans else { return }
    let left = leadingWidth(in: bounds.width)
    for (index, label) in columnLabels.enumerated() {
      label.isHidden = index >= spans.count
      if label.isHidden { continue }
      label.textAlignment = table.columns[index].alignment
      let span = spans[index].lowerBound - left..<spans[index].upperBound - left
      parts.placeColumn(index, at: span, margins: contentMargins)
    }
  }
}
