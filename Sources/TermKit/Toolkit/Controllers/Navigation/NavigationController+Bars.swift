import TermKitGraphics

// Where the bars and the screens are, and what is in the bars.
extension NavigationController {
  /// Brings the bars' items up to date with the screens.
  final func updateBars(animated: Bool) {
    let items = stack.controllers.map(\.navigationItem)
    if !items.elementsEqual(navigationBar.items, by: ===) {
      navigationBar.replaceItems(with: items, animated: animated)
    }
    updateToolbar(animated: animated)
  }

  /// Shows the top screen's toolbar items.
  final func updateToolbar(animated: Bool) {
    let items = topViewController?.toolbarItems ?? []
    if !items.elementsEqual(toolbar.items, by: ===) { toolbar.replaceItems(with: items, animated: animated) }
  }

  /// True while a screen wants no bar at the bottom.
  final var hidesBottomBar: Bool { stack.controllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

  /// A screen wants the bars at the bottom away, or back.
  final func bottomBarsMayHaveChanged() {
    tabBarController?.bottomBarMayHaveChanged()
    layOut()
  }

  private var showsToolbar: Bool { !isToolbarHidden && !hidesBottomBar }

  /// Shows or hides bars as `change` says.
  final func changeBars(animated: Bool, _ change: () -> Void) {
    change()
    guard isViewLoaded else { return }
    let animated = animated && view.window != nil
    View.animate(withDuration: animated ? Self.hidingDuration : 0) {
      setNeedsStatusBarAppearanceUpdate()
      layOut()
      // What is inside follows at the same pace.
      if animated { view.layoutIfNeeded() }
    }
  }

  // Seconds.
  private static let hidingDuration = 0.2

  // MARK: Layout

  /// Puts bars and screens in their places.
  final func layOut() {
    guard isViewLoaded else { return }
    let layout = layout(for: topViewController)
    show(navigationBar, !isNavigationBarHidden, at: layout.topBarFrame(height: height(of: navigationBar)))
    show(toolbar, showsToolbar, at: layout.bottomBarFrame(height: height(of: toolbar)))
    for content in stack.contents { place(content) }
  }

  private func show(_ bar: Bar, _ isShown: Bool, at frame: Rect) {
    bar.isUserInteractionEnabled = isShown
    bar.frame = frame
  }

  /// Puts a screen where its position says.
  final func place(_ content: ContentView) {
    let layout = layout(for: content.controller)
    content.contentSafeArea = layout.contentSafeArea
    content.place(in: layout.frame)
  }

  private func layout(for controller: ViewController?) -> ContentLayout {
    ContentLayout(
      bounds: view.bounds, safeArea: view.safeAreaInsets,
      top: isNavigationBarHidden ? nil : layout(of: navigationBar), bottom: showsToolbar ? layout(of: toolbar) : nil,
      edges: controller?.edgesForExtendedLayout ?? .all,
      includesOpaqueBars: controller?.extendedLayoutIncludesOpaqueBars ?? false)
  }

  private func layout(of bar: Bar) -> ContentLayout.Bar {
    ContentLayout.Bar(height: height(of: bar), isTranslucent: bar.isTranslucent)
  }

  // A bar of the caller's may answer anything.
  private func height(of bar: Bar) -> Int {
    max(0, min(bar.sizeThatFits(view.bounds.size).height, view.bounds.height))
  }
}
