import TermKitViews

/// The window behind all others, shown until the application has a window (S8).
@MainActor package final class LaunchWindow: Window, SystemWindow {
  /// Makes a window that shows a launch screen.
  package init(_ screen: ViewController, in scene: WindowScene) {
    super.init(windowScene: scene, level: WindowLevel(Int.min))
    rootViewController = screen
  }

  package override var canBecomeKey: Bool { false }
}
