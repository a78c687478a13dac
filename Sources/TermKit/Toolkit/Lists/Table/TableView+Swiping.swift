import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// The recognizer of horizontal drags of rows that have swipe actions.
final class RowSwipeRecognizer: PanGestureRecognizer {
  /// The row that was pressed and its actions, or nil for a row without actions.
  fileprivate var target: RowSwipe?

  private var table: TableView? { view as? TableView }

  override func touchBegan(_ touch: Touch) {
    target = table?.rowSwipe(of: touch.view)
    super.touchBegan(touch)
  }

  override func canBegin(at cell: Point) -> Bool { target != nil }

  override func accepts(_ movement: Point) -> Bool {
    guard let target, abs(movement.x) >= 2 * abs(movement.y) else { return false }
    return target.open != nil || target.configuration(movement.x > 0) != nil
  }

  // A drag from the edge of the screen goes back to the previous screen.
  override func shouldRequireFailure(of other: GestureRecognizer) -> Bool { other is ScreenEdgePanGestureRecognizer }

  override func reset() {
    super.reset()
    target = nil
  }
}

/// A row that can be swiped.
@MainActor private struct RowSwipe {
  let cell: TableViewCell
  let leading: SwipeActionsConfiguration?
  let trailing: SwipeActionsConfiguration?
  /// The actions that were open when the row was pressed, and the columns that they covered.
  let open: SwipeActionsView?
  let start: Int

  init?(_ cell: TableViewCell, leading: SwipeActionsConfiguration?, trailing: SwipeActionsConfiguration?) {
    if leading == nil, trailing == nil { return nil }
    (self.cell, self.leading, self.trailing) = (cell, leading, trailing)
    open = cell.editing.swipe.flatMap { $0.isFrozen ? nil : $0 }
    start = open?.reveal ?? 0
  }

  /// Returns the actions that a movement reveals.
  func configuration(_ isLeading: Bool) -> SwipeActionsConfiguration? { isLeading ? leading : trailing }

  /// Shows the actions that a movement reveals, unless the row is open.
  func begin(_ isLeading: Bool) {
    if let open, cell.editing.swipe === open {
      // The press has begun to close it.
      (open.isFrozen, open.isUserInteractionEnabled) = (false, true)
    } else if let configuration = configuration(isLeading) {
      _ = cell.beginSwipe(configuration, isLeading: isLeading)
    }
  }
}

extension TableView {
  /// Adds the recognizer of swipes when the table has its first delegate.
  final func addSwipes() {
    guard tableDelegate != nil, !gestureRecognizers.contains(where: { $0 is RowSwipeRecognizer }) else { return }
    let recognizer = RowSwipeRecognizer()
    recognizer.addAction { [unowned self] in followSwipe($0) }
    addGestureRecognizer(recognizer)
  }

