/// How a presented controller is placed on the screen. UIKit's `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Hashable, Sendable {
  /// Over the whole window. The presenting controller's view is removed from the window until the dismissal begins.
  case fullScreen
  /// Over the whole window. The presenting controller's view stays and shows through.
  case overFullScreen
  /// In a sheet: a separate window over a backdrop, in the middle except for action sheets. The tint of the window behind is dimmed.
  case formSheet
  /// In a popover: a panel with an arrow that points at a view or a bar item. The tint of the window behind is dimmed.
  ///
  /// Before the presentation, set the `sourceView` or the `sourceItem` of the controller's `popoverPresentationController`.
  case popover
  /// In place of the view of the nearest controller with `definesPresentationContext`. The rest of the screen can still be used.
  ///
  /// The search begins at the controller whose `present` is called, and goes on with its parents. If it finds no such controller, the
  /// outermost parent is used.
  case currentContext
  /// Over the same view as with `currentContext`, which shows through. The rest of the screen can still be used.
  case overCurrentContext
  /// By the `PresentationController` of the presented controller's `transitioningDelegate`, over the whole window.
  case custom
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ModalPresentationStyle {
  @available(
    *, unavailable, message: "use .formSheet: a sheet has the size of its contents, or its preferredContentSize"
  )
  public static var pageSheet: Self { .formSheet }
  @available(*, unavailable, message: "return .popover from adaptivePresentationStyle(for:)")
  public static var none: Self { .popover }
  @available(*, unavailable, message: "use .fullScreen, which is the default, or .formSheet for a sheet")
  public static var automatic: Self { .fullScreen }
}

/// How a presented controller appears and disappears. UIKit's `UIModalTransitionStyle`.
public enum ModalTransitionStyle: Hashable, Sendable {
  /// Moves in from the bottom, and out again.
  case coverVertical
  /// Fades in and out.
  case crossDissolve
}
