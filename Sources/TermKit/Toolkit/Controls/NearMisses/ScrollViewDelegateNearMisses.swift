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
  /// Stops the program.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) -> Never { calledNearMiss() }
  /// Stops the program.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) -> Never { calledNearMiss() }
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Never, targetContentOffset: UnsafeMutablePointer<Never>
  ) {}
  /// Unavailable, which makes near misses errors.
  @available(
    *, unavailable,
    message: "scrolling in a terminal stops immediately: implement scrollViewDidEndDragging(_:willDecelerate:) instead"
  )
  public static var deceleration: Void { () }

  /// Stops the program.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Never { calledNearMiss() }
  /// Stops the program.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) -> Never { calledNearMiss() }
  /// Unavailable, which makes near misses errors.
  @available(
    *, unavailable,
    message:
      "the Home key scrolls to the top, a click on the status bar does not: implement scrollViewDidScroll(_:) instead"
  )
  public static var scrollingToTop: Void { () }

  /// Stops the program.
  public func viewForZooming(in scrollView: ScrollView) -> Never { calledNearMiss() }
  /// Stops the program.
  public func scrollViewDidZoom(_ scrollView: ScrollView) -> Never { calledNearMiss() }
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Never) {}
  /// Stops the program.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) -> Never { calledNearMiss() }
  /// Unavailable, which makes near misses errors.
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
  /// Does nothing.
  public static var deceleration: Void { () }
}

extension ScrollViewDelegateNearMisses
where ScrollViewShouldScrollToTop == Never, ScrollViewDidScrollToTop == Never {
  /// Does nothing.
  public static var scrollingToTop: Void { () }
}

extension ScrollViewDelegateNearMisses
where
  ScrollViewViewForZooming == Never, ScrollViewDidZoom == Never, ScrollViewZoomScale == Never,
  ScrollViewWillBeginZooming == Never
{
  /// Does nothing.
  public static var zooming: Void { () }
}
