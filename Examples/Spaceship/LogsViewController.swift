import TermKit

/// The entries of the ship's logs, with a search bar above them and a toolbar below.
final class LogsViewController: TableViewController {
  private let ship: Ship
  private let searchBar = SearchBar()
  private lazy var composeItem = item("compose", "New entry") { [unowned self] in compose() }
  private lazy var trashItem = item("trash", "Delete entries") { [unowned self] in toggleEditing() }
  private let artwork: Artwork
  /// The indices of the entries that the search finds, the newest first.
  private var found: [Int] = []

  init(ship: Ship, artwork: Artwork) {
    (self.ship, self.artwork) = (ship, artwork)
    super.init(style: .plain)
    toolbarItems = [composeItem, BarButtonItem(systemItem: .flexibleSpace), trashItem]
  }

  private func item(_ image: String, _ label: String, _ action: @escaping @MainActor () -> Void) -> BarButtonItem {
    let item = BarButtonItem(image: artwork[image], style: .plain) { _ in action() }
    item.accessibilityLabel = label
    return item
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    searchBar.placeholder = "Search the logs"
    searchBar.scopeButtonTitles = ["All"] + Ship.Entry.Author.allCases.map(\.rawValue)
    searchBar.showsScopeBar = true
    searchBar.delegate = self
    searchBar.shadowImage = Image()
    tableView.tableHeaderView = SearchHeader(searchBar)
    tableView.backgroundView = GroundView()
    tableView.cellLayoutMarginsFollowReadableWidth = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
    search()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  override var keyCommands: [KeyCommand] {
    super.keyCommands + [
      searchBar.searchCommand, KeyCommand(title: "New entry", keys: [.character("n")]) { [unowned self] in compose() },
      KeyCommand(title: "Delete entries", keys: [.character("d")]) { [unowned self] in toggleEditing() },
    ]
  }

  // MARK: Entries

  private func compose() {
    ship.entries.append(Ship.Entry(author: .captain, text: ""))
    open(ship.entries.count - 1)
  }

  private func toggleEditing() { setEditing(!isEditing, animated: true) }

  private func open(_ index: Int) {
    navigationController?.pushViewController(LogViewController(ship: ship, index: index), animated: true)
  }

  private func search() {
    let text = (searchBar.text ?? "").lowercased()
    let authors = Ship.Entry.Author.allCases
    let author = searchBar.selectedScopeButtonIndex > 0 ? authors[searchBar.selectedScopeButtonIndex - 1] : nil
    found = ship.entries.indices.reversed().filter { index in
      let entry = ship.entries[index]
      return (author == nil || entry.author == author) && (text.isEmpty || entry.text.lowercased().contains(text))
    }
    tableView.reloadData()
  }

  // MARK: The table

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { found.count }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let entry = ship.entries[found[indexPath.row]]
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "entry") ?? TableViewCell(style: .value1, reuseIdentifier: "entry")
    cell.textLabel.text = entry.title
    cell.detailTextLabel?.text = entry.author.rawValue
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { open(found[indexPath.row]) }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    let index = found.remove(at: indexPath.row)
    ship.entries.remove(at: index)
    found = found.map { $0 > index ? $0 - 1 : $0 }
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

extension LogsViewController: SearchBarDelegate {
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) { search() }

  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { search() }

  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { searchBar.setShowsCancelButton(true, animated: true) }

  func searchBarCancelButtonClicked(_ searchBar: SearchBar) {
    searchBar.text = ""
    searchBar.setShowsCancelButton(false, animated: true)
    tableView.becomeFirstResponder()
    search()
  }
}

/// The search bar, below the row with the shadow of the navigation bar.
private final class SearchHeader: View {
  private let searchBar: SearchBar

  init(_ searchBar: SearchBar) {
    self.searchBar = searchBar
    super.init()
    addSubview(searchBar)
  }

  private static let margin = 1

  override func sizeThatFits(_ size: Size) -> Size {
    let fitting = searchBar.sizeThatFits(size)
    return Size(width: fitting.width, height: fitting.height + Self.margin)
  }

  override func layoutSubviews() { searchBar.frame = bounds.inset(by: EdgeInsets(top: Self.margin)) }
}

/// An entry, which can be edited.
private final class LogViewController: ViewController, TextViewDelegate {
  private let ship: Ship
  private let index: Int
  private let textView: TextView

  init(ship: Ship, index: Int) {
    (self.ship, self.index) = (ship, index)
    textView = TextView(text: ship.entries[index].text)
    super.init()
    title = ship.entries[index].author.rawValue
  }

  override func loadView() {
    textView.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    textView.placeholder = "Write the entry. Its first line is the title."
    textView.delegate = self
    view = textView
  }

  override var preferredFocusedView: View? { textView }

  func textViewDidChange(_ textView: TextView) { ship.entries[index].text = textView.text }
}
