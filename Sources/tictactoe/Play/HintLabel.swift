import TTTModel
import TermKit

/// The line below the board: grey, but in the tint while it has something to say that matters more. It keeps its row while it says
/// nothing.
final class HintLabel: Label {
  /// True while it shows a notice; false unless set.
  var isNotice = false { didSet { updateColor() } }

  init() {
    super.init()
    updateColor()
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let wanted = super.sizeThatFits(size)
    return Size(width: wanted.width, height: max(1, wanted.height))
  }

  override func tintColorDidChange() { updateColor() }

  private func updateColor() { textColor = isNotice ? tintColor : Palette.secondaryText }
}
