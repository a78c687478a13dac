/// The window of a sheet. It has the tint of the window behind, in full while that one is dimmed (T10, T11).
final class SheetWindow: Window {
  private let source = TintSource()

  init(over window: Window, in scene: WindowScene) {
    super.init(windowScene: scene, level: window.windowLevel)
    tintAdjustmentMode = .normal
    source.follower = self
    window.addSubview(source)
    tintColor = source.tintColor
  }

  /// Takes the window off the screen for good.
  func end() {
    source.removeFromSuperview()
    close()
  }
}

/// Stands unseen in one window and hands its tint on to another, undimmed.
private final class TintSource: View {
  weak var follower: Window?

  init() {
    super.init()
    isHidden = true
    tintAdjustmentMode = .normal
  }

  override func tintColorDidChange() { follower?.tintColor = tintColor }
}
