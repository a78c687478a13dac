extension ViewController {
  /// The nearest tab bar controller that this one is in.
  public final var tabBarController: TabBarController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? TabBarController }.first
  }

  /// What a tab bar shows for this screen; that of its first screen for a navigation controller without one of its own. The title
  /// follows the controller's `title` whenever that is set.
  public final var tabBarItem: TabBarItem {
    get {
      if let item = tabBarContext.item { return item }
      if let root = (self as? NavigationController)?.viewControllers.first { return root.tabBarItem }
      return tabBarContext.standIn(title)
    }
    set {
      tabBarContext.item = newValue
      tabBarController?.updateItems()
    }
  }

  private var tabBarContext: TabBarContext { companion { TabBarContext() } }
}

/// What a controller keeps for the tab bar controllers it is in.
private final class TabBarContext: ViewControllerCompanion {
  /// What was set.
  var item: TabBarItem?
  private var made: TabBarItem?

  /// What stands there unless something was set.
  func standIn(_ title: String) -> TabBarItem {
    let item = made ?? TabBarItem(title: title)
    made = item
    return item
  }

  func titleDidChange(of controller: ViewController) {
    item?.title = controller.title
    made?.title = controller.title
  }
}
