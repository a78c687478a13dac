/// A window that appears and disappears as alerts do.
@_spi(TermKit) open class FadingWindow: Window {
  public override var canBecomeKey: Bool { isUserInteractionEnabled }

  /// Shows the window in front of the others of its level, and makes it the key window. It fades in.
  package final func fadeIn() {
    View.performWithoutAnimation { alpha = 0 }
    makeKeyAndVisible()
    View.animate(withDuration: PresentationView.duration) { alpha = 1 }
  }

  /// Closes the window. It fades out, but the keys and the mouse belong to the windows behind at once.
  /// - Returns: False if the window is already closing.
  @discardableResult package final func fadeOut() -> Bool {
    guard isUserInteractionEnabled else { return false }
    isUserInteractionEnabled = false
    windowScene?.resignKey(self)
    View.animate(withDuration: PresentationView.duration) {
      alpha = 0
    } completion: { [weak self] _ in
      self?.close()
    }
    return true
  }
}
