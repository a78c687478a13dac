/// How the status bar comes and goes. UIKit's `UIStatusBarAnimation`.
public enum StatusBarAnimation: Hashable, Sendable {
  /// At once, and what is laid out below it jumps.
  case none
  /// Its colours mix with what lies beneath.
  case fade
  /// It leaves the screen at the top; being one row, it does so in the middle of the time.
  case slide
}
