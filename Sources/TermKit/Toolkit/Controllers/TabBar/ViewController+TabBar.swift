extension ViewController {
  /// The nearest tab bar controller that contains this controller, or nil.
  public final var tabBarController: TabBarController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? TabBarController }.first
  }

  /// The item that a tab bar shows for this screen. A new `title` of the controller also becomes the title of its own item.
  ///
  /// Defaults to an item with the title. A navigation controller without an item of its own shows its first screen's item.
  public final var tabBarItem: TabBarItem {
    get {
      if let item = tabBarContext.item { return item }
      if let root = (self as? NavigationController)?.viewControllers.first { return root.tabBarItem }
      return tabBarContext.defaultItem(title)
    }
    set {
      tabBarContext.item = newValue
      tabBarController?.updateItems()
    }
  }

  private var tabBarContext: TabBarContext { associatedObject { TabBarContext() } }
}

/// The tab bar state of a controller.
private final class TabBarContext: ViewControllerAssociatedObject {
  /// The item that was set, or nil.
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
