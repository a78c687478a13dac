import TermKitGraphics
import TermKitViews

/// A data source of a collection that shows snapshots of the data, and changes from one to the next in an animation. UIKit's
/// `UICollectionViewDiffableDataSource`.
///
///     dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
///       collectionView.dequeueConfiguredReusableCell(using: photo, for: indexPath, item: model.photo(id))
///     }
///
/// The focus, the selected items and the place on the screen stay with their items.
///
/// - Precondition: The collection keeps this data source, and all its changes of items come from snapshots. The methods that change items
///   are not called while the collection calls its data source or delegate.
@MainActor open class CollectionViewDiffableDataSource<SectionIdentifier: Hashable, ItemIdentifier: Hashable>:
  CollectionViewDataSource
{
  /// The kind of snapshots that the data source shows.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  /// A closure that returns the cell of an item, from the collection, the path and the identifier of the item.
  public typealias CellProvider = @MainActor (CollectionView, IndexPath, ItemIdentifier) -> CollectionViewCell?
  /// A closure that returns a supplementary view, from the collection, the kind and the position of the view.
  public typealias SupplementaryViewProvider =
    @MainActor (CollectionView, String, IndexPath) -> CollectionReusableView?

  private weak var collectionView: CollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Returns the supplementary views that the layout shows. Defaults to nil, which is enough for a layout without them.
  public final var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source and makes it that of a collection. The collection does not retain it.
  /// - Parameters:
  ///   - collectionView: The collection. Not retained.
  ///   - cellProvider: Returns the cell of an item. Nil stops the program.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the snapshot that the collection shows. Change it, and apply it again.
  public final func snapshot() -> Snapshot { current }

  /// Shows a snapshot. Items that are in the present snapshot too keep their cells, except for those that are to be reloaded.
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: Whether items come, go and move in an animation of 0.3 seconds. Defaults to true.
  ///   - completion: Called when the animation has ended; at once if there is none. Defaults to nil.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    guard let engine = collectionView?.engine else { return adopt(snapshot) }
    let updates = ListUpdates(from: current, to: snapshot, of: .item, with: .fade)
    engine.apply(updates, animated: animatingDifferences, adoption: { adopt(snapshot) }, completion)
  }

  /// Shows a snapshot without comparing it with the present one. As `CollectionView.reloadData()`, this deselects all items.
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - completion: Called afterwards. Defaults to nil.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (@MainActor () -> Void)? = nil) {
    adopt(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  private func adopt(_ snapshot: Snapshot) {
    current = snapshot
    current.forgetMarks()
  }

  // MARK: Items and paths

  /// Returns the item at `indexPath`, or nil if there is none.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifier? { current.item(at: indexPath) }

  /// Returns the path of `itemIdentifier`, or nil if the collection does not have the item.
  public final func indexPath(for itemIdentifier: ItemIdentifier) -> IndexPath? { current.path(of: itemIdentifier) }

  /// Returns the section with the number `index`, or nil if there is none.
  public final func sectionIdentifier(for index: Int) -> SectionIdentifier? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// Returns the number of the section `sectionIdentifier`, or nil if the collection does not have it.
  public final func index(for sectionIdentifier: SectionIdentifier) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: CollectionView) -> Int { current.numberOfSections }

  /// Returns the number of items in `section` of the snapshot.
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  /// Returns the cell that the cell provider returns for the item at `indexPath`.
  open func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    guard let item = current.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      Contract.fail("the cell provider returned nil for \(indexPath.text(.item)): return a cell for each item")
    }
    return cell
  }

  /// Returns the view of a `kind` at `indexPath` that the supplementary view provider returns. Without one, stops the program.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? CollectionView.failForMissingSupplementaryView(Self.self, kind)
  }
}
