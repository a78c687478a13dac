import TermKit

/// A notice about the store, in the tint. Without a notice, the label takes no row.
final class NoticeLabel: Label {
  init() {
    super.init()
    textAlignment = .center
    numberOfLines = 0
    textColor = tintColor
  }

  override func tintColorDidChange() { textColor = tintColor }
}
