import TermKitViews

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
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func pageViewController(_ pageViewController: PageViewController, spineLocationFor orientation: Never) -> Never
  {}
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: PageViewController) -> Never {
    calledNearMiss()
  }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: PageViewController
  ) -> Never { calledNearMiss() }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(*, unavailable, message: "terminals do not rotate, and pages have no spine: remove this method")
  public static var pageOrientations: Void { () }
}

extension PageViewControllerDelegateNearMisses
where
  PagesSpineLocation == Never, PagesOrientation == Never, PagesSupportedOrientations == Never,
  PagesPreferredOrientation == Never
{
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var pageOrientations: Void { () }
}
