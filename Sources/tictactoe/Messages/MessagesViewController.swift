import TTTModel
import TermKit

/// The list of messages, newest first. `MessagesViewController+Commands.swift` has its commands.
final class MessagesViewController: EntryListController {
  /// The pane beside the list. It shows the selected message.
  let detail: MessageDetailViewController

  let model: TicTacToeModel
  let dateTexts: DateTexts
  /// Opens a web address in a browser, and returns whether a browser was found.
  let openAddress: @MainActor (String) -> Bool
  private var observation: Observation?
  private var ageTimer: ScheduledTimer?
  private let emptyLabel = Label()
  /// The rows: all messages, or the matches of a search.
  let list: MessageList
  lazy var search = makeSearchController()
  /// The message that had the focus when the search began, and whether it was selected.
  var messageBeforeSearch: (id: Message.ID, isSelected: Bool)?
  /// Whether the next page of matches will be read.
  var isReadingMore = false
  var sheet: MessageSheetWindow?
  var heldDelete = HeldDelete<Message.ID>()
  private lazy var favoriteItem = BarButtonItem(
    image: .star, target: self, action: MessagesViewController.toggleFavorite)
  private lazy var composeItem = BarButtonItem(
    image: .compose, target: self, action: MessagesViewController.compose)
  private lazy var searchItem = BarButtonItem(
    image: .search, target: self, action: MessagesViewController.beginSearch)

  init(model: TicTacToeModel, dateTexts: DateTexts, openAddress: @escaping @MainActor (String) -> Bool) {
    self.model = model
    self.dateTexts = dateTexts
    self.openAddress = openAddress
    list = MessageList(model: model)
    detail = MessageDetailViewController(dateTexts: dateTexts)
    super.init()
    connect(detail.detailView.parts)
    restorationIdentifier = "list"
    observation = model.observe { [weak self] in self?.modelDidChange($0) }
    navigationItem.leftBarButtonItem = favoriteItem
    navigationItem.rightBarButtonItems = [composeItem, searchItem]
    composeItem.keyEquivalent = .character("c")
    favoriteItem.keyEquivalent = .character("f")
  }

