import TermKitGraphics

/// The sections and the items of a list at one moment, by their identifiers. UIKit's `NSDiffableDataSourceSnapshot`.
///
///     var snapshot = DiffableDataSourceSnapshot<Folder, Message.ID>()
///     snapshot.appendSections([.unread, .read])
///     snapshot.appendItems(unread.map(\.id), toSection: .unread)
///     dataSource.apply(snapshot)
///
/// - Precondition: Each identifier is in the snapshot only once, and the identifiers that methods refer to are in it.
public struct DiffableDataSourceSnapshot<SectionIdentifier: Hashable, ItemIdentifier: Hashable> {
  /// A section with its items.
  struct Section {
    let identifier: SectionIdentifier
    var items: [ItemIdentifier] = []
  }

  private(set) var sections: [Section] = []
  // The section of each item.
  private var owners: [ItemIdentifier: SectionIdentifier] = [:]

  /// The items whose cells are exchanged when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifier] = []
  /// The items whose cells are filled again when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifier] = []
  /// The sections that are reloaded when the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifier] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Questions

  /// The number of items in all sections.
  public var numberOfItems: Int { owners.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifier] { sections.map(\.identifier) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifier] { sections.flatMap(\.items) }

  /// Returns the number of items in `section`.
  public func numberOfItems(inSection section: SectionIdentifier) -> Int { sections[number(of: section)].items.count }

  /// Returns the items in `section`, in order.
  public func itemIdentifiers(inSection section: SectionIdentifier) -> [ItemIdentifier] {
    sections[number(of: section)].items
  }

  /// Returns the section that contains `item`, or nil if the snapshot does not contain the item.
  public func sectionIdentifier(containingItem item: ItemIdentifier) -> SectionIdentifier? { owners[item] }

  /// Returns the number of `item` among the items of all sections, counted from 0, or nil if the snapshot does not contain the item.
  public func indexOfItem(_ item: ItemIdentifier) -> Int? {
    path(of: item).map { path in sections[..<path.section].reduce(path.item) { $0 + $1.items.count } }
  }

  /// Returns the number of `section`, counted from 0, or nil if the snapshot does not contain the section.
  public func indexOfSection(_ section: SectionIdentifier) -> Int? {
    sections.firstIndex { $0.identifier == section }
  }

