import TermKitGraphics

/// The base class of data sources that show snapshots. Use `TableViewDiffableDataSource` or `CollectionViewDiffableDataSource`.
///
/// The focus, the selection and the place on the screen stay with their items.
///
/// - Precondition: The list keeps its data source, and all its changes of items come from snapshots. Snapshots are not applied while the list
///   calls its data source or delegate.
@MainActor open class DiffableDataSource<SectionIdentifier: Hashable, ItemIdentifier: Hashable> {
  /// The kind of snapshots that the data source shows.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

  /// The snapshot that the list shows.
  final var current = Snapshot()
  /// The outlines that sections show.
  final var outlines: [SectionIdentifier: SectionSnapshot] = [:]
  final private(set) weak var list: (any ListHost)?
  private let noun: PathNoun

  /// The closures for the user's changes of outlines. By default, all are nil.
  public final var sectionSnapshotHandlers = SectionSnapshotHandlers()

  init(of list: any ListHost, _ noun: PathNoun) { (self.list, self.noun) = (list, noun) }

  // The animation of items that come and go. Overridden for tables.
  var animation: TableView.RowAnimation { .fade }

  /// Returns the snapshot that the list shows. Change it, and apply it again.
  public final func snapshot() -> Snapshot { current }

  /// Shows a snapshot. Items that are in the present snapshot too keep their cells, unless they are to be reloaded.
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: Whether items come, go and move in an animation of 0.3 seconds. Defaults to true.
  ///   - completion: Called when the animation has ended, or at once without an animation. Defaults to nil.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    let updates = ListUpdates(from: current, to: snapshot, of: noun, with: animation)
    guard let list else { return adopt(snapshot) }
    list.engine.apply(updates, animated: animatingDifferences, adoption: { adopt(snapshot) }, completion)
    list.engine.showOutline()
  }

  /// Shows a snapshot without comparing it with the present one. As `reloadData()`, this deselects all items.
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - completion: Called afterwards. Defaults to nil.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (@MainActor () -> Void)? = nil) {
    adopt(snapshot)
    list?.reloadData()
    completion?()
  }

  private func adopt(_ snapshot: Snapshot) {
    current = snapshot
    current.forgetMarks()
    if !outlines.isEmpty { reconcileOutlines() }
  }

  /// Returns the item at `indexPath`, or nil if the list has no such path.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifier? { current.item(at: indexPath) }

  /// Returns the path of `itemIdentifier`, or nil if the list does not have the item.
  public final func indexPath(for itemIdentifier: ItemIdentifier) -> IndexPath? { current.path(of: itemIdentifier) }

  /// Returns the section with the number `index`, or nil if the number is too large.
  public final func sectionIdentifier(for index: Int) -> SectionIdentifier? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// Returns the number of the section `sectionIdentifier`, or nil if the list does not have it.
  public final func index(for sectionIdentifier: SectionIdentifier) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the cell that a cell provider has made for an item.
  final func cell<Cell>(at path: IndexPath, _ provider: (ItemIdentifier) -> Cell?) -> Cell {
    guard let cell = current.item(at: path).flatMap(provider) else {
      Contract.fail("the cell provider returned nil for \(path.text(noun)): return a cell for each item")
    }
    return cell
  }
}
