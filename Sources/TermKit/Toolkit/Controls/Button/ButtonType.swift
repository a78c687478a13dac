/// The type of a button, which decides how much of its look the system draws. UIKit's `UIButton.ButtonType`.
public enum ButtonType: Hashable, Sendable, CaseIterable {
  /// A button without a bezel, with its title and image in the tint. It fades while pressed. While selected, it shows the indicator.
  case system
  /// A button that shows only what is set on it.
  case custom
}

/// The horizontal alignment of content that is narrower than the control. UIKit's `UIControl.ContentHorizontalAlignment`.
public enum ContentHorizontalAlignment: Hashable, Sendable, CaseIterable {
  /// Centred.
  case center
  /// Aligned with the left edge.
  case left
  /// Aligned with the right edge.
  case right
}

/// The vertical alignment of content that is shorter than the control. UIKit's `UIControl.ContentVerticalAlignment`.
public enum ContentVerticalAlignment: Hashable, Sendable, CaseIterable {
  /// Centred.
  case center
  /// Aligned with the top edge.
  case top
  /// Aligned with the bottom edge.
  case bottom
}

extension Button {
  /// UIKit's name for `ButtonType`.
  public typealias ButtonType = TermKitControls.ButtonType
}
