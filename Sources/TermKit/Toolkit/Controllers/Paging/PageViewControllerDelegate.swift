import TermKitViews

/// An object that is notified when the user turns pages. UIKit's `UIPageViewControllerDelegate`.
@MainActor public protocol PageViewControllerDelegate: PageViewControllerDelegateNearMisses {
  /// Called when the user begins to turn to another page. The default implementation does nothing.
  ///
  /// `pendingViewControllers` has that page only. The user can still turn back.
  func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pendingViewControllers: [ViewController])
  /// Called after the user has turned the page or turned back. The default implementation does nothing.
  ///
  /// `finished` is true if the animation ran to its end, or if the change was not animated. `previousViewControllers` has the page that was
  /// shown before. `completed` is true if another page is shown now, and false if the user turned back.
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}

// The methods of the protocol say what these do.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: PageViewController, willTransitionTo pendingViewControllers: [ViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}
}

/// An object that provides the pages beside a page. UIKit's `UIPageViewControllerDataSource`.
///
/// It is asked each time that the user turns a page. Pages are not loaded in advance.
@MainActor public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before `viewController`, or nil if it is the first page: the user then cannot turn back.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// Returns the page after `viewController`, or nil if it is the last page: the user then cannot turn forward.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// Returns the number of dots below the pages. The default implementation returns 0, for no dots.
  ///
  /// Read when the data source is set, and by each `setViewControllers(_:direction:animated:completion:)`.
  func presentationCount(for pageViewController: PageViewController) -> Int
  /// Returns the index of the shown page among the dots. The default implementation returns 0.
  ///
  /// Read together with the number of dots. When the user turns pages, TermKit changes the index.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

// The methods of the protocol say what these do.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PageViewControllerDataSource {
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}
