import TermKitBars
import TermKitGraphics
import TermKitViews

// The contents of a collapsed split view: a stack of columns, or the compact column.
extension SplitViewController {
  /// Shows the columns up to the top one as a stack, or the compact column.
  final func arrangeStack(animated: Bool) {
    for column in columns where state.contents[column] != nil { removeContent(of: column) }
    if hosts[state.topColumn] == nil { state.topColumn = columns.last { hosts[$0] != nil } ?? state.topColumn }
    announce(hosts[state.topColumn] == nil ? [] : [state.topColumn])
    if state.topColumn == .compact { showCompactColumn() } else { showStack(animated: animated) }
  }

  private func showCompactColumn() {
    if state.stack != nil || state.collapsedContent?.controller !== hosts[.compact] { removeCollapsedContent() }
    adoptHosts()
    guard state.collapsedContent == nil, let host = hosts[.compact], host.parent === self else { return }
    addCollapsedContent(of: host)
  }

  private func showStack(animated: Bool) {
    if state.stack == nil { removeCollapsedContent() }
    let stack = state.stack ?? ColumnStack { [weak self] in self?.columnsLeftStack() }
    let end = columns.firstIndex(of: state.topColumn) ?? columns.count - 1
    let path = columns[...end].filter { hosts[$0] is NavigationController }
    let screens = path.compactMap { hosts[$0] as? NavigationController }
    for host in screens { release(host) }
    for (index, host) in screens.enumerated() {
      host.previousColumn = index == 0 ? nil : previousColumn(path[index - 1], screens[index - 1])
    }
    stack.replaceScreens(with: screens, animated: animated)
    adoptHosts()
    guard state.stack == nil else { return }
    state.stack = stack
    addChild(stack)
    addCollapsedContent(of: stack)
    stack.didMove(toParent: self)
  }

  private func previousColumn(_ column: Column, _ host: NavigationController) -> PreviousColumn {
    let item = host.topViewController?.navigationItem
    return PreviousColumn(item: NavigationItem(title: item?.backBarButtonItem?.title ?? item?.title)) { [weak self] in
      self?.showColumn(column)
    }
  }

  private func columnsLeftStack() {
    if isCollapsed { update() }
  }

  private func addCollapsedContent(of controller: ViewController) {
    controller.loadViewIfNeeded()
    insertContent(of: controller) { content in
      state.collapsedContent = content
      layOut()
    }
  }

  /// Removes the stack or the compact column from the view. The columns of the stack lose their parent.
  final func removeCollapsedContent() {
    guard let content = state.collapsedContent else { return }
    state.collapsedContent = nil
    if let stack = state.stack {
      state.stack = nil
      let screens = stack.viewControllers
      stack.replaceScreens(with: [], animated: false)
      for case let host as NavigationController in screens { host.previousColumn = nil }
      remove(content)
      release(stack)
    } else {
      remove(content)
    }
  }
}

/// The navigation stack of a collapsed split view, whose screens are the navigation controllers of the columns.
///
/// It has no bars. The back button of a column's first screen leads to the previous column.
final class ColumnStack: NavigationController {
  private let wereRemoved: @MainActor () -> Void

  /// Makes an empty stack.
  /// - Parameter wereRemoved: Called when columns have left the stack.
  init(wereRemoved: @escaping @MainActor () -> Void) {
    self.wereRemoved = wereRemoved
    super.init(navigationBarClass: NavigationBar.self, toolbarClass: Toolbar.self)
    isNavigationBarHidden = true
    // The columns go back with their own back buttons.
    interactivePopGestureRecognizer?.isEnabled = false
  }

  override var acceptsNavigationControllers: Bool { true }

  override func screensWereRemoved() { wereRemoved() }

  // Escape belongs to the columns.
  override var keyCommands: [KeyCommand] { [] }

  override var childForStatusBarStyle: ViewController? { topViewController }

  override func show(_ viewController: ViewController, sender: Any?) { parent?.show(viewController, sender: sender) }
}

/// The column before another one in a collapsed split view, for the back button.
struct PreviousColumn {
  let item: NavigationItem
  let goBack: @MainActor () -> Void
}
