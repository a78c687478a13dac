import TermKitViews

/// Methods that UIKit developers write in delegates of split view controllers, and that TermKit would not call. Writing one is a compiler
/// error.
@MainActor public protocol SplitViewControllerDelegateNearMisses: AnyObject {
  associatedtype SplitPrimaryForCollapsing
  func primaryViewController(forCollapsing splitViewController: SplitViewController) -> SplitPrimaryForCollapsing
  associatedtype SplitPrimaryForExpanding
  func primaryViewController(forExpanding splitViewController: SplitViewController) -> SplitPrimaryForExpanding
  associatedtype SplitCollapsing
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> SplitCollapsing
  associatedtype SplitSeparating
  func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primaryViewController: ViewController
  ) -> SplitSeparating
  static var splitCollapsing: Void { get }

  associatedtype SplitTargetMode
  func targetDisplayModeForAction(in splitViewController: SplitViewController) -> SplitTargetMode
  associatedtype SplitGestureBegin
  func splitViewControllerInteractivePresentationGestureWillBegin(_ splitViewController: SplitViewController)
    -> SplitGestureBegin
  associatedtype SplitGestureEnd
  func splitViewControllerInteractivePresentationGestureDidEnd(_ splitViewController: SplitViewController)
    -> SplitGestureEnd
  static var splitGestures: Void { get }

  associatedtype SplitSupportedOrientations
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: SplitViewController)
    -> SplitSupportedOrientations
  associatedtype SplitPreferredOrientation
  func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: SplitViewController)
    -> SplitPreferredOrientation
  static var splitOrientations: Void { get }
}

extension SplitViewControllerDelegateNearMisses {
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func primaryViewController(forCollapsing splitViewController: SplitViewController) -> Never {
    calledNearMiss()
  }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func primaryViewController(forExpanding splitViewController: SplitViewController) -> Never { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Never { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primaryViewController: ViewController
  ) -> Never { calledNearMiss() }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(
    *, unavailable,
    message:
      "columns collapse by themselves: implement splitViewController(_:topColumnForCollapsingToProposedTopColumn:) instead"
  )
  public static var splitCollapsing: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func targetDisplayModeForAction(in splitViewController: SplitViewController) -> Never { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ splitViewController: SplitViewController)
    -> Never
  { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ splitViewController: SplitViewController)
    -> Never
  { calledNearMiss() }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(
    *, unavailable,
    message:
      "no gesture shows columns: implement splitViewController(_:willShow:) or a bar button item that calls show(_:)"
  )
  public static var splitGestures: Void { () }

  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: SplitViewController) -> Never {
    calledNearMiss()
  }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: SplitViewController
  ) -> Never { calledNearMiss() }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(*, unavailable, message: "terminals do not rotate: remove this method")
  public static var splitOrientations: Void { () }
}

extension SplitViewControllerDelegateNearMisses
where
  SplitPrimaryForCollapsing == Never, SplitPrimaryForExpanding == Never, SplitCollapsing == Never,
  SplitSeparating == Never
{
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var splitCollapsing: Void { () }
}

extension SplitViewControllerDelegateNearMisses
where SplitTargetMode == Never, SplitGestureBegin == Never, SplitGestureEnd == Never {
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var splitGestures: Void { () }
}

extension SplitViewControllerDelegateNearMisses
where SplitSupportedOrientations == Never, SplitPreferredOrientation == Never {
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var splitOrientations: Void { () }
}
