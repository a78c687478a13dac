import TermKitGraphics
import TermKitViews

/// The source of a collection's sections, items and cells. UIKit's `UICollectionViewDataSource`.
///
/// The collection asks for a cell when its item comes into view, when a list needs the height of its row, and when the program calls
/// `reconfigureItems(at:)`.
///
/// - Precondition: The data source does not change the collection while it answers.
@MainActor public protocol CollectionViewDataSource: CollectionViewDataSourceNearMisses {
  /// Returns the number of sections. The default implementation returns 1.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// Returns the number of items in `section`.
  /// - Precondition: The result is not negative.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell that shows the item at `indexPath`, from `dequeueReusableCell(withReuseIdentifier:for:)` or
  /// `dequeueConfiguredReusableCell(using:for:item:)`, or one that the data source creates.
  /// - Precondition: The cell does not show another item at the same time.
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell
  /// Returns a supplementary view, such as a header, which is at item 0 of its section. The default implementation stops the program, so a
  /// data source must have the method if its layout shows such views.
  ///
  /// The collection asks only for views that its layout shows. `kind` is the kind of the view, such as
  /// `CollectionView.elementKindSectionHeader`, and `indexPath` is its position.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView
}

extension CollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  /// Stops the program.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionView.failForMissingSupplementaryView(Self.self, kind) }
}

extension CollectionView {
  package static func failForMissingSupplementaryView(_ source: Any.Type, _ kind: String) -> Never {
    Contract.fail(
      "the layout shows views of the kind \"\(kind)\", which \(source) does not return: implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }
}
