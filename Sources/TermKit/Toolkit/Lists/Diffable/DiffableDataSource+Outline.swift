import TermKitGraphics
import TermKitViews

extension DiffableDataSource {
  /// The kind of snapshots that show a section as an outline.
  public typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<ItemIdentifier>

  /// Closures that decide whether the user may expand and collapse items of outlines, and hear of it. UIKit's
  /// `UICollectionViewDiffableDataSource.SectionSnapshotHandlers`.
  public struct SectionSnapshotHandlers {
    /// Returns whether an item may be expanded. Defaults to nil: each item may.
    public var shouldExpandItem: (@MainActor (ItemIdentifier) -> Bool)?
    /// Called before an item is expanded. Defaults to nil.
    public var willExpandItem: (@MainActor (ItemIdentifier) -> Void)?
    /// Returns whether an item may be collapsed. Defaults to nil: each item may.
    public var shouldCollapseItem: (@MainActor (ItemIdentifier) -> Bool)?
    /// Called before an item is collapsed. Defaults to nil.
    public var willCollapseItem: (@MainActor (ItemIdentifier) -> Void)?
    /// Returns the descendants of an item that is being expanded, from the item and its present descendants. Defaults to nil: an item keeps
    /// its descendants.
    ///
    /// Items without children can then be expanded too, except for those for which `shouldExpandItem` returns false.
    public var snapshotForExpandingParent: (@MainActor (ItemIdentifier, SectionSnapshot) -> SectionSnapshot)?

    /// Makes handlers that are all nil.
    public init() {}
  }

  /// Shows an outline in a section. Adds the section at the end if the list does not have it. The items come and go in
  /// the animation of other snapshots.
  ///
  /// Items that were in the section before, and that `snapshot` neither expands nor collapses, stay as they are.
  /// - Parameters:
  ///   - snapshot: The outline.
  ///   - section: The section.
  ///   - animatingDifferences: Whether items come, go and move in an animation of 0.3 seconds. Defaults to true.
  ///   - completion: Called when the animation has ended, or at once without an animation. Defaults to nil.
  public final func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifier, animatingDifferences: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    var outline = snapshot
    if let old = outlines[section] { outline.keepStates(of: old) }
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.replaceItems(inSection: section, with: outline.visibleItems)
    // While the list adopts the items, it has the new outline already.
    outlines[section] = outline
    list?.engine.adoptOutline(self)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the outline that a section shows. The items of a section without an outline are its roots.
  public final func snapshot(for section: SectionIdentifier) -> SectionSnapshot {
    if let outline = outlines[section] { return outline }
    var snapshot = SectionSnapshot()
    if current.indexOfSection(section) != nil { snapshot.append(current.itemIdentifiers(inSection: section)) }
    return snapshot
  }

  /// Forgets the outlines that do not agree with the present snapshot.
  final func reconcileOutlines() {
    for (section, outline) in outlines {
      guard current.indexOfSection(section) != nil else {
        outlines[section] = nil
        continue
      }
      let items = current.itemIdentifiers(inSection: section)
      if items == outline.visibleItems { continue }
      var rest = outline
      rest.delete(outline.visibleItems.filter { current.sectionIdentifier(containingItem: $0) != section })
      outlines[section] = items == rest.visibleItems ? rest : nil
    }
  }
}

extension DiffableDataSource: ListOutline {
  final func place(at path: IndexPath) -> OutlinePlace? {
    guard let item = current.item(at: path), let outline = outlines[current.sections[path.section].identifier],
      !outline.isFlat || sectionSnapshotHandlers.snapshotForExpandingParent != nil
    else { return nil }
    return OutlinePlace(
      level: outline.level(of: item), isExpanded: canExpand(item, in: outline) ? outline.isExpanded(item) : nil)
  }

  private func canExpand(_ item: ItemIdentifier, in outline: SectionSnapshot) -> Bool {
    if outline.hasChildren(item) { return true }
    let handlers = sectionSnapshotHandlers
    return handlers.snapshotForExpandingParent != nil && handlers.shouldExpandItem?(item) ?? true
  }

  final func parent(of path: IndexPath) -> IndexPath? {
    guard let item = current.item(at: path), let outline = outlines[current.sections[path.section].identifier] else {
      return nil
    }
    return outline.parent(of: item).flatMap(current.path)
  }

  final func setExpanded(_ isExpanded: Bool, at path: IndexPath) {
    guard let item = current.item(at: path) else { return }
    let (section, handlers) = (current.sections[path.section].identifier, sectionSnapshotHandlers)
    guard (isExpanded ? handlers.shouldExpandItem : handlers.shouldCollapseItem)?(item) ?? true else { return }
    (isExpanded ? handlers.willExpandItem : handlers.willCollapseItem)?(item)
    // The handler may have applied another snapshot.
    guard var outline = outlines[section], outline.contains(item) else { return }
    if isExpanded, let descendants = handlers.snapshotForExpandingParent {
      outline.replace(childrenOf: item, using: descendants(item, outline.snapshot(of: item)))
    }
    if isExpanded { outline.expand([item]) } else { outline.collapse([item]) }
    apply(outline, to: section)
  }
}
