import TermKitGraphics

/// A controller whose view is a table, and that is its data source and delegate. UIKit's `UITableViewController`.
///
/// The rows keep clear of bars by themselves (`automaticallyAdjustsScrollViewInsets`).
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private let style: TableView.Style

  /// Deselects what is selected, fading if the transition takes time, when the view is about to appear; true unless set.
  public final var clearsSelectionOnViewWillAppear = true

  /// Makes a controller with a plain table unless told otherwise.
  public init(style: TableView.Style = .plain) {
    self.style = style
    super.init()
  }

  /// The table, made when first asked for.
  public final var tableView: TableView {
    guard let table = view as? TableView else {
      Contract.fail(
        "the view of \(type(of: self)) is no TableView: set `view` to one in loadView(), or do not override it")
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

  /// Deselects rows, if `clearsSelectionOnViewWillAppear`. Call it when you override it.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView.indexPathsForSelectedRows { tableView.deselectRow(at: path, animated: animated) }
  }

  // MARK: Data

  /// How many sections there are; 1 unless overridden.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// How many rows a section has; none unless overridden.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// The cell that shows a row; an empty one unless overridden.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }

  /// What is written above a section; nothing unless overridden.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// What is written below a section; nothing unless overridden.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

  // MARK: Looks

  /// The height of a row; left to `rowHeight` unless overridden.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int? { nil }

  /// The height of what is above a section; left to `sectionHeaderHeight` unless overridden.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int? { nil }

  /// The height of what is below a section; left to `sectionFooterHeight` unless overridden.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Int? { nil }

  /// What is above a section, in place of the title; none unless overridden.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }

  /// What is below a section, in place of the title; none unless overridden.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }

  /// A cell is about to come into sight. Does nothing unless overridden.
  open func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}

  /// A cell went out of sight, or its row was deleted. Does nothing unless overridden.
  open func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {}

  // MARK: Selection

  /// Whether a row can be pressed and selected; every row unless overridden.
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// The row to select in the place of one; the row itself unless overridden.
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// The person selected a row. Does nothing unless overridden.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// The row to deselect in the place of one; the row itself unless overridden.
  open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// The person deselected a row. Does nothing unless overridden.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  /// The table was scrolled. Does nothing unless overridden.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
}
