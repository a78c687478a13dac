/// The window of a sheet. It has the tint of the window behind, in full colour while that window is dimmed (T10, T11).
final class SheetWindow: Window {
  private let source = TintSource()
  private weak var covered: Window?
  /// Called when other code closes the sheet's window while the window behind stays on the screen.
  var wasClosed: (@MainActor () -> Void)?

  init(over window: Window, in scene: WindowScene) {
    covered = window
    window.tintWillBeCovered()
    super.init(windowScene: scene, level: window.windowLevel)
    // Set explicitly, so that no appearance rule for windows hides the window behind (A5).
    backgroundColor = .clear
    source.follower = self
    window.addSubview(source)
    window.sheets.append(self)
    tintColor = source.tintColor
  }

  /// Whether the sheet appears and disappears with the window behind: until its dismissal begins.
  var isAttached: Bool { covered?.sheets.contains { $0 === self } == true }

  override var canBecomeKey: Bool { covered?.sheets.last === self }

  override func didClose() {
    if isAttached, covered?.isAppeared == true { wasClosed?() }
  }

  /// Dims the tint of the window behind while a sheet is in front of it.
  func updateTintBehind() {
    if let covered { covered.setTintCovered(!covered.sheets.isEmpty) }
  }

  /// Returns keys and touches to the sheet or the window behind.
  func resignKeyAndTouches() {
    guard isAttached, let covered else { return }
    covered.sheets.removeAll { $0 === self }
    isUserInteractionEnabled = false
    if isKeyWindow { windowScene?.makeKey(covered) }
  }

  /// Takes back keys and touches, because the dismissal of the sheet was cancelled.
  func takeKeyAndTouches() {
    guard !isAttached, let covered else { return }
    covered.sheets.append(self)
    isUserInteractionEnabled = true
    if covered.isAppeared { appearAndBecomeKey() } else { setAppeared(false) }
  }

  func end() {
    resignKeyAndTouches()
    source.removeFromSuperview()
    if covered?.sheets.isEmpty == true { covered?.setTintCovered(false) }
    setAppeared(false)
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
