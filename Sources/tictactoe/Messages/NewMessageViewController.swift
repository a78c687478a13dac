import TTTModel
import TermKit

/// The sheet for a new message: the quote of the original message, the text and the buttons. Every key saves the draft.
final class NewMessageViewController: ViewController, TextViewDelegate {
  private let model: TicTacToeModel
  private let replyTo: Message.ID?
  private let onEnd: @MainActor (_ posted: Bool) -> Void
  private let quoteLabel = Label()
  private let textView = TextView()
  private let cancelButton = Button(title: "")
  private let keysButton = HintButton(title: "")
  private let postButton = Button(title: "")
  // The number of readable scalars in the text. Each edit updates it, so that no key has to scan a long text.
  private var readableCount = 0
  private var isEnded = false

  init(model: TicTacToeModel, replyingTo id: Message.ID?, onEnd: @escaping @MainActor (_ posted: Bool) -> Void) {
    self.model = model
    self.replyTo = id
    self.onEnd = onEnd
    super.init()
  }

  override func loadView() {
    let text = model.draft?.text ?? ""
    textView.text = text
    readableCount = Message.readableCount(of: text)
    textView.delegate = self
    postButton.titleAttributes = .bold
    postButton.keyEquivalent = Self.postKey
    // Users of a screen reader press F1 instead.
    keysButton.accessibilityTraits = []
    keysButton.addAction(for: .touchUpInside) { _ in Application.shared.showKeyList() }
    cancelButton.addTarget(self, action: NewMessageViewController.cancel, for: .touchUpInside)
    postButton.addTarget(self, action: NewMessageViewController.post, for: .touchUpInside)
    quoteLabel.textColor = Palette.secondaryText
    view = NewMessageView(
      quote: quoteLabel, text: textView, cancel: cancelButton, keys: keysButton, post: postButton)
    showTexts()
    model.keepDraft(draft())
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    showTexts()
  }

  private func showTexts() {
    cancelButton.setTitle(strings.cancel, for: .normal)
    postButton.setTitle(strings.post, for: .normal)
    keysButton.setTitle(strings.keysButton, for: .normal)
    textView.placeholder = strings.newMessage
    let arrow = traitCollection.glyphLevel < .braille ? "←" : "↩"
    quoteLabel.text = replyTo.flatMap { model.message($0) }.map { "\(arrow) \($0.text.beginning)" } ?? ""
    updatePost()
  }

  override var preferredFocusedView: View? { textView }

  // MARK: Writing

  func textView(_ textView: TextView, didMake edit: TextEdit) {
    readableCount += Message.readableCount(of: edit.inserted) - Message.readableCount(of: edit.removed)
    updatePost()
    if isEnded { return }
    model.keepDraft(replacing: edit.utf8Range, with: edit.inserted, replyingTo: replyTo, wholeDraft: draft)
  }

  private func draft() -> Draft { Draft(text: textView.text, replyTo: replyTo) }

  private func updatePost() { postButton.isEnabled = readableCount > 0 }

  // MARK: Commands

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        title: strings.post, keys: [Self.postKey, Key(.enter, .alt)],
        disabledReason: postButton.isEnabled ? nil : strings.writeFirst
      ) { [weak self] in
        self?.post()
      },
      KeyCommand(title: strings.cancel, keys: [Key(.escape)]) { [weak self] in self?.cancel() },
    ]
  }

  private static let postKey = Key.character("s", .control)

  private func post() {
    guard postButton.isEnabled else { return }
    switch model.post(textView.text, replyingTo: replyTo) {
    case .posted: end(posted: true)
    case .refused(let refusal): show(refusal)
    }
  }

  // The text stays in the sheet.
  private func show(_ refusal: Refusal) {
    let alert = AlertController(title: strings.newMessage, message: strings.refusal(refusal))
    alert.addAction(AlertAction(title: strings.keepWriting, style: .cancel))
    present(alert)
  }

  // If there is text, asks whether to keep the draft. The question leaves the buttons of this sheet visible.
  private func cancel() {
    guard textView.hasText else {
      model.keepDraft(nil)
      return end()
    }
    let sheet = AlertController(title: strings.keepDraftQuestion, preferredStyle: .actionSheet)
    sheet.addAction(AlertAction(title: strings.keepDraft) { [weak self] _ in self?.endKeepingDraft() })
    sheet.addAction(
      AlertAction(title: strings.deleteDraft, style: .destructive) { [weak self] _ in
        self?.model.keepDraft(nil)
        self?.end()
      })
    sheet.addAction(AlertAction(title: strings.keepWriting, style: .cancel))
    sheet.sourceView = textView
    present(sheet)
  }

  private func endKeepingDraft() {
    if let refusal = model.keepDraft(draft()) { show(refusal) } else { end() }
  }

  private func end(posted: Bool = false) {
    isEnded = true
    onEnd(posted)
  }
}
