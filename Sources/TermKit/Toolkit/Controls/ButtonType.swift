/// How much of a button's look is the system's. UIKit's `UIButton.ButtonType`.
public enum ButtonType: Hashable, Sendable, CaseIterable {
  /// No bezel, title and image in the tint; it fades while pressed, and shows the selection indicator (C2).
  case system
  /// Nothing but what is set on it (C3).
  case custom
}

/// Where contents are from left to right in room that is wider. UIKit's `UIControl.ContentHorizontalAlignment`.
public enum ContentHorizontalAlignment: Hashable, Sendable, CaseIterable {
  /// In the middle.
  case center
  /// At the left edge.
  case left
  /// At the right edge.
  case right
}

/// Where contents are from top to bottom in room that is higher. UIKit's `UIControl.ContentVerticalAlignment`.
public enum ContentVerticalAlignment: Hashable, Sendable, CaseIterable {
  /// In the middle.
  case center
  /// At the top edge.
  case top
  /// At the bottom edge.
  case bottom
}
