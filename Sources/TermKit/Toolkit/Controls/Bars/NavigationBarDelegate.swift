/// Decides about the items of a navigation bar and hears of them. UIKit's `UINavigationBarDelegate`.
@MainActor public protocol NavigationBarDelegate: BarPositioningDelegate {
  /// Whether an item may come on top; true unless implemented.
  func navigationBar(_ bar: NavigationBar, shouldPush item: NavigationItem) -> Bool
  /// An item has come on top; called when the animation is over.
  func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem)
  /// Whether the top item may go, because the back button was pressed or `popItem(animated:)` called; true unless implemented.
  func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// The top item has gone; called when the animation is over.
  func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  /// Lets it.
  public func navigationBar(_ bar: NavigationBar, shouldPush item: NavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem) {}
  /// Lets it.
  public func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem) {}
}
