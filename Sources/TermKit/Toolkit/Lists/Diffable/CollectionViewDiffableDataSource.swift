import TermKitViews

/// A data source of a collection that shows snapshots of the data, and changes from one to the next in an animation. UIKit's
/// `UICollectionViewDiffableDataSource`.
///
///     dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
///       collectionView.dequeueConfiguredReusableCell(using: photo, for: indexPath, item: model.photo(id))
///     }
open class CollectionViewDiffableDataSource<SectionIdentifier: Hashable, ItemIdentifier: Hashable>:
  DiffableDataSource<SectionIdentifier, ItemIdentifier>, CollectionViewDataSource
{
  /// A closure that returns the cell of an item, from the collection, the path and the identifier of the item.
  public typealias CellProvider = @MainActor (CollectionView, IndexPath, ItemIdentifier) -> CollectionViewCell?
  /// A closure that returns a supplementary view, from the collection, the kind and the position of the view.
  public typealias SupplementaryViewProvider =
    @MainActor (CollectionView, String, IndexPath) -> CollectionReusableView?

  private let cellProvider: CellProvider

  /// Returns the supplementary views that the layout shows. Defaults to nil, which is enough for a layout without them.
  public final var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source and sets it as the data source of a collection, which does not retain it.
  /// - Parameters:
  ///   - collectionView: The collection. Not retained.
  ///   - cellProvider: Returns the cell of an item. Nil stops the program.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(of: collectionView, .item)
    collectionView.dataSource = self
  }

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: CollectionView) -> Int { current.numberOfSections }

  /// Returns the number of items in `section` of the snapshot.
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  /// Returns the cell that the cell provider returns for the item at `indexPath`.
  open func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    cell(at: indexPath) { cellProvider(collectionView, indexPath, $0) }
  }

  /// Returns the view of a `kind` at `indexPath` that the supplementary view provider returns. Without one, stops the program.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      CollectionView.failForMissingSupplementaryView(Self.self, kind)
    }
    return view
  }
}
