import TTTModel
import TermKit

/// The sheet for a new message, or for the text of an old one: a line above the text, the text, the attached board and the buttons.
///
/// Every key saves the draft of a new message. Editing an old message leaves the draft as it is.
final class MessageSheetViewController: ViewController, TextViewDelegate {
  enum Purpose {
    /// A new message, which replies to another one if there is a number.
    case new(replyTo: Message.ID?)
    /// The text of a message as the user sees it.
    case edit(Message)
  }

  private let model: TicTacToeModel
  private(set) var purpose: Purpose
  private let onEnd: @MainActor (_ hasPosted: Bool) -> Void
  private let sheetView = MessageSheetView()
  private var observation: Observation?
  // The board that the user attaches to a new message.
  private var board: Message.Board?
  // The number of readable scalars in the text. Each edit updates it, so that no key has to scan a long text.
  private var readableCount = 0
  private var isEnded = false
  // Another process has changed the text while it was edited here.
  private var hasConflict = false

  init(model: TicTacToeModel, _ purpose: Purpose, onEnd: @escaping @MainActor (_ hasPosted: Bool) -> Void) {
    self.model = model
    self.purpose = purpose
    self.onEnd = onEnd
    super.init()
    restorationIdentifier = "sheet"
  }

  override func loadView() {
    let text = original?.text ?? model.draft?.text ?? ""
    sheetView.text.text = text
    readableCount = Message.readableCount(of: text)
    sheetView.text.delegate = self
    sheetView.post.titleAttributes = .bold
    sheetView.post.keyEquivalent = Self.postKey
    // Users of a screen reader press F1 instead.
    sheetView.keys.accessibilityTraits = []
    sheetView.keys.addAction(for: .touchUpInside) { _ in Application.shared.showKeyList() }
    sheetView.cancel.addTarget(self, action: MessageSheetViewController.cancel, for: .touchUpInside)
    sheetView.post.addTarget(self, action: MessageSheetViewController.post, for: .touchUpInside)
    sheetView.attachment.button.addTarget(self, action: MessageSheetViewController.toggleBoard, for: .touchUpInside)
    sheetView.head.textColor = Palette.secondaryText
    sheetView.attachment.isHidden = original != nil
    view = sheetView
    if original == nil { beginDraft() }
    showTexts()
  }

  private func beginDraft() {
    board = model.draft?.board
    model.keepDraft(draft())
    // Another process may change what the sheet shows, and the computer may move on the board that can be attached.
    observation = model.observe { [weak self] change in
      switch change {
      case .currentGame: self?.showBoard()
      case .message, .messageDeleted, .messageRestored, .messages: self?.showQuote()
      case .icon:
        self?.showBoard()
        self?.showQuote()
      default: break
      }
    }
  }

  // The message to edit. It is nil for a new message.
  private var original: Message? {
    if case .edit(let message) = purpose { message } else { nil }
  }
  private var replyTo: Message.ID? {
    if case .new(let replyTo) = purpose { replyTo } else { nil }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    showTexts()
  }

  private func showTexts() {
    sheetView.cancel.setTitle(strings.cancel, for: .normal)
    sheetView.post.setTitle(actionTitle, for: .normal)
    sheetView.keys.setTitle(strings.keysButton, for: .normal)
    sheetView.title.text = purposeTitle
    sheetView.text.placeholder = purposeTitle
    sheetView.head.text = hasConflict ? original.map { strings.savedElsewhere($0.text.beginning) } : ""
    showQuote()
    showBoard()
    updatePost()
  }

  private var purposeTitle: String {
    if original != nil { return strings.editMessage }
    let person = model.recipient(replyingTo: replyTo)
    return replyTo == nil ? strings.newMessage(to: person) : strings.reply(to: person)
  }

  private var actionTitle: String { original == nil ? strings.post : strings.save }

  private func showQuote() {
    sheetView.quote.show(.init(of: replyTo, in: model), icon: model.icon)
    view.setNeedsLayout()
  }

  override var preferredFocusedView: View? { sheetView.text }

  // MARK: State restoration

