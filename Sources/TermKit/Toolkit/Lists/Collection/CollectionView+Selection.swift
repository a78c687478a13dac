import TermKitViews

/// The state of the focus in a collection.
struct CollectionFocus {
  /// The item that has the focus.
  fileprivate(set) var path: IndexPath?
}

extension CollectionView {
  // MARK: Selected items

  /// The selected items, in order.
  public final var indexPathsForSelectedItems: [IndexPath] { selected.sorted() }

  /// The item that has the focus while the collection is first responder.
  ///
  /// Nil at first, and after `reloadData()`, until the collection has the focus or an item is selected.
  public final var indexPathForFocusedItem: IndexPath? { focus.path }

  /// Selects an item without calling the delegate. Does nothing if `allowsSelection` is false.
  ///
  /// Other items are deselected unless `allowsMultipleSelection` is true. The focus mark moves to the item, but the collection does not
  /// become first responder.
  ///
  /// - Parameters:
  ///   - indexPath: The item, or nil to deselect all items.
  ///   - animated: Whether the change of the selection and the scrolling are animated.
  ///   - scrollPosition: The place to which the item is scrolled. If it is empty, the collection does not scroll.
  /// - Precondition: `indexPath` is nil or an item of the collection.
  public final func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    requireNoQuestion("selectItem(at:animated:scrollPosition:)")
    guard let indexPath else {
      for path in selected { setSelected(false, path, animated) }
      return
    }
    requireItem(indexPath, "selectItem(at:animated:scrollPosition:)")
    guard allowsSelection else { return }
    if !allowsMultipleSelection { for path in selected where path != indexPath { setSelected(false, path, animated) } }
    setSelected(true, indexPath, animated)
    moveFocus(to: indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without calling the delegate. Does nothing if it is not selected.
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - animated: Whether the selection fades out over a quarter of a second.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    requireNoQuestion("deselectItem(at:animated:)")
    setSelected(false, indexPath, animated)
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath, _ animated: Bool) {
    guard isSelected != selected.contains(path) else { return }
    if isSelected { selected.insert(path) } else { selected.remove(path) }
    guard let cell = cells[path] else { return }
    if animated {
      View.animate(withDuration: 0.25) {
        cell.isSelected = isSelected
      } completion: { _ in
        cell.removeFadedSelection()
      }
    } else {
      View.performWithoutAnimation { cell.isSelected = isSelected }
    }
  }

  /// Deselects the items that may no longer be selected.
  final func selectionRulesChanged() {
    let kept = allowsSelection ? selected.min() : nil
    if !allowsSelection || !allowsMultipleSelection {
      for path in selected where path != kept { setSelected(false, path, false) }
    }
    if !hasSelectableItems, isFirstResponder, !canScroll { resignFirstResponder() }
    setNeedsLayout()
  }

  // MARK: Selection by the user

  /// Returns whether an item can have the focus, because the user can select it.
  final func isSelectable(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    return allowsSelection && loading.contains(path)
      && askDelegate { $0.collectionView(self, shouldHighlightItemAt: path) } ?? true
  }

  /// Whether an item that is visible or less than a page away can be selected. Before the first layout pass, whether there are any items.
  final var hasSelectableItems: Bool {
    guard allowsSelection else { return false }
    loadIfNeeded()
    if tiling.paths.isEmpty { return loading.first != nil }
    return selectableItemNearby != nil
  }

  /// The first visible item that can be selected; otherwise the nearest one after the visible items, then before them, less than a page
  /// away.
  final var selectableItemNearby: IndexPath? {
    // The first visible item is selectable in most collections.
    if let path = tiling.paths.first(where: isSelectable) { return path }
    let size = bounds.size
    let page = bounds.insetBy(dx: -size.width, dy: -size.height)
    let paths = elements(in: page).filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
    guard let first = tiling.paths.first, let last = tiling.paths.last else { return paths.first(where: isSelectable) }
    return paths.first { $0 > last && isSelectable($0) } ?? paths.last { $0 < first && isSelectable($0) }
  }

  /// Handles the user's choice of an item by a click or a key.
  final func choose(_ path: IndexPath) {
    guard isSelectable(path) else { return }
    moveFocus(to: path)
    if allowsMultipleSelection, selected.contains(path) {
      if collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true { deselectByUser(path) }
      return
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection { for other in selected where other != path { deselectByUser(other) } }
    // The delegate may have deleted items.
    loadIfNeeded()
    guard loading.contains(path) else { return }
    setSelected(true, path, false)
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  private func deselectByUser(_ path: IndexPath) {
    guard selected.contains(path) else { return }
    setSelected(false, path, false)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  // MARK: Focus mark

  /// Sets the item that has the focus. The caller redraws the cells.
  final func setFocusedItem(_ path: IndexPath?) { focus.path = path }

  /// Moves the focus to another item and redraws both cells.
  final func moveFocus(to path: IndexPath?) {
    guard path != focus.path else { return }
    let old = focus.path
    focus.path = path
    showFocus(at: old)
    showFocus(at: path)
  }

  private func showFocus(at path: IndexPath?) {
    guard let path, let cell = cells[path] else { return }
    cell.hasFocusMark = isFocused && focus.path == path
  }

  /// Updates the focused item and its mark when the collection becomes or resigns first responder.
  final func focusDidChange() {
    guard !loading.isDue else { return }
    if isFirstResponder {
      if focus.path.map(loading.contains) != true { focus.path = initialFocusedItem }
      scrollToFocusedItem()
    }
    showFocus(at: focus.path)
  }

  // If no visible item can have the focus, scrolls to the focused item, which is not visible.
  private func scrollToFocusedItem() {
    guard let path = focus.path, !tiling.paths.isEmpty, !tiling.paths.contains(where: isSelectable) else { return }
    scrollToItem(at: path, at: [], animated: false)
  }

  private var initialFocusedItem: IndexPath? {
    if let path = selected.min(), loading.contains(path) { return path }
    return tiling.paths.filter(isFullyVisible).first(where: isSelectable) ?? selectableItemNearby
  }

  /// Moves the focus to the collection when a view that contains the first responder leaves the screen.
  final func returnFocusToCollection(from path: IndexPath?) {
    if !becomeFirstResponder() { return }
    if let path, loading.contains(path), isSelectable(path) { moveFocus(to: path) }
  }
}
