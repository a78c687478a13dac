import TTTModel
import TermKit

/// The list of messages, newest first, with commands to compose, reply and mark favourites.
final class MessagesViewController: TableViewController, ListPane {
  /// The pane beside the list. It shows the selected message.
  let detail: MessageDetailViewController
  var isDetailShown = false { didSet { if isDetailShown != oldValue { detailDidChange() } } }

  private let model: TicTacToeModel
  private let dateTexts: DateTexts
  private var observation: Observation?
  private var ageTimer: ScheduledTimer?
  private let emptyLabel = Label()
  private var newMessageWindow: NewMessageWindow?
  private lazy var favoriteItem = BarButtonItem(
    image: .star, target: self, action: MessagesViewController.toggleFavorite)
  private lazy var composeItem = BarButtonItem(
    image: .compose, target: self, action: MessagesViewController.compose)

  init(model: TicTacToeModel, dateTexts: DateTexts) {
    self.model = model
    self.dateTexts = dateTexts
    detail = MessageDetailViewController(dateTexts: dateTexts)
    super.init()
    detail.onReply = { [weak self] in self?.reply() }
    clearsSelectionOnViewWillAppear = false
    observation = model.observe { [weak self] in self?.modelDidChange($0) }
    navigationItem.leftBarButtonItem = favoriteItem
    navigationItem.rightBarButtonItem = composeItem
    composeItem.keyEquivalent = .character("c")
    favoriteItem.keyEquivalent = .character("f")
  }

  override func viewDidLoad() {
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.selectionFollowsFocus = true
    tableView.estimatedRowHeight = 3
    tableView.cellLayoutMarginsFollowReadableWidth = true
    tableView.backgroundView = emptyLabel
    emptyLabel.textColor = Palette.secondaryText
    emptyLabel.textAlignment = .center
    emptyLabel.numberOfLines = 0
    emptyLabel.font = .preferredFont(forTextStyle: .body)
    emptyLabel.adjustsFontForContentSizeCategory = true
    showState()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showAges()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ageTimer?.invalidate()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    // On short terminals there are no lines between messages.
    tableView.separatorStyle = traitCollection.verticalSizeClass == .compact ? .none : .singleLine
    showAges()
    showState()
  }

