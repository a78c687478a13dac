/// Decides about the choice of tabs and hears of it. UIKit's `UITabBarControllerDelegate`.
@MainActor public protocol TabBarControllerDelegate: AnyObject {
  /// Whether a tab that a person chose, perhaps the selected one, may be shown; true unless implemented.
  func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool
  /// A person chose a tab, perhaps the selected one; does nothing unless implemented.
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
  /// Lets it.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {}
}
