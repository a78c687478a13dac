import TermKitGraphics
import TermKitViews

// Brings the children and their views in line with what is to be shown.
extension SplitViewController {
  private static let duration = 0.25

  final func viewSizeMayHaveChanged() {
    let mode = layout.displayMode(for: state.wantedMode)
    let isOutdated = isNarrow != isCollapsed || !isCollapsed && mode != displayMode || state.announced.isEmpty
    if isOutdated { update() } else { layOut() }
  }

  private var isNarrow: Bool { view.bounds.width < TraitCollection.regularSize.width }

  final func update(animated: Bool = false) {
    // A layout during an update comes too early.
    if state.isUpdating { return StructuralChanges.perform { [self] in update(animated: animated) } }
    performStep { [self] in
      state.isUpdating = true
      arrange(animated: animated)
      state.isUpdating = false
      updateDisplayModeButtons()
    }
  }

  private func arrange(animated: Bool) {
    guard isViewLoaded, view.bounds.width > 0 else {
      adoptHosts()
      return releaseRetiredHosts()
    }
    let focused = view.window?.firstResponder.flatMap { $0.isDescendant(of: view) ? $0 : nil }
    let wasCollapsed = isCollapsed
    if isNarrow != isCollapsed { if isNarrow { collapse(focused) } else { expand() } }
    // A change of the arrangement would be hard to follow as an animation.
    let isAnimated = animated && isCollapsed == wasCollapsed && screenState == .appeared && view.window != nil
    if isCollapsed { arrangeStack(animated: isAnimated) } else { arrangeColumns(animated: isAnimated) }
    releaseRetiredHosts()
    if isCollapsed != wasCollapsed {
      restoreFocus(to: focused)
      if isCollapsed {
        delegate?.splitViewControllerDidCollapse(self)
      } else {
        delegate?.splitViewControllerDidExpand(self)
      }
    }
    View.animate(withDuration: isAnimated ? Self.duration : 0) { layOut() }
    setNeedsStatusBarAppearanceUpdate()
  }

  // MARK: Collapsing and expanding

  private func collapse(_ focused: View?) {
    let current = columns.first { column in
      focused.map { view in hosts[column]?.viewIfLoaded.map(view.isDescendant) == true } == true
    }
    let proposed = hosts[.compact] != nil ? .compact : current ?? columns.last { hosts[$0] != nil } ?? .secondary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    state.isCollapsed = true
    state.topColumn = hosts[top] == nil ? proposed : top
  }

  private func expand() {
    let proposed = layout.displayMode(for: state.wantedMode)
    let mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    if mode != proposed { state.wantedMode = mode }
    state.isCollapsed = false
  }

  private func restoreFocus(to focused: View?) {
    guard let focused else { return }
    if focused.window != nil, focused.window === view.window, focused.isFocusable {
      focused.becomeFirstResponder()
    } else {
      mainController?.takeFocus()
    }
  }

  /// Notifies the delegate of the columns that appear and disappear.
  final func announce(_ visible: Set<Column>) {
    let before = state.announced
    state.announced = visible
    for column in Column.allCases where before.contains(column) && !visible.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in Column.allCases where visible.contains(column) && !before.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
  }

  // MARK: Children

  /// Makes all columns children, also hidden ones, unless they are in the stack.
  final func adoptHosts() {
    for column in Column.allCases {
      guard let host = hosts[column], host.parent == nil else { continue }
      addChild(host)
      if host.parent === self { host.didMove(toParent: self) }
    }
  }

  /// Removes a child that moves to the stack, or that no column shows any more.
  final func release(_ child: ViewController) {
    guard child.parent === self else { return }
    state.moving = child
    child.beginRemoval()
    child.removeFromParent()
    state.moving = nil
  }

  private func releaseRetiredHosts() {
    for host in retiredHosts {
      if state.contents.values.contains(where: { $0.controller === host }) { continue }
      if host.parent === self { release(host) }
      guard host.parent == nil else { continue }
      retiredHosts.removeAll { $0 === host }
      guard let made = madeHosts.firstIndex(where: { $0 === host }) else { continue }
      // The screens can be shown elsewhere now.
      madeHosts.remove(at: made).viewControllers = []
    }
  }

  // MARK: Columns

