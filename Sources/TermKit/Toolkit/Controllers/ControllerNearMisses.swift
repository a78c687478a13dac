import TermKitViews

/// Methods that UIKit developers write in delegates of tab bar controllers, and that TermKit would not call. Writing one is a compiler
/// error.
@MainActor public protocol TabBarControllerDelegateNearMisses: AnyObject {
  associatedtype TabsWillBeginCustomizing
  func tabBarController(_: TabBarController, willBeginCustomizing _: [ViewController]) -> TabsWillBeginCustomizing
  associatedtype TabsWillEndCustomizing
  func tabBarController(_: TabBarController, willEndCustomizing _: [ViewController], changed _: Bool)
    -> TabsWillEndCustomizing
  associatedtype TabsDidEndCustomizing
  func tabBarController(_: TabBarController, didEndCustomizing _: [ViewController], changed _: Bool)
    -> TabsDidEndCustomizing
  static func tabCustomizing()
}

// `NearMiss.swift` explains these declarations.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TabBarControllerDelegateNearMisses {
  public func tabBarController(_: TabBarController, willBeginCustomizing _: [ViewController]) -> Never {
    calledNearMiss()
  }
  public func tabBarController(_: TabBarController, willEndCustomizing _: [ViewController], changed _: Bool) -> Never {
    calledNearMiss()
  }
  public func tabBarController(_: TabBarController, didEndCustomizing _: [ViewController], changed _: Bool) -> Never {
    calledNearMiss()
  }
  @available(*, unavailable, message: "users cannot rearrange tabs: remove this method")
  public static func tabCustomizing() {}
  public static func tabCustomizing()
  where TabsWillBeginCustomizing == Never, TabsWillEndCustomizing == Never, TabsDidEndCustomizing == Never {}
}

/// Methods that UIKit developers write in delegates of page view controllers, and that TermKit would not call. Writing one is a compiler
/// error.
@MainActor public protocol PageViewControllerDelegateNearMisses: AnyObject {
  associatedtype PagesSpineLocation
  associatedtype PagesOrientation
  func pageViewController(_: PageViewController, spineLocationFor _: PagesOrientation) -> PagesSpineLocation
  associatedtype PagesSupportedOrientations
  func pageViewControllerSupportedInterfaceOrientations(_: PageViewController) -> PagesSupportedOrientations
  associatedtype PagesPreferredOrientation
  func pageViewControllerPreferredInterfaceOrientationForPresentation(_: PageViewController)
    -> PagesPreferredOrientation
  static func pageOrientations()
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PageViewControllerDelegateNearMisses {
  public func pageViewController(_: PageViewController, spineLocationFor orientation: Never) -> Never {}
  public func pageViewControllerSupportedInterfaceOrientations(_: PageViewController) -> Never { calledNearMiss() }
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(_: PageViewController) -> Never {
    calledNearMiss()
  }
  @available(*, unavailable, message: "terminals do not rotate, and pages have no spine: remove this method")
  public static func pageOrientations() {}
  public static func pageOrientations()
  where
    PagesSpineLocation == Never, PagesOrientation == Never, PagesSupportedOrientations == Never,
    PagesPreferredOrientation == Never
  {}
}

/// Methods that UIKit developers write in delegates of split view controllers, and that TermKit would not call. Writing one is a compiler
/// error.
@MainActor public protocol SplitViewControllerDelegateNearMisses: AnyObject {
  associatedtype SplitPrimaryForCollapsing
  func primaryViewController(forCollapsing _: SplitViewController) -> SplitPrimaryForCollapsing
  associatedtype SplitPrimaryForExpanding
  func primaryViewController(forExpanding _: SplitViewController) -> SplitPrimaryForExpanding
  associatedtype SplitCollapsing
  func splitViewController(_: SplitViewController, collapseSecondary _: ViewController, onto _: ViewController)
    -> SplitCollapsing
  associatedtype SplitSeparating
  func splitViewController(_: SplitViewController, separateSecondaryFrom _: ViewController) -> SplitSeparating
  static func splitCollapsing()

  associatedtype SplitTargetMode
  func targetDisplayModeForAction(in _: SplitViewController) -> SplitTargetMode
  associatedtype SplitGestureBegin
  func splitViewControllerInteractivePresentationGestureWillBegin(_: SplitViewController) -> SplitGestureBegin
  associatedtype SplitGestureEnd
  func splitViewControllerInteractivePresentationGestureDidEnd(_: SplitViewController) -> SplitGestureEnd
  static func splitGestures()

  associatedtype SplitSupportedOrientations
  func splitViewControllerSupportedInterfaceOrientations(_: SplitViewController) -> SplitSupportedOrientations
  associatedtype SplitPreferredOrientation
  func splitViewControllerPreferredInterfaceOrientationForPresentation(_: SplitViewController)
    -> SplitPreferredOrientation
  static func splitOrientations()
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SplitViewControllerDelegateNearMisses {
  public func primaryViewController(forCollapsing _: SplitViewController) -> Never { calledNearMiss() }
  public func primaryViewController(forExpanding _: SplitViewController) -> Never { calledNearMiss() }
  public func splitViewController(
    _: SplitViewController, collapseSecondary _: ViewController, onto _: ViewController
  ) -> Never { calledNearMiss() }
  public func splitViewController(_: SplitViewController, separateSecondaryFrom _: ViewController) -> Never {
    calledNearMiss()
  }
  @available(
    *, unavailable,
    message:
      "columns collapse by themselves: implement splitViewController(_:topColumnForCollapsingToProposedTopColumn:) instead"
  )
  public static func splitCollapsing() {}
  public static func splitCollapsing()
  where
    SplitPrimaryForCollapsing == Never, SplitPrimaryForExpanding == Never, SplitCollapsing == Never,
    SplitSeparating == Never
  {}

  public func targetDisplayModeForAction(in _: SplitViewController) -> Never { calledNearMiss() }
  public func splitViewControllerInteractivePresentationGestureWillBegin(_: SplitViewController) -> Never {
    calledNearMiss()
  }
  public func splitViewControllerInteractivePresentationGestureDidEnd(_: SplitViewController) -> Never {
    calledNearMiss()
  }
  @available(
    *, unavailable,
    message:
      "no gesture shows columns: implement splitViewController(_:willShow:) or a bar button item that calls show(_:)"
  )
  public static func splitGestures() {}
  public static func splitGestures()
  where SplitTargetMode == Never, SplitGestureBegin == Never, SplitGestureEnd == Never {}

  public func splitViewControllerSupportedInterfaceOrientations(_: SplitViewController) -> Never { calledNearMiss() }
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(_: SplitViewController) -> Never {
    calledNearMiss()
  }
  @available(*, unavailable, message: "terminals do not rotate: remove this method")
  public static func splitOrientations() {}
  public static func splitOrientations()
  where SplitSupportedOrientations == Never, SplitPreferredOrientation == Never {}
}
