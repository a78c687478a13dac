/// The colour of the status bar's text. UIKit's `UIStatusBarStyle`.
public enum StatusBarStyle: Hashable, Sendable {
  /// Dark text, for light content.
  case `default`
  /// Light text, for dark content.
  case lightContent
}
