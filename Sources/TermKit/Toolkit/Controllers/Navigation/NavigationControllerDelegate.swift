import TermKitViews

/// An object that is notified of the screens that a navigation controller shows, and that can animate their transitions. UIKit's
/// `UINavigationControllerDelegate`.
@MainActor public protocol NavigationControllerDelegate: AnyObject {
  /// Called before a new top screen is shown. `topViewController` is already that screen. The navigation controller need not be on the
  /// screen. The default implementation does nothing.
  /// - Parameters:
  ///   - viewController: The new top screen.
  ///   - animated: Whether the change is animated.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)
  /// Called after the transition to a new top screen has ended. It is not called if the transition was cancelled. The next change of the
  /// screens ends a transition early. The default implementation does nothing.
  /// - Parameters:
  ///   - viewController: The new top screen.
  ///   - animated: Whether the change is animated.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool)
  /// Returns the animator of a push or a pop. If nil, the screens slide. The default implementation returns nil.
  ///
  /// Called for animated changes of the top screen, before `viewWillDisappear(_:)` of the old screen.
  /// - Parameters:
  ///   - operation: Whether it is a push or a pop.
  ///   - fromVC: The screen that leaves.
  ///   - toVC: The screen that comes.
  func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the object that makes a push or a pop interactive, or nil. The default implementation returns nil.
  /// - Parameter animationController: The animator that the delegate has returned.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {}
  /// Returns nil.
  public func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}
