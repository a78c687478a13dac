import TermKitViews

/// An object that is notified when the user turns pages. UIKit's `UIPageViewControllerDelegate`.
@MainActor public protocol PageViewControllerDelegate: PageViewControllerDelegateNearMisses {
  /// Called when the user begins to turn to another page. The default implementation does nothing.
  ///
  /// `pendingViewControllers` has that page only. The user can still turn back.
  func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pendingViewControllers: [ViewController])
  /// Called after the user has turned the page or turned back. The default implementation does nothing.
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - finished: Whether the animation ran to its end. True also if the change was not animated.
  ///   - previousViewControllers: The page that was shown before.
  ///   - completed: Whether another page is shown now. False if the user turned back.
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}

extension PageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pendingViewControllers: [ViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}
}
