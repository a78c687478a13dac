import TermKitViews

/// An object that allows or refuses the user's choice of a tab, and is notified of it. UIKit's `UITabBarControllerDelegate`.
@MainActor public protocol TabBarControllerDelegate: TabBarControllerDelegateNearMisses {
  /// Returns whether to select the tab of `viewController`, which the user chose and which can be the selected one. The default
  /// implementation returns true.
  func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool
  /// Called after the user chose the tab of `viewController`, which can be the selected one, unless `shouldSelect` returned false. The
  /// default implementation does nothing.
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
  /// Returns the animator of a change from the screen `fromVC` to the screen `toVC`. If nil, the tab changes at once. The default
  /// implementation returns nil.
  ///
  /// Called for changes by the user and by the program while the tab bar controller is on the screen.
  func tabBarController(
    _ tabBarController: TabBarController, animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the object that makes a change of tabs interactive, or nil. The delegate has returned `animationController`, the animator. The
  /// default implementation returns nil.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

// The methods of the protocol say what these do.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {}
  public func tabBarController(
    _ tabBarController: TabBarController, animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}
