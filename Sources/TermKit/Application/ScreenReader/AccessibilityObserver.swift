import TermKitViews

/// An object that presents the accessibility elements elsewhere than on the screen. It does not depend on `TraitCollection.usesScreenReader`.
@MainActor package protocol AccessibilityObserver: AnyObject {
  /// Called in each frame after the layout pass, before the frame is drawn.
  func screenDidChange()
  /// Called when the terminal's window has become active, or is no longer active.
  func activityDidChange(isActive: Bool)
  /// Called when the program has posted a notification.
  func didPost(_ notification: AccessibilityNotification)
}
