/// Methods that UIKit developers write in delegates of page view controllers, and that TermKit would not call. Writing one is a compiler
/// error.
@MainActor public protocol PageViewControllerDelegateNearMisses: AnyObject {
  associatedtype PagesSpineLocation
  associatedtype PagesOrientation
  func pageViewController(_ pageViewController: PageViewController, spineLocationFor orientation: PagesOrientation)
    -> PagesSpineLocation
  associatedtype PagesSupportedOrientations
  func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: PageViewController)
    -> PagesSupportedOrientations
  associatedtype PagesPreferredOrientation
  func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: PageViewController)
    -> PagesPreferredOrientation
  static var pageOrientations: Void { get }
}

extension PageViewControllerDelegateNearMisses {
  /// Stops the program. TermKit declares this method so that a class that implements it does not compile.
  public func pageViewController(_ pageViewController: PageViewController, spineLocationFor orientation: Never) -> Never
  {}
  /// Stops the program. TermKit declares this method so that a class that implements it does not compile.
  public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: PageViewController) -> Never {
    calledNearMiss()
  }
  /// Stops the program. TermKit declares this method so that a class that implements it does not compile.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: PageViewController
  ) -> Never { calledNearMiss() }
  /// Unavailable. For a delegate that implements a method that TermKit does not call, the compiler shows the message as an error.
  @available(*, unavailable, message: "terminals do not rotate, and pages have no spine: remove this method")
  public static var pageOrientations: Void { () }
}

extension PageViewControllerDelegateNearMisses
where
  PagesSpineLocation == Never, PagesOrientation == Never, PagesSupportedOrientations == Never,
  PagesPreferredOrientation == Never
{
  /// Does nothing. The compiler uses it for a delegate that implements none of the methods that cause the error.
  public static var pageOrientations: Void { () }
}
