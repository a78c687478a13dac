/// What is seen behind everything else until the application has a window of its own (S8).
@MainActor final class LaunchWindow: Window {
  init(_ screen: ViewController, in scene: WindowScene) {
    super.init(windowScene: scene, level: WindowLevel(Int.min))
    rootViewController = screen
  }

  override var canBecomeKey: Bool { false }
}
