import TermKitViews

/// An object that is notified of the screens that a navigation controller shows, and that can animate their transitions. UIKit's
/// `UINavigationControllerDelegate`.
@MainActor public protocol NavigationControllerDelegate: AnyObject {
  /// Called before `viewController` is shown, with an animation if `animated` is true. It is the `topViewController` already. The
  /// navigation controller need not be on the screen. The default implementation does nothing.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)
  /// Called after the transition to `viewController` has ended, also if the next change of the screens ended it early. `animated` is true
  /// if the transition had an animation. Not called if it was cancelled. The default implementation does nothing.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool)
  /// Returns the animator of `operation`, a push or a pop from the screen `fromVC` to the screen `toVC`. If nil, the screens slide. The
  /// default implementation returns nil.
  ///
  /// Called for animated changes of the top screen, before `viewWillDisappear(_:)` of the old screen.
  func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the object that makes a push or a pop interactive, or nil. The delegate has returned `animationController`, the animator. The
  /// default implementation returns nil.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

// The methods of the protocol say what these do.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NavigationControllerDelegate {
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}
