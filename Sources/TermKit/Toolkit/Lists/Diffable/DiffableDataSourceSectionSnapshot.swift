import TermKitGraphics

/// The items of a section as an outline: items with children, which are shown or hidden. UIKit's `NSDiffableDataSourceSectionSnapshot`.
///
///     var snapshot = DiffableDataSourceSectionSnapshot<File.ID>()
///     snapshot.append([documents.id, music.id])
///     snapshot.append(documents.files.map(\.id), to: documents.id)
///     snapshot.expand([documents.id])
///     dataSource.apply(snapshot, to: .files)
///
/// Children that are hidden keep their own state, and show their children again when they are shown.
///
/// - Precondition: Each identifier is in the section only once, and the identifiers that methods refer to are in the snapshot.
public struct DiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  // The children of each item that has some. The children of nil are the roots.
  private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
  // The parent of each item, or nil for a root.
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  // The items that were expanded or collapsed.
  private var states: [ItemIdentifierType: Bool] = [:]

  /// Creates a snapshot without items.
  public init() {}

  // MARK: Questions

  /// All items, each one followed by its children.
  public var items: [ItemIdentifierType] { collect(below: nil) { _ in true } }
  /// The items at the first level, in order.
  public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }
  /// The items whose parents are all expanded, each one followed by its children. The list shows them.
  public var visibleItems: [ItemIdentifierType] { collect(below: nil, where: isExpanded) }

  /// Returns whether `item` is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

  /// Returns the number of parents, grandparents and so on of `item`. That of a root is 0.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

  /// Returns the number of `item` in `items`, counted from 0, or nil if the snapshot does not contain it.
  public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

  /// Returns the item whose child is `child`, or nil for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parents[child] ?? { Contract.fail("the section snapshot has no item \(child): append it first") }()
  }

  /// Returns whether the children of `item` are shown while the item itself is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { states[item] ?? false }

  /// Returns whether all parents of `item` are expanded. Each root is visible.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy(isExpanded)
  }

  /// Returns a snapshot of the descendants of `parent`, with its children as the roots. If `includingParent` is true, `parent` itself is the
  /// root. Defaults to false.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    requireItem(parent)
    var result = Self()
    if includingParent { result.append([parent]) }
    result.graft(self, below: parent, to: includingParent ? parent : nil)
    if includingParent { result.states[parent] = states[parent] }
    return result
  }

  /// Whether an item has children.
  func hasChildren(_ item: ItemIdentifierType) -> Bool { children[item] != nil }

  /// Whether all items are roots.
  var isFlat: Bool { children.count <= 1 }

  private func collect(
    below parent: ItemIdentifierType?, where isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    // The items that are still to be visited, the next one last.
    var rest = (children[parent] ?? []).reversed() as [ItemIdentifierType]
    while let item = rest.popLast() {
      result.append(item)
      if let children = children[item], isOpen(item) { rest += children.reversed() }
    }
    return result
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item, next: parent(of:)).dropFirst())
  }

  private func requireItem(_ item: ItemIdentifierType) {
    Contract.require(contains(item), "the section snapshot has no item \(item): append it first")
  }

  // MARK: Changes

  /// Adds `items` behind the children of `parent`, or behind the roots if nil, which is the default.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { requireItem(parent) }
    insert(items, into: parent, at: children[parent]?.count ?? 0)
  }

  /// Adds `items` in front of `item`, as children of the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, into: parent(of: item), at: indexAmongSiblings(item))
  }

  /// Adds `items` behind `item` and its children, as children of the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, into: parent(of: item), at: indexAmongSiblings(item) + 1)
  }

  /// Removes items with their descendants. Ignores identifiers that the snapshot does not contain.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let (parent, index) = (parent(of: item), indexAmongSiblings(item))
      removeChildren(of: item)
      children[parent]?.remove(at: index)
      if children[parent]?.isEmpty == true { children[parent] = nil }
      (parents[item], states[item]) = (nil, nil)
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Shows the children of `items` while the items themselves are shown.
  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, true) }

  /// Hides the children of `items`.
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, false) }

  /// Replaces the descendants of `parent` by the items of `snapshot`, whose roots become the children of `parent`.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    requireItem(parent)
    removeChildren(of: parent)
    graft(snapshot, below: nil, to: parent)
  }

  /// Takes over which items are expanded from the snapshot before, for items that this one neither expands nor collapses.
  mutating func keepStates(of old: Self) {
    for (item, state) in old.states where states[item] == nil && contains(item) { states[item] = state }
  }

  private mutating func insert(_ items: [ItemIdentifierType], into parent: ItemIdentifierType?, at index: Int) {
    if items.isEmpty { return }
    for item in items {
      let former = parents.updateValue(parent, forKey: item)
      Contract.require(former == nil, "the item \(item) is in the section snapshot already: identifiers are unique")
    }
    children[parent, default: []].insert(contentsOf: items, at: index)
  }

  private func indexAmongSiblings(_ item: ItemIdentifierType) -> Int {
    children[parent(of: item)]?.firstIndex(of: item) ?? 0
  }

  private mutating func removeChildren(of item: ItemIdentifierType) {
    let gone = collect(below: item) { _ in true }
    for item in gone { (children[item], parents[item], states[item]) = (nil, nil, nil) }
    children[item] = nil
  }

  // Adds the descendants of an item of another snapshot as children of an item of this one.
  private mutating func graft(_ source: Self, below root: ItemIdentifierType?, to parent: ItemIdentifierType?) {
    append(source.children[root] ?? [], to: parent)
    for item in source.collect(below: root, where: { _ in true }) {
      append(source.children[item] ?? [], to: item)
      states[item] = source.states[item]
    }
  }

  private mutating func set(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
    for item in items {
      requireItem(item)
      states[item] = isExpanded
    }
  }
}

extension DiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
