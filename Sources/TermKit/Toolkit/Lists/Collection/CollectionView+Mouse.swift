import TermKitGraphics
@_spi(TermKit) import TermKitViews

extension CollectionView {
  /// Shows an item as pressed in place of the one that was pressed before.
  final func setPressed(_ path: IndexPath?) {
    guard path != keyState.pressed else { return }
    highlightPressedItem(false)
    keyState.pressed = path
    highlightPressedItem(true)
  }

  private func highlightPressedItem(_ isHighlighted: Bool) {
    guard let path = keyState.pressed, isHighlighted != keyState.isHighlighted else { return }
    keyState.isHighlighted = isHighlighted
    View.performWithoutAnimation { cells[path]?.isHighlighted = isHighlighted }
    notifications.add(isHighlighted ? .highlighted(path) : .unhighlighted(path))
    work {}
  }

  /// Returns the item under the pointer, or nil between items or if the touched item was just removed.
  private func item(under touch: Touch) -> IndexPath? {
    loadIfNeeded()
    return item(of: touch.view).flatMap { path in
      cells[path].map { $0.point(inside: touch.location(in: $0)) } == true ? path : nil
    }
  }

  /// Handles a press on an item. Returns false unless the left button was pressed on a selectable item.
  final func itemTouchBegan(_ touch: Touch) -> Bool {
    guard touch.button == .left, let path = item(under: touch), isSelectable(path) else { return false }
    becomeFirstResponder()
    setPressed(path)
    return true
  }

  final func itemTouchMoved(_ touch: Touch) -> Bool {
    guard let pressed = keyState.pressed, touch.button == .left else { return false }
    highlightPressedItem(item(under: touch) == pressed)
    return true
  }

  final func itemTouchEnded(_ touch: Touch) -> Bool {
    guard let path = keyState.pressed, touch.button == .left else { return false }
    let isInside = item(under: touch) == path
    let cell = cells[path]
    setPressed(nil)
    // The delegate may have changed the collection.
    if isInside, let path = cell?.indexPath {
      choose(path)
      if loading.contains(path), focus.path == path { scrollToItem(at: path, at: [], animated: false) }
    }
    return true
  }

  /// Returns the menu that the delegate has for the item at a point, or for a point between items.
  final func itemMenu(at point: Point) -> MenuOpening? {
    let path = indexPathForItem(at: point)
    let paths = path.map { selected.contains($0) ? indexPathsForSelectedItems : [$0] } ?? []
    let configuration = collectionDelegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: paths, point: point)
    guard let menu = configuration?.menu(suggesting: []), var opening = MenuOpening(menu, sender: self) else {
      return nil
    }
    opening.willOpen = { [weak self] in
      guard let self, let path, isSelectable(path) else { return }
      becomeFirstResponder()
      moveFocus(to: path)
    }
    return opening
  }
}
