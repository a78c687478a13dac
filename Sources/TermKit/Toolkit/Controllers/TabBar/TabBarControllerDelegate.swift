/// An object that allows or refuses the user's choice of a tab, and is notified of it. UIKit's `UITabBarControllerDelegate`.
@MainActor public protocol TabBarControllerDelegate: TabBarControllerDelegateNearMisses {
  /// Returns whether to select the tab that the user chose, which can be the selected one. The default implementation returns true.
  func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool
  /// Called after the user chose a tab, which can be the selected one. The default implementation does nothing.
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {}
}
