import TermKit

/// A row above the tab bar with a short text, and with a button if the reported change can be undone.
final class NoticeBar: View {
  /// The contents of the row.
  struct Content {
    /// The text.
    var text: String
    /// The title of the button, or nil for no button. Defaults to nil.
    var buttonTitle: String?
    /// The key that the button shows. It works through the key commands of the screen. Defaults to nil.
    var key: Key?
    /// Performed when the button is pressed. Defaults to nil.
    var action: (@MainActor () -> Void)?
  }

  /// Called when the row appears and when it disappears.
  var onVisibilityChange: (@MainActor () -> Void)?
  private var timer: ScheduledTimer?
  private let label = Label()
  // The keys of the screen do the same, so the row takes no focus from the list.
  private let button = HintButton(title: "")
  private var action: (@MainActor () -> Void)?

  init() {
    super.init()
    backgroundColor = Palette.noticePaper
    button.contentEdgeInsets = .zero
    button.addAction(for: .touchUpInside) { [weak self] _ in self?.action?() }
    [label, button].forEach(addSubview)
    isHidden = true
  }

  /// Shows a notice in place of an earlier one.
  /// - Parameter duration: Seconds until the notice disappears.
  func show(_ content: Content, for duration: Double) {
    timer?.invalidate()
    timer = schedule(after: duration) { $0.hide() }
    label.text = content.text
    button.isHidden = content.buttonTitle == nil
    button.setTitle(content.buttonTitle ?? "", for: .normal)
    button.keyEquivalent = content.key
    action = content.action
    setNeedsLayout()
    isHidden = false
    onVisibilityChange?()
  }

  /// Hides the row.
  func hide() {
    timer?.invalidate()
    timer = nil
    isHidden = true
    onVisibilityChange?()
  }

  private static let gap = 3

  // The text and the button are centred together.
  override func layoutSubviews() {
    let buttonWidth = button.isHidden ? 0 : button.sizeThatFits(bounds.size).width
    let gap = button.isHidden ? 0 : Self.gap
    let text = min(label.intrinsicContentSize.width, max(0, bounds.width - gap - buttonWidth))
    let x = max(0, (bounds.width - text - gap - buttonWidth) / 2)
    label.frame = Rect(x: x, y: 0, width: text, height: 1)
    button.frame = Rect(x: x + text + gap, y: 0, width: buttonWidth, height: 1)
  }
}

/// A button that shows a key and can be clicked. It cannot have the focus, because the key works everywhere.
final class HintButton: Button {
  override var canBecomeFirstResponder: Bool { false }
}
