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
  /// Traps. TermKit declares this method only to make implementing it a compiler error.
  public func pageViewController(_ pageViewController: PageViewController, spineLocationFor orientation: Never) -> Never
  {}
  /// Traps. TermKit declares this method only to make implementing it a compiler error.
  public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: PageViewController) -> Never {
    calledNearMiss()
  }
  /// Traps. TermKit declares this method only to make implementing it a compiler error.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: PageViewController
  ) -> Never { calledNearMiss() }
  /// Unavailable. The compiler reports the message if a delegate implements one of the methods that this checks.
  @available(*, unavailable, message: "terminals do not rotate, and pages have no spine: remove this method")
  public static var pageOrientations: Void { () }
}

extension PageViewControllerDelegateNearMisses
where
  PagesSpineLocation == Never, PagesOrientation == Never, PagesSupportedOrientations == Never,
  PagesPreferredOrientation == Never
{
  /// Used by the compiler for a delegate that implements none of the checked methods. Does nothing.
  public static var pageOrientations: Void { () }
}
