/// How a presented controller is placed on the screen. UIKit's `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Hashable, Sendable {
  /// Over the whole window. The presenting controller's view is removed from the window until the dismissal begins.
  case fullScreen
  /// Over the whole window. The presenting controller's view stays and shows through.
  case overFullScreen
  /// In a sheet, in a separate window over a darker backdrop. The sheet is in the middle of the screen, except for action sheets. The tint of
  /// the window behind is dimmed.
  case formSheet
  /// Over the view of the nearest controller with `definesPresentationContext`, hiding that view. The rest of the screen stays live.
  ///
  /// The search begins at the controller whose `present` is called, and continues with its parents. If none of them has the property, the
  /// outermost parent is used.
  case currentContext
  /// Over the view of the nearest controller with `definesPresentationContext`, which shows through. The rest of the screen stays live.
  ///
  /// The controller is found as for `currentContext`.
  case overCurrentContext
  /// By the `PresentationController` of the presented controller's `transitioningDelegate`, over the whole window.
  case custom
}

/// How a presented controller appears and disappears. UIKit's `UIModalTransitionStyle`.
public enum ModalTransitionStyle: Hashable, Sendable {
  /// Moves in from the bottom, and out again.
  case coverVertical
  /// Fades in and out.
  case crossDissolve
}
