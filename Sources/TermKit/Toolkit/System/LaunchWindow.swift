/// What is seen behind everything else until the application has a window of its own (S8).
@MainActor package final class LaunchWindow: Window {
  package init(_ screen: ViewController, in scene: WindowScene) {
    super.init(windowScene: scene, level: WindowLevel(Int.min))
    rootViewController = screen
  }

  package override var canBecomeKey: Bool { false }
}
