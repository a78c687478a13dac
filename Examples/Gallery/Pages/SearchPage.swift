import TermKit

/// A table of names that can be searched, with the results in a second table (B11).
final class SearchPage: NamesViewController, SearchResultsUpdating {
  private let results = ResultsViewController()
  private lazy var search = SearchController(searchResultsController: results)

  override func viewDidLoad() {
    super.viewDidLoad()
    names = Name.all
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Names"
    search.searchBar.scopeButtonTitles = ["All"] + Name.Kind.allCases.map(\.title)
    navigationItem.searchController = search
    onChoice = { [weak self] in self?.show($0) }
    results.onChoice = { [weak self] in self?.show($0) }
  }

  func updateSearchResults(for searchController: SearchController) {
    let bar = searchController.searchBar
    let text = (bar.text ?? "").lowercased()
    let scope = bar.selectedScopeButtonIndex
    let kind = scope > 0 ? Name.Kind.allCases[scope - 1] : nil
    results.names = Name.all.filter { name in
      (kind == nil || name.kind == kind) && name.text.lowercased().contains(text)
    }
  }

  private func show(_ name: Name) {
    let label = Label(text: "\(name.text): \(name.kind.title)")
    label.textAlignment = .center
    let page = ViewController()
    page.title = name.text
    page.view = label
    navigationController?.pushViewController(page, animated: true)
  }
}

/// A name and its kind.
struct Name {
  enum Kind: CaseIterable {
    case crew, ship

    var title: String { self == .crew ? "Crew" : "Ships" }
  }

  let text: String
  let kind: Kind

  static let all =
    ["Aldrin", "Armstrong", "Bean", "Cernan", "Collins", "Conrad", "Duke", "Irwin", "Lovell", "Mitchell"].map {
      Name(text: $0, kind: .crew)
    } + ["Antares", "Aquarius", "Columbia", "Eagle", "Falcon", "Intrepid", "Orion"].map { Name(text: $0, kind: .ship) }
}

/// A table of names.
class NamesViewController: TableViewController {
  /// Called with the name that the user chooses.
  final var onChoice: (@MainActor (Name) -> Void)?
  final var names: [Name] = [] { didSet { tableView.reloadData() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "name")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel.text = names[indexPath.row].text
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    onChoice?(names[indexPath.row])
  }
}

/// The results of a search, with a line that counts them.
private final class ResultsViewController: NamesViewController {
  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    names.isEmpty ? "No results" : "\(names.count) of \(Name.all.count)"
  }
}
