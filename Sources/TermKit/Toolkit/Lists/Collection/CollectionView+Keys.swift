import TermKitGraphics
import TermKitInput
import TermKitViews

/// The state of keys and presses in a collection.
struct CollectionKeyState {
  /// The item that is being pressed.
  var pressed: IndexPath?
  /// Whether the pointer is over the item that is being pressed.
  var isHighlighted = false
  /// The key commands for items, in the user's language. They are created at the first use.
  fileprivate var itemCommands: [KeyCommand]?
}

extension CollectionView {
  /// Discards the key commands for items, which are created again at the next use.
  final func forgetItemCommands() { keyState.itemCommands = nil }

  // Cached, because the application asks for the commands at every key.
  final var itemCommands: [KeyCommand] {
    if let known = keyState.itemCommands { return known }
    let made = makeItemCommands()
    keyState.itemCommands = made
    return made
  }

  private func makeItemCommands() -> [KeyCommand] {
    let strings = traitCollection.strings
    let (pages, ends) = ([Key(.pageUp), Key(.pageDown)], [Key(.home), Key(.end)])
    return [
      KeyCommand(title: strings.select, keys: [Key(.enter), .character(" ")]) { [unowned self] in chooseByKey() },
      KeyCommand(title: strings.page, naming: pages) { [unowned self] key in
        work { goByPage(isForward: key.code == .pageDown) }
      },
      KeyCommand(title: strings.firstOrLastItem, naming: ends) { [unowned self] key in
        work { goToEnd(isForward: key.code == .end) }
      },
    ]
  }

  /// Handles an arrow key: moves the focus to the next item in its direction, or scrolls.
  ///
  /// - Returns: Whether the key was used, or nil if it has no meaning for items.
  final func takeItemKey(_ code: KeyCode) -> Bool? {
    guard hasSelectableItems, let direction = Self.directions[code] else { return nil }
    updateFocusedItem()
    return work { go(direction) }
  }

  private static let directions: [KeyCode: FocusRing.Direction] = [
    .up: .up, .down: .down, .left: .left, .right: .right,
  ]

  // A key may arrive after a reload or a push and before the next layout pass. The views above the collection decide its size, so the whole
  // window is laid out.
  private func updateFocusedItem() {
    guard isFirstResponder else { return }
    if sequence(first: self as View, next: \.superview).dropFirst().contains(where: \.layoutState.isDue) {
      window?.layoutIfNeeded()
    } else if focus.path == nil || layoutState.isDue {
      layoutIfNeeded()
    }
  }

  private func chooseByKey() {
    updateFocusedItem()
    if let path = focus.path, focusedDescendant == nil { choose(path) }
  }

  /// The item that has the focus, or contains the control that has it.
  final var currentItem: IndexPath? { focusedDescendant.flatMap(item(of:)) ?? focus.path }

  /// Returns the item whose cell contains a view, or nil.
  final func item(of view: View) -> IndexPath? { cells.first { view.isDescendant(of: $0.cell) }?.path }

  // MARK: Arrows

  private func go(_ direction: FocusRing.Direction) -> Bool {
    guard let start = startOfMove else { return false }
    if let path = start.path {
      // While nothing is selected, the first press selects the item with the mark.
      if selectsWhileMoving, selected.isEmpty, focusedDescendant == nil, isSelectable(path) {
        go(to: path)
        return true
      }
      if goToControl(direction, in: path) { return true }
    }
    if let target = neighbor(direction, of: start.frame, except: start.path) {
      go(to: target)
      return true
    }
    return showItem(start.path) || isScrollEnabled && scroll(direction)
  }

  // Scrolls back to an item that cannot be seen. Returns whether that was needed.
  private func showItem(_ path: IndexPath?) -> Bool {
    guard let path, let frame = frame(of: path), !frame.intersects(visibleContent(of: path.section)) else {
      return false
    }
    scrollToItem(at: path, at: [], animated: false)
    return true
  }

