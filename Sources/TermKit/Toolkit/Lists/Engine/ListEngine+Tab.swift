import TermKitGraphics
import TermKitViews

extension ListEngine {
  /// Goes to the next control in an item that cannot be selected and is not visible, at most a screen away. When Tab enters the list at a
  /// control, or has passed its end, that is the first one of all.
  ///
  /// Items that can be selected are reached by the arrows, so that Tab leaves a long list.
  /// - Returns: Whether the focus has moved. It has not if `target` comes first.
  func takeTab(isForward: Bool, before target: View?) -> Bool {
    let host = host
    // The header of a table is in none of its items.
    let current = host.focusedDescendant.flatMap(item(of:)) ?? (host.isFirstResponder ? focus : nil)
    if let current, isAhead(target, of: current, isForward) { return false }
    let edge = current == nil ? nil : isForward ? visible.last : visible.first
    let entry = target.flatMap(item(of:)) == nil ? nil : isForward ? counts.first : counts.last
    var next = edge.flatMap { counts.item(isForward, from: $0) } ?? entry
    for _ in visible {
      guard let path = next else { break }
      let views = isSelectable(path) ? [] : work { cell(for: path).focusableViews }
      if let view = isForward ? views.first : views.last {
        host.show(path)
        host.layoutIfNeeded()
        return view.becomeFirstResponder()
      }
      next = counts.item(isForward, from: path)
    }
    // Cells of rows that stay out of sight are not needed.
    host.setNeedsLayout()
    return false
  }

  // Whether the target is in an item after the current one, or after the focused view in the same item. An item comes before its controls.
  private func isAhead(_ target: View?, of current: IndexPath, _ isForward: Bool) -> Bool {
    let path = target === host ? focus ?? selectableItemNearby : target.flatMap(item(of:))
    guard let path else { return false }
    if path != current { return (path > current) == isForward }
    let views = cells[path]?.focusableViews ?? []
    let place = views.firstIndex { $0 === target } ?? -1
    let present = views.firstIndex { $0 === host.focusedDescendant } ?? -1
    return place != present && (place > present) == isForward
  }
}
