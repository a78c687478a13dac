/// Methods that UIKit developers write in scroll view delegates, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol ScrollViewDelegateNearMisses: AnyObject {
  associatedtype ScrollViewWillBeginDecelerating
  func scrollViewWillBeginDecelerating(_: ScrollView) -> ScrollViewWillBeginDecelerating
  associatedtype ScrollViewDidEndDecelerating
  func scrollViewDidEndDecelerating(_: ScrollView) -> ScrollViewDidEndDecelerating
  associatedtype ScrollViewDragVelocity
  func scrollViewWillEndDragging(
    _: ScrollView, withVelocity _: ScrollViewDragVelocity,
    targetContentOffset _: UnsafeMutablePointer<ScrollViewDragVelocity>)
  static func deceleration()

  associatedtype ScrollViewShouldScrollToTop
  func scrollViewShouldScrollToTop(_: ScrollView) -> ScrollViewShouldScrollToTop
  associatedtype ScrollViewDidScrollToTop
  func scrollViewDidScrollToTop(_: ScrollView) -> ScrollViewDidScrollToTop
  static func scrollingToTop()

  associatedtype ScrollViewViewForZooming
  func viewForZooming(in _: ScrollView) -> ScrollViewViewForZooming
  associatedtype ScrollViewDidZoom
  func scrollViewDidZoom(_: ScrollView) -> ScrollViewDidZoom
  associatedtype ScrollViewZoomScale
  func scrollViewDidEndZooming(_: ScrollView, with _: View?, atScale _: ScrollViewZoomScale)
  associatedtype ScrollViewWillBeginZooming
  func scrollViewWillBeginZooming(_: ScrollView, with _: View?) -> ScrollViewWillBeginZooming
  static func zooming()
}

// The methods are never called. For each check, the compiler uses the unavailable function and shows its message as an error if a delegate
// has a near miss, and otherwise the other function.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ScrollViewDelegateNearMisses {
  public func scrollViewWillBeginDecelerating(_: ScrollView) -> Never { calledNearMiss() }
  public func scrollViewDidEndDecelerating(_: ScrollView) -> Never { calledNearMiss() }
  public func scrollViewWillEndDragging(
    _: ScrollView, withVelocity _: Never, targetContentOffset _: UnsafeMutablePointer<Never>
  ) {}
  @available(
    *, unavailable,
    message: "scrolling in a terminal stops immediately: implement scrollViewDidEndDragging(_:willDecelerate:) instead"
  )
  public static func deceleration() {}
  public static func deceleration()
  where
    ScrollViewWillBeginDecelerating == Never, ScrollViewDidEndDecelerating == Never, ScrollViewDragVelocity == Never
  {}

  public func scrollViewShouldScrollToTop(_: ScrollView) -> Never { calledNearMiss() }
  public func scrollViewDidScrollToTop(_: ScrollView) -> Never { calledNearMiss() }
  @available(
    *, unavailable,
    message:
      "the Home key scrolls to the top, a click on the status bar does not: implement scrollViewDidScroll(_:) instead"
  )
  public static func scrollingToTop() {}
  public static func scrollingToTop()
  where ScrollViewShouldScrollToTop == Never, ScrollViewDidScrollToTop == Never {}

  public func viewForZooming(in _: ScrollView) -> Never { calledNearMiss() }
  public func scrollViewDidZoom(_: ScrollView) -> Never { calledNearMiss() }
  public func scrollViewDidEndZooming(_: ScrollView, with _: View?, atScale _: Never) {}
  public func scrollViewWillBeginZooming(_: ScrollView, with _: View?) -> Never { calledNearMiss() }
  @available(
    *, unavailable,
    message: "cells cannot be zoomed: change the size of the content view and the scroll view's contentSize instead"
  )
  public static func zooming() {}
  public static func zooming()
  where
    ScrollViewViewForZooming == Never, ScrollViewDidZoom == Never, ScrollViewZoomScale == Never,
    ScrollViewWillBeginZooming == Never
  {}
}
