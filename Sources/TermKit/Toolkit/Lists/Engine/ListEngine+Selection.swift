import TermKitGraphics
@_spi(TermKit) import TermKitViews

extension ListEngine {
  // MARK: Selection by the program

  /// Selects an item, or deselects all items for nil, without calling the delegate. Returns whether the item is selected now.
  func select(_ path: IndexPath?, animated: Bool, _ method: String) -> Bool {
    requireNoQuestion(method)
    guard let path else {
      for path in selected { setSelected(false, path, animated) }
      return false
    }
    require(path, method)
    let host = host
    guard host.allowsSelection else { return false }
    if !host.selectsSeveral {
      for other in selected where other != path { setSelected(false, other, animated) }
    }
    setSelected(true, path, animated)
    moveFocus(to: path)
    return true
  }

  /// Deselects an item without calling the delegate. Does nothing if it is not selected.
  func deselect(_ path: IndexPath, animated: Bool, _ method: String) {
    requireNoQuestion(method)
    setSelected(false, path, animated)
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath, _ animated: Bool) {
    guard isSelected != selected.contains(path) else { return }
    if isSelected { selected.insert(path) } else { selected.remove(path) }
    cells[path]?.show(selected: isSelected, animated: animated)
  }

  /// Deselects the items that may no longer be selected.
  func selectionRulesChanged() {
    let host = host
    commands = nil
    let kept = host.allowsSelection ? selected.min() : nil
    if !host.allowsSelection || !host.selectsSeveral {
      for path in selected where path != kept { setSelected(false, path, false) }
    }
    resignFocusIfNeeded()
    host.setNeedsLayout()
  }

  // MARK: Selection by the user

  /// Returns whether an item can have the focus: because the user can select it, edit it in the editing mode of a table, or expand it.
  func isSelectable(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    guard counts.contains(path) else { return false }
    return host.canChoose(path) || host.canEdit(path) || hasShownOutline && isExpandable(path)
  }

  /// Whether an item that is visible or less than a page away can be selected. Before the first layout pass, whether there are any items.
  var hasSelectableItems: Bool {
    guard host.canFocusItems || hasShownOutline else { return false }
    loadIfNeeded()
    return visible.isEmpty ? counts.first != nil : selectableItemNearby != nil
  }

  /// The first visible item that can be selected; otherwise the nearest one after the visible items, then before them, less than a page away.
  var selectableItemNearby: IndexPath? {
    // A loop, because each call of a closure would check for the main actor. The first visible item is selectable in most lists.
    for path in visible where isSelectable(path) { return path }
    return host.selectableItemBeyond
  }

  /// Handles the user's choice of an item by a click or a key. Returns false if the user cannot select the item.
  /// - Parameter performs: Whether the choice of an item that is selected already performs its primary action.
  @discardableResult
  func choose(_ path: IndexPath, performs: Bool = false) -> Bool {
    guard contains(path) else { return true }
    let host = host
    let canChoose = host.canChoose(path)
    guard canChoose || host.canEdit(path) else { return false }
    let isChosenAgain = performs && canChoose && selected.contains(path) && !host.selectsSeveral
    moveFocus(to: path)
    if canChoose { chooseFocusedItem(path) }
    if isChosenAgain, selected.contains(path) { host.performPrimaryAction(path) }
    return canChoose
  }

  private func chooseFocusedItem(_ path: IndexPath) {
    let host = host
    if host.selectsSeveral, selected.contains(path) { return deselectByUser(path) }
    guard let wanted = host.willSelect(path) else { return }
    if !host.selectsSeveral { for other in selected where other != wanted { deselectByUser(other) } }
    // The delegate may have deleted items.
    guard contains(wanted) else { return }
    setSelected(true, wanted, false)
    host.didSelect(wanted)
  }

  private func deselectByUser(_ path: IndexPath) {
    let host = host
    guard let answer = host.willDeselect(path), selected.contains(answer) else { return }
    setSelected(false, answer, false)
    host.didDeselect(answer)
  }

  // MARK: Ranges

  /// Performs a move of the focus by an arrow key with Shift, which selects the items in between. Returns whether the key was used.
  func extendSelection(_ move: () -> Bool?) -> Bool {
    updateFocus()
    guard let focus, host.isFirstResponder else { return false }
    return host.selectingRange(at: focus) {
      isExtending = true
      _ = move()
      isExtending = false
    }
  }

