import TTTModel
import TermKit

extension MessagesViewController {
  /// Makes the controller of the search bar. The list itself shows the matches.
  func makeSearchController() -> SearchController {
    let search = SearchController()
    search.obscuresBackgroundDuringPresentation = false
    search.restorationIdentifier = "search"
    search.searchResultsUpdater = self
    search.delegate = self
    return search
  }

  func showSearchTexts() {
    search.searchBar.placeholder = strings.searchMessages
    search.searchBar.scopeButtonTitles = [
      strings.allMessages, strings.favorites, strings.asIcon(.x), strings.asIcon(.o),
    ]
  }

  /// The commands that search. Escape and the search bar's own commands come from the search controller.
  var searchCommands: [KeyCommand] {
    let isFavorites = search.isActive && scope == .favorites
    let find = KeyCommand(title: strings.search, keys: [.character("/")]) { [weak self] in self?.beginSearch() }
    let favorites = KeyCommand(
      title: isFavorites ? strings.allMessages : strings.favorites, keys: [.character("F")]
    ) { [weak self] in self?.toggleFavorites() }
    if !search.isActive { return [find, favorites] }
    let toMatches = KeyCommand(title: strings.matches, keys: [Key(.down)]) { [weak self] in
      self?.tableView.becomeFirstResponder()
    }
    return search.searchBar.searchTextField.isFirstResponder && list.count > 0 ? [toMatches, favorites] : [favorites]
  }

  private var scope: MessageSearch.Scope { MessageSearch.Scope.allCases[search.searchBar.selectedScopeButtonIndex] }

  // MARK: Beginning and ending

  /// Opens the search bar. It is in the navigation bar only during a search, because low terminals need the row for messages.
  func beginSearch() {
    guard !search.isActive else {
      search.searchBar.becomeFirstResponder()
      return
    }
    prepareSearch()?.isActive = true
  }

  /// Puts the search bar into the navigation bar. Returns nil if there is no navigation bar.
  func prepareSearch() -> SearchController? {
    guard let parent, let navigationBar = navigationController?.navigationBar else { return nil }
    messageBeforeSearch = focusedMessage
    showSearchTexts()
    parent.navigationItem.searchController = search
    navigationBar.layoutIfNeeded()
    return search
  }

  /// Shows only the favourites, or ends that.
  func toggleFavorites() {
    let bar = search.searchBar
    let isShown = search.isActive && scope == .favorites
    if isShown, (bar.text ?? "").isEmpty { return search.isActive = false }
    if !search.isActive { beginSearch() }
    guard search.isActive else { return }
    bar.selectedScopeButtonIndex = isShown ? 0 : MessageSearch.Scope.allCases.firstIndex(of: .favorites) ?? 0
    // An empty list cannot have the focus, but F must not be typed into the bar.
    if !tableView.becomeFirstResponder() { bar.resignFirstResponder() }
  }

  /// Ends a search, if there is one, and selects a message in the whole list.
  func endSearch(selecting id: Message.ID) {
    guard search.isActive else { return }
    search.isActive = false
    model.row(of: id).map(select(row:))
  }

  private var focusedMessage: (id: Message.ID, isSelected: Bool)? {
    let selected = tableView.indexPathForSelectedRow
    guard let path = selected ?? tableView.indexPathForFocusedRow, let message = list.message(at: path.row) else {
      return nil
    }
    return (message.id, selected != nil)
  }

  // MARK: Results

  private func showAllMessages() {
    // A match that the user has selected stays selected.
    let kept = selectedMessage.map { ($0.id, true) } ?? messageBeforeSearch
    messageBeforeSearch = nil
    list.show(nil)
    reload(keeping: kept)
  }

  /// Reads the matches again after a change of the messages.
  func refreshResults() {
    let kept = focusedMessage
    list.refresh()
    reload(keeping: kept)
  }

  private func reload(keeping message: (id: Message.ID, isSelected: Bool)?) {
    tableView.reloadData()
    if let message, let row = list.row(of: message.id) {
      let path = IndexPath(row: row, section: 0)
      tableView.moveFocus(to: path, isSelected: message.isSelected)
      tableView.scrollToRow(at: path, at: .none, animated: false)
    }
    showState()
  }

  /// Reads more matches before the user reaches the last row. Rows cannot be added while the table asks for one.
  func readMoreIfNeeded(showing row: Int) {
    guard list.hasMore, row >= list.count - Self.rowsBeforeEnd, !isReadingMore else { return }
    isReadingMore = true
    schedule(after: 0) { controller in
      controller.isReadingMore = false
      let rows = controller.list.readMore()
      controller.tableView.insertRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .none)
    }
  }

  private static let rowsBeforeEnd = 30

  /// The text of an empty list.
  var emptyText: String {
    guard let shown = list.search else { return "\(strings.noMessages)\n\(strings.writeMessage)" }
    if shown.scope == .favorites, shown.text.isEmpty { return "\(strings.noFavorites)\n\(strings.favoritesHint)" }
    return "\(strings.nothingFound)\n\(strings.searchHint)"
  }
}

extension MessagesViewController: SearchResultsUpdating, SearchControllerDelegate {
  func updateSearchResults(for searchController: SearchController) {
    guard search.isActive else { return showAllMessages() }
    let text = search.searchBar.text ?? ""
    list.show(text.isEmpty && scope == .all ? nil : MessageSearch(text, in: scope))
    tableView.reloadData()
    tableView.setContentOffset(Point(x: 0, y: -tableView.adjustedContentInset.top), animated: false)
    showState()
    if list.count == 0 { Accessibility.post(.announcement(emptyText)) }
  }

  // A search that begins while another one closes would otherwise lose its bar with that one.
  func willPresentSearchController(_ searchController: SearchController) {
    parent?.navigationItem.searchController = search
  }

  func didDismissSearchController(_ searchController: SearchController) {
    guard !search.isActive else { return }
    search.searchBar.selectedScopeButtonIndex = 0
    parent?.navigationItem.searchController = nil
  }
}
