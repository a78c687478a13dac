/// An object that provides the pages beside a page. UIKit's `UIPageViewControllerDataSource`.
@MainActor public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before a page, or nil for the first one.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// Returns the page after a page, or nil for the last one.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// Returns the number of dots below the pages. The default implementation returns 0, for no dots.
  ///
  /// Read when the data source is set, and after each `setViewControllers(_:direction:animated:completion:)`.
  func presentationCount(for pageViewController: PageViewController) -> Int
  /// Returns the index of the shown page among the dots. The default implementation returns 0.
  ///
  /// Read together with the number of dots. When the user turns pages, TermKit changes the index.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}
