/// The window of a sheet. It has the tint of the window behind, in full while that one is dimmed (T10, T11).
final class SheetWindow: Window {
  private let source = TintSource()
  private weak var covered: Window?
  /// Called when it is taken off the screen by others, and not together with the window behind.
  var wasClosed: (@MainActor () -> Void)?

  init(over window: Window, in scene: WindowScene) {
    covered = window
    super.init(windowScene: scene, level: window.windowLevel)
    // Set, so that no rule for windows hides what is behind (A5).
    backgroundColor = .clear
    source.follower = self
    window.addSubview(source)
    window.attachedSheet = self
    tintColor = source.tintColor
  }

  override var canBecomeKey: Bool { covered?.attachedSheet === self }

  override func didClose() {
    if canBecomeKey, covered?.isAppeared == true { wasClosed?() }
  }

  /// Leaves keys and the mouse to the window behind.
  func giveWay() {
    guard canBecomeKey, let covered else { return }
    covered.attachedSheet = nil
    isUserInteractionEnabled = false
    if isKeyWindow { windowScene?.makeKey(covered) }
  }

  /// Takes the window off the screen for good.
  func end() {
    giveWay()
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
