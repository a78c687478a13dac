import TermKit

/// A notice about the store, in the tint. Without a notice, the label takes no row.
final class NoticeLabel: TintLabel {
  init() {
    super.init()
    textAlignment = .center
    numberOfLines = 0
  }
}
