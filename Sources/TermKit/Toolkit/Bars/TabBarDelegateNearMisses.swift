import TermKitViews

/// Methods that UIKit developers write in tab bar delegates, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol TabBarDelegateNearMisses: AnyObject {
  associatedtype TabBarWillBeginCustomizing
  func tabBar(_ tabBar: TabBar, willBeginCustomizing items: [TabBarItem]) -> TabBarWillBeginCustomizing
  associatedtype TabBarDidBeginCustomizing
  func tabBar(_ tabBar: TabBar, didBeginCustomizing items: [TabBarItem]) -> TabBarDidBeginCustomizing
  associatedtype TabBarWillEndCustomizing
  func tabBar(_ tabBar: TabBar, willEndCustomizing items: [TabBarItem], changed: Bool) -> TabBarWillEndCustomizing
  associatedtype TabBarDidEndCustomizing
  func tabBar(_ tabBar: TabBar, didEndCustomizing items: [TabBarItem], changed: Bool) -> TabBarDidEndCustomizing
  static var tabBarCustomizing: Void { get }
}

extension TabBarDelegateNearMisses {
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tabBar(_ tabBar: TabBar, willBeginCustomizing items: [TabBarItem]) -> Never { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tabBar(_ tabBar: TabBar, didBeginCustomizing items: [TabBarItem]) -> Never { calledNearMiss() }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tabBar(_ tabBar: TabBar, willEndCustomizing items: [TabBarItem], changed: Bool) -> Never {
    calledNearMiss()
  }
  /// Never called. A class that conforms to the protocol and implements it does not compile.
  public func tabBar(_ tabBar: TabBar, didEndCustomizing items: [TabBarItem], changed: Bool) -> Never {
    calledNearMiss()
  }
  /// Only for the compiler, which shows its message as an error for a delegate that implements a method that TermKit does not call.
  @available(*, unavailable, message: "users cannot rearrange tabs: remove this method")
  public static var tabBarCustomizing: Void { () }
}

extension TabBarDelegateNearMisses
where
  TabBarWillBeginCustomizing == Never, TabBarDidBeginCustomizing == Never, TabBarWillEndCustomizing == Never,
  TabBarDidEndCustomizing == Never
{
  /// Only for the compiler, which uses it if a delegate implements none of the methods that TermKit does not call.
  public static var tabBarCustomizing: Void { () }
}
