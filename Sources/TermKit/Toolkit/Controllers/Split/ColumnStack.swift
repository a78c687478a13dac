import TermKitBars
import TermKitViews

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
  /// The item that gives the back button its title.
  let item: NavigationItem
  /// Shows the column.
  let goBack: @MainActor () -> Void
}
