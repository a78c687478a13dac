import TermKitViews

/// The activity of an application, as its delegate was notified of it. UIKit's `UIApplication.State`.
enum Activity {
  /// The terminal's window may be the active one.
  case active
  /// The terminal's window is not the active one.
  case inactive
  /// The application does not have the terminal.
  case background
}

extension Application {
  /// Notifies the delegate that the application is no longer active, if it was active.
  func resignActive() {
    guard activity == .active else { return }
    activity = .inactive
    delegate.applicationWillResignActive(self)
  }

  /// Notifies the delegate that the application is about to lose the terminal.
  func enterBackground() {
    resignActive()
    guard activity != .background else { return }
    activity = .background
    windowScene.endPointing()
    delegate.applicationDidEnterBackground(self)
  }

  /// Notifies the delegate that the application is active, even if it was active before.
  func notifyBecomingActive() {
    if activity == .background { delegate.applicationWillEnterForeground(self) }
    activity = .active
    delegate.applicationDidBecomeActive(self)
  }
}
