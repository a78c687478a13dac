import TermKitGraphics

/// A controller whose view is a table, with the controller as its data source and delegate. UIKit's `UITableViewController`.
///
/// The rows keep clear of bars automatically (`automaticallyAdjustsScrollViewInsets`).
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private let style: TableView.Style

  /// Whether to deselect all rows when the view is about to appear, with a fade if the transition is animated. Defaults to true.
  public final var clearsSelectionOnViewWillAppear = true

  /// Makes a controller.
  /// - Parameter style: The style of the table. Defaults to `.plain`.
  public init(style: TableView.Style = .plain) {
    self.style = style
    super.init()
  }

  /// The table. The first access makes it.
  /// - Precondition: `view` is a table.
  public final var tableView: TableView {
    guard let table = view as? TableView else {
      Contract.fail(
        "the view of \(type(of: self)) is not a TableView: set `view` to one in loadView(), or do not override loadView()"
      )
    }
    return table
  }

  /// Makes the table.
  open override func loadView() {
    let table = TableView(style: style)
    view = table
    table.dataSource = self
    table.delegate = self
  }

  /// Deselects the rows if `clearsSelectionOnViewWillAppear` is true. Overrides must call super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView.indexPathsForSelectedRows { tableView.deselectRow(at: path, animated: animated) }
  }

  // MARK: Data

  /// Returns the number of sections. The default implementation returns 1.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// Returns the number of rows in a section. The default implementation returns 0.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns the cell for a row. The default implementation returns an empty cell.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }

  /// Returns the text above a section. The default implementation returns nil, no text.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Returns the text below a section. The default implementation returns nil, no text.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

  // MARK: Looks

  /// Returns the height of a row, in cells. The default implementation returns the table's `rowHeight`.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int { tableView.rowHeight }

  /// Returns the height of a section's header, in cells. The default implementation returns the table's `sectionHeaderHeight`.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
    tableView.sectionHeaderHeight
  }

  /// Returns the height of a section's footer, in cells. The default implementation returns the table's `sectionFooterHeight`.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int {
    tableView.sectionFooterHeight
  }

  /// Returns the view above a section, in place of the text. The default implementation returns nil, no view.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }

  /// Returns the view below a section, in place of the text. The default implementation returns nil, no view.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }

  /// Called before a cell becomes visible. The default implementation does nothing.
  open func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}

  /// Called after a cell has scrolled out of view or its row was deleted. The default implementation does nothing.
  open func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {}

  // MARK: Selection

  /// Returns whether a row can be pressed and selected. The default implementation returns true.
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// Returns the row to select in place of the chosen one. The default implementation returns the chosen row.
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Called after the user selected a row. The default implementation does nothing.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Returns the row to deselect in place of the chosen one. The default implementation returns the chosen row.
  open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Called after the user deselected a row. The default implementation does nothing.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Called after the table was scrolled. The default implementation does nothing.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
}
