/// What those are told who do not see the screen. UIKit's `UIAccessibility.Notification` (X1).
@MainActor public enum AccessibilityNotification {
  /// A sentence about something that happened away from the focus, in the person's language.
  case announcement(String)
  /// A part of the screen is another one: the focus goes to a view, or is said again if that is nil. A view that cannot have the focus
  /// is said.
  case layoutChanged(View?)
  /// The whole screen is another one: what it is about is said too. What controllers present and push is noticed without it.
  case screenChanged(View?)
}

/// The way to those who do not see the screen. UIKit's `UIAccessibility` (X1).
///
///     Accessibility.post(.announcement("O placed at top left"))
///
/// What is posted is said while `TraitCollection.usesScreenReader` is true, and nobody hears it otherwise.
@MainActor public enum Accessibility {
  /// Tells something, in the next frame of the application whose code is running.
  public static func post(_ notification: AccessibilityNotification) {
    WindowScene.current?.notificationWasPosted?(notification)
  }
}
