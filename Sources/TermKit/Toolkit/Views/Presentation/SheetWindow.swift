/// The window of a sheet. It has the tint of the window behind, in full colour while that window is dimmed (T10, T11).
final class SheetWindow: Window {
  private let source = TintSource()
  private weak var covered: Window?
  /// Called when other code closes the sheet's window while the window behind stays on the screen.
  var wasClosed: (@MainActor () -> Void)?

  init(over window: Window, in scene: WindowScene) {
    covered = window
    super.init(windowScene: scene, level: window.windowLevel)
    // Set explicitly, so that no appearance rule for windows hides the window behind (A5).
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

  /// Returns keys and touches to the window behind.
  func resignKeyAndTouches() {
    guard canBecomeKey, let covered else { return }
    covered.attachedSheet = nil
    isUserInteractionEnabled = false
    if isKeyWindow { windowScene?.makeKey(covered) }
  }

  /// Closes the window for good.
  func end() {
    resignKeyAndTouches()
    source.removeFromSuperview()
    close()
  }
}

/// A hidden view in one window that passes its tint, undimmed, to another window.
private final class TintSource: View {
  weak var follower: Window?

  init() {
    super.init()
    isHidden = true
    tintAdjustmentMode = .normal
  }

  override func tintColorDidChange() { follower?.tintColor = tintColor }
}