  /// Returns the actions at one side of a row, or nil for no actions. In editing mode, rows have no swipe actions.
  private func swipeActions(of path: IndexPath, isLeading: Bool) -> SwipeActionsConfiguration? {
    guard !isEditing, geometry.counts.contains(path), engine.openQuestions == 0 else { return nil }
    let answer = askDelegate {
      isLeading
        ? $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        : $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    return answer.flatMap { $0.flatMap { $0.actions.isEmpty ? nil : $0 } }
  }

  /// Returns all swipe actions of a row, those at the leading side first.
  private func swipeActions(of path: IndexPath) -> [ContextualAction] {
    let leading = swipeActions(of: path, isLeading: true)?.actions
    let trailing = swipeActions(of: path, isLeading: false)?.actions
    // The list of keys asks often, and most rows have no actions.
    if leading == nil, trailing == nil { return [] }
    return (leading ?? []) + (trailing ?? [])
  }

  // MARK: Drags

  fileprivate func rowSwipe(of view: View) -> RowSwipe? {
    guard !engine.isLoadDue, let path = engine.item(of: view), let cell = cellForRow(at: path) else { return nil }
    return RowSwipe(
      cell, leading: swipeActions(of: path, isLeading: true), trailing: swipeActions(of: path, isLeading: false))
  }

  private func followSwipe(_ recognizer: RowSwipeRecognizer) {
    guard let target = recognizer.target else { return }
    let (cell, movement) = (target.cell, recognizer.translation(in: self).x)
    if recognizer.state == .began {
      endSwipes(except: cell)
      target.begin(movement > 0)
    }
    guard let swipe = cell.editing.swipe, !swipe.isFrozen else { return }
    let reveal = max(0, target.start + (swipe.isLeading ? movement : -movement))
    let isFull = swipe.configuration.performsFirstActionWithFullSwipe && 2 * reveal >= cell.bounds.width
    switch recognizer.state {
    case .ended: endDrag(of: cell, swipe, isFull: isFull)
    case .cancelled: cell.endSwipe(animated: true)
    default: cell.setReveal(reveal, isFull: isFull, animated: false)
    }
  }

  // A release near the edge of the row closes it.
  private func endDrag(of cell: TableViewCell, _ swipe: SwipeActionsView, isFull: Bool) {
    if isFull, let button = swipe.buttons.first { perform(button.action, from: button) }
    guard cell.editing.swipe === swipe, !swipe.isFrozen else { return }
    if isFull || 2 * swipe.reveal >= swipe.fittingWidth { open(swipe, of: cell) } else { cell.endSwipe(animated: true) }
  }

  private func open(_ swipe: SwipeActionsView, of cell: TableViewCell) {
    cell.setReveal(swipe.fittingWidth, animated: true)
    swipe.buttons.first?.becomeFirstResponder()
  }

  /// Closes the rows that are open, except one. Returns whether there were any.
  @discardableResult final func endSwipes(except kept: TableViewCell? = nil, animated: Bool = true) -> Bool {
    var hasEnded = false
    for case (_, let cell as TableViewCell) in engine.cells where cell !== kept {
      guard cell.editing.swipe?.isFrozen == false else { continue }
      cell.endSwipe(animated: animated)
      hasEnded = true
    }
    return hasEnded
  }

  // MARK: Keys, menus and screen readers

  /// Shows the actions of the focused row as a swipe to the left or to the right does. Returns false if the row has no actions at that side.
  final func swipe(byKey code: KeyCode) -> Bool {
    guard code == .left || code == .right, engine.hasSelectableItems, isFirstResponder else { return false }
    engine.updateFocus()
    guard let path = engine.focus, let configuration = swipeActions(of: path, isLeading: code == .right) else {
      return false
    }
    show(path)
    layoutIfNeeded()
    guard let cell = cellForRow(at: path) else { return false }
    endSwipes()
    open(cell.beginSwipe(configuration, isLeading: code == .right), of: cell)
    return true
  }

  /// Performs an action, and closes the row once the action is done.
  final func perform(_ action: ContextualAction, from source: View) {
    let cell = sequence(first: source, next: \.superview).lazy.compactMap { $0 as? TableViewCell }.first
    let swipe = cell?.editing.swipe
    action.handler(action, source) { [weak cell, weak swipe] _ in
      if let cell, let swipe, cell.editing.swipe === swipe { cell.endSwipe(animated: true) }
    }
  }

  /// Returns a context menu with the swipe actions of a row, without actions whose titles the program's menu has already.
  final func addingSwipeActions(of path: IndexPath?, to configuration: ContextMenuConfiguration?)
    -> ContextMenuConfiguration?
  {
    guard let path else { return configuration }
    let actions = swipeActions(of: path)
    if actions.isEmpty { return configuration }
    return ContextMenuConfiguration { [weak self] suggested in
      let menu = configuration?.menu(suggesting: suggested)
      let titles = Set(menu?.inlineActions.map(\.title) ?? [])
      let items = actions.filter { !titles.contains($0.name) }.map { action in
        Action(title: action.name, image: action.image, attributes: action.style == .destructive ? .destructive : []) {
          [weak self] _ in
          if let self { perform(action, from: cellForRow(at: path) ?? self) }
        }
      }
      guard let menu, !items.isEmpty else { return menu ?? Menu(children: items) }
      return menu.replacingChildren(menu.children + [Menu(options: .displayInline, children: items)])
    }
  }

  /// Returns the swipe actions of a row for screen readers.
  final func swipeAccessibilityActions(of cell: TableViewCell) -> [AccessibilityCustomAction] {
    guard let path = indexPath(for: cell) else { return [] }
    return swipeActions(of: path).map { action in
      AccessibilityCustomAction(name: action.name, image: action.image) { [weak self, weak cell] _ in
        guard let self, let cell else { return false }
        perform(action, from: cell)
        return true
      }
    }
  }
}
