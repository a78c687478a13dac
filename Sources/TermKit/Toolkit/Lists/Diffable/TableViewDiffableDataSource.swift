import TermKitViews

/// A data source of a table that shows snapshots of the data, and changes from one to the next in an animation. UIKit's
/// `UITableViewDiffableDataSource`.
///
///     dataSource = TableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, id in
///       let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
///       cell.textLabel.text = model.message(id).text
///       return cell
///     }
///
/// For titles and editing, override the methods of the data source in a subclass.
open class TableViewDiffableDataSource<SectionIdentifier: Hashable, ItemIdentifier: Hashable>:
  DiffableDataSource<SectionIdentifier, ItemIdentifier>, TableViewDataSource
{
  /// A closure that returns the cell of an item, from the table, the path of the row and the identifier of the item.
  public typealias CellProvider = @MainActor (TableView, IndexPath, ItemIdentifier) -> TableViewCell?

  private let cellProvider: CellProvider

  /// The animation of rows that come and go. Defaults to `.automatic`.
  public final var defaultRowAnimation = TableView.RowAnimation.automatic

  final override var animation: TableView.RowAnimation { defaultRowAnimation }

  /// Creates a data source and sets it as the data source of a table, which does not retain it.
  /// - Parameters:
  ///   - tableView: The table. Not retained.
  ///   - cellProvider: Returns the cell of an item. Nil stops the program.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(of: tableView, .row)
    tableView.dataSource = self
  }

  // MARK: Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }

  /// Returns the number of items in `section` of the snapshot.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  /// Returns the cell that the cell provider returns for the item at `indexPath`.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cell(at: indexPath) { cellProvider(tableView, indexPath, $0) }
  }

  /// Returns nil, for no title above `section`.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil, for no title below `section`.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns nil, for no index.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// Returns `index`, the number of `title` in the index.
  open func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
  /// Returns false for each `indexPath`, so that rows have no controls in editing mode.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Called when the user has deleted or inserted the row at `indexPath` in editing mode, as `editingStyle` says. Stops the program: a
  /// subclass whose rows can be edited overrides it, and applies a snapshot.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { TableView.failForMissingCommit(Self.self, editingStyle) }
  /// Returns false for each `indexPath`, so that the user cannot move rows.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Called when the user has moved a row from `sourceIndexPath` to `destinationIndexPath`. Moves the item in the snapshot. Overrides must
  /// call super.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    current.moveItem(from: sourceIndexPath, to: destinationIndexPath)
    reconcileOutlines()
  }
}
