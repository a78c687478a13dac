import TermKit

/// A row above the tab bar with a short text, and with a button if the reported change can be undone.
final class NoticeBar: View {
  /// The key that undoes a deletion. It works through the key commands of the screen.
  static let undoKey = Key.character("u")

  /// The controllers whose contents can be scrolled above the row.
  var controllers: [ViewController] = []
  private var timer: ScheduledTimer?
  private let label = Label()
  // The keys of the screen do the same, so the row takes no focus from the list.
  private let button = HintButton(title: "")
  private var undo: (@MainActor () -> Void)?

  init() {
    super.init()
    backgroundColor = Palette.noticePaper
    button.contentEdgeInsets = .zero
    button.keyEquivalent = Self.undoKey
    button.addAction(for: .touchUpInside) { [weak self] _ in self?.undo?() }
    [label, button].forEach(addSubview)
    isHidden = true
  }

  /// Shows a text for three seconds, in place of an earlier one. Screen readers announce it.
  func say(_ text: String) { show(text, for: 3, undo: nil) }

  /// Shows a text about a deletion for ten seconds, with a button that undoes the deletion.
  func offerUndo(_ text: String, _ undo: @escaping @MainActor () -> Void) { show(text, for: 10, undo: undo) }

  private func show(_ text: String, for duration: Double, undo: (@MainActor () -> Void)?) {
    timer?.invalidate()
    timer = schedule(after: duration) { $0.hide() }
    label.text = text
    button.isHidden = undo == nil
    button.setTitle(strings.undoDeletion, for: .normal)
    self.undo = undo
    setNeedsLayout()
    isHidden = false
    Accessibility.post(.announcement(text))
  }

  func hide() {
    timer?.invalidate()
    timer = nil
    isHidden = true
  }

  override var isHidden: Bool {
    didSet {
      for controller in controllers { controller.additionalSafeAreaInsets.bottom = isHidden ? 0 : 1 }
      (window?.rootViewController as? MainViewController)?.updateKeys()
    }
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
