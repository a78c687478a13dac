/// How the status bar's text stands out from what is under it. UIKit's `UIStatusBarStyle` (S1).
public enum StatusBarStyle: Hashable, Sendable {
  /// Dark, for light contents.
  case `default`
  /// Light, for dark contents.
  case lightContent
}
