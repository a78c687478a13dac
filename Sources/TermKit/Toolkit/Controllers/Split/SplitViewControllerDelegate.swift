import TermKitViews

/// An object that is notified of the columns that a split view controller shows, and decides about some of them. UIKit's
/// `UISplitViewControllerDelegate`.
@MainActor public protocol SplitViewControllerDelegate: SplitViewControllerDelegateNearMisses {
  /// Returns the column to show when the split view collapses. The default implementation returns `proposedTopColumn`, which is also shown
  /// instead of a returned column that is empty.
  ///
  /// The proposed column is the compact column if it has a controller. Otherwise it is the column with the focus or, without a focus, the
  /// last one of the primary, supplementary and secondary columns that has a controller.
  func splitViewController(
    _ splitViewController: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// Returns the display mode to show when the split view expands. The default implementation returns `proposedDisplayMode`.
  func splitViewController(
    _ splitViewController: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode
  /// Called after the split view has collapsed: it shows one column now. The default implementation does nothing.
  func splitViewControllerDidCollapse(_ splitViewController: SplitViewController)
  /// Called after the split view has expanded: it shows its columns again. The default implementation does nothing.
  func splitViewControllerDidExpand(_ splitViewController: SplitViewController)
  /// Called before the display mode changes to `displayMode`. The default implementation does nothing.
  func splitViewController(
    _ splitViewController: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)
  /// Called before `column` is shown. A collapsed split view shows only its top column. The default implementation does nothing.
  func splitViewController(_ splitViewController: SplitViewController, willShow column: SplitViewController.Column)
  /// Called before `column` is hidden. The default implementation does nothing.
  func splitViewController(_ splitViewController: SplitViewController, willHide column: SplitViewController.Column)
  /// Called by `show(_:sender:)` of the split view controller, which passes on its `sender`. Returns whether the delegate has shown
  /// `viewController`. If false, the split view controller shows it. The default implementation returns false.
  func splitViewController(
    _ splitViewController: SplitViewController, show viewController: ViewController, sender: Any?
  ) -> Bool
  /// Called by `showDetailViewController(_:sender:)` of the split view controller, which passes on its `sender`. Returns whether the
  /// delegate has shown `viewController`. If false, the split view controller shows it. The default implementation returns false.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail viewController: ViewController, sender: Any?
  ) -> Bool
}

// The methods of the protocol say what these do.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ splitViewController: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode { proposedDisplayMode }
  public func splitViewControllerDidCollapse(_ splitViewController: SplitViewController) {}
  public func splitViewControllerDidExpand(_ splitViewController: SplitViewController) {}
  public func splitViewController(
    _ splitViewController: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
  public func splitViewController(
    _ splitViewController: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  public func splitViewController(
    _ splitViewController: SplitViewController, willHide column: SplitViewController.Column
  ) {}
  public func splitViewController(
    _ splitViewController: SplitViewController, show viewController: ViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: SplitViewController, showDetail viewController: ViewController, sender: Any?
  ) -> Bool { false }
}
