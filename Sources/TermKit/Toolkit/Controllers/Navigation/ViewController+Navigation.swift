import TermKitBars
import TermKitViews

extension ViewController {
  /// The nearest navigation controller that contains this controller, or nil.
  public final var navigationController: NavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? NavigationController }.first
  }

  /// The item that a navigation bar shows for this screen. A new `title` of the controller also becomes the title of the item.
  public final var navigationItem: NavigationItem { associatedObject { NavigationItem(title: title) } }

  /// The items that a navigation controller's toolbar shows for this screen. Defaults to nil, no items.
  public final var toolbarItems: [BarButtonItem]? {
    get { navigationContext.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the items that a navigation controller's toolbar shows for this screen. If animated, changed items fade.
  /// - Parameters:
  ///   - items: The items, from left to right. Nil removes them.
  ///   - animated: Whether the change is animated.
  public final func setToolbarItems(_ items: [BarButtonItem]?, animated: Bool) {
    navigationContext.toolbarItems = items
    navigationController?.updateToolbar(animated: animated)
  }

  private var navigationContext: NavigationContext { associatedObject { NavigationContext() } }
}

extension NavigationItem: ViewControllerAssociatedObject {
  package final func titleDidChange(of controller: ViewController) { title = controller.title }

  // The text field in the navigation bar during a search of the screen.
  package final func viewToFocus(for controller: ViewController) -> View? {
    guard let searchController, searchController.isActive else { return nil }
    let field = searchController.searchBar.searchTextField
    return field.window != nil && field.window === controller.viewIfLoaded?.window && field.isFocusable ? field : nil
  }
}

/// The navigation state of a controller.
private final class NavigationContext: ViewControllerAssociatedObject {
  var toolbarItems: [BarButtonItem]?
}
