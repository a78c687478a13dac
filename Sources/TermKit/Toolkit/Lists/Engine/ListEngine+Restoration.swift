import TermKitGraphics
import TermKitViews

/// A data source whose elements have identifiers that stay the same until the next start. UIKit's `UIDataSourceModelAssociation`.
///
/// If the data source of a table or collection with a `restorationIdentifier` adopts it, state restoration finds the selected, focused and first
/// visible elements also at other index paths. Without it, it relies on the index paths.
@MainActor public protocol DataSourceModelAssociation {
  /// Returns the identifier of the element at an index path of a table or collection, or nil if it has none.
  func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String?
  /// Returns the index path of the element with an identifier in a table or collection, or nil if it is gone.
  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> IndexPath?
}

extension Coder {
  /// Keeps the index path `value` for a `key`. If it is nil, the key has no value.
  public func encode(_ value: IndexPath?, forKey key: String) {
    encode(value.map { [JSONValue($0.section), JSONValue($0.item)] } ?? JSONValue.null, forKey: key)
  }

  /// Returns the index path of a `key`, or nil if the key has none. There may be no such row or item any more.
  public func decodeIndexPath(forKey key: String) -> IndexPath? {
    let numbers = decode(forKey: key).flatMap([Int].init) ?? []
    return numbers.count == 2 ? IndexPath(item: numbers[1], section: numbers[0]) : nil
  }
}

extension ListEngine {
  /// Keeps the selection, the item with the focus, and the place of the first visible item.
  func encode(with coder: Coder) {
    loadIfNeeded()
    coder.encode(.array(selected.sorted().map(state)), forKey: "selected")
    if let focus, counts.contains(focus) { coder.encode(state(of: focus), forKey: "focused") }
    // A list that shows its beginning shows it also when it has new items there.
    let content = host.visibleContent
    let start = host.scrollAxis == .vertical ? content.minY : content.minX
    guard start > 0, let first = visible.first(where: { host.frame(of: $0)?.intersects(content) == true }),
      counts.contains(first), let frame = host.frame(of: first)
    else { return }
    coder.encode(state(of: first), forKey: "firstVisible")
    coder.encode(frame.origin - content.origin, forKey: "placeOfFirstVisible")
  }

  /// Restores what `encode(with:)` has kept, as far as the items still exist.
  func decode(with coder: Coder) {
    host.layoutIfNeeded()
    loadIfNeeded()
    let method = "decodeRestorableState(with:)"
    let wanted = coder.decode(forKey: "selected")?.array?.compactMap(path) ?? []
    _ = select(nil, animated: false, method)
    for path in host.selectsSeveral ? wanted : Array(wanted.prefix(1)) { _ = select(path, animated: false, method) }
    if let path = coder.decode(forKey: "focused").flatMap(path), isSelectable(path) { moveFocus(to: path) }
    // Selected items may have other sizes.
    if !selected.isEmpty { performBatch(nil, nil) }
    guard let first = coder.decode(forKey: "firstVisible").flatMap(path) else { return }
    let place = coder.decodePoint(forKey: "placeOfFirstVisible")
    guard place.x.fitsCoordinates, place.y.fitsCoordinates else { return }
    scroll(to: first, isNear: false, animated: false, method) {
      let inset = host.adjustedContentInset
      return host.frame(of: first).map { $0.origin - place - Point(x: inset.left, y: inset.top) }
    }
  }

  private var association: (any DataSourceModelAssociation)? { host.dataObject as? any DataSourceModelAssociation }

  private func state(of path: IndexPath) -> JSONValue {
    let coder = Coder()
    coder.encode(path, forKey: "path")
    coder.encode(association?.modelIdentifierForElement(at: path, in: host), forKey: "identifier")
    return coder.json
  }

  private func path(of state: JSONValue) -> IndexPath? {
    let coder = Coder(state)
    var path = coder.decodeIndexPath(forKey: "path")
    if let association, let identifier = coder.decodeString(forKey: "identifier") {
      path = association.indexPathForElement(withModelIdentifier: identifier, in: host)
    }
    return path.flatMap { counts.contains($0) ? $0 : nil }
  }
}