  // The store has the text of a new message.
  override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    let range = sheetView.text.selectedRange
    coder.encode(Point(x: range.lowerBound, y: range.upperBound), forKey: "selection")
    coder.encode(sheetView.text.contentOffset, forKey: "offset")
    guard let original else { return }
    coder.encode(sheetView.text.text, forKey: "text")
    coder.encode(hasConflict ? nil : original.text, forKey: "original")
  }

  override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    if let original, let text = coder.decodeString(forKey: "text") {
      sheetView.text.text = text
      readableCount = Message.readableCount(of: text)
      hasConflict = coder.decodeString(forKey: "original") != original.text
      showTexts()
    }
    let range = coder.decodePoint(forKey: "selection")
    if range.x <= range.y { sheetView.text.selectedRange = range.x..<range.y }
    sheetView.text.layoutIfNeeded()
    sheetView.text.setContentOffset(coder.decodePoint(forKey: "offset"), animated: false)
  }

  // MARK: Writing

  func textView(_ textView: TextView, didMake edit: TextEdit) {
    readableCount += Message.readableCount(of: edit.inserted) - Message.readableCount(of: edit.removed)
    updatePost()
    if isEnded || original != nil { return }
    model.keepDraft(
      replacing: edit.utf8Range, with: edit.inserted, replyingTo: replyTo, board: board, wholeDraft: draft)
  }

  private func draft() -> Draft { Draft(text: sheetView.text.text, replyTo: replyTo, board: board) }

  private func updatePost() { sheetView.post.isEnabled = readableCount > 0 }

  // MARK: The board

  private func showBoard() {
    if original != nil { return }
    sheetView.attachment.show(board, isAttachable: model.currentGame.moveCount > 0, icon: model.icon)
    view.setNeedsLayout()
  }

  private func toggleBoard() {
    guard board != nil || model.currentGame.moveCount > 0 else { return }
    board = board == nil ? Message.Board(model.currentGame) : nil
    model.keepDraft(draft())
    showBoard()
    Accessibility.post(
      .announcement(board.map { strings.spokenBoard($0.position, icon: model.icon) } ?? strings.removeBoard))
  }

  // MARK: Commands

  override var keyCommands: [KeyCommand] {
    let post = KeyCommand(
      title: actionTitle, keys: [Self.postKey, Key(.enter, .alt)],
      disabledReason: sheetView.post.isEnabled ? nil : strings.writeFirst
    ) { [weak self] in self?.post() }
    let attach = KeyCommand(
      title: board == nil ? strings.attachBoard : strings.removeBoard, keys: [AttachmentView.key],
      disabledReason: board == nil && model.currentGame.moveCount == 0 ? strings.boardIsEmpty : nil
    ) { [weak self] in self?.toggleBoard() }
    let cancel = KeyCommand(title: strings.cancel, keys: [Key(.escape)]) { [weak self] in self?.cancel() }
    return original == nil ? [post, attach, cancel] : [post, cancel]
  }

  private static let postKey = Key.character("s", .control)

  private func post() {
    guard sheetView.post.isEnabled else { return }
    if let original { return save(original) }
    switch model.post(sheetView.text.text, replyingTo: replyTo, board: board) {
    case .posted: end(hasPosted: true)
    case .refused(let refusal): show(refusal)
    }
  }

  private func save(_ original: Message) {
    guard let refusal = model.edit(original, text: sheetView.text.text) else { return end() }
    // The user now sees the other text, so the next Save replaces it.
    if refusal == .conflict, let message = model.message(original.id) {
      purpose = .edit(message)
      hasConflict = true
      showTexts()
    }
    show(refusal)
  }

  // The text stays in the sheet.
  private func show(_ refusal: Refusal) {
    let alert = AlertController(title: purposeTitle, message: strings.refusal(refusal))
    alert.addAction(AlertAction(title: strings.keepWriting, style: .cancel))
    present(alert)
  }

  private func cancel() {
    if let original { return cancelEditing(original) }
    guard readableCount > 0 || board != nil else {
      model.keepDraft(nil)
      return end()
    }
    let delete = AlertAction(title: strings.deleteDraft, style: .destructive) { [weak self] _ in
      self?.model.keepDraft(nil)
      self?.end()
    }
    let keep = AlertAction(title: strings.keepDraft) { [weak self] _ in self?.endKeepingDraft() }
    ask(strings.keepDraftQuestion, [keep, delete])
  }

  private func cancelEditing(_ original: Message) {
    if sheetView.text.text.utf8.elementsEqual(original.text.utf8) { return end() }
    let discard = AlertAction(title: strings.discardChanges, style: .destructive) { [weak self] _ in
      self?.end()
    }
    ask(strings.discardQuestion, [discard])
  }

  // The question leaves the buttons of this sheet visible.
  private func ask(_ question: String, _ actions: [AlertAction]) {
    let sheet = AlertController(title: question, preferredStyle: .actionSheet)
    for action in actions { sheet.addAction(action) }
    sheet.addAction(AlertAction(title: strings.keepWriting, style: .cancel))
    sheet.sourceView = sheetView.paper
    present(sheet)
  }

  private func endKeepingDraft() {
    if let refusal = model.keepDraft(draft()) { show(refusal) } else { end() }
  }

  private func end(hasPosted: Bool = false) {
    isEnded = true
    onEnd(hasPosted)
  }
}
