import TermKit

/// A table of names that can be searched, with the results in a second table (B11).
final class SearchPage: NamesViewController, SearchResultsUpdating {
  private let results = ResultsViewController()
  private lazy var search = SearchController(searchResultsController: results)

  override func viewDidLoad() {
    super.viewDidLoad()
    names = Name.all
    search.searchResultsUpdater = self
    translate { [weak self] in self?.showTexts() }
    navigationItem.searchController = search
    onChoice = { [weak self] in self?.show($0) }
    results.onChoice = { [weak self] in self?.show($0) }
  }

  private func showTexts() {
    search.searchBar.placeholder = Text("Names", de: "Namen", ja: "名前").string
    search.searchBar.scopeButtonTitles =
      [Text("All", de: "Alle", ja: "すべて").string] + Name.Kind.allCases.map(\.title.string)
    if results.isViewLoaded { results.tableView.reloadData() }
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
    navigationController?.pushViewController(NamePage(name), animated: true)
  }
}

/// The page of a name that the user chose.
private final class NamePage: ExhibitViewController {
  private let name: Name

  init(_ name: Name) {
    self.name = name
    super.init()
    title = name.text
  }

  override func addExhibits() {
    add(name.kind.title, Label(text: name.text))
    let back = button(Text("Back to the Names", de: "Zurück zu den Namen", ja: "名前に戻る"))
    back.addAction(for: .touchUpInside) { [weak self] _ in
      self?.navigationController?.popViewController(animated: true)
    }
    add(nil, Leading(back))
  }
}

/// A name and its kind.
struct Name {
  enum Kind: CaseIterable {
    case crew, ship

    var title: Text {
      self == .crew ? Text("Crew", de: "Leute", ja: "乗員") : Text("Ships", de: "Schiffe", ja: "船")
    }
  }

  let text: String
  let kind: Kind

  static let all =
    ["Aldrin", "Armstrong", "Bean", "Cernan", "Collins", "Conrad", "Duke", "Irwin", "Lovell", "Mitchell"].map {
      Name(text: $0, kind: .crew)
    } + ["Antares", "Aquarius", "Columbia", "Eagle", "Falcon", "Intrepid", "Orion"].map { Name(text: $0, kind: .ship) }
}

/// A table of names.
class NamesViewController: TableViewController, TranslatedPage {
  let translations = Translations()
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
    let (count, all) = (names.count, Name.all.count)
    let counted = Text("\(count) of \(all)", de: "\(count) von \(all)", ja: "\(all) 件中 \(count) 件")
    return names.isEmpty ? Text("No results", de: "Keine Ergebnisse", ja: "結果なし").string : counted.string
  }
}
