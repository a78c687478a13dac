import TermKitGraphics
import TermKitInput
import TermKitViews

extension ListEngine {
  // Cached, because the application asks for the commands at every key.
  var keyCommands: [KeyCommand] {
    let commands = commands ?? makeCommands()
    self.commands = commands
    // While a control in an item has the focus, Enter belongs to the control.
    if host.focusedDescendant != nil { return commands.besideControls }
    guard hasShownOutline, let outlineCommand else { return commands.all }
    return [outlineCommand] + commands.all
  }

  private func makeCommands() -> (all: [KeyCommand], besideControls: [KeyCommand]) {
    // No local constant for `host`: the commands are stored, and it would be retained.
    let strings = host.traitCollection.strings
    let (pages, ends) = ([Key(.pageUp), Key(.pageDown)], [Key(.home), Key(.end)])
    let choose = KeyCommand(
      title: host.canSelectItems ? strings.select : strings.edit, keys: [Key(.enter), .character(" ")]
    ) { [unowned self] key in chooseByKey(performs: key.code == .enter) }
    let moves = [
      KeyCommand(title: strings.moveByPages, naming: pages) { [unowned self] key in
        work {
          updateFocus()
          host.goByPage(isForward: key.code == .pageDown)
        }
      },
      KeyCommand(title: noun == .row ? strings.firstOrLast : strings.firstOrLastItem, naming: ends) {
        [unowned self] key in
        work { goToEnd(isForward: key.code == .end) }
      },
    ]
    let editing = host.editingCommands
    return (editing + [choose] + moves, editing + moves)
  }

  // A key may arrive after a reload or a push and before the next layout pass. The views above the list decide its size, so the whole
  // window is laid out.
  func updateFocus() {
    let host = host
    guard host.isFirstResponder else { return }
    if sequence(first: host as View, next: \.superview).dropFirst().contains(where: \.layoutState.isDue) {
      host.window?.layoutIfNeeded()
    } else if focus == nil || host.keysNeedLayout && host.layoutState.isDue {
      host.layoutIfNeeded()
    }
  }

  private func chooseByKey(performs: Bool) {
    updateFocus()
    guard let focus, !choose(focus, performs: performs) else { return }
    if host.canEdit(focus) { host.useFocusedEditControl() } else { toggleExpanded(focus) }
  }

  /// The item that has the focus, or contains the control that has it.
  var currentItem: IndexPath? { host.focusedDescendant.flatMap(item(of:)) ?? focus }

  /// Whether keys that move the focus also select.
  var selectsWhileMoving: Bool {
    let host = host
    return host.selectionFollowsFocus && !host.selectsSeveral && host.canSelectItems
  }

  /// While nothing is selected, the first press of an arrow key selects the item with the mark. Returns whether it did.
  func selectsFirst(_ path: IndexPath) -> Bool {
    guard selectsWhileMoving, selected.isEmpty, host.focusedDescendant == nil, isSelectable(path) else { return false }
    go(to: path)
    return true
  }

  /// Scrolls to an item and moves the focus there, or to the first control in an item that cannot have the focus itself.
  func go(to path: IndexPath) {
    let host = host
    host.show(path)
    guard isSelectable(path) else {
      cells[path]?.focusableViews.first?.becomeFirstResponder()
      return
    }
    if !host.isFirstResponder { host.becomeFirstResponder() }
    if isExtending { return selectRange(to: path) }
    moveFocus(to: path)
    if selectsWhileMoving, !selected.contains(path) { choose(path) }
  }

  /// Moves to an item. If it cannot be selected, moves to the nearest selectable item between it and the current item. If there is no such
  /// item, only scrolls to the first one.
  func go(near target: IndexPath, isForward: Bool, from current: IndexPath?) {
    var next: IndexPath? = target
    while let path = next, path != current {
      if isSelectable(path) { return go(to: path) }
      next = counts.item(!isForward, from: path)
    }
    host.show(target)
  }

  private func goToEnd(isForward: Bool) {
    updateFocus()
    guard let end = isForward ? counts.last : counts.first else { return }
    go(near: end, isForward: isForward, from: currentItem)
    showEnd(isForward: isForward)
  }

