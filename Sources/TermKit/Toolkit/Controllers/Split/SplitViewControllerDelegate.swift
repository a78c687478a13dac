import TermKitViews

/// An object that is notified of the columns that a split view controller shows, and decides about some of them. UIKit's
/// `UISplitViewControllerDelegate`.
@MainActor public protocol SplitViewControllerDelegate: SplitViewControllerDelegateNearMisses {
  /// Returns the column to show when the split view collapses. The default implementation returns the proposed column.
  ///
  /// The proposed column is shown instead of a returned column that is empty.
  /// - Parameters:
  ///   - splitViewController: The split view controller.
  ///   - proposedTopColumn: The compact column if it has a controller. Otherwise the column with the focus or, without a focus, the last one
  ///     of the primary, supplementary and secondary columns that has a controller.
  func splitViewController(
    _ splitViewController: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// Returns the display mode to show when the split view expands. The default implementation returns the proposed mode.
  /// - Parameter proposedDisplayMode: The mode that the split view would show.
  func splitViewController(
    _ splitViewController: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode
  /// Called after the split view has collapsed: it shows one column now. The default implementation does nothing.
  func splitViewControllerDidCollapse(_ splitViewController: SplitViewController)
  /// Called after the split view has expanded: it shows its columns again. The default implementation does nothing.
  func splitViewControllerDidExpand(_ splitViewController: SplitViewController)
  /// Called before the display mode changes. The default implementation does nothing.
  /// - Parameter displayMode: The next mode.
  func splitViewController(
    _ splitViewController: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)
  /// Called before a column is shown. The default implementation does nothing.
  ///
  /// A collapsed split view shows only its top column.
  /// - Parameter column: The column.
  func splitViewController(_ splitViewController: SplitViewController, willShow column: SplitViewController.Column)
  /// Called before a column is hidden. The default implementation does nothing.
  /// - Parameter column: The column.
  func splitViewController(_ splitViewController: SplitViewController, willHide column: SplitViewController.Column)
  /// Called by `show(_:sender:)` of the split view controller. Returns true if the delegate has shown the controller in its own way. The
  /// default implementation returns false, and the split view controller shows it.
  /// - Parameters:
  ///   - viewController: The controller to show.
  ///   - sender: The object that asked for it.
  func splitViewController(
    _ splitViewController: SplitViewController, show viewController: ViewController, sender: Any?
  ) -> Bool
  /// Called by `showDetailViewController(_:sender:)` of the split view controller. Returns true if the delegate has shown the controller in
  /// its own way. The default implementation returns false, and the split view controller shows it.
  /// - Parameters:
  ///   - viewController: The controller to show.
  ///   - sender: The object that asked for it.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail viewController: ViewController, sender: Any?
  ) -> Bool
}

extension SplitViewControllerDelegate {
  /// Returns the proposed column.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
  /// Returns the proposed mode.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ splitViewController: SplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ splitViewController: SplitViewController) {}
  /// Does nothing.
  public func splitViewController(
    _ splitViewController: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ splitViewController: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ splitViewController: SplitViewController, willHide column: SplitViewController.Column
  ) {}
  /// Returns false.
  public func splitViewController(
    _ splitViewController: SplitViewController, show viewController: ViewController, sender: Any?
  ) -> Bool { false }
  /// Returns false.
  public func splitViewController(
    _ splitViewController: SplitViewController, showDetail viewController: ViewController, sender: Any?
  ) -> Bool { false }
}