  // The place at which a move begins: an item, or a control outside all items.
  private var startOfMove: (path: IndexPath?, frame: Rect)? {
    if let focusedDescendant, item(of: focusedDescendant) == nil {
      return (nil, focusedDescendant.convert(focusedDescendant.bounds, to: self))
    }
    return currentItem.flatMap { path in frame(of: path).map { (path, $0) } }
  }

  private func scroll(_ direction: FocusRing.Direction) -> Bool {
    switch direction {
    case .up: scroll(rows: -1)
    case .down: scroll(rows: 1)
    case .left: scroll(byColumns: -2)
    case .right: scroll(byColumns: 2)
    case .next, .previous: false
    }
  }

  /// Returns the nearest item in a direction that can have the focus or contains a control, if it is less than a page away.
  private func neighbor(_ direction: FocusRing.Direction, of start: Rect, except path: IndexPath?) -> IndexPath? {
    let isVertical = direction == .up || direction == .down
    // Usually the next item is near. The layout then makes few attributes.
    let near = 2 * (isVertical ? start.height : start.width) + 4
    let page = isVertical ? bounds.height : bounds.width
    for reach in near < page ? [near, page] : [page] {
      let found = elements(in: area(direction, of: start, reach: reach)).filter {
        $0.representedElementCategory == .cell && $0.indexPath != path && isStop($0.indexPath)
      }
      let ring = FocusRing(frames: [start] + found.map(\.frame))
      if let index = ring.index(from: 0, going: direction) { return found[index - 1].indexPath }
    }
    return nil
  }

  // The area beside an item. Across the scroll direction, it is as thick as the item, so the focus stays in its line.
  private func area(_ direction: FocusRing.Direction, of start: Rect, reach: Int) -> Rect {
    let isScrolledVertically = layout.scrollAxis == .vertical
    let content = Rect(size: contentSize).union(bounds)
    switch direction {
    case .up, .down:
      let columns = isScrolledVertically ? content : start
      let y = direction == .down ? start.maxY : start.minY - reach
      return Rect(x: columns.minX, y: y, width: columns.width, height: reach)
    case .left, .right, .next, .previous:
      let rows = isScrolledVertically ? start : content
      let x = direction == .right ? start.maxX : start.minX - reach
      return Rect(x: x, y: rows.minY, width: reach, height: rows.height)
    }
  }

  private func isStop(_ path: IndexPath) -> Bool {
    isSelectable(path) || cells[path]?.focusableViews.isEmpty == false
  }

  private var selectsWhileMoving: Bool { selectionFollowsFocus && !allowsMultipleSelection }

  private func go(to path: IndexPath) {
    scrollToItem(at: path, at: [], animated: false)
    guard isSelectable(path) else {
      cells[path]?.focusableViews.first?.becomeFirstResponder()
      return
    }
    if !isFirstResponder { becomeFirstResponder() }
    moveFocus(to: path)
    if selectsWhileMoving, !selected.contains(path) { choose(path) }
  }

  // MARK: Pages and ends

  private func goByPage(isForward: Bool) {
    updateFocusedItem()
    guard let current = currentItem, let start = frame(of: current) else { return }
    let axes = FlowAxes(isHorizontal: layout.scrollAxis == .horizontal)
    let page = max(1, axes.along(visibleContent(of: current.section).size) - 1)
    let place = axes.along(start)
    let span = isForward ? place.upperBound..<place.upperBound + page : place.lowerBound - page..<place.lowerBound
    if !axes.isHorizontal {
      measure(span)
      settle()
    }
    let area = axes.rect(span, 0..<max(1, axes.across(Rect(size: contentSize).union(bounds).size)))
    let wanted = place.lowerBound + (isForward ? page : -page)
    let found = elements(in: area).filter {
      $0.representedElementCategory == .cell && $0.indexPath != current && isSelectable($0.indexPath)
    }
    // The line that is nearest to a page away, and in it the nearest item.
    let side = start.center
    let target = found.min { first, second in
      let (one, other) = (first.frame, second.frame)
      let distances = (abs(axes.along(one).lowerBound - wanted), abs(axes.along(other).lowerBound - wanted))
      if distances.0 != distances.1 { return distances.0 < distances.1 }
      return axes.isHorizontal
        ? abs(one.center.y - side.y) < abs(other.center.y - side.y)
        : abs(one.center.x - side.x) < abs(other.center.x - side.x)
    }
    if let target { return go(to: target.indexPath) }
    if showItem(current) { return }
    let distance = isForward ? page : -page
    if isScrollEnabled { scroll(byColumns: axes.isHorizontal ? distance : 0, rows: axes.isHorizontal ? 0 : distance) }
  }