  // Also shows the content beyond the first or last item, such as a header, if the focused item stays visible.
  private func showEnd(isForward: Bool) {
    let host = host
    guard let focus, let frame = host.frame(of: focus) else { return }
    let axis = host.axis(host.scrollAxis)
    let end = isForward ? axis.offsets.upperBound : axis.offsets.lowerBound
    let place = host.scrollAxis.along(frame)
    guard place.lowerBound >= end + axis.leading, place.upperBound <= end + axis.visibleLength - axis.trailing else {
      return
    }
    View.performWithoutAnimation {
      if host.scrollAxis == .vertical { host.contentOffset.y = end } else { host.contentOffset.x = end }
    }
  }

  // MARK: Controls in items

  /// The views that the focus can move to, from top to bottom.
  ///
  /// These are the current item, all visible items that cannot be selected, and the other subviews, such as headers. The other selectable
  /// items are reached with the arrow keys.
  var focusableParts: [View] {
    let (host, goesByItem, current) = (host, hasSelectableItems, currentItem)
    let paths = visible.filter { counts.contains($0) && (!goesByItem || $0 == current || !isSelectable($0)) }
    let parts = paths.compactMap { cells[$0] } + host.subviews.filter { !host.isCell($0) }
    return parts.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  /// Returns the number of views in `focusableParts` before the item that has or would get the focus. Tab continues after that item.
  func partsBeforeFocus(where isBefore: (_ frame: Rect, _ place: Rect) -> Bool) -> Int {
    guard hasSelectableItems else { return 0 }
    let current = currentItem.flatMap { isSelectable($0) ? $0 : nil } ?? focus
    guard let place = (current ?? selectableItemNearby).flatMap({ host.frame(of: $0) }) else { return 0 }
    return focusableParts.prefix { isBefore($0.frame, place) }.count
  }

  /// Moves the focus between the controls in an item, or if `entering` and no control has it, to the first one. Returns whether it moved.
  func goToControl(_ direction: FocusRing.Direction, in path: IndexPath, entering: Bool = false) -> Bool {
    let focused = host.focusedDescendant
    guard entering || focused != nil, let cell = cells[path] else { return false }
    let views = cell.focusableViews
    guard let present = views.firstIndex(where: { $0 === focused }) else {
      return entering && views.first?.becomeFirstResponder() == true
    }
    let ring = FocusRing(frames: views.map { $0.convert($0.bounds, to: cell) })
    return ring.index(from: present, going: direction).map { views[$0].becomeFirstResponder() } ?? false
  }

  // MARK: Mouse

  /// Shows an item as pressed in place of the one that was pressed before.
  func setPressed(_ path: IndexPath?) {
    guard path != pressed else { return }
    highlightPressedItem(false)
    pressed = path
    highlightPressedItem(true)
  }

  private func highlightPressedItem(_ isHighlighted: Bool) {
    guard let pressed, isHighlighted != self.isHighlighted else { return }
    self.isHighlighted = isHighlighted
    cells[pressed]?.show(highlighted: isHighlighted)
    notifications.highlights.append((pressed, isHighlighted))
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
  func touchBegan(_ touch: Touch) -> Bool {
    guard touch.button == .left, let path = item(under: touch), isSelectable(path) else { return false }
    let host = host
    host.becomeFirstResponder()
    if host.canChoose(path) {
      setPressed(path)
    } else {
      moveFocus(to: path)
      if !host.canEdit(path) { toggleExpanded(path) }
    }
    return true
  }

  func touchMoved(_ touch: Touch) -> Bool {
    guard let pressed, touch.button == .left else { return false }
    highlightPressedItem(item(under: touch) == pressed)
    return true
  }

  /// Handles the end of a press. Calls `chosen` with the item that the user has chosen.
  func touchEnded(_ touch: Touch, chosen: (IndexPath) -> Void = { _ in }) -> Bool {
    guard let path = pressed, touch.button == .left else { return false }
    let isInside = item(under: touch) == path
    let cell = cells[path]
    setPressed(nil)
    // The delegate may have changed the list.
    if isInside, let path = cell?.indexPath {
      let isRange = touch.modifiers == .shift && host.selectingRange(at: path) { selectRange(to: path) }
      if !isRange { choose(path, performs: touch.tapCount == 2) }
      chosen(path)
    }
    return true
  }
}
