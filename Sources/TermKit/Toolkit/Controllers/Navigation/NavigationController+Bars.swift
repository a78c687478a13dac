import TermKitBars
import TermKitGraphics
import TermKitViews

// The bars' items, and the layout of bars and screens.
extension NavigationController {
  /// Updates the bars' items after a change of the screens.
  final func updateBars(animated: Bool) {
    let screens = stack.controllers.map(\.navigationItem)
    let items = screens.isEmpty ? [] : (previousColumn.map { [$0.item] } ?? []) + screens
    if !items.elementsEqual(navigationBar.items, by: ===) {
      navigationBar.replaceItems(with: items, animated: animated)
    }
    updateToolbar(animated: animated)
  }

  final func updateToolbar(animated: Bool) {
    let items = stack.top?.toolbarItems ?? []
    if !items.elementsEqual(toolbar.items ?? [], by: ===) { toolbar.replaceItems(with: items, animated: animated) }
  }

  final var hidesBottomBar: Bool { stack.controllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

  /// Lays out the bars because a screen may hide or show the bars at the bottom.
  final func bottomBarsMayHaveChanged() {
    tabBarController?.bottomBarMayHaveChanged()
    layOut()
  }

  private var showsToolbar: Bool { !isToolbarHidden && !hidesBottomBar }

  final func changeBars(animated: Bool, _ change: () -> Void) {
    change()
    guard isViewLoaded else { return }
    let animated = animated && view.window != nil
    View.animate(withDuration: animated ? Self.hidingDuration : 0) {
      setNeedsStatusBarAppearanceUpdate()
      layOut()
      // The contents follow in the same animation.
      if animated { view.layoutIfNeeded() }
    }
  }

  // The duration of hiding or showing a bar, in seconds.
  private static let hidingDuration = 0.2

  // MARK: Layout

  final func layOut() {
    guard isViewLoaded else { return }
    let layout = layout(for: stack.top)
    show(navigationBar, !isNavigationBarHidden, at: layout.topBarFrame(height: height(of: navigationBar)))
    show(toolbar, showsToolbar, at: layout.bottomBarFrame(height: height(of: toolbar)))
    for content in stack.contents { place(content) }
  }

  private func show(_ bar: Bar, _ isShown: Bool, at frame: Rect) {
    bar.isPutAway = !isShown
    bar.frame = frame
  }

  final func place(_ content: ContentView) {
    let layout = layout(for: content.controller)
    content.contentSafeArea = layout.contentSafeArea
    content.place(in: layout.frame)
  }

  final func layout(for controller: ViewController?) -> ContentLayout {
    layout(
      for: controller, top: isNavigationBarHidden ? nil : navigationBar, bottom: showsToolbar ? toolbar : nil)
  }
}
