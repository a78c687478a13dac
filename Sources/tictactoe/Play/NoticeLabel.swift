import TermKit

/// What there is to say about the store, in the tint. It takes no row while it says nothing.
final class NoticeLabel: Label {
  init() {
    super.init()
    textAlignment = .center
    numberOfLines = 0
    textColor = tintColor
  }

  override func tintColorDidChange() { textColor = tintColor }
}
