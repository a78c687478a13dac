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
    let path = Array(columns.prefix(through: state.topColumn)).filter { hosts[$0] is NavigationController }
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
    View.performWithoutAnimation {
      let content = ContentView(controller)
      state.collapsedContent = content
      layOut()
      view.insertSubview(content, at: 0)
      content.layoutIfNeeded()
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

extension [SplitViewController.Column] {
  /// Returns the columns up to one of them.
  fileprivate func prefix(through column: Element) -> ArraySlice<Element> {
    prefix((firstIndex(of: column) ?? count - 1) + 1)
  }
}
