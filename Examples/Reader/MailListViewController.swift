import TermKit

/// The list of letters, which can be searched. A row has swipe actions.
final class MailListViewController: TableViewController, SearchResultsUpdating {
  private let mailbox: Mailbox
  private var dataSource: TableViewDiffableDataSource<Int, Mail.ID>?
  private var query = ""
  var onChoose: (@MainActor (Mail.ID) -> Void)?

  init(_ mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init(style: .plain)
    title = "Inbox"
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Write") { [weak self] _ in self?.write() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The line below the bar is in this row.
    tableView.contentInset = EdgeInsets(top: 1)
    tableView.register(TableViewCell.self, style: .subtitle, forCellReuseIdentifier: "mail")
    dataSource = TableViewDiffableDataSource(tableView: tableView) { [unowned self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
      if let mail = mailbox.mail(id) { show(mail, in: cell) }
      return cell
    }
    let search = SearchController()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    mailbox.observe(as: self) { $0.update(changed: $1, animated: true) }
    update(changed: [], animated: false)
  }

  private func show(_ mail: Mail, in cell: TableViewCell) {
    cell.textLabel.text = (mail.isStarred ? "★ " : "") + mail.sender
    cell.textLabel.textAttributes = mail.isRead ? [] : .bold
    cell.detailTextLabel?.text =
      String(repeating: "!", count: mail.urgency) + (mail.urgency > 0 ? " " : "") + mail.subject
    cell.accessibilityLabel = (mail.isRead ? "" : "Unread, ") + "\(mail.sender), \(mail.subject)"
  }

  private func update(changed: [Mail.ID], animated: Bool) {
    let shown = mailbox.mails.filter(matches).map(\.id)
    var snapshot = DiffableDataSourceSnapshot<Int, Mail.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown)
    snapshot.reconfigureItems(Array(Set(changed).intersection(shown)))
    dataSource?.apply(snapshot, animatingDifferences: animated)
    let unread = mailbox.mails.count { !$0.isRead }
    title = unread > 0 ? "Inbox (\(unread))" : "Inbox"
  }

  private func matches(_ mail: Mail) -> Bool {
    query.isEmpty || mail.sender.lowercased().contains(query) || mail.subject.lowercased().contains(query)
  }

  func updateSearchResults(for searchController: SearchController) {
    query = searchController.searchBar.text?.lowercased() ?? ""
    update(changed: [], animated: false)
  }

  // MARK: Actions

  private func write() { ComposerViewController.present(in: mailbox, from: self) }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    if let id = dataSource?.itemIdentifier(for: indexPath) { onChoose?(id) }
  }

  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    action("Delete", .destructive, at: indexPath) { $0.mailbox.delete($1, undoManager: $0.undoManager) }
  }

  override func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    action("Star", .normal, at: indexPath) { $0.mailbox.toggleStar($1, undoManager: $0.undoManager) }
  }

  private func action(
    _ title: String, _ style: ContextualAction.Style, at indexPath: IndexPath,
    _ perform: @escaping @MainActor (MailListViewController, Mail.ID) -> Void
  ) -> SwipeActionsConfiguration? {
    guard let id = dataSource?.itemIdentifier(for: indexPath) else { return nil }
    let action = ContextualAction(style: style, title: title) { [weak self] _, _, completion in
      if let self { perform(self, id) }
      completion(true)
    }
    return SwipeActionsConfiguration(actions: [action])
  }

  override var keyCommands: [KeyCommand] {
    guard let path = tableView.indexPathForFocusedRow, let id = dataSource?.itemIdentifier(for: path) else { return [] }
    return [
      KeyCommand(title: "Delete", keys: [Key(.delete)]) { [weak self] in
        self?.mailbox.delete(id, undoManager: self?.undoManager)
      },
      KeyCommand(title: "Star", keys: [.character("s")]) { [weak self] in
        self?.mailbox.toggleStar(id, undoManager: self?.undoManager)
      },
      KeyCommand(title: "Write", keys: [.character("w")]) { [weak self] in self?.write() },
    ]
  }
}
