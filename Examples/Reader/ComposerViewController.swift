import TermKit

/// A sheet in which the user writes a letter. Known senders become tokens of the field for the recipients.
final class ComposerViewController: ViewController, TextViewDelegate, SearchTextFieldDelegate {
  private let mailbox: Mailbox
  private let recipient = SearchTextField(placeholder: "Name")
  private let subject = TextField(placeholder: "Subject")
  private let letter = TextView()
  private let original: Mail?
  private lazy var sendItem = BarButtonItem(title: "Send") { [weak self] _ in self?.send() }

  /// Shows the sheet.
  static func present(in mailbox: Mailbox, from controller: ViewController, answering mail: Mail? = nil) {
    let composer = ComposerViewController(mailbox, answering: mail)
    let sheet = NavigationController(rootViewController: composer)
    sheet.modalPresentationStyle = .formSheet
    sheet.preferredContentSize = Size(width: 70, height: 18)
    sheet.isModalInPresentation = true
    controller.present(sheet, animated: true)
  }

  init(_ mailbox: Mailbox, answering mail: Mail? = nil) {
    (self.mailbox, original) = (mailbox, mail)
    super.init()
    title = mail == nil ? "New letter" : "Answer"
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [weak self] _ in self?.cancel() }
    navigationItem.rightBarButtonItem = sendItem
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    recipient.leftViewMode = .never
    recipient.delegate = self
    recipient.tokens = original.map { [SearchToken(icon: nil, text: $0.sender)] } ?? []
    recipient.addTarget(self, action: ComposerViewController.suggest, for: .editingChanged)
    subject.text = original.map { "Re: \($0.subject)" }
    letter.text = original.map(MailText.answer)
    letter.selectedRange = 0..<0
    letter.placeholder = "Letter"
    letter.isFindInteractionEnabled = true
    letter.delegate = self
    for field in [recipient, subject] {
      field.borderStyle = .line
      field.addTarget(self, action: ComposerViewController.update, for: .editingChanged)
    }
    recipient.addTarget(self, action: ComposerViewController.goToSubject, for: .editingDidEndOnExit)
    subject.addTarget(self, action: ComposerViewController.goToLetter, for: .editingDidEndOnExit)
    [recipient, subject, letter].forEach(view.addSubview)
    update()
  }

  override var preferredFocusedView: View? { original == nil ? recipient : letter }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).inset(by: EdgeInsets(top: 1, left: 2, bottom: 0, right: 2))
    let height = recipient.sizeThatFits(area.size).height
    for (row, field) in [recipient, subject].enumerated() {
      field.frame = Rect(x: area.minX, y: area.minY + row * height, width: area.width, height: height)
    }
    let top = area.minY + 2 * height
    letter.frame = Rect(x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
  }

  private func goToSubject() {
    if let name = mailbox.senders.first(where: { $0.lowercased() == recipient.text?.lowercased() }) {
      addRecipient(name)
    }
    subject.becomeFirstResponder()
  }
  private func goToLetter() { letter.becomeFirstResponder() }

  func textViewDidChange(_ textView: TextView) { update() }

  private func update() { sendItem.isEnabled = !recipients.isEmpty && letter.hasText }

  // MARK: Recipients

  private var recipients: [String] {
    let text = recipient.text ?? ""
    return recipient.tokens.map(\.text) + (text.isEmpty ? [] : [text])
  }

  private func suggest() {
    let (text, chosen) = ((recipient.text ?? "").lowercased(), recipient.tokens.map(\.text))
    let names = mailbox.senders.filter { $0.lowercased().hasPrefix(text) && !chosen.contains($0) }
    recipient.searchSuggestions = text.isEmpty ? nil : names.map { SearchSuggestionItem(localizedSuggestion: $0) }
  }

  func searchTextField(_ searchTextField: SearchTextField, didSelect suggestion: any SearchSuggestion) {
    addRecipient(suggestion.localizedSuggestion ?? "")
  }

  private func addRecipient(_ name: String) {
    let token = SearchToken(icon: nil, text: name)
    recipient.replaceTextualPortion(of: 0..<recipient.textLength, with: token, at: recipient.tokens.count)
    update()
  }

  /// Whether something would be lost if the sheet were closed.
  var hasChanges: Bool {
    letter.canUndo || subject.canUndo || recipients != [original?.sender].compactMap { $0 }
  }

  private func send() {
    mailbox.add(sender: "To \(recipients.joined(separator: ", "))", subject: subject.text ?? "", text: letter.text)
    dismiss()
  }

  private func cancel() {
    guard hasChanges else { return dismiss() }
    confirmDiscarding { [weak self] discards in if discards { self?.dismiss() } }
  }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(title: "Send", keys: [.character("s", .control)]) { [weak self] in
        if self?.sendItem.isEnabled == true { self?.send() }
      },
      KeyCommand(title: "Cancel", keys: [Key(.escape)]) { [weak self] in self?.cancel() },
    ]
  }

  /// Asks whether the letter may be lost.
  func confirmDiscarding(_ completion: @escaping @MainActor (_ discards: Bool) -> Void) {
    // The question is on the screen already.
    if presentedViewController != nil { return completion(false) }
    let question = AlertController(title: "Discard the letter?", message: "It is not sent.")
    question.addAction(AlertAction(title: "Keep writing", style: .cancel) { _ in completion(false) })
    question.addAction(AlertAction(title: "Discard", style: .destructive) { _ in completion(true) })
    present(question, animated: true)
  }
}
