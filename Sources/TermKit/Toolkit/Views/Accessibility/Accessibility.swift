/// An announcement, or a change of the screen, for assistive technology. UIKit's `UIAccessibility.Notification`.
@MainActor public enum AccessibilityNotification {
  /// A sentence about an event away from the focus, in the user's language.
  case announcement(String)
  /// A part of the screen has changed. The focus moves to the view, or is announced again if the view is nil.
  ///
  /// A view that cannot have the focus is only announced.
  case layoutChanged(View?)
  /// The whole screen has changed: its heading is announced too. Presentations and pushes need no call. The view is as in `layoutChanged`.
  case screenChanged(View?)
}

/// The connection to assistive technology. UIKit's `UIAccessibility`.
///
///     Accessibility.post(.announcement("O placed at top left"))
///
/// Notifications have an effect only while `TraitCollection.usesScreenReader` is true, or while a screen reader of the desktop is connected.
@MainActor public enum Accessibility {
  /// Posts a notification to the application whose code is running. Its next frame announces it.
  public static func post(_ notification: AccessibilityNotification) {
    var notification = notification
    if case .announcement(let text) = notification { notification = .announcement(text.withoutIsolation) }
    WindowScene.current?.host?.scenePosted(notification)
  }
}