  override func viewDidLoad() {
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.estimatedRowHeight = 3
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

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { list.count }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath, as: MessageCell.self)
    cell.makeMenu = { [weak self] in self?.menuOfSelectedMessage() }
    cell.expandsWhenSelected = !isDetailShown
    cell.content = content(row: indexPath.row)
    connect(cell.parts)
    readMoreIfNeeded(showing: indexPath.row)
    return cell
  }

  // A reused cell is connected already.
  private func connect(_ parts: MessageParts) {
    parts.text.onOpen = { [weak self] in self?.open($0) }
    for control in [parts.reply, parts.quote, parts.board] { control.removeTarget(self) }
    parts.reply.addTarget(self, action: MessagesViewController.reply, for: .touchUpInside)
    parts.quote.addTarget(self, action: MessagesViewController.showAnsweredMessage, for: .touchUpInside)
    parts.board.addTarget(self, action: MessagesViewController.openBoard, for: .touchUpInside)
  }

  private func content(row: Int) -> MessageContent? {
    guard let message = list.message(at: row) else { return nil }
    return MessageContent(
      message: message, text: text(message.text.beginning), quote: .init(of: message.replyTo, in: model),
      age: strings.age(dateTexts.age(of: message.date, strings), of: message), ownIcon: model.icon)
  }

  // Finding links and matches in a very long text would take longer than a frame.
  private static let markedBytes = 50_000

  private func text(_ string: String) -> MessageText {
    guard string.utf8.count <= Self.markedBytes else { return MessageText(string: string) }
    // Most messages have no links.
    let mayHaveLinks = string.utf8.contains { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ":") }
    return MessageText(
      string: string, references: mayHaveLinks ? model.references(in: string) : [],
      matches: list.search?.ranges(in: string) ?? [])
  }

  // MARK: Selection

  var selectedMessage: Message? {
    tableView.indexPathForSelectedRow.flatMap { list.message(at: $0.row) }
  }

  /// Selects a row, scrolls to it and gives it the focus.
  func select(row: Int) {
    let path = IndexPath(row: row, section: 0)
    tableView.selectRow(at: path, animated: false)
    selectionDidChange()
    tableView.scrollToRow(at: path, at: .none, animated: true)
    tableView.becomeFirstResponder()
  }

  // A second click deselects a row.
  override func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard (tableView as? EntryTable)?.choiceDeselects(indexPath) == true else { return indexPath }
    tableView.deselectRow(at: indexPath, animated: true)
    selectionDidChange()
    return nil
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { selectionDidChange() }

  override func detailDidChange() {
    for path in tableView.indexPathsForVisibleRows {
      (tableView.cellForRow(at: path) as? MessageCell)?.expandsWhenSelected = !isDetailShown
    }
    selectionDidChange()
  }

  // The selected row has another height, because it shows the whole message.
  private func selectionDidChange() {
    tableView.performBatchUpdates(nil)
    if !isDetailShown, let path = tableView.indexPathForSelectedRow {
      tableView.scrollToRow(at: path, at: .none, animated: true)
    }
    (tabBarController as? MainViewController)?.updateKeys()
    showState()
  }

  override func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? {
    list.message(at: indexPath.row).map { message in
      ContextMenuConfiguration { [weak self] _ in self?.menu(of: message.id) }
    }
  }

  // MARK: State restoration

  override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeSheet(coder)
  }

  override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeSheet(coder)
  }

  override func applicationFinishedRestoringState() {
    super.applicationFinishedRestoringState()
    showState()
  }

  // MARK: Commands

  override var keyCommands: [KeyCommand] { messageCommands + searchCommands }

  // MARK: Showing

  private func modelDidChange(_ change: Change) {
    guard isViewLoaded else { return }
    let isSearching = list.search != nil
    switch change {
    case .messagesAdded where isSearching, .message where isSearching, .messageDeleted where isSearching,
      .messageRestored where isSearching, .messages where isSearching:
      return refreshResults()
    case .messagesAdded(let count):
      tableView.insertRows(at: (0..<count).map { IndexPath(row: $0, section: 0) }, with: .top)
    case .message(let id): model.row(of: id).map { showRow(IndexPath(row: $0, section: 0), mayResize: true) }
    case .messageDeleted(_, let row):
      tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
      showVisibleRows()
    case .messageRestored(let id):
      model.row(of: id).map { tableView.insertRows(at: [IndexPath(row: $0, section: 0)], with: .fade) }
      showVisibleRows()
    case .messages: tableView.reloadDataKeepingRow()
    case .icon, .gameDeleted, .gameRestored, .games: showVisibleRows()
    case .opponent, .gamesAdded, .game, .currentGame, .statistics, .draft, .saving, .unsentCount, .courier: return
    }
    showState()
  }

  // Quotes change if their message is deleted or restored.
  private func showVisibleRows() {
    for path in tableView.indexPathsForVisibleRows { showRow(path, mayResize: true) }
  }

  private func showRow(_ path: IndexPath, mayResize: Bool = false) {
    guard let cell = tableView.cellForRow(at: path) as? MessageCell else { return }
    let wasEmpty = cell.content == nil
    let new = content(row: path.row)
    guard new != cell.content else { return }
    cell.content = new
    // An empty row has another height, and so may a row with another text.
    if mayResize || wasEmpty != (new == nil) { tableView.performBatchUpdates(nil) }
  }

  /// Shows the selected message in the pane, and the state of the buttons.
  func showState() {
    let row = tableView.indexPathForSelectedRow?.row
    let message = selectedMessage
    if isDetailShown {
      detail.show(
        row.flatMap(content(row:)), text: message.map { text($0.text) }, menu: menuOfSelectedMessage(),
        isListEmpty: list.count == 0)
    }
    composeItem.title = strings.compose
    favoriteItem.title = strings.favorite
    favoriteItem.isEnabled = message != nil
    favoriteItem.image = message?.isFavorite == true ? .goldStar : .star
    favoriteItem.accessibilityLabel = message?.isFavorite == true ? strings.removeFavorite : strings.favorite
    searchItem.title = strings.search
    // Bars of few columns show only images, and this one says less than its word.
    searchItem.image = traitCollection.horizontalSizeClass == .compact ? nil : .search
    emptyLabel.text = list.count == 0 ? "\n\n\(emptyText)" : ""
  }

  private func showAges() {
    for path in tableView.indexPathsForVisibleRows { showRow(path) }
    showState()
    ageTimer?.invalidate()
    ageTimer = view.window?.windowScene?.schedule(after: DateTexts.updateInterval) { [weak self] in self?.showAges() }
  }
}
