import TermKit

/// A navigation bar of two rows: the title stands on a ruled line, and the items stand below (B12).
final class LedgerBar: NavigationBar {
  private let rule = Label(text: String(repeating: "=", count: 200))

  required init(frame: Rect = .zero) {
    super.init(frame: frame)
    rule.lineBreakMode = .byClipping
    addSubview(rule)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: min(size.height, super.sizeThatFits(size).height + 1))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    rule.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
    for subview in subviews where subview is Control { subview.frame.origin.y = 1 }
  }
}
