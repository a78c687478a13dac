import TermKitViews

/// An object that allows or refuses the user's choice of a tab, and is notified of it. UIKit's `UITabBarControllerDelegate`.
@MainActor public protocol TabBarControllerDelegate: TabBarControllerDelegateNearMisses {
  /// Returns whether to select the tab that the user chose, which can be the selected one. The default implementation returns true.
  /// - Parameter viewController: The controller of the tab.
  func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool
  /// Called after the user chose a tab, which can be the selected one, unless `shouldSelect` returned false. The default implementation
  /// does nothing.
  /// - Parameter viewController: The controller of the tab.
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
  /// Returns the animator of a change from one tab to another. If nil, the tab changes at once. The default implementation returns
  /// nil.
  ///
  /// Called for changes by the user and by the program while the tab bar controller is on the screen.
  /// - Parameters:
  ///   - fromVC: The screen that leaves.
  ///   - toVC: The screen that comes.
  func tabBarController(
    _ tabBarController: TabBarController, animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the object that makes a change of tabs interactive, or nil. The default implementation returns nil.
  /// - Parameter animationController: The animator that the delegate has returned.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension TabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {}
  /// Returns nil.
  public func tabBarController(
    _ tabBarController: TabBarController, animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}
