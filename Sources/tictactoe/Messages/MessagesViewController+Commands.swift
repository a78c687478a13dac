import TTTModel
import TermKit

extension MessagesViewController {
  /// The commands of the screen. Those for one message are disabled until one is selected.
  var messageCommands: [KeyCommand] {
    let message = selectedMessage
    let reason = message == nil ? strings.selectMessageFirst : nil
    let favorite = message?.isFavorite == true ? strings.removeFavorite : strings.favorite
    func command(
      _ title: String, _ keys: Key..., reason: String?, action: @escaping @MainActor (MessagesViewController) -> Void
    ) -> KeyCommand {
      KeyCommand(title: title, naming: keys, disabledReason: reason) { [weak self] _ in
        if let self { action(self) }
      }
    }
    let editReason = message?.isReceived == true ? strings.isNotYours : reason
    return [
      KeyCommand(title: strings.compose, keys: [.character("c")]) { [weak self] in self?.compose() },
      command(favorite, .character("f"), reason: reason) { $0.toggleFavorite() },
      command(strings.reply, Key(.enter), .character("r"), reason: reason) { $0.reply() },
      command(strings.edit, .character("e"), reason: editReason) { list in list.selectedMessage.map { list.edit($0) } },
      command(strings.copy, .character("y"), reason: reason) { list in list.selectedMessage.map { list.copy($0) } },
      command(strings.delete, Key(.delete), Key(.backspace), reason: reason) { $0.deleteByKey() },
    ] + (model.lastDeletedMessage == nil ? [] : [undoCommand])
  }

  private var undoCommand: KeyCommand {
    KeyCommand(title: strings.undoDeletion, keys: [NoticeBar.undoKey]) { [weak self] in self?.restoreLastDeleted() }
  }

  // MARK: Menus

  func menuOfSelectedMessage() -> Menu? { (selectedMessage?.id).map(menu) }

  /// Returns the menu of a message: Reply, Favourite, Edit, Copy and Delete.
  func menu(of id: Message.ID) -> Menu {
    func action(
      _ title: String, _ key: Key, _ attributes: MenuElement.Attributes = [],
      perform: @escaping @MainActor (MessagesViewController, Message) -> Void
    ) -> Action {
      Action(title: title, keyEquivalent: key, attributes: attributes) { [weak self] _ in
        if let self, let message = model.message(id) { perform(self, message) }
      }
    }
    let message = model.message(id)
    let favorite = message?.isFavorite == true ? strings.removeFavorite : strings.favorite
    return Menu(children: [
      action(strings.reply, .character("r")) { $0.open(.new(replyTo: $1.id)) },
      action(favorite, .character("f")) { $0.changeFavorite($1) },
      action(strings.edit, .character("e"), message?.isReceived == true ? .disabled : []) { $0.edit($1) },
      action(strings.copy, .character("y")) { $0.copy($1) },
      action(strings.delete, Key(.delete), .destructive) { $0.delete($1) },
    ])
  }

  // MARK: Writing

  // An existing draft is continued, including the message that it replies to.
  func compose() {
    let draft = model.draft.flatMap { $0.text.isEmpty && $0.board == nil ? nil : $0 }
    open(.new(replyTo: draft?.replyTo))
  }

  func reply() { if let message = selectedMessage { open(.new(replyTo: message.id)) } }

  func edit(_ message: Message) { open(.edit(message)) }

  func open(_ purpose: MessageSheetViewController.Purpose) {
    guard sheet == nil, let window = view.window, let scene = window.windowScene else { return }
    let sheet = MessageSheetWindow(model: model, purpose, over: window, in: scene)
    sheet.onClose = { [weak self] in self?.sheetDidClose(hasPosted: $0) }
    self.sheet = sheet
    sheet.open()
  }

  // After posting, the new message is selected, so that keys do not act on an older one out of sight. Keys that were typed ahead of the end of
  // the sheet must not delete a message behind it.
  private func sheetDidClose(hasPosted: Bool) {
    sheet = nil
    if hasPosted {
      // The new message may not match the search.
      if search.isActive { search.isActive = false }
      select(row: 0)
    }
    heldDelete.protect(selectedMessage?.id, self)
  }

  func toggleFavorite() { selectedMessage.map(changeFavorite) }

  func changeFavorite(_ message: Message) {
    model.setFavorite(message.id, !message.isFavorite)
    Accessibility.post(.announcement(message.isFavorite ? strings.notFavorite : strings.favorite))
  }

  // An attached board follows the text.
  func copy(_ message: Message) {
    let board = message.board.map { strings.tiles(of: $0.position, icon: model.icon) }
    Pasteboard.general.string = ([message.text] + [board].compactMap { $0 }).joined(separator: "\n")
    say(strings.copied)
  }

  // MARK: Deleting

  private func deleteByKey() {
    guard let message = selectedMessage, heldDelete.allowsDeleting(message.id, self) else { return }
    delete(message)
    heldDelete.protect(selectedMessage?.id, self)
  }

  // The next message takes the place of a selected one.
  func delete(_ message: Message) {
    let selected = tableView.indexPathForSelectedRow?.row
    let isSelected = selected != nil && list.row(of: message.id) == selected
    if let refusal = model.delete(message.id) { return say(strings.refusal(refusal)) }
    if isSelected, let selected, list.count > 0 { select(row: min(selected, list.count - 1)) }
    noticeBar?.offerUndo(strings.messageDeleted) { [weak self] in self?.restoreLastDeleted() }
  }

  func restoreLastDeleted() {
    guard let id = model.lastDeletedMessage else { return say(strings.refusal(.tooLate)) }
    if let refusal = model.restore(id) { return say(strings.refusal(refusal)) }
    noticeBar?.hide()
    show(id)
    Accessibility.post(.announcement(strings.messageRestored))
  }

  // MARK: Going to other places

  func showAnsweredMessage() {
    guard let id = selectedMessage?.replyTo else { return }
    if model.row(of: id) == nil { say(strings.answeredWasDeleted) } else { show(id) }
  }

  // A search that does not find the message ends.
  private func show(_ id: Message.ID) {
    if let row = list.row(of: id) { select(row: row) } else { endSearch(selecting: id) }
  }

  /// Opens what a part of a text names. Without a browser, an address is copied.
  func open(_ target: TextReference.Target) {
    switch target {
    case .game(let id): open(id)
    case .link(let address):
      if openAddress(address) { return say(strings.openingLink) }
      Pasteboard.general.string = address
      say(strings.linkCopied)
    }
  }

  func openBoard() {
    if let board = selectedMessage?.board { open(board.game) }
  }

  func open(_ id: Game.ID) {
    guard model.row(of: id) != nil else { return say(strings.gameWasDeleted) }
    let screen = GameViewController(id, model: model, dateTexts: dateTexts)
    navigationController?.pushViewController(screen, animated: true)
  }

  // MARK: Notices

  // The list is a child of the screen that shows the notice.
  private var noticeBar: NoticeBar? { (parent as? ListDetailViewController)?.noticeBar }

  private func say(_ text: String) { noticeBar?.say(text) }
}