  /// Returns the item at a path, or nil if no item has the path.
  func item(at path: IndexPath) -> ItemIdentifier? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
      return nil
    }
    return sections[path.section].items[path.item]
  }

  /// Returns the path of an item, or nil if the snapshot does not contain the item.
  func path(of item: ItemIdentifier) -> IndexPath? {
    guard let owner = owners[item], let section = indexOfSection(owner),
      let index = sections[section].items.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: section)
  }

  private func number(of section: SectionIdentifier) -> Int {
    indexOfSection(section) ?? { Contract.fail("the snapshot has no section \(section): append it first") }()
  }

  private func requiredPath(of item: ItemIdentifier) -> IndexPath {
    path(of: item) ?? { Contract.fail("the snapshot has no item \(item): append it first") }()
  }

  // MARK: Items

  /// Adds `identifiers` at the end of `section`, or of the last section if nil, which is the default.
  public mutating func appendItems(_ identifiers: [ItemIdentifier], toSection section: SectionIdentifier? = nil) {
    Contract.require(!sections.isEmpty, "appendItems(_:toSection:) needs a section: call appendSections(_:) first")
    let index = section.map(number) ?? sections.count - 1
    insert(identifiers, at: IndexPath(item: sections[index].items.count, section: index))
  }

  /// Adds `identifiers` in front of the item `beforeIdentifier`.
  public mutating func insertItems(_ identifiers: [ItemIdentifier], beforeItem beforeIdentifier: ItemIdentifier) {
    insert(identifiers, at: requiredPath(of: beforeIdentifier))
  }

  /// Adds `identifiers` behind the item `afterIdentifier`.
  public mutating func insertItems(_ identifiers: [ItemIdentifier], afterItem afterIdentifier: ItemIdentifier) {
    var path = requiredPath(of: afterIdentifier)
    path.item += 1
    insert(identifiers, at: path)
  }

  private mutating func insert(_ identifiers: [ItemIdentifier], at path: IndexPath) {
    for item in identifiers {
      let former = owners.updateValue(sections[path.section].identifier, forKey: item)
      Contract.require(former == nil, "the item \(item) is in the snapshot already: identifiers are unique")
    }
    sections[path.section].items.insert(contentsOf: identifiers, at: path.item)
  }

  /// Removes items. Ignores identifiers that the snapshot does not contain.
  public mutating func deleteItems(_ identifiers: [ItemIdentifier]) {
    let gone = Set(identifiers.filter { owners.removeValue(forKey: $0) != nil })
    if gone.isEmpty { return }
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
    forget()
  }

  /// Replaces all items of a section.
  mutating func replaceItems(inSection section: SectionIdentifier, with items: [ItemIdentifier]) {
    let index = number(of: section)
    for item in sections[index].items { owners[item] = nil }
    sections[index].items = []
    insert(items, at: IndexPath(item: 0, section: index))
    forget()
  }

  /// Removes all sections and items.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves the item `identifier` in front of the item `toIdentifier`, which may be in another section.
  public mutating func moveItem(_ identifier: ItemIdentifier, beforeItem toIdentifier: ItemIdentifier) {
    move(identifier) { $0.insertItems([identifier], beforeItem: toIdentifier) }
  }

  /// Moves the item `identifier` behind the item `toIdentifier`, which may be in another section.
  public mutating func moveItem(_ identifier: ItemIdentifier, afterItem toIdentifier: ItemIdentifier) {
    move(identifier) { $0.insertItems([identifier], afterItem: toIdentifier) }
  }

  // The moved item stays among those to be reloaded.
  private mutating func move(_ item: ItemIdentifier, _ insertion: (inout Self) -> Void) {
    let path = requiredPath(of: item)
    sections[path.section].items.remove(at: path.item)
    owners[item] = nil
    insertion(&self)
  }

  /// Moves the item at a path to the path that it has afterwards.
  mutating func moveItem(from source: IndexPath, to target: IndexPath) {
    let item = sections[source.section].items.remove(at: source.item)
    owners[item] = nil
    insert([item], at: target)
  }

  // MARK: Sections

  /// Adds the sections `identifiers`, without items, at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifier]) { insert(identifiers, at: sections.count) }

  /// Adds the sections `identifiers`, without items, in front of the section `toIdentifier`.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier], beforeSection toIdentifier: SectionIdentifier
  ) { insert(identifiers, at: number(of: toIdentifier)) }

  /// Adds the sections `identifiers`, without items, behind the section `toIdentifier`.
  public mutating func insertSections(_ identifiers: [SectionIdentifier], afterSection toIdentifier: SectionIdentifier)
  { insert(identifiers, at: number(of: toIdentifier) + 1) }

  private mutating func insert(_ identifiers: [SectionIdentifier], at index: Int) {
    let all = Set(sectionIdentifiers).union(identifiers)
    Contract.require(
      all.count == sections.count + identifiers.count, "a section is in the snapshot already: identifiers are unique")
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  /// Removes sections with their items. Ignores identifiers that the snapshot does not contain.
  public mutating func deleteSections(_ identifiers: [SectionIdentifier]) {
    for section in sections where identifiers.contains(section.identifier) {
      for item in section.items { owners[item] = nil }
    }
    sections.removeAll { identifiers.contains($0.identifier) }
    forget()
  }

  /// Moves the section `identifier`, with its items, in front of the section `toIdentifier`.
  public mutating func moveSection(_ identifier: SectionIdentifier, beforeSection toIdentifier: SectionIdentifier) {
    let section = sections.remove(at: number(of: identifier))
    sections.insert(section, at: number(of: toIdentifier))
  }

  /// Moves the section `identifier`, with its items, behind the section `toIdentifier`.
  public mutating func moveSection(_ identifier: SectionIdentifier, afterSection toIdentifier: SectionIdentifier) {
    let section = sections.remove(at: number(of: identifier))
    sections.insert(section, at: number(of: toIdentifier) + 1)
  }

  // MARK: Contents

  /// Marks items whose contents have changed, so that their cells are exchanged.
  public mutating func reloadItems(_ identifiers: [ItemIdentifier]) {
    requireItems(identifiers)
    reloadedItemIdentifiers += identifiers
  }

  /// Marks items whose contents have changed, so that the cell provider fills their present cells again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifier]) {
    requireItems(identifiers)
    reconfiguredItemIdentifiers += identifiers
  }

  /// Marks sections whose contents have changed. Their headers, footers and items are reloaded, and their items deselected.
  public mutating func reloadSections(_ identifiers: [SectionIdentifier]) {
    for section in identifiers { _ = number(of: section) }
    reloadedSectionIdentifiers += identifiers
  }

  private func requireItems(_ items: [ItemIdentifier]) {
    for item in items { Contract.require(owners[item] != nil, "the snapshot has no item \(item): append it first") }
  }

  // Forgets the marks of items and sections that are gone.
  private mutating func forget() {
    reloadedItemIdentifiers.removeAll { owners[$0] == nil }
    reconfiguredItemIdentifiers.removeAll { owners[$0] == nil }
    let present = Set(sectionIdentifiers)
    reloadedSectionIdentifiers.removeAll { !present.contains($0) }
  }

  /// Forgets all marks, once they have had their effect.
  mutating func forgetMarks() {
    (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) = ([], [], [])
  }
}

extension DiffableDataSourceSnapshot: Sendable where SectionIdentifier: Sendable, ItemIdentifier: Sendable {}
extension DiffableDataSourceSnapshot.Section: Sendable where SectionIdentifier: Sendable, ItemIdentifier: Sendable {}
