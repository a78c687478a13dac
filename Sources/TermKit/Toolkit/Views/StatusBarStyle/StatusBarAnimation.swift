/// How the status bar appears and disappears. UIKit's `UIStatusBarAnimation`.
public enum StatusBarAnimation: Hashable, Sendable {
  /// Without animation: the content below jumps.
  case none
  /// The bar fades in and out.
  case fade
  /// The bar slides over the top edge. Since it is one row high, it moves halfway through the animation.
  case slide
}