  // MARK: Rows

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { model.messageCount }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath, as: MessageCell.self)
    cell.expandsWhenSelected = !isDetailShown
    cell.content = content(row: indexPath.row)
    cell.replyButton.removeTarget(self)
    cell.replyButton.addTarget(self, action: MessagesViewController.reply, for: .touchUpInside)
    return cell
  }

  private func content(row: Int) -> MessageCell.Content? {
    guard let message = model.message(at: row) else { return nil }
    let quote = message.replyTo.flatMap { model.message($0)?.text }
    return MessageCell.Content(message: message, quote: quote, age: dateTexts.age(of: message.date, strings))
  }

  // MARK: Selection

  private var selectedMessage: Message? {
    tableView.indexPathForSelectedRow.flatMap { model.message(at: $0.row) }
  }

  // Pressing the selected row deselects it.
  override func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard tableView.indexPathForSelectedRow == indexPath else { return indexPath }
    tableView.deselectRow(at: indexPath, animated: true)
    selectionDidChange()
    return nil
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { selectionDidChange() }

  private func detailDidChange() {
    for path in tableView.indexPathsForVisibleRows {
      (tableView.cellForRow(at: path) as? MessageCell)?.expandsWhenSelected = !isDetailShown
    }
    selectionDidChange()
  }

  // The selected row has another height, because it shows the whole message.
  private func selectionDidChange() {
    tableView.performBatchUpdates(nil)
    showState()
  }

  // MARK: Commands

  override var keyCommands: [KeyCommand] {
    let message = selectedMessage
    let reason = message == nil ? strings.selectMessageFirst : nil
    let favorite = message?.isFavorite == true ? strings.removeFavorite : strings.favorite
    return [
      KeyCommand(title: strings.compose, keys: [.character("c")]) { [weak self] in self?.compose() },
      KeyCommand(title: favorite, keys: [.character("f")], disabledReason: reason) { [weak self] in
        self?.toggleFavorite()
      },
      KeyCommand(title: strings.reply, keys: [.character("r")], disabledReason: reason) { [weak self] in
        self?.reply()
      },
    ]
  }

  // After posting, the new message is visible, wherever the list and the focus were before.
  private func sheetDidClose(posted: Bool) {
    newMessageWindow = nil
    guard posted else { return }
    let first = IndexPath(row: 0, section: 0)
    // Without a selected row, the new row gets the focus but is not selected.
    if tableView.indexPathForSelectedRow == nil {
      tableView.selectRow(at: first, animated: false)
      tableView.deselectRow(at: first, animated: false)
    }
    tableView.scrollToRow(at: first, at: .top, animated: true)
    tableView.becomeFirstResponder()
  }

  // An existing draft is continued, including the message that it replies to.
  private func compose() { write(replyingTo: model.draft.flatMap { $0.text.isEmpty ? nil : $0.replyTo }) }

  private func reply() { if let message = selectedMessage { write(replyingTo: message.id) } }

  private func write(replyingTo id: Message.ID?) {
    guard newMessageWindow == nil, let window = view.window, let scene = window.windowScene else { return }
    let sheet = NewMessageWindow(model: model, replyingTo: id, over: window, in: scene)
    sheet.onClose = { [weak self] in self?.sheetDidClose(posted: $0) }
    newMessageWindow = sheet
    sheet.open()
  }

  private func toggleFavorite() {
    guard let message = selectedMessage else { return }
    model.setFavorite(message.id, !message.isFavorite)
    Accessibility.post(.announcement(message.isFavorite ? strings.notFavorite : strings.favorite))
  }

  // MARK: Showing

  private func modelDidChange(_ change: Change) {
    guard isViewLoaded else { return }
    switch change {
    case .messagesAdded(let count):
      tableView.insertRows(at: (0..<count).map { IndexPath(row: $0, section: 0) }, with: .top)
      showState()
    case .message(let id):
      model.row(of: id).map { showRow(IndexPath(row: $0, section: 0)) }
      showState()
    case .messages, .messageDeleted, .messageRestored:
      tableView.reloadDataKeepingRow()
      showState()
    case .icon, .opponent, .gamesAdded, .game, .gameDeleted, .gameRestored, .games, .currentGame, .statistics, .draft,
      .saving:
      break
    }
  }

  private func showRow(_ path: IndexPath) {
    guard let cell = tableView.cellForRow(at: path) as? MessageCell else { return }
    let wasEmpty = cell.content == nil
    cell.content = content(row: path.row)
    // An empty row has another height.
    if wasEmpty != (cell.content == nil) { tableView.performBatchUpdates(nil) }
  }

  private func showState() {
    let row = tableView.indexPathForSelectedRow?.row
    if isDetailShown { detail.show(row.flatMap(content(row:)), isListEmpty: model.messageCount == 0) }
    let message = selectedMessage
    composeItem.title = strings.compose
    favoriteItem.title = strings.favorite
    favoriteItem.isEnabled = message != nil
    favoriteItem.image = message.map { $0.isFavorite ? .goldStar : .star } ?? .disabledStar
    favoriteItem.accessibilityLabel = message?.isFavorite == true ? strings.removeFavorite : strings.favorite
    emptyLabel.text = model.messageCount == 0 ? "\n\n\(strings.noMessages)\n\(strings.writeMessage)" : ""
  }

  // The visible ages are updated every minute.
  private func showAges() {
    for path in tableView.indexPathsForVisibleRows { showRow(path) }
    ageTimer?.invalidate()
    ageTimer = view.window?.windowScene?.schedule(after: 60) { [weak self] in self?.showAges() }
  }
}
