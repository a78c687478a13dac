import TermKitControls

/// A delegate that decides whether items of a navigation bar are pushed and popped. UIKit's `UINavigationBarDelegate`.
@MainActor public protocol NavigationBarDelegate: BarPositioningDelegate {
  /// Returns whether `pushItem(_:animated:)` pushes an item. The default implementation returns true. `setItems(_:animated:)` does not call
  /// it.
  /// - Parameters:
  ///   - bar: The navigation bar.
  ///   - item: The item.
  func navigationBar(_ bar: NavigationBar, shouldPush item: NavigationItem) -> Bool
  /// Called after an item was pushed, at the end of the animation. The default implementation does nothing.
  /// - Parameters:
  ///   - bar: The navigation bar.
  ///   - item: The item.
  func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem)
  /// Returns whether to pop the top item, after the back button was pressed or `popItem(animated:)` was called. The default implementation
  /// returns true.
  /// - Parameters:
  ///   - bar: The navigation bar.
  ///   - item: The item.
  func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// Called after the top item was popped, at the end of the animation. The default implementation does nothing.
  /// - Parameters:
  ///   - bar: The navigation bar.
  ///   - item: The item.
  func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  /// Returns true.
  public func navigationBar(_ bar: NavigationBar, shouldPush item: NavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem) {}
  /// Returns true.
  public func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem) {}
}