  private func arrangeColumns(animated: Bool) {
    removeCollapsedContent()
    adoptHosts()
    let mode = layout.displayMode(for: state.wantedMode)
    if mode != displayMode {
      delegate?.splitViewController(self, willChangeTo: mode)
      state.displayMode = mode
    }
    let visible = layout.visibleSidebars(in: mode) + [.secondary]
    announce(Set(visible.filter { hosts[$0] != nil }))
    for column in columns {
      let content = state.contents[column]
      if let content, content.controller !== hosts[column] {
        removeContent(of: column)
      } else if content != nil, !visible.contains(column) {
        hideContent(of: column, animated: animated)
      }
    }
    for column in visible.reversed() { showContent(of: column, animated: animated) }
    arrangeLayers()
  }

  private func driver(_ content: ContentView) -> LifecycleState.Driver { .object(ObjectIdentifier(content)) }

  private func showContent(of column: Column, animated: Bool) {
    guard let host = hosts[column], host.parent === self else { return }
    let isReturning = state.leaving.remove(column) != nil
    guard isReturning || state.contents[column] == nil else { return }
    host.loadViewIfNeeded()
    let content = state.contents[column] ?? ContentView(host)
    state.contents[column] = content
    // A callback may have removed this controller from the screen.
    if animated || isReturning, screenState.isShown {
      host.beginLifecycleTransition(true, animated: animated, by: driver(content))
    }
    if !isReturning {
      View.performWithoutAnimation {
        if animated, column != .secondary { content.place(in: layout.hiddenFrame(of: column)) } else { layOut() }
        view.insertSubview(content, at: 0)
        content.layoutIfNeeded()
      }
    }
    guard animated else { return host.endAppearing(by: driver(content)) }
    endSliding {
      guard $0.state.contents[column] === content, !$0.state.leaving.contains(column) else { return }
      host.endAppearing(by: $0.driver(content))
    }
  }

  private func hideContent(of column: Column, animated: Bool) {
    guard let content = state.contents[column], !state.leaving.contains(column) else { return }
    let hadFocus = view.window?.firstResponder?.isDescendant(of: content) == true
    guard animated else { return removeContent(of: column) }
    state.leaving.insert(column)
    content.controller.beginLifecycleTransition(false, animated: true, by: driver(content))
    if hadFocus { hosts[.secondary]?.takeFocus() }
    endSliding {
      guard $0.state.contents[column] === content, $0.state.leaving.contains(column) else { return }
      $0.removeContent(of: column)
    }
  }

  // Does something at the end of the animation in which columns slide.
  private func endSliding(_ end: @escaping @MainActor (SplitViewController) -> Void) {
    View.animate(withDuration: Self.duration) {
      layOut()
    } completion: { [weak self] _ in
      if let self { end(self) }
    }
  }

  final func removeContent(of column: Column) {
    state.leaving.remove(column)
    guard let content = state.contents.removeValue(forKey: column) else { return }
    remove(content)
    content.controller.endLifecycleTransition(by: driver(content))
  }

  /// Removes the view of a column, which remembers the focus.
  final func remove(_ content: ContentView) {
    let hadFocus = view.window?.firstResponder?.isDescendant(of: content) == true
    if hadFocus { content.controller.rememberFocus() }
    content.removeWithContent()
    if hadFocus, !isCollapsed { hosts[.secondary]?.takeFocus() }
  }
}

/// The columns that a split view shows, and the update that is under way.
@MainActor struct SplitState {
  typealias Column = SplitViewController.Column

  /// Whether the columns are a navigation stack.
  var isCollapsed = false
  /// The mode that is shown, or in which a collapsed split view will expand.
  var displayMode = SplitViewController.DisplayMode.secondaryOnly
  /// The mode that the program or the user wants to see.
  var wantedMode = SplitViewController.DisplayMode.automatic
  /// The column on top of the stack of a collapsed split view.
  var topColumn = Column.secondary
  /// The columns that the delegate knows to be shown.
  var announced: Set<Column> = []

  /// The views of the columns, and of columns that slide out.
  var contents: [Column: ContentView] = [:]
  var leaving: Set<Column> = []
  var stack: ColumnStack?
  var collapsedContent: ContentView?

  /// The child that moves between the split view controller and its stack.
  var moving: ViewController?
  var isUpdating = false
}