  /// Moves the focus to an item, and selects the items between it and the one at which the range began. Items that the range had selected
  /// before, and that are no longer in it, are deselected.
  func selectRange(to path: IndexPath) {
    let host = host
    let present = range.flatMap { $0.end == focus ? $0 : nil }
    let anchor = present?.anchor ?? focus ?? path
    let new = min(anchor, path)...max(anchor, path)
    range = (anchor, path)
    moveFocus(to: path)
    if let present {
      let old = min(anchor, present.end)...max(anchor, present.end)
      for path in selected.sorted() where old.contains(path) && !new.contains(path) { deselectByUser(path) }
    }
    var next: IndexPath? = new.lowerBound
    // The delegate may change the items, which ends the range.
    while let path = next, path <= new.upperBound, range != nil {
      if host.canChoose(path), !selected.contains(path), let wanted = host.willSelect(path), contains(wanted) {
        setSelected(true, wanted, false)
        host.didSelect(wanted)
      }
      next = range == nil ? nil : counts.item(after: path)
    }
  }

  // MARK: Focus

  /// Moves the focus to another item and redraws both cells.
  func moveFocus(to path: IndexPath?) {
    guard path != focus else { return }
    let old = focus
    focus = path
    showFocus(at: old)
    showFocus(at: path)
    if host.isFirstResponder { host.window?.windowScene?.focusDidChange() }
  }

  private func showFocus(at path: IndexPath?) {
    guard let path, let cell = cells[path] else { return }
    cell.hasFocusMark = focus == path && host.isFocused
  }

  /// Updates the focused item and its mark when the list becomes or resigns first responder.
  func focusDidChange() {
    guard !isLoadDue else { return }
    if host.isFirstResponder {
      if focus.map(counts.contains) != true { focus = initialFocus }
      showFocusedItem()
    }
    showFocus(at: focus)
  }

  // If no visible item can have the focus, scrolls to the focused item, which is not visible.
  private func showFocusedItem() {
    guard let focus, !visible.isEmpty, !visible.contains(where: isSelectable) else { return }
    host.show(focus)
  }

  private var initialFocus: IndexPath? {
    if let path = selected.min(), counts.contains(path) { return path }
    return visible.filter(host.isFullyVisible).first(where: isSelectable) ?? selectableItemNearby
  }

  /// Returns the menu of a configuration. The item gets the focus when the menu opens.
  func menu(_ configuration: ContextMenuConfiguration?, of path: IndexPath?) -> MenuOpening? {
    guard let menu = configuration?.menu(suggesting: []), var opening = MenuOpening(menu, sender: host) else {
      return nil
    }
    opening.willOpen = { [weak host] in
      guard let host, let path, host.engine.isSelectable(path) else { return }
      host.becomeFirstResponder()
      host.engine.moveFocus(to: path)
    }
    return opening
  }

  /// Moves the focus to the list when a view that contains the first responder leaves the screen.
  func returnFocus(from path: IndexPath?) {
    if !host.becomeFirstResponder() { return }
    if let path, counts.contains(path), isSelectable(path) { moveFocus(to: path) }
  }

  /// Resigns first responder if the list can neither select nor scroll any more.
  func resignFocusIfNeeded() {
    let host = host
    if host.isFirstResponder, !hasSelectableItems, !host.canScroll { host.resignFirstResponder() }
  }
}

/// A set of selected items. It usually has at most one element, which needs no hash table.
struct ListSelection: Sequence {
  private var first: IndexPath?
  // Empty if `first` is nil.
  private var others: Set<IndexPath> = []

  /// Creates a selection from items.
  init(_ paths: some Sequence<IndexPath> = EmptyCollection()) {
    for path in paths { insert(path) }
  }

  var isEmpty: Bool { first == nil }

  func makeIterator() -> IndexingIterator<[IndexPath]> {
    (first.map { others.isEmpty ? [$0] : [$0] + others } ?? []).makeIterator()
  }

  func contains(_ path: IndexPath) -> Bool { first == path || !others.isEmpty && others.contains(path) }

  mutating func insert(_ path: IndexPath) {
    if first == nil { first = path } else if first != path { others.insert(path) }
  }

  mutating func remove(_ path: IndexPath) {
    if first == path { first = others.popFirst() } else if !others.isEmpty { others.remove(path) }
  }
}
