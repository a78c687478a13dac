/// How a presented controller is placed on the screen. UIKit's `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Hashable, Sendable {
  /// Over the whole window. The presenting controller's view is removed from the window until the dismissal begins.
  case fullScreen
  /// Over the whole window. The presenting controller's view stays and shows through.
  case overFullScreen
  /// In a sheet: a separate window over a backdrop, in the middle except for action sheets. The tint of the window behind is dimmed.
  case formSheet
  /// Over the view of the nearest controller with `definesPresentationContext`, hiding that view. The rest of the screen stays live.
  ///
  /// The search begins at the controller whose `present` is called, and ends at the outermost parent, which is used without the property.
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
