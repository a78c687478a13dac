import TermKitGraphics
import TermKitViews

/// The identity of a registration.
final class CollectionRegistrationIdentity {}

extension CollectionView {
  /// A class of cells, and a closure that fills a cell with an item. UIKit's `UICollectionView.CellRegistration`.
  ///
  ///     let registration = CollectionView.CellRegistration<PhotoCell, Photo> { cell, indexPath, photo in cell.show(photo) }
  ///     collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photos[indexPath.item])
  ///
  /// Make it once, outside `collectionView(_:cellForItemAt:)`, because a registration reuses only its own cells.
  @MainActor public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// A closure that fills a cell with an item.
    public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let identity = CollectionRegistrationIdentity()
    fileprivate let handler: Handler

    /// Makes a registration from the closure that fills a cell, which `dequeueConfiguredReusableCell(using:for:item:)` calls.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of supplementary views, and a closure that fills a view. UIKit's `UICollectionView.SupplementaryRegistration`.
  ///
  /// Make it once, outside `collectionView(_:viewForSupplementaryElementOfKind:at:)`, because a registration reuses only its own views.
  @MainActor public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// A closure that fills a view.
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void

    fileprivate let identity = CollectionRegistrationIdentity()
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// Makes a registration for views of the kind `elementKind`, such as `CollectionView.elementKindSectionHeader`, from the closure that
    /// fills a view, `handler`, which `dequeueConfiguredReusableSupplementary(using:for:)` calls.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  // MARK: Cells

  /// Registers `cellClass` for the cells that the collection creates for the reuse identifier `identifier`, in place of an earlier class.
  /// Cells that show items at the time of the call are still reused.
  public final func register(_ cellClass: CollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
    engine.cellPool.register(identifier) { Self.make(cellClass, identifier) }
  }

  /// Returns an idle cell after calling its `prepareForReuse()`, or creates one if no cell is idle. Call it in
  /// `collectionView(_:cellForItemAt:)`.
  ///
  /// While an item is reconfigured, it returns the cell that shows the item.
  /// - Precondition: A class is registered for the reuse identifier `identifier`, and `indexPath` is an item of the collection.
  public final func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> CollectionViewCell
  {
    engine.require(indexPath, "dequeueReusableCell(withReuseIdentifier:for:)")
    guard let cell = engine.dequeueCell(identifier, for: indexPath) as? CollectionViewCell else {
      Contract.fail(
        "no cell is registered for \"\(identifier)\" (registered: \(engine.cellPool.identifiers)): call register(_:forCellWithReuseIdentifier:)"
      )
    }
    return cell
  }

  /// Returns an idle or new cell of `registration`, filled with `item`. Call it in `collectionView(_:cellForItemAt:)`.
  ///
  /// The registration is made once, outside that method. If the item is nil, its closure is not called.
  /// - Precondition: `indexPath` is the place of the item in the collection.
  public final func dequeueConfiguredReusableCell<Cell: CollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = identifier(of: registration.identity) { register(Cell.self, forCellWithReuseIdentifier: $0) }
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      Contract.fail("the cells of a registration are of the class \(type(of: cell)), not \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  // MARK: Supplementary views

  /// Registers `viewClass` for the supplementary views that the collection creates for the kind `elementKind`, such as
  /// `CollectionView.elementKindSectionHeader`, and the reuse identifier `identifier`, in place of an earlier class.
  public final func register(
    _ viewClass: CollectionReusableView.Type, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    engine.sectionViewPool.register(Self.poolIdentifier(elementKind, identifier)) { Self.make(viewClass, identifier) }
  }

  /// Returns an idle supplementary view after calling its `prepareForReuse()`, or creates one if none is idle. Call it in
  /// `collectionView(_:viewForSupplementaryElementOfKind:at:)`. `indexPath` is the position of the view: a header or footer is at item 0
  /// of its section.
  /// - Precondition: A class is registered for the kind `elementKind` and the reuse identifier `identifier`.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    let name = Self.poolIdentifier(elementKind, identifier)
    guard let view = engine.sectionViewPool.dequeue(name) as? CollectionReusableView else {
      Contract.fail(
        "no supplementary view of the kind \"\(elementKind)\" is registered for \"\(identifier)\": call "
          + "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)")
    }
    view.poolIdentifier = name
    return view
  }

  /// Returns an idle or new view of `registration`, which its closure has filled. Call it in
  /// `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
  ///
  /// The registration is made once, outside that method. Its closure gets `indexPath`: the header of a section is at item 0.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: CollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let identifier = identifier(of: registration.identity) {
      register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: $0)
    }
    let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      Contract.fail("the views of a registration are of the class \(type(of: view)), not \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }

  private static func poolIdentifier(_ kind: String, _ identifier: String) -> String { "\(kind)\u{0}\(identifier)" }

  private static func make<Reused: CollectionReusableView>(_ type: Reused.Type, _ identifier: String) -> Reused {
    let view = type.init(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }

  // Returns the reuse identifier of a registration, and registers its class at the first use.
  private func identifier(of identity: CollectionRegistrationIdentity, _ register: (String) -> Void) -> String {
    if let index = registrations.firstIndex(where: { $0 === identity }) { return "\u{0}\(index)" }
    registrations.append(identity)
    let identifier = "\u{0}\(registrations.count - 1)"
    register(identifier)
    return identifier
  }
}
