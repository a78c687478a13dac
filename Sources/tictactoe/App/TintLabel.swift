import TermKit

/// A label in the tint.
class TintLabel: Label {
  override func tintColorDidChange() {
    super.tintColorDidChange()
    textColor = tintColor
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    textColor = tintColor
  }
}
