import TermKit

/// One letter, with its urgency above the text.
final class MailViewController: ViewController {
  private let id: Mail.ID
  private let mailbox: Mailbox
  private let subject = Label()
  private let urgency = UrgencyControl()
  private let letter = TextView()

  init(_ id: Mail.ID, in mailbox: Mailbox) {
    (self.id, self.mailbox) = (id, mailbox)
    super.init()
    title = mailbox.mail(id)?.sender
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Reply") { [weak self] _ in self?.reply() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    subject.font = .boldSystemFont(ofSize: 17)
    urgency.addTarget(self, action: MailViewController.urgencyChanged, for: .valueChanged)
    letter.isEditable = false
    letter.isFindInteractionEnabled = true
    letter.accessibilityLabel = "Letter"
    letter.attributedText = MailText.attributed(mailbox.mail(id)?.text ?? "")
    letter.selectedRange = 0..<0
    [subject, urgency, letter].forEach(view.addSubview)
    mailbox.observe(as: self) { controller, _ in controller.update() }
    update()
  }

  private func update() {
    let mail = mailbox.mail(id)
    for view in [urgency, letter] { view.isHidden = mail == nil }
    navigationItem.rightBarButtonItem?.isEnabled = mail != nil
    subject.text = mail?.subject ?? "Deleted. Alt-Z brings the letter back."
    urgency.value = mail?.urgency ?? 0
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).inset(by: EdgeInsets(top: 1, left: 2, bottom: 0, right: 1))
    subject.frame = Rect(x: area.minX, y: area.minY, width: max(0, area.width - 6), height: 1)
    urgency.frame = Rect(x: area.maxX - 5, y: area.minY, width: 5, height: 1)
    letter.frame = Rect(x: area.minX, y: area.minY + 2, width: area.width, height: max(0, area.height - 2))
  }

  private func urgencyChanged() { mailbox.setUrgency(urgency.value, of: id, undoManager: undoManager) }

  override var keyCommands: [KeyCommand] {
    [KeyCommand(title: "Reply", keys: [.character("r")]) { [weak self] in self?.reply() }]
  }

  private func reply() {
    guard let mail = mailbox.mail(id) else { return }
    ComposerViewController.present(in: mailbox, from: self, answering: mail)
  }
}

/// A custom control: three marks that say how urgent a letter is.
final class UrgencyControl: Control {
  /// The number of marks that are on: 0 to 3.
  var value = 0 { didSet { if value != oldValue { setNeedsDisplay() } } }

  private static let greatest = 3

  override var intrinsicContentSize: Size { Size(width: 2 * Self.greatest - 1, height: 1) }

  override func draw(in canvas: inout Canvas) {
    for mark in 0..<Self.greatest {
      let isOn = mark < value
      let style = TextStyle(
        foreground: isOn ? canvas.tintColor : .tertiaryLabel, attributes: isFocused ? [.bold, .underline] : [],
        minimumContrast: .text)
      canvas.draw(isOn ? "!" : "·", at: Point(x: 2 * mark, y: 0), style: style)
    }
  }

  override var canBecomeFirstResponder: Bool { isEnabled }

  override func firstResponderDidChange() {
    super.firstResponderDidChange()
    setNeedsDisplay()
  }

  private func choose(_ new: Int) {
    let new = max(0, min(Self.greatest, new))
    guard new != value else { return }
    value = new
    sendActions(for: .valueChanged)
  }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(title: "More urgent", keys: [Key(.right), .character("+")]) { [weak self] in self?.step(1) },
      KeyCommand(title: "Less urgent", keys: [Key(.left), .character("-")]) { [weak self] in self?.step(-1) },
    ]
  }

  private func step(_ step: Int) { choose(value + step) }

  override func touchEnded(_ touch: Touch) {
    super.touchEnded(touch)
    let mark = touch.location(in: self).x / 2 + 1
    if bounds.contains(touch.location(in: self)) { choose(mark == value ? 0 : mark) }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: "Urgency", value: "\(value) of \(Self.greatest)", traits: .adjustable)
  }

  override func accessibilityIncrement() { step(1) }
  override func accessibilityDecrement() { step(-1) }
}
