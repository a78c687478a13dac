import TermKitBars
import TermKitViews

extension ViewController {
  /// The nearest tab bar controller that contains this controller, or nil.
  public final var tabBarController: TabBarController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? TabBarController }.first
  }

  /// The item that a tab bar shows for this screen. Defaults to an item with the controller's title. A navigation controller with screens
  /// defaults to its first screen's item.
  ///
  /// A new `title` of the controller becomes the item's title too, unless that is the first screen's item.
  public final var tabBarItem: TabBarItem {
    get {
      if let item = tabBarContext.item { return item }
      if let root = (self as? NavigationController)?.stack.controllers.first { return root.tabBarItem }
      return tabBarContext.defaultItem(title)
    }
    set {
      tabBarContext.item = newValue
      tabBarController?.updateItems()
    }
  }

  private var tabBarContext: TabBarContext { associatedObject { TabBarContext() } }
}

private final class TabBarContext: ViewControllerAssociatedObject {
  var item: TabBarItem?
  private var made: TabBarItem?

  /// Returns the default item, made at the first call.
  func defaultItem(_ title: String?) -> TabBarItem {
    let item = made ?? TabBarItem(title: title)
    made = item
    return item
  }

  func titleDidChange(of controller: ViewController) {
    item?.title = controller.title
    made?.title = controller.title
  }
}
