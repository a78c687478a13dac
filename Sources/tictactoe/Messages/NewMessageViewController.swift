import TTTModel
import TermKit

/// The sheet in which a message is written: what it answers, the text, Cancel and Post. What is written is kept with every key.
final class NewMessageViewController: ViewController, TextViewDelegate {
  private let model: TicTacToeModel
  private let replyTo: Message.ID?
  private let onEnd: @MainActor (_ posted: Bool) -> Void
  private let quoteLabel = Label()
  private let textView = TextView()
  private let cancelButton = Button(title: "")
  private let postButton = Button(title: "")
  private var isEnded = false

  init(model: TicTacToeModel, replyingTo id: Message.ID?, onEnd: @escaping @MainActor (_ posted: Bool) -> Void) {
    self.model = model
    self.replyTo = id
    self.onEnd = onEnd
    super.init()
  }

  override func loadView() {
    textView.text = model.draft?.text ?? ""
    textView.delegate = self
    postButton.titleAttributes = .bold
    cancelButton.addTarget(self, action: NewMessageViewController.cancel, for: .touchUpInside)
    postButton.addTarget(self, action: NewMessageViewController.post, for: .touchUpInside)
    quoteLabel.textColor = Palette.secondaryText
    view = NewMessageView(quote: quoteLabel, text: textView, cancel: cancelButton, post: postButton)
    showTexts()
    keepDraft()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    showTexts()
  }

  private func showTexts() {
    cancelButton.setTitle(strings.cancel, for: .normal)
    postButton.setTitle(strings.post, for: .normal)
    textView.placeholder = strings.newMessage
    quoteLabel.text = replyTo.flatMap { model.message($0) }.map { "↩ " + $0.text.beginning } ?? ""
    updatePost()
  }

  override var preferredFocusedView: View? { textView }

  // MARK: Writing

  func textViewDidChange(_ textView: TextView) {
    keepDraft()
    updatePost()
  }

  private func keepDraft() {
    if !isEnded { model.keepDraft(Draft(text: textView.text, replyTo: replyTo)) }
  }

  private func updatePost() { postButton.isEnabled = !Message.isBlank(textView.text) }

  // MARK: Commands

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(title: strings.post, keys: [.character("s", .control), Key(.enter, .alt)]) { [weak self] in
        self?.post()
      },
      KeyCommand(title: strings.cancel, keys: [Key(.escape)]) { [weak self] in self?.cancel() },
    ]
  }

  private func post() {
    guard postButton.isEnabled else { return }
    switch model.post(textView.text, replyingTo: replyTo) {
    case .posted: end(posted: true)
    case .blank: updatePost()
    case .tooLong: tellTooLong()
    }
  }

  private func tellTooLong() {
    let alert = AlertController(title: strings.newMessage, message: strings.tooLong)
    alert.addAction(AlertAction(title: strings.keepWriting, style: .cancel))
    present(alert)
  }

  // An empty sheet just goes; else the person says what shall become of the text.
  private func cancel() {
    guard textView.hasText else {
      model.keepDraft(nil)
      return end()
    }
    let sheet = AlertController(title: strings.keepDraftQuestion, preferredStyle: .actionSheet)
    sheet.addAction(AlertAction(title: strings.keepDraft) { [weak self] _ in self?.end() })
    sheet.addAction(
      AlertAction(title: strings.deleteDraft, style: .destructive) { [weak self] _ in
        self?.model.keepDraft(nil)
        self?.end()
      })
    sheet.addAction(AlertAction(title: strings.keepWriting, style: .cancel))
    present(sheet)
  }

  private func end(posted: Bool = false) {
    isEnded = true
    onEnd(posted)
  }
}

/// A panel of graph paper over a backdrop that is a little darker than what is behind.
private final class NewMessageView: View {
  private let outline = SheetOutline()
  private let panel = View()
  private let paper = View()
  private let quote: Label
  private let text: TextView
  private let cancel: Button
  private let post: Button

  init(quote: Label, text: TextView, cancel: Button, post: Button) {
    (self.quote, self.text, self.cancel, self.post) = (quote, text, cancel, post)
    super.init()
    backgroundColor = Color.black.withAlpha(0.15)
    panel.backgroundColor = .white
    panel.backgroundPattern = GraphPaper.image
    paper.backgroundColor = .white
    [outline, panel].forEach(addSubview)
    [paper, quote, text, cancel, post].forEach(panel.addSubview)
  }

  private static let largest = Size(width: 60, height: 14)

  override func layoutSubviews() {
    let area = bounds.inset(by: EdgeInsets(top: safeAreaInsets.top))
    let size = Size(
      width: min(area.width - (area.width < 60 ? 0 : 12), Self.largest.width),
      height: min(area.height - (area.height < 20 ? 0 : 6), Self.largest.height))
    panel.frame = area.centered(size)
    outline.frame = panel.frame.inset(by: EdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
    // One that fills the screen needs none.
    outline.isHidden = !area.contains(outline.frame)
    let inside = Rect(size: size).inset(by: EdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
    let buttons = Rect(x: inside.minX, y: inside.maxY - 1, width: inside.width, height: 1)
    paper.frame = Rect(x: inside.minX, y: inside.minY, width: inside.width, height: max(0, inside.height - 2))
    let sheet = paper.frame.inset(by: EdgeInsets(left: 1))
    let quoteRows = quote.text.isEmpty ? 0 : min(2, sheet.height)
    quote.frame = Rect(x: sheet.minX, y: sheet.minY, width: sheet.width, height: min(1, quoteRows))
    text.frame = Rect(
      x: sheet.minX, y: sheet.minY + quoteRows, width: sheet.width, height: max(0, sheet.height - quoteRows))
    let (left, right) = (cancel.sizeThatFits(buttons.size).width, post.sizeThatFits(buttons.size).width)
    cancel.frame = Rect(x: buttons.minX, y: buttons.minY, width: left, height: 1)
    post.frame = Rect(x: buttons.maxX - right, y: buttons.minY, width: right, height: 1)
  }
}
