/// Methods that UIKit developers write in scroll view delegates, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol ScrollViewDelegateNearMisses: AnyObject {
  associatedtype ScrollViewWillBeginDecelerating
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) -> ScrollViewWillBeginDecelerating
  associatedtype ScrollViewDidEndDecelerating
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) -> ScrollViewDidEndDecelerating
  associatedtype ScrollViewDragVelocity
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: ScrollViewDragVelocity,
    targetContentOffset: UnsafeMutablePointer<ScrollViewDragVelocity>)
  static var deceleration: Void { get }

  associatedtype ScrollViewShouldScrollToTop
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> ScrollViewShouldScrollToTop
  associatedtype ScrollViewDidScrollToTop
  func scrollViewDidScrollToTop(_ scrollView: ScrollView) -> ScrollViewDidScrollToTop
  static var scrollingToTop: Void { get }

  associatedtype ScrollViewViewForZooming
  func viewForZooming(in scrollView: ScrollView) -> ScrollViewViewForZooming
  associatedtype ScrollViewDidZoom
  func scrollViewDidZoom(_ scrollView: ScrollView) -> ScrollViewDidZoom
  associatedtype ScrollViewZoomScale
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: ScrollViewZoomScale)
  associatedtype ScrollViewWillBeginZooming
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) -> ScrollViewWillBeginZooming
  static var zooming: Void { get }
}

extension ScrollViewDelegateNearMisses {
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) -> Never { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) -> Never { calledNearMiss() }
  /// Does nothing. It is there for delegates without this method of UIKit, which TermKit does not call.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Never, targetContentOffset: UnsafeMutablePointer<Never>
  ) {}
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(
    *, unavailable,
    message: "scrolling in a terminal stops immediately: implement scrollViewDidEndDragging(_:willDecelerate:) instead"
  )
  public static var deceleration: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Never { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) -> Never { calledNearMiss() }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(
    *, unavailable,
    message:
      "the Home key scrolls to the top, a click on the status bar does not: implement scrollViewDidScroll(_:) instead"
  )
  public static var scrollingToTop: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func viewForZooming(in scrollView: ScrollView) -> Never { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func scrollViewDidZoom(_ scrollView: ScrollView) -> Never { calledNearMiss() }
  /// Does nothing. It is there for delegates without this method of UIKit, which TermKit does not call.
  public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Never) {}
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) -> Never { calledNearMiss() }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(
    *, unavailable,
    message: "cells cannot be zoomed: change the size of the content view and the scroll view's contentSize instead"
  )
  public static var zooming: Void { () }
}

extension ScrollViewDelegateNearMisses
where
  ScrollViewWillBeginDecelerating == Never, ScrollViewDidEndDecelerating == Never, ScrollViewDragVelocity == Never
{
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var deceleration: Void { () }
}

extension ScrollViewDelegateNearMisses
where ScrollViewShouldScrollToTop == Never, ScrollViewDidScrollToTop == Never {
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var scrollingToTop: Void { () }
}

extension ScrollViewDelegateNearMisses
where
  ScrollViewViewForZooming == Never, ScrollViewDidZoom == Never, ScrollViewZoomScale == Never,
  ScrollViewWillBeginZooming == Never
{
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var zooming: Void { () }
}
