import TermKitGraphics
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
/// The focus, the selected rows and the place on the screen stay with their items. Override the methods of the data source in a subclass
/// for titles and for editing.
///
/// - Precondition: The table keeps this data source, and all its changes of rows come from snapshots. The methods that change rows are not
///   called while the table calls its data source or delegate.
@MainActor open class TableViewDiffableDataSource<SectionIdentifier: Hashable, ItemIdentifier: Hashable>:
  TableViewDataSource
{
  /// The kind of snapshots that the data source shows.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  /// A closure that returns the cell of an item, from the table, the path of the row and the identifier of the item.
  public typealias CellProvider = @MainActor (TableView, IndexPath, ItemIdentifier) -> TableViewCell?

  private weak var tableView: TableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// The animation of rows that come and go. Defaults to `.automatic`.
  public final var defaultRowAnimation = TableView.RowAnimation.automatic

  /// Creates a data source and makes it that of a table. The table does not retain it.
  /// - Parameters:
  ///   - tableView: The table. Not retained.
  ///   - cellProvider: Returns the cell of an item. Nil stops the program.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the snapshot that the table shows. Change it, and apply it again.
  public final func snapshot() -> Snapshot { current }

  /// Shows a snapshot. Rows that are in the present snapshot too keep their cells, except for those that are to be reloaded.
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: Whether rows come, go and move in an animation of 0.3 seconds. Defaults to true.
  ///   - completion: Called when the animation has ended; at once if there is none. Defaults to nil.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    guard let engine = tableView?.engine else { return adopt(snapshot) }
    let updates = ListUpdates(from: current, to: snapshot, of: .row, with: defaultRowAnimation)
    engine.apply(updates, animated: animatingDifferences, adoption: { adopt(snapshot) }, completion)
  }

  /// Shows a snapshot without comparing it with the present one. As `TableView.reloadData()`, this deselects all rows.
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - completion: Called afterwards. Defaults to nil.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (@MainActor () -> Void)? = nil) {
    adopt(snapshot)
    tableView?.reloadData()
    completion?()
  }

  private func adopt(_ snapshot: Snapshot) {
    current = snapshot
    current.forgetMarks()
  }

  // MARK: Items and paths

  /// Returns the item in the row at `indexPath`, or nil if there is no such row.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifier? { current.item(at: indexPath) }

  /// Returns the path of the row that shows `itemIdentifier`, or nil if the table does not have the item.
  public final func indexPath(for itemIdentifier: ItemIdentifier) -> IndexPath? { current.path(of: itemIdentifier) }

  /// Returns the section with the number `index`, or nil if there is none.
  public final func sectionIdentifier(for index: Int) -> SectionIdentifier? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// Returns the number of the section `sectionIdentifier`, or nil if the table does not have it.
  public final func index(for sectionIdentifier: SectionIdentifier) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }

  /// Returns the number of items in `section` of the snapshot.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  /// Returns the cell that the cell provider returns for the item at `indexPath`.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    guard let item = current.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      Contract.fail("the cell provider returned nil for \(indexPath): return a cell for each item")
    }
    return cell
  }

  /// Returns nil, for no title above `section`.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil, for no title below `section`.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns nil, for no index.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// Returns `index`, the number of the title in the index.
  open func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
  /// Returns false, so that rows have no controls in editing mode.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Called when the user has deleted or inserted a row in editing mode, as `editingStyle` says. Stops the program: a subclass whose rows
  /// can be edited overrides it, and applies a snapshot.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { TableView.failForMissingCommit(Self.self, editingStyle) }
  /// Returns false, so that the user cannot move rows.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Called when the user has moved a row from `sourceIndexPath` to `destinationIndexPath`. The snapshot has the item at its new place then.
  /// A subclass whose rows can be moved overrides `tableView(_:canMoveRowAt:)`, and may override this method to change its data. Overrides
  /// must call super.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { current.moveItem(from: sourceIndexPath, to: destinationIndexPath) }
}
