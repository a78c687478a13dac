import TermKitGraphics
import TermKitViews

/// A data source whose elements have identifiers that stay the same until the next start. UIKit's `UIDataSourceModelAssociation`.
///
/// If the data source of a table or collection with a `restorationIdentifier` adopts it, state restoration finds the selected, focused and first
/// visible elements also at other index paths. Without it, it relies on the index paths.
@MainActor public protocol DataSourceModelAssociation {
  /// Returns the identifier of the element at `indexPath` in the table or collection `view`. Nil if the element has no identifier.
  func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String?
  /// Returns the index path of the element with the `identifier` in the table or collection `view`, or nil if it is gone.
  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> IndexPath?
}

extension ListEngine {
  /// The selection, the item with the focus, and the place of the first visible item. Setting it restores them, as far as the items exist.
  var restorableItems: JSONValue {
    get {
      loadIfNeeded()
      let coder = Coder()
      coder.encode(.array(selected.sorted().map(state)), forKey: "selected")
      if let focus, counts.contains(focus) { coder.encode(state(of: focus), forKey: "focused") }
      // A list that shows its beginning shows it also when it has new items there.
      let content = host.visibleContent
      guard (host.scrollAxis == .vertical ? content.minY : content.minX) > 0,
        let first = visible.first(where: { host.frame(of: $0)?.intersects(content) == true }),
        counts.contains(first), let frame = host.frame(of: first)
      else { return coder.json }
      coder.encode(state(of: first), forKey: "firstVisible")
      coder.encode(frame.origin - host.contentOffset, forKey: "place")
      return coder.json
    }
    set { restore(Coder(newValue)) }
  }

  private func restore(_ coder: Coder) {
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
    let place = coder.decodePoint(forKey: "place")
    scroll(to: first, isNear: false, animated: false, method) { host.frame(of: first).map { $0.origin - place } }
  }

  private var association: (any DataSourceModelAssociation)? { host.dataObject as? any DataSourceModelAssociation }

  private func state(of path: IndexPath) -> JSONValue {
    let identifier = association?.modelIdentifierForElement(at: path, in: host)
    return ["section": JSONValue(path.section), "item": JSONValue(path.item), "identifier": identifier.inspected]
  }

  private func path(of state: JSONValue) -> IndexPath? {
    var path = IndexPath(item: state["item"]?.int ?? -1, section: state["section"]?.int ?? -1)
    if let association, let identifier = state["identifier"]?.string {
      guard let found = association.indexPathForElement(withModelIdentifier: identifier, in: host) else { return nil }
      path = found
    }
    return counts.contains(path) ? path : nil
  }
}
