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
  /// Traps. TermKit declares this method only to make implementing it a compiler error.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) -> Never { calledNearMiss() }
  /// Traps. TermKit declares this method only to make implementing it a compiler error.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) -> Never { calledNearMiss() }
  /// Used by the compiler for a delegate that implements none of the checked methods. Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Never, targetContentOffset: UnsafeMutablePointer<Never>
  ) {}
  /// Unavailable. The compiler reports the message if a delegate implements one of the methods that this checks.
  @available(
    *, unavailable,
    message: "scrolling in a terminal stops immediately: implement scrollViewDidEndDragging(_:willDecelerate:) instead"
  )
  public static var deceleration: Void { () }

  /// Traps. TermKit declares this method only to make implementing it a compiler error.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Never { calledNearMiss() }
  /// Traps. TermKit declares this method only to make implementing it a compiler error.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) -> Never { calledNearMiss() }
  /// Unavailable. The compiler reports the message if a delegate implements one of the methods that this checks.
  @available(
    *, unavailable,
    message:
      "the Home key scrolls to the top, a click on the status bar does not: implement scrollViewDidScroll(_:) instead"
  )
  public static var scrollingToTop: Void { () }

  /// Traps. TermKit declares this method only to make implementing it a compiler error.
  public func viewForZooming(in scrollView: ScrollView) -> Never { calledNearMiss() }
  /// Traps. TermKit declares this method only to make implementing it a compiler error.
  public func scrollViewDidZoom(_ scrollView: ScrollView) -> Never { calledNearMiss() }
  /// Used by the compiler for a delegate that implements none of the checked methods. Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Never) {}
  /// Traps. TermKit declares this method only to make implementing it a compiler error.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) -> Never { calledNearMiss() }
  /// Unavailable. The compiler reports the message if a delegate implements one of the methods that this checks.
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
  /// Used by the compiler for a delegate that implements none of the checked methods. Does nothing.
  public static var deceleration: Void { () }
}

extension ScrollViewDelegateNearMisses
where ScrollViewShouldScrollToTop == Never, ScrollViewDidScrollToTop == Never {
  /// Used by the compiler for a delegate that implements none of the checked methods. Does nothing.
  public static var scrollingToTop: Void { () }
}

extension ScrollViewDelegateNearMisses
where
  ScrollViewViewForZooming == Never, ScrollViewDidZoom == Never, ScrollViewZoomScale == Never,
  ScrollViewWillBeginZooming == Never
{
  /// Used by the compiler for a delegate that implements none of the checked methods. Does nothing.
  public static var zooming: Void { () }
}