  private func goToEnd(isForward: Bool) {
    updateFocusedItem()
    guard let end = isForward ? loading.last : loading.first else { return }
    var next: IndexPath? = end
    while let path = next, path != currentItem, !isSelectable(path) {
      next = isForward ? loading.item(before: path) : loading.item(after: path)
    }
    if let path = next, isSelectable(path) { go(to: path) } else { scrollToItem(at: end, at: [], animated: false) }
    showEnd(isForward: isForward)
  }

  // Also shows the content beyond the first or last item, such as a header, if the focused item stays visible.
  private func showEnd(isForward: Bool) {
    guard let path = focus.path, let frame = frame(of: path) else { return }
    var offset = contentOffset
    let (rows, columns) = (axis(.vertical).offsets, axis(.horizontal).offsets)
    if layout.scrollAxis == .vertical {
      offset.y = isForward ? rows.upperBound : rows.lowerBound
    } else {
      offset.x = isForward ? columns.upperBound : columns.lowerBound
    }
    if Rect(origin: offset, size: bounds.size).inset(by: adjustedContentInset).contains(frame) {
      View.performWithoutAnimation { contentOffset = offset }
    }
  }

  // MARK: Controls in items

  /// The views that the focus can move to, from top to bottom.
  ///
  /// These are the current item, all visible items that cannot be selected, and the collection's other subviews, such as headers. The other
  /// selectable items are reached with the arrow keys.
  final var focusableParts: [View] {
    let (goesByItem, current) = (hasSelectableItems, currentItem)
    let paths = tiling.paths.filter { loading.contains($0) && (!goesByItem || $0 == current || !isSelectable($0)) }
    let parts = paths.compactMap { cells[$0] } + subviews.filter { !($0 is CollectionViewCell) }
    return parts.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  /// The number of views in `focusableParts` before the item that has or would get the focus. Tab continues after that item.
  final var partsBeforeFocus: Int {
    guard hasSelectableItems, let path = currentItem ?? selectableItemNearby, let place = frame(of: path) else {
      return 0
    }
    return focusableParts.prefix { ($0.frame.minY, $0.frame.minX) < (place.minY, place.minX) }.count
  }

  // Moves the focus between the controls in an item, if one of them has it.
  private func goToControl(_ direction: FocusRing.Direction, in path: IndexPath) -> Bool {
    guard let focusedDescendant, let cell = cells[path] else { return false }
    let views = cell.focusableViews
    guard let present = views.firstIndex(where: { $0 === focusedDescendant }) else { return false }
    let ring = FocusRing(frames: views.map { $0.convert($0.bounds, to: cell) })
    return ring.index(from: present, going: direction).map { views[$0].becomeFirstResponder() } ?? false
  }
}

extension CollectionLoading {
  /// Returns the next item, or nil after the last one.
  func item(after path: IndexPath) -> IndexPath? {
    if path.item + 1 < counts[path.section] { return IndexPath(item: path.item + 1, section: path.section) }
    return counts[(path.section + 1)...].firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
  }

  /// Returns the previous item, or nil before the first one.
  func item(before path: IndexPath) -> IndexPath? {
    if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
    return counts[..<path.section].lastIndex { $0 > 0 }.map { IndexPath(item: counts[$0] - 1, section: $0) }
  }
}
