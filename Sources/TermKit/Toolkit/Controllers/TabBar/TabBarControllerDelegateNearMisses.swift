import TermKitViews

/// Methods that UIKit developers write in delegates of tab bar controllers, and that TermKit would not call. Writing one is a compiler
/// error.
@MainActor public protocol TabBarControllerDelegateNearMisses: AnyObject {
  associatedtype TabsWillBeginCustomizing
  func tabBarController(_ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController])
    -> TabsWillBeginCustomizing
  associatedtype TabsWillEndCustomizing
  func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController], changed: Bool
  ) -> TabsWillEndCustomizing
  associatedtype TabsDidEndCustomizing
  func tabBarController(
    _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController], changed: Bool
  ) -> TabsDidEndCustomizing
  static var tabCustomizing: Void { get }
}

extension TabBarControllerDelegateNearMisses {
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tabBarController(
    _ tabBarController: TabBarController, willBeginCustomizing viewControllers: [ViewController]
  ) -> Never { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tabBarController(
    _ tabBarController: TabBarController, willEndCustomizing viewControllers: [ViewController], changed: Bool
  ) -> Never { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tabBarController(
    _ tabBarController: TabBarController, didEndCustomizing viewControllers: [ViewController], changed: Bool
  ) -> Never { calledNearMiss() }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(*, unavailable, message: "users cannot rearrange tabs: remove this method")
  public static var tabCustomizing: Void { () }
}

extension TabBarControllerDelegateNearMisses
where TabsWillBeginCustomizing == Never, TabsWillEndCustomizing == Never, TabsDidEndCustomizing == Never {
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var tabCustomizing: Void { () }
}
