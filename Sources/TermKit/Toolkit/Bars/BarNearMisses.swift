import TermKitViews

/// Methods that UIKit developers write in tab bar delegates, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol TabBarDelegateNearMisses: AnyObject {
  associatedtype TabBarWillBeginCustomizing
  func tabBar(_: TabBar, willBeginCustomizing _: [TabBarItem]) -> TabBarWillBeginCustomizing
  associatedtype TabBarDidBeginCustomizing
  func tabBar(_: TabBar, didBeginCustomizing _: [TabBarItem]) -> TabBarDidBeginCustomizing
  associatedtype TabBarWillEndCustomizing
  func tabBar(_: TabBar, willEndCustomizing _: [TabBarItem], changed _: Bool) -> TabBarWillEndCustomizing
  associatedtype TabBarDidEndCustomizing
  func tabBar(_: TabBar, didEndCustomizing _: [TabBarItem], changed _: Bool) -> TabBarDidEndCustomizing
  static func tabBarCustomizing()
}

// `NearMiss.swift` explains these declarations.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TabBarDelegateNearMisses {
  public func tabBar(_: TabBar, willBeginCustomizing _: [TabBarItem]) -> Never { calledNearMiss() }
  public func tabBar(_: TabBar, didBeginCustomizing _: [TabBarItem]) -> Never { calledNearMiss() }
  public func tabBar(_: TabBar, willEndCustomizing _: [TabBarItem], changed _: Bool) -> Never { calledNearMiss() }
  public func tabBar(_: TabBar, didEndCustomizing _: [TabBarItem], changed _: Bool) -> Never { calledNearMiss() }
  @available(*, unavailable, message: "users cannot rearrange tabs: remove this method")
  public static func tabBarCustomizing() {}
  public static func tabBarCustomizing()
  where
    TabBarWillBeginCustomizing == Never, TabBarDidBeginCustomizing == Never, TabBarWillEndCustomizing == Never,
    TabBarDidEndCustomizing == Never
  {}
}

/// Methods that UIKit developers write in search bar delegates, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol SearchBarDelegateNearMisses: AnyObject {
  associatedtype SearchBarChangedRange
  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: SearchBarChangedRange, replacementText text: String
  ) -> Bool
  static func searchBarRanges()
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SearchBarDelegateNearMisses {
  @available(
    *, unavailable, message: "use Range<Int> instead of NSRange: ranges of text count grapheme clusters, as String does"
  )
  public static func searchBarRanges() {}
  public static func searchBarRanges() where SearchBarChangedRange == Range<Int> {}
}
